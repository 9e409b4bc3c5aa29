import { readFileSync } from 'node:fs';

import { expect } from './base.js';

/**
 * What the specs do with the page, by its stable hooks and its words alone.
 * @typedef {import('@playwright/test').Page} Page
 */

/** A module of the page that imports nothing; Playwright itself takes it for CommonJS. */
export const dataOf = (name) => {
  const text = readFileSync(new URL(`../../www/${name}`, import.meta.url), 'utf8');
  return import(`data:text/javascript,${encodeURIComponent(text)}`);
};

export const root = (page) => page.locator('[data-hoyito]');
export const house = (page, letter) => page.locator(`[data-house="${letter}"]`);
/** Clicks whatever is there, also what is said to be not playable. */
export const tap = (page, letter) => house(page, letter).click({ force: true });
export const said = (page) => page.locator('[aria-live="polite"] p').last();
export const dialog = (page, name) => page.locator(`dialog[data-dialog="${name}"]`);

/**
 * Loads the page with settings of its own, as if they had been chosen on an earlier visit. Nothing
 * builds endgame tables unless they are asked for: a machine that builds them in each test has time
 * for little else.
 */
export async function open(page, settings = {}, { tables = false } = {}) {
  await page.addInitScript(({ chosen, build }) => {
    localStorage['hoyito.settings'] ??= JSON.stringify(chosen);
    if (build) return;
    const idler = { postMessage() {}, terminate() {} };
    window.Worker = new Proxy(Worker, {
      construct: (Real, [address, options]) => (
        `${address}`.includes('tables-worker') ? idler : new Real(address, options)),
    });
  }, { chosen: { speed: 'instant', bigTables: false, ...settings }, build: tables });
  await page.goto('./');
  await idle(page);
}

/**
 * Opens the page where two persons have sat down to Hoyito II, as if on an earlier visit: what
 * `begin` does by the dialog, in a tenth of the time.
 */
export async function sit(page, settings) {
  await page.addInitScript(() => {
    localStorage['hoyito.record'] ??= '[Variant "hoyito-2"]\n\n*\n';
    localStorage['hoyito.table'] ??= '{"south":"person","north":"person"}';
  });
  await open(page, settings);
}

/** Looks again sooner than `expect` does: the board rests only 200 ms after each sowing. */
export const idle = (page) => (
  page.locator('[data-hoyito][data-busy="false"]').waitFor({ timeout: 30_000 }));

/** Has time pass ten times as fast, for whole games in which nothing is to be seen moving. */
export const hurry = (page) => page.addInitScript(() => {
  const wait = window.setTimeout;
  window.setTimeout = (act, ms = 0, ...rest) => wait(act, ms / 10, ...rest);
});

export async function moving(page) {
  await expect(root(page)).toHaveAttribute('data-busy', 'true');
}

/** Starts a game by the dialog. Two persons, Hoyito II, South first, unless said otherwise. */
export async function begin(page, choice = {}) {
  const {
    variant = 'hoyito-2', south = 'person', north = 'person', starter = 'south', match,
  } = choice;
  await page.getByRole('button', { name: 'New game' }).first().click();
  const form = dialog(page, 'newGame');
  await form.locator(`input[value="${variant}"]`).check();
  await form.getByRole('group', { name: 'South' }).locator(`input[value="${south}"]`).check();
  await form.getByRole('group', { name: 'North' }).locator(`input[value="${north}"]`).check();
  await form.getByRole('group', { name: 'Starts' }).locator(`input[value="${starter}"]`).check();
  await match?.(form);
  await form.getByRole('button', { name: 'Start' }).click();
  await expect(root(page)).toHaveAttribute('data-variant', variant);
}

/** Everything that the hooks say about the board. */
export const hooks = (page) => page.evaluate(() => {
  const { variant, turn, over, busy } = document.querySelector('[data-hoyito]').dataset;
  const houses = {};
  for (const { dataset } of document.querySelectorAll('[data-house]')) {
    houses[dataset.house] = `${dataset.seeds} ${dataset.playable}`;
  }
  const heap = (side) => Number(document.querySelector(`[data-heap="${side}"]`).dataset.seeds);
  return { variant, turn, over, busy, houses, south: heap('south'), north: heap('north') };
});

/**
 * What the engine itself says after the sowings in `line`, in the same shape, with the legal house
 * that takes most as `best`. It is a second game of the engine's, which the page knows nothing of.
 */
export const truth = (page, { variant = 'hoyito-2', starter = 'south', line = '' }) => (
  page.evaluate(async (game) => {
    const { Game, default: start } = await import(new URL('hoyito.js', document.baseURI).href);
    // Firefox's driver has a world of its own, and in it modules of its own.
    await start();
    const played = new Game(game.variant, game.starter);
    for (const letter of game.line) {
      played.play(played.moves().find((move) => move.letter === letter).house);
    }
    const { turn, over, captured, houses } = played.state();
    const moves = played.moves();
    played.free();
    const best = moves.filter(({ playable }) => playable)
      .reduce((most, move) => (most && most.captured >= move.captured ? most : move), null);
    return {
      hooks: {
        variant: game.variant,
        turn,
        over: String(Boolean(over)),
        busy: 'false',
        houses: Object.fromEntries(moves.map(({ letter, playable }, index) => (
          [letter, `${houses[index]} ${playable}`]))),
        ...captured,
      },
      best: best?.letter,
    };
  }, { variant, starter, line })
);

/** The letters of the list of moves, in order. */
export const listed = (page) => page.evaluate(() => (
  Array.from(document.querySelectorAll('[data-ply]'), (move) => move.textContent[0]).join('')));

/**
 * Plays to the end, each time the house that takes most, and holds the page against the engine
 * after every sowing. This, and what is by keys, asks no more of a page than what
 * tests/browsers/page.js has.
 * @param {(letter: string) => Promise<void>} sow
 */
export async function playOut(page, game, sow) {
  let line = '';
  for (;;) {
    await expect.poll(async () => (await hooks(page)).busy, { timeout: 30_000 }).toBe('false');
    const [seen, { hooks: expected, best }] = await Promise.all(
      [hooks(page), truth(page, { ...game, line })]);
    expect(seen, `after ${line}`).toEqual(expected);
    if (!best) return line;
    await sow(best);
    line += best;
    expect(line.length).toBeLessThan(600);
  }
}

/** Starts a game of two persons by keys alone, where the computer was to play North. */
export async function beginByKeys(page) {
  const where = () => page.evaluate(() => {
    const { activeElement: focused } = document;
    if (!focused.closest('dialog[open]')) return null;
    return `${focused.closest('fieldset')?.querySelector('legend').textContent} ${focused.value}`;
  });
  await page.keyboard.press('n');
  await expect.poll(where).not.toBeNull();
  // From the button that starts, back to who plays North.
  for (let tabs = 0; tabs < 9 && await where() !== 'North computer'; tabs += 1) {
    await page.keyboard.press('Shift+Tab');
  }
  await page.keyboard.press('ArrowLeft');
  expect(await where()).toBe('North person');
  await page.keyboard.press('Enter');
  await expect.poll(where).toBeNull();
}

/** Sows by keys alone, in each of the ways in turn: for `playOut`. */
export function sowByKeys(page) {
  let sowings = 0;
  return async (letter) => {
    sowings += 1;
    if (sowings % 3 === 0) return page.keyboard.press(sowings % 2 ? letter : letter.toUpperCase());
    await walkTo(page, letter);
    await page.keyboard.press(sowings % 3 === 1 ? 'Enter' : 'Space');
  };
}

/** By Tab to the board, and by arrows to the house. */
async function walkTo(page, letter) {
  const onwards = () => page.evaluate((wanted) => {
    const here = document.activeElement;
    if (!here.dataset.house) return 'Tab';
    if (here.dataset.house === wanted) return null;
    const [at, to] = [here, document.querySelector(`[data-house="${wanted}"]`)]
      .map((house) => house.getBoundingClientRect());
    if (Math.abs(at.y - to.y) > 20) return at.y > to.y ? 'ArrowUp' : 'ArrowDown';
    return at.x > to.x ? 'ArrowLeft' : 'ArrowRight';
  }, letter);
  let presses = 0;
  for (let key = await onwards(); key; key = await onwards()) {
    expect(presses += 1).toBeLessThan(40);
    await page.keyboard.press(key);
  }
}

/** A finger on the page, which stays until it is told to go: `touch('touchStart', { x, y })`. */
export async function fingerOn(page) {
  const session = await page.context().newCDPSession(page);
  return (type, ...touchPoints) => (
    session.send('Input.dispatchTouchEvent', { type, touchPoints }));
}

/** Opens what a game is handed out with, and one of its parts. */
export async function openShare(page, part) {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await dialog(page, 'more').getByRole('button', { name: /^Share/ }).click();
  const share = dialog(page, 'share');
  if (part) await share.getByText(part, { exact: true }).click();
  return share;
}

import { clean } from './axe.js';
import { test, expect } from './base.js';
import { dialog, hooks, house, idle, open, said, truth } from './play.js';

/** Three turns of Hoyito II, with relays and a capture. */
const LINE = 'AbaAaA';

const bar = (page) => page.getByRole('group', { name: 'Replay' });
const press = (page, name) => bar(page).getByRole('button', { name, exact: true }).click();
const unit = (page, name) => bar(page).getByLabel('Step by').selectOption(name);
const headline = (page) => page.locator('.status strong');
const stored = (page) => page.evaluate(() => (
  localStorage['hoyito.record'] + localStorage['hoyito.table']));
const counts = ({ houses, south, north }) => (
  [...Object.values(houses).map((seeds) => Number.parseInt(seeds, 10)), south, north]);
/** What the engine has on the board after so many sowings of the line. */
const after = async (page, sowings) => (
  counts((await truth(page, { line: LINE.slice(0, sowings) })).hooks));

/** A game that the page has kept from an earlier visit, of two persons unless said otherwise. */
async function openAt(page, settings, { north = 'person', turns = '1. A ba 2. A a 3. A *' } = {}) {
  await page.addInitScript(([line, player]) => {
    localStorage['hoyito.record'] ??= `[Variant "hoyito-2"]\n\n${line}\n`;
    localStorage['hoyito.table'] ??= JSON.stringify({ south: 'person', north: player });
  }, [turns, north]);
  await open(page, settings);
}

async function openReplay(page) {
  await page.keyboard.press('o');
  await dialog(page, 'more').getByRole('button', { name: /^Replay/ }).click();
  await expect(bar(page)).toBeVisible();
}

/**
 * Presses a button of the bar until the headline is `end`, and gives each stop before that: its
 * headline and what lies in the houses and heaps. Thirty stops one by one from outside take long.
 */
const walk = (page, name, end) => page.evaluate(async ([label, last]) => {
  const app = document.querySelector('[data-hoyito]');
  const stops = [];
  for (let stop = ''; stops.length < 100;) {
    const now = app.querySelector('.status strong').textContent;
    if (now === last) return stops;
    if (now !== stop && app.dataset.busy === 'false') {
      stop = now;
      stops.push([now, Array.from(app.querySelectorAll('[data-house], [data-heap]'))
        .sort((one, other) => ('heap' in one.dataset) - ('heap' in other.dataset))
        .map(({ dataset }) => Number(dataset.seeds))]);
      app.querySelector(`.replay-bar [aria-label="${label}"]`).click();
    }
    await new Promise(requestAnimationFrame);
  }
  throw new Error(`${label} never came to ${last}`);
}, [name, end]);

test('by sowings, each stop is the engine’s board', async ({ page }) => {
  await openAt(page);
  const before = [await hooks(page), await stored(page)];
  await openReplay(page);
  await expect(bar(page).getByRole('button', { name: 'Play' })).toBeFocused();
  for (let ply = LINE.length; ply > 0; ply -= 1) {
    await expect(headline(page)).toHaveText(`Sowing ${ply} of 6`);
    expect(counts(await hooks(page)), `sowing ${ply}`).toEqual(await after(page, ply));
    await press(page, 'Back');
  }
  await expect(headline(page)).toHaveText('The beginning');
  expect(counts(await hooks(page))).toEqual(await after(page, 0));
  await expect(bar(page).getByRole('button', { name: 'Back' }))
    .toHaveAttribute('aria-disabled', 'true');
  await press(page, 'To the end');
  await expect(headline(page)).toHaveText('Sowing 6 of 6');
  await expect(page.locator('[data-playable="true"]')).toHaveCount(0);
  await press(page, 'Leave');
  await expect(bar(page)).toHaveCount(0);
  expect([await hooks(page), await stored(page)]).toEqual(before);
});

test('by turns and by laps, there and back', async ({ page }) => {
  await openAt(page);
  await openReplay(page);
  await press(page, 'To the beginning');
  await unit(page, 'turn');
  await press(page, 'Forward');
  await expect(headline(page)).toHaveText('Sowing 1 of 6');
  await press(page, 'Forward');
  await expect(headline(page)).toHaveText('Sowing 3 of 6');
  await expect(page.locator('.status .soft')).toHaveText(/^North sowed b and a and took 4/);

  await press(page, 'To the beginning');
  await unit(page, 'lap');
  const there = await walk(page, 'Forward', 'Sowing 6 of 6');
  expect(there.length).toBeGreaterThan(10);
  expect(there[1][0]).toBe('Sowing 1 of 6, lap 1 of 5');
  expect(there[1][1].slice(0, 6)).toEqual([0, 5, 5, 5, 5, 4]);
  for (const [name, seeds] of there) {
    expect(seeds.reduce((sum, n) => sum + n), name).toBe(48);
  }
  await press(page, 'Back');
  const back = await walk(page, 'Back', 'The beginning');
  expect([there[0], ...back.reverse()]).toEqual(there);
});

test('in every game the laps, put together, are the engine’s sowing', async ({ page }) => {
  await open(page);
  const { found, sowings } = await page.evaluate(async () => {
    const at = (path) => import(new URL(path, document.baseURI).href);
    const { Game, variants } = await at('hoyito.js');
    const { boardAt } = await at('www/replay/timeline.js');
    const { foldStep } = await at('www/shown.js');
    const found = [];
    let sowings = 0;
    for (const { id, seeds } of variants()) {
      const game = new Game(id, 'south');
      for (let ply = 1; ply <= 60 && !game.state().over; ply += 1) {
        const before = game.state();
        const playable = game.moves().filter((move) => move.playable);
        const { house, laps } = playable[ply % playable.length];
        const { steps, state } = game.play(house);
        const where = `${id} ${ply}`;
        sowings += 1;
        for (let lap = 1; lap < laps; lap += 1) {
          const { houses, captured, hand } = boardAt(before, steps, lap);
          const all = [...houses, captured.south, captured.north].reduce((sum, n) => sum + n);
          if (all !== seeds || hand) found.push(`${where}: lap ${lap}`);
        }
        if (steps.filter(({ kind }) => kind === 'relay').length + 1 !== laps) found.push(where);
        const end = steps.reduce(foldStep, boardAt(before, steps, 0));
        if (`${end.houses}` !== `${state.houses}`) found.push(`${where}: end`);
      }
      game.free();
    }
    return { found, sowings };
  });
  expect(found).toEqual([]);
  expect(sowings).toBeGreaterThan(60);
});

test('all of it by keys, each stop spoken once, and Escape leaves', async ({ page }) => {
  await openAt(page);
  await openReplay(page);
  await page.evaluate(() => {
    window.heard = [];
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        window.heard.push(...Array.from(addedNodes, (node) => node.textContent));
      }
    }).observe(document.querySelector('main > [aria-live]'), { childList: true });
  });
  for (const key of ['ArrowLeft', 'Home', 'ArrowRight', 'End']) await page.keyboard.press(key);
  const heard = await page.evaluate(() => window.heard.map((text) => text.split('.')[0]));
  expect(heard).toEqual(['Sowing 5 of 6', 'The beginning', 'Sowing 1 of 6', 'Sowing 6 of 6']);

  const slider = bar(page).getByRole('slider', { name: 'Place in the game' });
  await slider.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(headline(page)).toHaveText('Sowing 5 of 6');
  await expect(slider).toHaveAttribute('aria-valuetext', /^Sowing 5 of 6\. North sows a, /);
  expect(await page.evaluate(() => window.heard.length)).toBe(4);

  await page.keyboard.press('Escape');
  await expect(bar(page)).toHaveCount(0);
  await expect(said(page)).toHaveText('Back in the game.');
  await expect(page.locator('.status')).toBeFocused();
  expect(counts(await hooks(page))).toEqual(await after(page, 6));
});

test('it plays to the end by itself, and pauses in the middle of a sowing', async ({ page }) => {
  await openAt(page, { speed: 'fast' });
  await openReplay(page);
  await page.keyboard.press('Space');
  await expect(headline(page)).toHaveText('South sows A');
  await page.keyboard.press('Space');
  await expect(page.locator('.status .soft')).toHaveText('Paused');
  const held = counts(await hooks(page));
  await expect(bar(page).getByRole('button', { name: 'Play' })).toBeFocused();

  // A step from there ends the motion at once.
  await press(page, 'Forward');
  await idle(page);
  await expect(headline(page)).toHaveText('Sowing 1 of 6');
  expect(counts(await hooks(page))).not.toEqual(held);
  expect(counts(await hooks(page))).toEqual(await after(page, 1));

  await press(page, 'Play');
  await expect(headline(page)).toHaveText('Sowing 6 of 6', { timeout: 50_000 });
  await expect(bar(page).getByRole('button', { name: 'Play' })).toBeVisible();
  expect(counts(await hooks(page))).toEqual(await after(page, 6));
});

test('laps are played one by one, and a tap skips to the end of one', async ({ page }) => {
  await openAt(page, { speed: 'slow' });
  await openReplay(page);
  await press(page, 'To the beginning');
  await unit(page, 'lap');
  await press(page, 'Play');
  await expect(headline(page)).toHaveText('South sows A');
  await house(page, 'C').click({ force: true });
  await expect(headline(page)).toHaveText('Sowing 1 of 6, lap 1 of 5');
  await press(page, 'Pause');
  await house(page, 'C').click({ force: true });
  await expect(bar(page)).toBeVisible();
});

test('at instant speed it goes from stop to stop', async ({ page }) => {
  await openAt(page);
  await openReplay(page);
  await press(page, 'To the beginning');
  await unit(page, 'turn');
  await press(page, 'Play');
  await expect(headline(page)).toHaveText('Sowing 6 of 6', { timeout: 30_000 });
});

test('the computer waits for the end of the replay, and moves then', async ({ page }) => {
  await openAt(page, { speed: 'slow' }, { north: 'computer', turns: '1. A ba *' });
  // Its turn begins while the replay is asked for.
  await house(page, 'A').click();
  await openReplay(page);
  const before = await stored(page);
  for (const name of ['To the beginning', 'Forward', 'To the end']) await press(page, name);
  await page.keyboard.press('p');
  await page.keyboard.press('p');
  // Long enough for it to move, if it thought.
  await page.waitForTimeout(2_000);
  await expect(bar(page)).toBeVisible();
  await expect(page.locator('[data-ply]')).toHaveCount(4);
  expect(await stored(page)).toBe(before);
  await press(page, 'Leave');
  await expect(page.locator('[data-ply="5"]')).toHaveCount(1, { timeout: 30_000 });
});

test('whatever else is done with the game ends the replay', async ({ page }) => {
  await openAt(page);
  await openReplay(page);
  await press(page, 'Back');
  await page.keyboard.press('u');
  await expect(bar(page)).toHaveCount(0);
  expect(counts(await hooks(page))).toEqual(await after(page, 5));
  await openReplay(page);
  await expect(headline(page)).toHaveText('Sowing 5 of 6');
  await page.keyboard.press('Space');
  await page.keyboard.press('r');
  await expect(bar(page)).toHaveCount(0);
  expect(counts(await hooks(page))).toEqual(await after(page, 6));
  await expect(headline(page)).toHaveText('North to play');
});

test('a game without a sowing has nothing to replay', async ({ page }) => {
  await open(page);
  await page.keyboard.press('o');
  await dialog(page, 'more').getByRole('button', { name: /^Replay/ }).click();
  await expect(page.locator('.notices')).toContainText('There is no sowing to replay yet.');
  await expect(bar(page)).toHaveCount(0);
  await house(page, 'A').click();
  await expect(page.locator('[data-ply="1"]')).toHaveCount(1);
});

test('the board stays where it is, and all is as large as a finger', async ({ page }) => {
  await openAt(page);
  const before = await house(page, 'A').boundingBox();
  await openReplay(page);
  expect(await house(page, 'A').boundingBox()).toEqual(before);
  const targets = await bar(page).locator('button, select, input').evaluateAll((all) => (
    all.map((element) => element.getBoundingClientRect().toJSON())));
  expect(targets).toHaveLength(9);
  const { width } = page.viewportSize();
  for (const { left, right, height, width: breadth } of targets) {
    expect(Math.min(height, breadth)).toBeGreaterThanOrEqual(44);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(width);
  }
});

test('axe finds nothing in a replay', async ({ page }) => {
  await openAt(page);
  await openReplay(page);
  await press(page, 'Back');
  await clean(page, 'replay');
});

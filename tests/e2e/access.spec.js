import { clean } from './axe.js';
import { test, expect } from './base.js';
import { dialog, house, idle, open, root, said, sit, tap } from './play.js';

/** What the menu leads to that is a dialog, in its order. */
const PARTS = ['tutorial', 'share', 'library', 'editor', 'puzzles', 'statistics', 'help'];
const REPLAY = 3;

/** Opens what stands at this place of the menu, by keys, and waits for its dialog. */
async function openPart(page, index) {
  await page.keyboard.press('o');
  await dialog(page, 'more').locator('.menu button').nth(index).press('Enter');
}
const placeOf = (part) => PARTS.indexOf(part) + (PARTS.indexOf(part) < REPLAY ? 0 : 1);

const focused = (page) => page.evaluate(() => (
  document.activeElement?.closest('[data-house]')?.dataset.house
    ?? document.activeElement?.localName));

async function playSome(page, sowings) {
  for (let sown = 0; sown < sowings; sown += 1) {
    await page.locator('[data-playable="true"]').first().click();
    await idle(page);
  }
}

test('axe finds nothing on the page or in a dialog', async ({ page }) => {
  test.setTimeout(180_000);
  await sit(page);
  await clean(page, 'opening');
  await house(page, 'A').click();
  await idle(page);
  await house(page, 'b').hover();
  await clean(page, 'in the game');
  for (const [key, name] of [['n', 'newGame'], ['s', 'settings'], ['?', 'help']]) {
    await page.keyboard.press(key);
    await expect(dialog(page, name)).toBeVisible();
    await clean(page, name);
    await page.keyboard.press('Escape');
    await expect(dialog(page, name)).toHaveCount(0);
  }
  for (const [button, name] of [['Offer draw', 'draw'], ['Resign', 'resign']]) {
    await page.keyboard.press('m');
    await clean(page, 'list of moves');
    await page.getByRole('button', { name: button }).click();
    await expect(dialog(page, name)).toBeVisible();
    await clean(page, name);
    await page.keyboard.press('Escape');
    await expect(dialog(page, name)).toHaveCount(0);
    await page.keyboard.press('Escape');
  }
  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'Resign' }).click();
  await dialog(page, 'resign').getByRole('button', { name: 'Resign' }).click();
  await clean(page, 'the end');
});

test('axe finds nothing in any part', async ({ page }, { project }) => {
  test.skip(project.name === 'phone', 'the specs of the parts look at the phone');
  test.setTimeout(240_000);
  await sit(page);
  await playSome(page, 3);
  await page.keyboard.press('o');
  await clean(page, 'more');
  await page.keyboard.press('Escape');
  for (const part of PARTS) {
    await openPart(page, placeOf(part));
    await expect(dialog(page, part)).toBeVisible();
    await clean(page, part);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog')).toHaveCount(0);
  }
  await page.keyboard.press('n');
  await dialog(page, 'newGame').locator('input[value="rounds"]').check();
  await clean(page, 'a match');
  await page.keyboard.press('Escape');
  for (const [name, bring] of Object.entries(OTHERS)) {
    await bring(page);
    await expect(dialog(page, name)).toBeVisible();
    await clean(page, name);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog')).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Back to my game' }).click();
  await page.keyboard.press('s');
  await dialog(page, 'settings').getByRole('button', { name: 'Reset all' }).click();
  await clean(page, 'reset');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await openPart(page, REPLAY);
  await expect(page.locator('.replay-bar')).toBeVisible();
  await clean(page, 'replay');
  await page.keyboard.press('Escape');
  await page.keyboard.press('y');
  await expect(page.locator('.panel')).toBeVisible();
  await clean(page, 'analysis');
  await page.getByRole('button', { name: 'Review' }).last().click();
  await expect(dialog(page, 'review')).toBeVisible();
  await clean(page, 'review');
});

/** Brings a link to the page, as an address does. */
const arriveAt = (page, turns) => page.evaluate(async (line) => {
  const { gameFragment } = await import(new URL('www/share/link.js', document.baseURI).href);
  location.hash = line ? gameFragment(
    `[Variant "hoyito-2"]\n[Game "fromafar"]\n\n1. ${line} *\n`) : '#game=nonsense';
}, turns);

/** What comes up by itself, or out of another dialog. */
const OTHERS = {
  link: (page) => arriveAt(page, ''),
  async changed(page) {
    await arriveAt(page, 'A');
    await expect(page.locator('[data-guest="bar"]')).toBeVisible();
    await idle(page);
    await house(page, 'B').focus();
    await arriveAt(page, 'B');
  },
  async solved(page) {
    await page.keyboard.press('?');
    await dialog(page, 'help').getByRole('button', { name: 'The solved game' }).press('Enter');
  },
};

test('after each dialog the focus is where it was', async ({ page }, { project }) => {
  test.skip(project.name === 'phone', 'no keys there');
  test.setTimeout(120_000);
  await sit(page);
  await playSome(page, 2);
  await house(page, 'B').focus();
  const opened = async (name, how) => {
    await how();
    await expect(dialog(page, name)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog')).toHaveCount(0);
    expect(await focused(page), name).toBe('B');
  };
  for (const [name, key] of [['newGame', 'n'], ['settings', 's'], ['more', 'o'], ['help', '?']]) {
    await opened(name, () => page.keyboard.press(key));
  }
  for (const part of PARTS) await opened(part, () => openPart(page, placeOf(part)));
  for (const [name, bring] of Object.entries(OTHERS)) await opened(name, () => bring(page));
  await page.getByRole('button', { name: 'Back to my game' }).click();
  await page.keyboard.press('s');
  await dialog(page, 'settings').getByRole('button', { name: 'Reset all' }).press('Enter');
  await expect(dialog(page, 'reset')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page, 'settings').getByRole('button', { name: 'Reset all' })).toBeFocused();
  await page.keyboard.press('Escape');
  for (const [button, name] of Object.entries({
    'Offer draw': 'draw', Resign: 'resign', Review: 'review',
  })) {
    const opener = page.locator('aside').getByRole('button', { name: button });
    await opener.press('Enter');
    await expect(dialog(page, name)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page, name)).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
});

test('a new game by keys, on other rows too, leaves the focus on the page', async ({
  page,
}, { project }) => {
  test.skip(project.name === 'phone', 'no keys there');
  await sit(page);
  for (const variant of ['hoyito-2-12', 'hoyito-2']) {
    await house(page, 'C').focus();
    await page.keyboard.press('n');
    const form = dialog(page, 'newGame');
    await form.locator(`input[value="${variant}"]`).check();
    await form.getByRole('button', { name: 'Start' }).press('Enter');
    await expect(root(page)).toHaveAttribute('data-variant', variant);
    expect(await focused(page)).not.toBe('body');
  }
});

test('a focused move that is taken back and gives way leaves the focus in the list', async ({
  page,
}, { project }) => {
  test.skip(project.name === 'phone', 'no keys there');
  await sit(page);
  await playSome(page, 3);
  await page.locator('[data-ply="2"]').press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[data-ply="3"]')).toBeFocused();
  const letter = await page.locator('[data-playable="true"]').last().getAttribute('data-house');
  await page.keyboard.press(letter.toLowerCase());
  await idle(page);
  await expect(page.locator('.moves [aria-current]')).toBeFocused();
});

test('each turn of the list has its number, and a replay its place', async ({
  page,
}, { project }) => {
  test.skip(project.name === 'phone', 'the list is in a drawer there');
  await sit(page);
  await playSome(page, 3);
  const numbers = await page.locator('.moves li > span:first-child').allInnerTexts();
  expect(numbers.map((text) => text.split('.')[0])).toEqual(numbers.map((_, i) => `${i + 1}`));
  await openPart(page, REPLAY);
  await expect(page.locator('.replay-bar')).toBeVisible();
  await expect(page.locator('[data-ply="3"]')).toHaveAttribute('aria-current', 'step');
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('[data-ply="2"]')).toHaveAttribute('aria-current', 'step');
  await page.keyboard.press('Escape');
  await expect(page.locator('[aria-current]')).toHaveAttribute('data-ply', '3');
});

test('each house is a button that says its letter, owner, seeds and whether it plays', async ({
  page,
}) => {
  await sit(page);
  await expect(page.getByRole('button', { name: /^C, South, 4 seeds, playable: 5 laps, ends in/ }))
    .toBeVisible();
  await expect(page.getByRole('button', { name: /^c, North, 4 seeds, not playable/ }))
    .toBeVisible();
  await page.keyboard.press('s');
  await dialog(page, 'settings').getByLabel('Show where').uncheck();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'C, South, 4 seeds, playable', exact: true }))
    .toBeVisible();
});

test('each sowing is told in one sentence, the same one twice too', async ({ page }) => {
  await sit(page);
  await page.evaluate(() => {
    window.said = [];
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) window.said.push(node.textContent);
      }
    }).observe(document.querySelector('[aria-live="polite"]'), { childList: true });
  });
  await house(page, 'A').click();
  await idle(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await house(page, 'A').click();
  await idle(page);
  const heard = await page.evaluate(() => window.said);
  expect(heard).toHaveLength(3);
  expect(heard[0]).toBe('South sows A, 5 laps. North to play.');
  expect(heard[2]).toBe(heard[0]);
});

test('a house that cannot be sown says why, to the eye and to the ear', async ({ page }) => {
  await sit(page);
  await tap(page, 'c');
  await expect(said(page)).toHaveText('c belongs to North.');
  await expect(page.locator('.note')).toHaveText('c belongs to North.');
  await house(page, 'A').click();
  await idle(page);
  const empty = page.locator('[data-seeds="0"][data-house]').first();
  const letter = await empty.getAttribute('data-house');
  await empty.click({ force: true });
  await expect(said(page)).toHaveText(new RegExp(`^${letter} (is empty|belongs)`));
});

test('hover shows where a sowing would end, unless that is switched off', async ({
  page,
}, { project }) => {
  test.skip(project.name === 'phone', 'nothing hovers there');
  await sit(page);
  await house(page, 'C').hover();
  await expect(page.locator('.note')).toContainText('C: 5 laps, ends in');
  await page.mouse.move(2, 2);
  await expect(page.locator('.note')).toHaveText('');
  await house(page, 'D').focus();
  await expect(page.locator('.note')).toContainText('D: 5 laps');
  await page.keyboard.press('s');
  await dialog(page, 'settings').getByLabel('Show where').uncheck();
  await page.keyboard.press('Escape');
  await house(page, 'C').hover();
  await expect(page.locator('.note')).toHaveText('');
});

test('keys mean nothing to the game where they mean something else', async ({ page }) => {
  await sit(page);
  await page.keyboard.press('s');
  await expect(dialog(page, 'settings')).toBeVisible();
  for (const key of ['a', 'u', 'n', 'Control+a']) await page.keyboard.press(key);
  await expect(page.locator('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+b');
  await expect(page.locator('[data-ply]')).toHaveCount(0);

  await page.keyboard.press('s');
  await dialog(page, 'settings').getByLabel('Letter keys').uncheck();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
  await page.keyboard.press('a');
  await page.keyboard.press('n');
  await expect(page.locator('[data-ply], dialog')).toHaveCount(0);
});

test('the keyboard is caught nowhere', async ({ page }, { project }) => {
  test.skip(project.name === 'phone', 'no keys there');
  await open(page);
  const places = new Set();
  for (let tabs = 0; tabs < 20; tabs += 1) {
    await page.keyboard.press('Tab');
    places.add(await page.evaluate(() => document.activeElement?.textContent ?? ''));
  }
  expect([...places].join()).toMatch(/New game.*Undo.*Resign/s);
  await expect(root(page)).toHaveAttribute('data-busy', 'false');
});

test('the list of moves is one stop for Tab, and arrows go along it', async ({
  page,
}, { project }) => {
  test.skip(project.name === 'phone', 'no keys there');
  await sit(page);
  for (let sowings = 0; sowings < 3; sowings += 1) {
    await page.locator('[data-playable="true"]').first().click();
    await idle(page);
  }
  await page.keyboard.press('m');
  await expect(page.locator('[data-ply="3"]')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('[data-ply="2"]')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-ply]:focus')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator('[data-ply="2"]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.status')).toContainText('Sowing 2 of 3');
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-ply]:focus')).toHaveCount(0);
});

test('200 percent text stays on a laptop’s screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const [scroll, view] = await page.evaluate(
    () => [document.documentElement.scrollWidth, innerWidth]);
  expect(scroll).toBe(view);
  await expect(house(page, 'A')).toBeInViewport();
});

test('at 400 percent nothing is lost and nothing has to be scrolled sideways', async ({
  page,
}, { project }) => {
  test.skip(project.name === 'phone', 'a laptop’s screen, zoomed');
  await page.setViewportSize({ width: 320, height: 256 });
  await sit(page);
  const sideways = () => page.evaluate(() => (
    document.documentElement.scrollWidth - document.documentElement.clientWidth));
  expect(await sideways()).toBe(0);
  for (const letter of 'ABCDEFabcdef') {
    await house(page, letter).scrollIntoViewIfNeeded();
    await expect(house(page, letter)).toBeInViewport({ ratio: 0.9 });
  }
  for (const name of ['New game', 'More', 'Undo', 'Hint', 'Moves']) {
    const button = page.getByRole('button', { name }).first();
    await button.scrollIntoViewIfNeeded();
    await expect(button).toBeInViewport({ ratio: 0.9 });
  }
  await expect(page.locator('.status strong')).toBeVisible();
  for (const [key, name] of [
    ['s', 'settings'], ['n', 'newGame'], ['o', 'more'], ['?', 'help'],
  ]) {
    await page.keyboard.press(key);
    await expect(dialog(page, name)).toBeInViewport({ ratio: 0.9 });
    expect(await sideways(), name).toBe(0);
    expect(await dialog(page, name).locator('.body').evaluate(
      ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), name).toBe(0);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog')).toHaveCount(0);
  }
});

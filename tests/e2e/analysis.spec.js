import { clean } from './axe.js';
import { test, expect } from './base.js';
import { begin, dialog, hooks, house, idle, open, root, said, sit } from './play.js';

/** Sixteen seeds at most, so that all is proven soon; the values stand in vectors/solved.json. */
const SMALL = 'hoyito-2 311010/100001 20-20 S';
const EIGHT = 'hoyito-2 210011/200001 20-20 S';

/** A game of two persons from a position, kept from an earlier visit. */
async function openAt(page, position, settings) {
  await page.addInitScript((start) => {
    localStorage['hoyito.record'] ??= `[Variant "hoyito-2"]\n[Start "${start}"]\n\n*\n`;
    localStorage['hoyito.table'] ??= JSON.stringify({ south: 'person', north: 'person' });
  }, position);
  await open(page, settings, { tables: true });
}

const panel = (page) => page.locator('.panel');
const rows = (page) => page.locator('.worths tbody tr');

/** The figures at the houses, by letter. */
const figures = (page) => page.evaluate(() => Object.fromEntries(
  Array.from(document.querySelectorAll('[data-house]'), (element) => (
    [element.dataset.house, element.querySelector('.value').textContent]))
    .filter(([, text]) => text)));

async function proven(page) {
  await expect(panel(page).getByText('All proven')).toHaveCount(1, { timeout: 30_000 });
}

/** Plays the first houses there are until the game is over. */
async function playToEnd(page) {
  for (let sowings = 0; sowings < 60; sowings += 1) {
    if ((await hooks(page)).over === 'true') return;
    await page.locator('[data-playable="true"]').first().click();
    await idle(page);
  }
  throw new Error('the game does not end');
}

test('the level is chosen with the game, kept, and shown', async ({ page }) => {
  await open(page, {}, { tables: true });
  await page.keyboard.press('n');
  const form = dialog(page, 'newGame');
  const level = form.getByLabel('Level');
  await expect(level).toHaveValue('casual');
  expect(await level.locator('option').count()).toBeGreaterThanOrEqual(6);
  await form.getByRole('group', { name: 'North' }).locator('input[value="person"]').check();
  await expect(level).toBeHidden();
  await form.getByRole('group', { name: 'North' }).locator('input[value="computer"]').check();
  await level.selectOption('Newcomer');
  await expect(form.getByText('Knows the rules and little else')).toBeVisible();
  await form.getByRole('button', { name: 'Start' }).click();
  await expect(page.locator('.status')).toContainText('Computer: Newcomer');
  await house(page, 'A').click();
  await expect(page.locator('[data-ply="2"]')).toHaveCount(1);

  await page.reload();
  await idle(page);
  await page.keyboard.press('n');
  await expect(dialog(page, 'newGame').getByLabel('Level')).toHaveValue('newcomer');
});

test('the computer plays both sides in a demonstration', async ({ page }) => {
  await open(page, {}, { tables: true });
  await page.keyboard.press('n');
  await dialog(page, 'newGame').getByLabel('Level').selectOption('newcomer');
  await dialog(page, 'newGame').getByRole('button', { name: 'Demonstration' }).click();
  await expect(page.locator('[data-ply="3"]')).toHaveCount(1, { timeout: 30_000 });
});

test('a hint names a legal house and says why', async ({ page }) => {
  await openAt(page, EIGHT);
  await page.keyboard.press('w');
  const hint = /^[AF]: takes (nothing|\d+)(, then sows again)?; wins by 8 \(exact\)$/;
  await expect(page.locator('.note')).toHaveText(hint, { timeout: 20_000 });
  await expect(said(page)).toHaveText(hint);
  await expect(page.locator('.house.is-source')).toHaveAttribute('data-playable', 'true');
  await house(page, 'A').click();
  await idle(page);
  await expect(page.locator('.note')).toHaveText('');
});

test('analysis says what each playable house is worth, and which values are exact', async ({
  page,
}) => {
  await openAt(page, EIGHT);
  await page.keyboard.press('y');
  await proven(page);
  expect(await figures(page)).toEqual({ A: '+8', B: '0', E: '−8', F: '+8' });
  await expect(page.locator('.value.is-exact')).toHaveCount(4);
  await expect(rows(page)).toHaveText([
    'Awins by 8exact', 'Fwins by 8exact', 'Bdrawexact', 'Eloses by 8exact',
  ]);
  await expect(page.getByRole('button', { name: /^A, South.*; wins by 8, exact$/ }))
    .toHaveCount(1);

  await house(page, 'B').click();
  await idle(page);
  await proven(page);
  const { houses } = await hooks(page);
  const playable = Object.keys(houses).filter((letter) => houses[letter].endsWith('true'));
  expect(Object.keys(await figures(page))).toEqual(playable);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => figures(page), 'a position gone back to')
    .toEqual({ A: '+8', B: '0', E: '−8', F: '+8' });
  await page.keyboard.press('y');
  expect(await figures(page)).toEqual({});
  await expect(panel(page)).toBeHidden();
});

test('estimates are marked as such', async ({ page }) => {
  await open(page, { bigTables: false }, { tables: true });
  await begin(page, { variant: 'hoyito-2-12' });
  await page.keyboard.press('y');
  await expect.poll(() => figures(page).then((all) => Object.keys(all).length)).toBe(12);
  await expect(page.locator('.value.is-exact')).toHaveCount(0);
  await expect(rows(page).first()).toContainText('estimate');
});

test('the board does not move when analysis opens', async ({ page }) => {
  await openAt(page, EIGHT);
  const before = await house(page, 'A').boundingBox();
  await page.keyboard.press('y');
  await proven(page);
  expect(await house(page, 'A').boundingBox()).toEqual(before);
});

test('the best line is stepped through by keys alone, and the game stays', async ({ page }) => {
  await openAt(page, SMALL);
  const before = await hooks(page);
  await page.keyboard.press('y');
  await proven(page);
  if (await page.locator('.drawer').isVisible()) await page.keyboard.press('m');
  await expect(panel(page).getByRole('button', { name: 'Step through' })).toBeVisible();
  await panel(page).getByRole('button', { name: 'Step through' }).focus();
  await page.keyboard.press('Enter');
  const bar = page.getByRole('group', { name: 'Best line' });
  await expect(bar.getByRole('button', { name: 'Forward' })).toBeFocused();
  await expect(page.locator('.status')).toContainText('Best line, 1 of');
  const one = await hooks(page);
  expect(one.houses).not.toEqual(before.houses);
  await expect(page.locator('[data-playable="true"]')).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.status')).toContainText('Best line, 2 of');
  await page.keyboard.press('ArrowLeft');
  expect(await hooks(page)).toEqual(one);
  await page.keyboard.press('Escape');
  await expect(bar).toHaveCount(0);
  expect(await hooks(page)).toEqual(before);
  await expect(page.locator('[data-ply]')).toHaveCount(0);
  const back = page.locator('.best-line button, .drawer').and(page.locator(':focus'));
  await expect(back).toHaveCount(1);
});

test('a game is reviewed: losses, curve, and the way to a position', async ({ page }) => {
  await openAt(page, SMALL);
  await playToEnd(page);
  await page.locator('.status').getByRole('button', { name: 'Review' }).click();
  const review = dialog(page, 'review');
  await expect(review.locator('tr[data-state="open"]')).toHaveCount(0, { timeout: 40_000 });
  await expect(review.getByRole('img', { name: /^Curve of the foreseen lead/ })).toBeVisible();
  const line = await page.locator('[data-ply]').count();
  await expect(review.locator('tbody tr')).toHaveCount(line);
  await expect(review.getByText(/gave away/)).toBeVisible();
  await review.getByRole('button', { name: /^To sowing 1,/ }).focus();
  await page.keyboard.press('Enter');
  await expect(review).toHaveCount(0);
  await expect(page.locator('[data-ply="1"]')).toHaveAttribute('aria-current', 'step');
});

test('a review can be stopped, and goes on where it was', async ({ page }) => {
  await sit(page, { bigTables: false }, { tables: true });
  for (let sowings = 0; sowings < 6; sowings += 1) {
    await page.locator('[data-playable="true"]').first().click();
    await idle(page);
  }
  await page.keyboard.press('m');
  await page.locator('aside').getByRole('button', { name: 'Review' }).click();
  const review = dialog(page, 'review');
  await review.getByRole('button', { name: 'Stop' }).click();
  await expect(review.getByText(/^Stopped: \d of 6/)).toBeVisible();
  await review.getByRole('button', { name: 'Look at the rest' }).click();
  await expect(review.locator('tr[data-state="open"]')).toHaveCount(0, { timeout: 20_000 });
  await page.keyboard.press('Escape');
  expect((await hooks(page)).over).toBe('false');
});

test('the solved game is told in the help', async ({ page }, { project }) => {
  test.skip(project.name === 'phone', 'there the help is in the menu');
  await open(page, {}, { tables: true });
  await page.getByRole('button', { name: 'Help' }).focus();
  await page.keyboard.press('Enter');
  await dialog(page, 'help').getByRole('button', { name: 'The solved game' }).click();
  const solved = dialog(page, 'solved');
  await expect(solved).toContainText('the second player wins by 28 seeds');
  await expect(solved.locator('tbody tr').first()).toHaveText('A28, the least40');
  await page.keyboard.press('Escape');
  await expect(solved).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Help' })).toBeFocused();
});

test('big tables can be declined, and that is kept', async ({ page }) => {
  await open(page, { bigTables: true, level: 'newcomer' }, { tables: true });
  // They are for a game that has begun.
  await page.keyboard.press('c');
  await page.keyboard.press('m');
  await expect(page.getByText(/^Exact endgames: \d+ %$/)).toBeVisible({ timeout: 20_000 });
  await page.locator('.tables').getByRole('button', { name: 'Stop' }).click();
  await page.keyboard.press('Escape');
  await page.reload();
  await idle(page);
  await page.keyboard.press('s');
  await expect(dialog(page, 'settings').getByLabel('exact endgames')).not.toBeChecked();
});

test('axe finds nothing in analysis, review and the solved game', async ({
  page,
}) => {
  test.slow();
  await openAt(page, SMALL);
  await page.keyboard.press('y');
  await proven(page);
  await clean(page, 'analysis');
  if (await page.locator('.drawer').isVisible()) {
    await page.keyboard.press('m');
    await clean(page, 'drawer');
  }
  await panel(page).getByRole('button', { name: 'Step through' }).click();
  await expect(page.locator('.status')).toContainText('Best line, 1 of');
  await clean(page, 'best line');
  await page.keyboard.press('Escape');
  await playToEnd(page);
  await page.locator('.status').getByRole('button', { name: 'Review' }).click();
  await expect(dialog(page, 'review').locator('tr[data-state="open"]'))
    .toHaveCount(0, { timeout: 40_000 });
  await clean(page, 'review');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await dialog(page, 'help').getByRole('button', { name: 'The solved game' }).click();
  await expect(dialog(page, 'solved')).toBeVisible();
  await clean(page, 'solved');
});

test('what is looked into is loaded when it is asked for', async ({ page }) => {
  /** @type {string[]} */
  const loaded = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await openAt(page, EIGHT);
  expect(loaded.filter((path) => /analysis/.test(path))).toEqual([]);
  await page.keyboard.press('y');
  await proven(page);
  expect(loaded.filter((path) => /analysis/.test(path))).not.toEqual([]);
  expect(await hooks(page)).toMatchObject({ south: 20, north: 20 });
  await expect(root(page)).toHaveAttribute('data-over', 'false');
});

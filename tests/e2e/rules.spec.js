import { clean } from './axe.js';
import { test, expect } from './base.js';
import { dataOf, dialog, open } from './play.js';

const { PICTURES } = await dataOf('rules/pictures.js');

const help = (page) => dialog(page, 'help');

async function openRules(page, variant) {
  await open(page);
  await page.keyboard.press('?');
  await expect(help(page)).toBeVisible();
  if (variant) await help(page).getByLabel('Game').selectOption(variant);
}

/** What the first pictures of strips show: the numbers at the houses, South's first. */
const firsts = (page) => help(page).locator('.strip svg:first-child').evaluateAll(
  (all) => all.filter((svg) => !svg.parentElement.previousElementSibling).map((svg) => (
    Array.from(svg.querySelectorAll('.number'), (it) => it.textContent))));

/** The rows of a position, as numbers. */
const numbersOf = (position) => position.split(' ')[1].match(/\d|\(\d+\)/g)
  .map((text) => text.replace(/\D/g, ''));

for (const [variant, pictures] of Object.entries(PICTURES)) {
  test(`the rules of ${variant} are told with boards of its own`, async ({ page }) => {
    await openRules(page, variant);
    expect(await firsts(page)).toEqual(
      Object.values(pictures).map(([position]) => numbersOf(position)));
    const captions = await help(page).locator('figcaption:not(figure + figure *)')
      .allTextContents();
    expect(captions.map((caption) => /^South sows (.):/.exec(caption)?.[1] ?? '')).toEqual(
      Object.values(pictures).map(([, letters]) => letters.slice(0, 1)));
    // Every seed is drawn that a number tells.
    const counts = await help(page).locator('.picture').evaluateAll((all) => all.map((picture) => [
      picture.querySelectorAll('.pebble').length,
      Array.from(picture.querySelectorAll('.number'), (it) => Number(it.textContent))
        .reduce((sum, n) => sum + n),
    ]));
    expect(counts.length).toBeGreaterThan(15);
    for (const [seeds, told] of counts) expect(seeds).toBe(told);
    await expect(help(page).locator('.ours').first()).toHaveText('Ours');
  });
}

test('pictures show each lap, what is taken, and what came of it', async ({ page }) => {
  await openRules(page, 'hoyito-2');
  const chain = help(page).locator('li', { hasText: 'look backwards' });
  await expect(chain.locator('figcaption')).toHaveText([
    'South sows F: 2 seeds.',
    'The last seed makes four in North’s b. Taken: North’s b and a.',
    'South sows F, one lap, and captures 8: North’s b and a. South plays again.',
  ]);
  await expect(chain.locator('svg').nth(1).locator('.taken')).toHaveCount(2);
  await expect(chain.getByRole('img').first()).toHaveAccessibleName(
    'Board. South from the left: 4, 1, 0, 1, 1, 2. North from its left: 3, 3, 0, 0, 5, 0.');
  await help(page).getByLabel('Game').selectOption('hoyito-1');
  await expect(help(page).locator('figcaption', { hasText: 'Made four on the way and taken' })
    .first()).toContainText('South’s F and North’s a. The last seed falls in North’s b');
});

test('one table tells the games apart; sources, keys and the solved game are there', async ({
  page,
}) => {
  await openRules(page);
  const table = help(page).getByRole('table');
  await expect(table.getByRole('columnheader'))
    .toHaveText(['Hoyito I', 'Hoyito II', 'Hoyito III']);
  await expect(table.getByRole('row', { name: 'Fours behind it' }).getByRole('cell'))
    .toHaveText(['No', 'Yes', 'No']);
  await expect(table.getByRole('row', { name: 'Sow again' }).getByRole('cell'))
    .toHaveText(['No', 'Yes', 'Yes']);
  for (const source of ['Víktor Bautista i Roca', 'Villa Jaragua', 'Barahona', '2005']) {
    await expect(help(page).locator('.rules')).toContainText(source);
  }
  await help(page).getByRole('button', { name: 'Keys' }).click();
  await expect(help(page).getByRole('heading', { name: 'Keys' })).toBeFocused();
  await expect(help(page).getByRole('heading', { name: 'Keys' })).toBeInViewport();
  await help(page).getByRole('button', { name: 'The solved game' }).click();
  await expect(dialog(page, 'solved')).toBeVisible();
});

test('the rules are in the menu, and lead to the lessons', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'More' }).click();
  await dialog(page, 'more').getByRole('button', { name: 'Rules' }).click();
  await help(page).getByRole('button', { name: 'Learn to play' }).click();
  await expect(dialog(page, 'tutorial')).toBeVisible();
  await expect(help(page)).toHaveCount(0);
});

test('axe finds nothing in the rules, nothing is cut off', async ({ page }) => {
  test.setTimeout(120_000);
  await openRules(page);
  for (const variant of Object.keys(PICTURES)) {
    await help(page).getByLabel('Game').selectOption(variant);
    await clean(page, variant, 'dialog');
    const wide = await help(page).locator('.body').evaluate(
      ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(wide, variant).toBe(0);
  }
});

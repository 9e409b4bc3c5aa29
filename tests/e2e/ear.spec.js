import { test, expect } from './base.js';
import { dialog, hooks, house, idle, moving, said, sit, tap, truth } from './play.js';

const status = (page) => page.locator('.status span');
/** The seeds wait for a word. */
const goOn = (page) => page.getByRole('button', { name: 'Go on' });
const waits = (page) => expect(goOn(page)).toBeVisible();

/** Houses with another number of seeds seen in them than they tell. */
const astray = (page) => page.evaluate(() => {
  const middles = Array.from(document.querySelectorAll('.seeds > *'), (seed) => {
    const { x, y, width, height } = seed.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  });
  return Array.from(document.querySelectorAll('[data-house]')).filter((hole) => {
    const { left, right, top, bottom } = hole.getBoundingClientRect();
    return `${middles.filter(([x, y]) => x > left && x < right && y > top && y < bottom).length}`
      !== hole.dataset.seeds;
  }).map(({ dataset }) => dataset.house);
});

test('digits ask whose turn it is, for the rows, the heaps and the last turn', async ({
  page,
}, { project }) => {
  test.skip(project.name === 'phone', 'no keys there');
  await sit(page);
  const answer = async (key, words) => {
    await page.keyboard.press(key);
    await expect(said(page)).toHaveText(words);
  };
  await answer('5', 'No turn has been made yet.');
  await answer('1', 'South to play.');
  await answer('2', 'South, from the left: A 4, B 4, C 4, D 4, E 4, and F 4.');
  await answer('3', 'North, from the left: a 4, b 4, c 4, d 4, e 4, and f 4.');
  await answer('4', 'South’s heap: 0 seeds. North’s heap: 0 seeds. On the board: 48 seeds.');
  await page.keyboard.press('a');
  await idle(page);
  await answer('5', 'South sows A, 5 laps.');
  await answer('1', 'North to play.');
  const { houses } = await hooks(page);
  await answer('3', new RegExp(`^South, from the left: A ${houses.A.split(' ')[0]}, `));
  await page.keyboard.press('?');
  await expect(dialog(page, 'help')).toContainText('Say whose turn it is');
  await page.keyboard.press('4');
  await expect(said(page)).toHaveText(/^South, from/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('s');
  await dialog(page, 'settings').getByLabel('Letter keys').uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('4');
  await expect(said(page)).toHaveText(/^South, from/);
});

test('how much is said is chosen in the settings, and is kept', async ({ page }) => {
  await sit(page);
  await page.keyboard.press('s');
  await dialog(page, 'settings').getByLabel('In brief').check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'C, 4', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'North’s c, 4', exact: true })).toBeVisible();
  await house(page, 'A').click();
  await idle(page);
  await expect(said(page)).toHaveText('South: A.');
  await page.reload();
  await idle(page);
  await expect(house(page, 'A')).toHaveAttribute('aria-label', /^South’s A, \d+$/);
});

test('calm: each step waits for a key, is told, and leads to what the engine says', async ({
  page,
}, { project }) => {
  test.skip(project.name === 'phone', 'no keys there');
  await sit(page, { calm: true });
  await house(page, 'A').press('Enter');
  await waits(page);
  await expect(said(page)).toHaveText('Lifted from South’s A: 4 seeds.');
  await expect(status(page).first()).toHaveText('Lifted from South’s A: 4 seeds.');
  await expect(house(page, 'A')).toHaveAttribute('data-seeds', '0');
  await expect(house(page, 'A')).toHaveAccessibleName('A, South, 0 seeds');
  await page.keyboard.press('Space');
  await waits(page);
  await expect(said(page)).toHaveText('Sown as far as South’s E, which now holds 5 seeds.');
  await expect(house(page, 'E')).toHaveAccessibleName('E, South, 5 seeds');
  await page.keyboard.press('Enter');
  await waits(page);
  await expect(said(page)).toHaveText('Lifted from South’s E: 5 seeds.');
  await expect(house(page, 'A')).toBeFocused();
  // Wherever the focus is.
  for (const key of ['Enter', 'Space']) {
    const before = await said(page).textContent();
    await page.evaluate(() => document.activeElement.blur());
    await page.keyboard.press(key);
    await waits(page);
    await expect(said(page)).not.toHaveText(before);
  }
  // In another language all of it is said anew.
  await page.keyboard.press('s');
  await dialog(page, 'settings').locator('select[name="language"]').selectOption('fr');
  await page.keyboard.press('Escape');
  await expect(house(page, 'A')).toHaveAccessibleName('A, Sud, 0 graine');
  await expect(status(page).first()).toHaveText(/^(Levé|Semé)/);
  await page.keyboard.press('s');
  await dialog(page, 'settings').locator('select[name="language"]').selectOption('en');
  await page.keyboard.press('Escape');
  for (let presses = 0; await goOn(page).isVisible(); presses += 1) {
    expect(presses).toBeLessThan(60);
    await page.keyboard.press('Space');
  }
  await expect(said(page)).toHaveText('South sows A, 5 laps. North to play.');
  await idle(page);
  await expect(house(page, 'A')).toHaveAccessibleName(/^A, South, \d seeds?, not playable/);
  const { hooks: expected } = await truth(page, { line: 'A' });
  expect(await hooks(page)).toEqual(expected);
});

test('calm: taps go on, Escape skips, undo takes all of it back', async ({ page }, { project }) => {
  await sit(page, { calm: true, speed: 'fast' });
  await house(page, 'B').click();
  await waits(page);
  await tap(page, 'D');
  await moving(page);
  await expect(said(page)).toHaveText(/^Sown as far as South’s F/);
  await waits(page);
  expect(await astray(page)).toEqual([]);
  if (project.name === 'phone') await page.getByRole('button', { name: 'Skip' }).click();
  else await page.keyboard.press('Escape');
  await idle(page);
  const { hooks: expected } = await truth(page, { line: 'B' });
  expect(await hooks(page)).toEqual(expected);
  await page.getByRole('button', { name: 'Undo' }).click();
  await house(page, 'C').click();
  await waits(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await idle(page);
  expect(await hooks(page)).toEqual((await truth(page, {})).hooks);
});

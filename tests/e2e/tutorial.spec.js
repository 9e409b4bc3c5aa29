import { clean } from './axe.js';
import { test, expect } from './base.js';
import { begin, dataOf, dialog, hooks, house, idle, open, root, said, sit } from './play.js';

const { LESSONS } = await dataOf('tutorial/lessons.js');
const { default: { tutorial: WORDS } } = await dataOf('locales/en-tutorial.js');

const bar = (page) => page.locator('.lesson');
const act = (page, name) => bar(page).getByRole('button', { name, exact: true });
const list = (page) => dialog(page, 'tutorial');
const entry = (page, number) => list(page).locator(`li:nth-child(${number}) button`);
/** The last few sentences. */
const heard = (page) => page.locator('[aria-live="polite"]');

/** Opens the lessons by the menu. */
async function openList(page) {
  await page.getByRole('button', { name: 'More' }).click();
  await dialog(page, 'more').getByRole('button', { name: 'Learn to play' }).click();
  await expect(list(page)).toBeVisible();
}

/** Sows a house as one does here: by a click or a tap. */
async function sow(page, letter, isMobile) {
  await house(page, letter)[isMobile ? 'tap' : 'click']({ force: true });
  await idle(page);
}

const verdict = (page, wanted) => expect(bar(page)).toHaveAttribute('data-verdict', wanted);

test('all ten lessons are done one after the other, and stay done', async ({ page, isMobile }) => {
  test.setTimeout(120_000);
  await sit(page);
  await sow(page, 'A', isMobile);
  const mine = await hooks(page);
  await openList(page);
  await expect(list(page).locator('li')).toHaveCount(10);
  await list(page).getByRole('button', { name: 'Begin' }).click();
  for (const [index, { name: key, solution }] of LESSONS.entries()) {
    const { name, about, done } = WORDS.lesson[key];
    await idle(page);
    await expect(bar(page)).toContainText(`${index + 1} of 10`);
    await verdict(page, 'open');
    await expect(said(page)).toContainText(`${name}. ${about}`);
    const box = await house(page, 'A').boundingBox();
    for (const letter of solution) await sow(page, letter, isMobile);
    await verdict(page, 'done');
    await expect(bar(page)).toContainText(done);
    await expect(heard(page)).toContainText(done);
    expect(await house(page, 'A').boundingBox(), 'nothing has moved').toEqual(box);
    await expect(act(page, index < 9 ? 'Next' : 'Finish')).toHaveClass(/strong/);
    await act(page, index < 9 ? 'Next' : 'Finish').click();
  }
  await expect(list(page)).toContainText('All ten lessons are done');
  await expect(list(page).locator('small')).toHaveCount(10);
  await page.keyboard.press('Escape');
  await expect(bar(page)).toHaveCount(0);
  expect(await hooks(page), 'the own game is back').toEqual(mine);

  await page.reload();
  await idle(page);
  expect(await hooks(page)).toEqual(mine);
  await openList(page);
  await expect(list(page).locator('small')).toHaveCount(10);
});

test('a wrong try is answered with what happened, and can be made again', async ({
  page, isMobile,
}) => {
  await open(page);
  await openList(page);
  for (const [number, letter, happened, advice] of [
    [1, 'C', 'South sows C, one lap.', 'That did not end in c.'],
    [2, 'B', 'South sows B, one lap.', 'It takes three laps'],
    [3, 'A', 'South sows A, one lap.', 'Look for a house with three seeds'],
    [5, 'A', 'South sows A, one lap.', 'Three at once are wanted'],
    [7, 'F', 'South sows F, one lap.', 'North has seeds to sow now'],
    [8, 'A', 'South sows A, one lap.', 'No casa yet'],
    [9, 'A', 'South sows A, one lap.', 'That one came to rest'],
    [10, 'B', 'South sows B, 4 laps.', 'Your turn took 0'],
  ]) {
    await entry(page, number).click();
    await idle(page);
    await verdict(page, 'open');
    const before = await hooks(page);
    const task = await bar(page).locator('p').textContent();
    const box = await house(page, 'A').boundingBox();
    await sow(page, letter, isMobile);
    await verdict(page, 'missed');
    expect(await house(page, 'A').boundingBox(), 'nothing has moved').toEqual(box);
    await expect(bar(page)).toContainText(happened);
    await expect(bar(page)).toContainText(advice);
    await expect(said(page)).toContainText(advice);
    await act(page, 'Try again').click();
    await idle(page);
    expect(await hooks(page)).toEqual(before);
    await expect(bar(page).locator('p')).toHaveText(task);
    await act(page, 'Lessons').click();
  }
  await expect(list(page).locator('small')).toHaveCount(0);
});

test('a capture that is not enough lets the turn go on, and undo opens it again', async ({
  page, isMobile,
}) => {
  await open(page);
  await openList(page);
  await entry(page, 5).click();
  await idle(page);
  await sow(page, 'F', isMobile);
  await verdict(page, 'going');
  await expect(bar(page)).toContainText('captures 8: North’s c and b. You captured, so sow again.');
  await expect(bar(page)).toContainText('Take three houses with one sowing.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await verdict(page, 'open');
  await sow(page, 'E', isMobile);
  await verdict(page, 'done');
});

test('the endless house says why it cannot be sown; others say theirs', async ({
  page, isMobile,
}) => {
  await open(page);
  await openList(page);
  await entry(page, 9).click();
  await idle(page);
  await expect(house(page, 'F')).toHaveAttribute('data-playable', 'false');
  await sow(page, 'B', isMobile);
  await expect(page.locator('.note')).toHaveText('B is empty.');
  await verdict(page, 'open');
  await sow(page, 'F', isMobile);
  await verdict(page, 'done');
  await expect(page.locator('.note'))
    .toHaveText('A sowing from F would never end, so it is not allowed.');
});

test('by keyboard alone: lessons chosen, done, left, the focus never lost', async ({
  page, isMobile,
}) => {
  test.skip(isMobile, 'no keys there');
  await sit(page);
  await page.keyboard.press('o');
  await expect(dialog(page, 'more')).toBeVisible();
  for (let tabs = 0; tabs < 20; tabs += 1) {
    const at = page.locator('.menu button:focus');
    if (await at.count() && (await at.textContent()).startsWith('Learn')) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(list(page).getByRole('button', { name: 'Begin' })).toBeFocused();
  await page.keyboard.press('Enter');
  await idle(page);
  await expect(said(page)).toHaveText(/^Sowing\. Choose a house .* fall in c/);
  await page.keyboard.press('f');
  await verdict(page, 'done');
  await act(page, 'Next').focus();
  await page.keyboard.press('Enter');
  await idle(page);
  await expect(bar(page)).toContainText('2 of 10');
  await expect(act(page, 'Next')).toBeFocused();
  await act(page, 'Back to game').focus();
  await page.keyboard.press('Enter');
  await expect(bar(page)).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  await expect(root(page)).toHaveAttribute('data-turn', 'south');
});

test('a new game ends a lesson and takes its bar away', async ({ page }) => {
  await open(page);
  await openList(page);
  await entry(page, 4).click();
  await idle(page);
  await begin(page, { variant: 'hoyito-3' });
  await expect(bar(page)).toHaveCount(0);
});

test('lessons are offered on a first visit only, until something is sown', async ({
  page, isMobile,
}) => {
  await open(page);
  const offer = page.locator('.status').getByRole('button', { name: 'Learn to play' });
  await expect(offer).toBeVisible();
  await offer.click();
  await expect(list(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await begin(page);
  await sow(page, 'A', isMobile);
  await expect(offer).toBeHidden();
  await begin(page);
  await page.reload();
  await idle(page);
  await expect(offer).toBeHidden();
});

test('progress that cannot be read is none, and lessons go on without storage', async ({
  page, isMobile,
}) => {
  await page.addInitScript(() => {
    localStorage['hoyito.lessons'] ??= '["<img src=x onerror=alert(1)>",{"__proto__":1}';
  });
  await open(page);
  await openList(page);
  await expect(list(page).locator('small, img')).toHaveCount(0);
  await entry(page, 1).click();
  await page.evaluate(() => {
    Storage.prototype.setItem = () => { throw new DOMException('', 'SecurityError'); };
  });
  await idle(page);
  await sow(page, 'F', isMobile);
  await verdict(page, 'done');
  await act(page, 'Lessons').click();
  await expect(list(page).locator('small')).toHaveCount(1);
});

test('axe finds nothing in a lesson, and all of it is on the screen', async ({
  page, isMobile,
}) => {
  test.setTimeout(120_000);
  await open(page);
  await openList(page);
  await clean(page, 'the list');
  await entry(page, 4).click();
  await idle(page);
  await clean(page, 'a task');
  for (const letter of 'CF') await sow(page, letter, isMobile);
  await clean(page, 'a lesson done');
  for (const button of await bar(page).getByRole('button').all()) {
    const { width, height } = await button.boundingBox();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await expect(button).toBeInViewport();
  }
  const [scroll, view] = await page.evaluate(
    () => [document.documentElement.scrollHeight, innerHeight]);
  expect(scroll).toBe(view);
});

import { test, expect } from './base.js';
import {
  begin, beginByKeys, dialog, hooks, house, hurry, idle, listed, open, playOut, root, said, sit,
  sowByKeys, truth,
} from './play.js';

for (const variant of ['hoyito-2', 'hoyito-3', 'hoyito-2-12', 'hoyito-1']) {
  test(`a whole game of ${variant} by clicks, true to the engine at every sowing`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await hurry(page);
    await open(page);
    await begin(page, { variant });
    const line = await playOut(page, { variant }, (letter) => house(page, letter).click());
    expect(await listed(page)).toBe(line);
    await expect(page.locator('.status')).toContainText(/wins \d+ to \d+|A draw/);
    await expect(said(page)).toContainText(/wins|draw/);
    await expect(page.locator('.status').getByRole('button').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'New game' }).first()).toBeVisible();
  });
}

test('a whole game by the keyboard alone', async ({ page }, { project }) => {
  test.skip(project.name === 'phone', 'no keys there');
  test.setTimeout(120_000);
  await hurry(page);
  await open(page);
  await beginByKeys(page);
  await playOut(page, {}, sowByKeys(page));
  await page.keyboard.press('u');
  await expect(root(page)).toHaveAttribute('data-over', 'false');
  await page.keyboard.press('r');
  await expect(root(page)).toHaveAttribute('data-over', 'true');
});

test('a whole game against the computer', async ({ page }) => {
  test.setTimeout(120_000);
  await hurry(page);
  await open(page);
  await begin(page, { north: 'computer' });
  for (let turns = 0; turns < 300; turns += 1) {
    await idle(page);
    const line = await listed(page);
    const { hooks: expected, best } = await truth(page, { line });
    expect(await hooks(page), `after ${line}`).toEqual(expected);
    if (!best) break;
    expect(expected.turn).toBe('south');
    await house(page, best).click();
    await expect.poll(() => listed(page)).not.toBe(line);
  }
  await expect(root(page)).toHaveAttribute('data-over', 'true');
});

test('the computer starts where it is told to, and plays both sides', async ({ page }) => {
  await open(page);
  await begin(page, { north: 'computer', starter: 'north' });
  await expect.poll(() => listed(page)).toMatch(/^[a-f]/);
  await begin(page, { south: 'computer', north: 'computer' });
  await expect(root(page)).toHaveAttribute('data-over', 'true', { timeout: 60_000 });
});

test('undo, redo and going back in the list', async ({ page }) => {
  await sit(page);
  for (const letter of 'Abc') {
    await house(page, letter).click();
    await idle(page);
    if ((await truth(page, { line: 'Ab' })).hooks.turn === 'south' && letter === 'b') break;
  }
  const line = await listed(page);
  const whole = await hooks(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await hooks(page)).toEqual((await truth(page, { line: line.slice(0, -1) })).hooks);
  await page.getByRole('button', { name: 'Redo' }).click();
  expect(await hooks(page)).toEqual(whole);

  await page.keyboard.press('m');
  await page.locator('[data-ply="1"]').click();
  expect(await hooks(page)).toEqual((await truth(page, { line: 'A' })).hooks);
  await expect(page.locator('[data-ply="1"]')).toHaveAttribute('aria-current', 'step');
  expect(await listed(page), 'the rest stays to be seen').toBe(line);
});

test('from a past position the game goes on another way', async ({ page }, { project }) => {
  test.skip(project.name === 'phone');
  await sit(page);
  await house(page, 'A').click();
  await idle(page);
  const [one, other] = await page.locator('[data-playable="true"]').evaluateAll(
    (houses) => houses.map(({ dataset }) => dataset.house));
  await house(page, one).click();
  await idle(page);
  await page.locator('[data-ply="1"]').click();
  await house(page, other).click();
  await idle(page);
  expect(await listed(page)).toBe(`A${other}`);
  expect(await hooks(page)).toEqual((await truth(page, { line: `A${other}` })).hooks);
});

test('against the computer, undo goes back to the person’s own decision', async ({ page }) => {
  await open(page);
  await begin(page, { north: 'computer' });
  await house(page, 'C').click();
  await expect(root(page)).toHaveAttribute('data-turn', 'south', { timeout: 30_000 });
  await idle(page);
  expect((await listed(page)).length).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await hooks(page)).toEqual((await truth(page, {})).hooks);
  await expect(page.locator('.status')).toContainText('Your turn');
});

test('the computer does not move in a past position until it is told to', async ({ page }) => {
  await open(page);
  await begin(page, { north: 'computer' });
  await house(page, 'C').click();
  await expect.poll(async () => (await listed(page)).length).toBeGreaterThan(1);
  await idle(page);
  await page.keyboard.press('m');
  await page.locator('[data-ply="1"]').click();
  await page.keyboard.press('Escape');
  await page.waitForTimeout(400);
  expect(await hooks(page)).toEqual((await truth(page, { line: 'C' })).hooks);
  await page.getByRole('button', { name: 'Let it play' }).click();
  await expect(root(page)).toHaveAttribute('data-turn', 'south');
});

test('resigning, and taking it back', async ({ page }) => {
  await sit(page);
  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'Resign' }).click();
  await dialog(page, 'resign').getByRole('button', { name: 'Resign' }).click();
  await expect(root(page)).toHaveAttribute('data-over', 'true');
  await expect(page.locator('.status')).toContainText('North wins');
  await page.keyboard.press('u');
  await expect(root(page)).toHaveAttribute('data-over', 'false');
});

test('a draw between two persons is asked for and answered', async ({ page }) => {
  await sit(page);
  for (const answer of ['Decline', 'Accept']) {
    await page.keyboard.press('m');
    await page.getByRole('button', { name: 'Offer draw' }).click();
    await dialog(page, 'draw').getByRole('button', { name: answer }).click();
    await expect(root(page)).toHaveAttribute('data-over', String(answer === 'Accept'));
    await page.keyboard.press('Escape');
  }
  await expect(page.locator('.status')).toContainText('A draw');
});

test('the computer takes a draw unless it is ahead', async ({ page }) => {
  await open(page);
  await begin(page, { north: 'computer' });
  await house(page, 'C').click();
  await expect(root(page)).toHaveAttribute('data-turn', 'south');
  await idle(page);
  const { south, north } = await hooks(page);
  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'Offer draw' }).click();
  await expect(root(page)).toHaveAttribute('data-over', String(north <= south));
});

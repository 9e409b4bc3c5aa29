import { test, expect } from './base.js';
import { begin, dialog, house, hooks, idle, listed, open, root, truth } from './play.js';

test.skip(({ isMobile }) => isMobile, 'nothing here depends on the screen');

async function playTwo(page) {
  await begin(page);
  for (const letter of ['A', 'a']) {
    await house(page, letter).click();
    await idle(page);
  }
}

test('a reload brings the game back, with its line and its place in it', async ({ page }) => {
  await open(page);
  await playTwo(page);
  const before = await hooks(page);
  await page.reload();
  await idle(page);
  expect(await hooks(page)).toEqual(before);
  await expect.poll(() => listed(page)).toBe('Aa');

  await page.getByRole('button', { name: 'Undo' }).click();
  await page.reload();
  await idle(page);
  expect(await hooks(page)).toEqual((await truth(page, { line: 'A' })).hooks);
  await expect.poll(() => listed(page), 'what was taken back is kept too').toBe('Aa');
  await page.getByRole('button', { name: 'Redo' }).click();
  expect(await hooks(page)).toEqual(before);
});

test('a reload in mid-animation loses nothing', async ({ page }) => {
  await open(page, { speed: 'slow' });
  await begin(page, { variant: 'hoyito-3' });
  await house(page, 'D').click();
  await page.reload();
  await idle(page);
  expect(await hooks(page)).toEqual(
    (await truth(page, { variant: 'hoyito-3', line: 'D' })).hooks);
});

test('a resigned game comes back resigned', async ({ page }) => {
  await open(page);
  await playTwo(page);
  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'Resign' }).click();
  await dialog(page, 'resign').getByRole('button', { name: 'Resign' }).click();
  await page.reload();
  await expect(root(page)).toHaveAttribute('data-over', 'true');
});

test('settings are kept', async ({ page }) => {
  await open(page);
  await page.keyboard.press('s');
  await dialog(page, 'settings').getByLabel('Fast').check();
  await dialog(page, 'settings').getByLabel('Numbers beside').uncheck();
  await page.reload();
  await idle(page);
  await page.keyboard.press('s');
  await expect(dialog(page, 'settings').getByLabel('Fast')).toBeChecked();
  await expect(dialog(page, 'settings').getByLabel('Numbers beside')).not.toBeChecked();
});

test('where storage is forbidden the game is played all the same, and that is said', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() { throw new DOMException('no', 'SecurityError'); },
    });
  });
  await page.goto('./');
  await idle(page);
  await expect(page.getByText('does not let the page keep your game')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).last().click();
  await page.keyboard.press('s');
  await dialog(page, 'settings').getByLabel('Instant').check();
  await page.keyboard.press('Escape');
  await playTwo(page);
  expect(await hooks(page)).toEqual((await truth(page, { line: 'Aa' })).hooks);
  await expect(page.getByText('does not let the page keep your game')).toHaveCount(0);
});

test('where storage is full the game is played all the same, and that is said', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };
  });
  await page.goto('./');
  await idle(page);
  await expect(page.getByText('storage is full')).toBeVisible();
  await house(page, 'A').click();
  await page.keyboard.press('Escape');
  await expect.poll(() => listed(page)).toMatch(/^A/);
});

test('a damaged record comes back up to the damage, and that is said', async ({ page }) => {
  await open(page);
  await playTwo(page);
  await page.evaluate(() => {
    const record = localStorage['hoyito.record'];
    const damaged = record.replace(/\ba\b(?![^\n]*\])/, 'z');
    if (damaged === record) throw new Error(`nothing to damage in ${record}`);
    localStorage['hoyito.record'] = damaged;
  });
  await page.reload();
  await idle(page);
  await expect(page.getByText(/was damaged in line \d+/)).toBeVisible();
  expect(await hooks(page)).toEqual((await truth(page, { line: 'A' })).hooks);
});

test('a record that cannot be read at all gives a new game, and that is said', async ({ page }) => {
  await page.addInitScript(() => { localStorage['hoyito.record'] = 'no such thing \u0000'; });
  await page.goto('./');
  await idle(page);
  await expect(page.getByText('The kept game could not be read')).toBeVisible();
  await expect(page.getByText('is among the saved games')).toBeVisible();
  expect(await hooks(page)).toEqual((await truth(page, {})).hooks);
});

test('a kept line that was long ago spoilt otherwise is no trouble', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage['hoyito.table'] = '{"south":7,"ply":-3';
    localStorage['hoyito.settings'] = '[]';
  });
  await page.goto('./');
  await idle(page);
  expect(await hooks(page)).toEqual((await truth(page, {})).hooks);
});

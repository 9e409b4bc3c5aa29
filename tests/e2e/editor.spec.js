import { clean } from './axe.js';
import { test, expect } from './base.js';
import { dialog, hooks, house, idle, open, said } from './play.js';

const editor = (page) => dialog(page, 'editor');
const text = (page) => editor(page).getByLabel('As text');
const cell = (page, letter) => editor(page).locator(`[data-house="${letter}"]`);
/** Also what cannot be used now. */
const press = (page, name) => (
  editor(page).getByRole('button', { name, exact: true }).click({ force: true }));
const bar = (page) => page.getByRole('group', { name: 'A position set up by you' });
const stored = (page) => page.evaluate(() => JSON.stringify(Object.entries(localStorage).sort()));

async function openEditor(page) {
  await page.keyboard.press('o');
  await dialog(page, 'more').getByRole('button', { name: /^Set up a position/ }).click();
  await expect(cell(page, 'A')).toBeVisible();
}

test('seeds are set by tap, by keys and by text, and all three agree', async ({ page }) => {
  await open(page);
  await openEditor(page);
  await expect(text(page)).toHaveValue('hoyito-2 444444/444444 0-0 S');
  await press(page, 'Empty board');
  await cell(page, 'C').click();
  await cell(page, 'C').click();
  await editor(page).getByLabel('takes one away').check();
  await cell(page, 'C').click();
  await expect(text(page)).toHaveValue('hoyito-2 001000/000000 0-0 S');

  await expect(editor(page).getByRole('group', { name: 'The board' }))
    .toHaveAccessibleDescription(/digits set the seeds/);
  await cell(page, 'A').focus();
  await page.keyboard.type('12');
  await expect(cell(page, 'A')).toHaveAccessibleName('A, South, 12 seeds');
  await page.keyboard.press('-');
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect(text(page)).toHaveValue('hoyito-2 (13)01000/000000 0-0 S');
  await page.keyboard.press('Delete');
  await expect(cell(page, 'A')).toBeFocused();
  await expect(text(page)).toHaveValue('hoyito-2 001000/000000 0-0 S');

  await editor(page).getByLabel('South has captured').fill('20');
  await press(page, 'The seeds that are left to North’s heap');
  await editor(page).getByLabel('To play').selectOption('north');
  await editor(page).getByLabel('sows again').check();
  await expect(text(page)).toHaveValue('hoyito-2 001000/000000 20-27 N+');
  await press(page, 'Undo');
  await expect(text(page)).toHaveValue('hoyito-2 001000/000000 20-27 N');

  await text(page).fill('hoyito-2-12 0(12)3104000021/5040(10)1110032 24-16 N+');
  await expect(cell(page, 'B')).toHaveAttribute('data-seeds', '12');
  await expect(cell(page, 'l')).toHaveAttribute('data-seeds', '2');
  await expect(editor(page).getByLabel('Game')).toHaveValue('hoyito-2-12');
  await expect(editor(page).getByLabel('sows again')).toBeChecked();
  await expect(editor(page).locator('[data-heap="south"]')).toHaveAttribute('data-seeds', '24');
});

test('arrows go from house to house as they lie on the screen', async ({ page, isMobile }) => {
  await open(page);
  await openEditor(page);
  await cell(page, 'B').focus();
  await page.keyboard.press(isMobile ? 'ArrowUp' : 'ArrowRight');
  await expect(cell(page, 'C')).toBeFocused();
  await page.keyboard.press(isMobile ? 'ArrowLeft' : 'ArrowUp');
  await expect(cell(page, 'd')).toBeFocused();
});

test('the other button of a mouse takes a seed away', async ({ page }) => {
  await open(page);
  await openEditor(page);
  await cell(page, 'D').click({ button: 'right' });
  await expect(cell(page, 'D')).toHaveAttribute('data-seeds', '3');
});

test('what follows from a position is the engine’s word', async ({ page }) => {
  await open(page);
  await openEditor(page);
  const advice = editor(page).locator('.advice');
  await text(page).fill('hoyito-2 000000/100002 20-20 S');
  await expect(advice).toContainText('South has no sowing and passes at once: North is to play.');
  await expect(advice).toContainText('5 seeds of the 48 are missing.');
  await expect(advice).toContainText('3 seeds on the board are not a multiple of four.');
  await expect(editor(page).getByLabel('To play')).toHaveValue('south');
  await text(page).fill('hoyito-2 000000/000000 28-20 S');
  await expect(advice).toContainText('The game is over at once. South wins 28 to 20.');
  await text(page).fill('hoyito-3 444400/404404 8-8 S last4=N closed=EFb');
  await expect(advice).toContainText('Closed for this round: South’s E and F and North’s b.');
  await cell(page, 'E').click();
  await expect(text(page)).toHaveValue('hoyito-3 444410/404404 8-8 S last4=N closed=Fb');
  await text(page).fill('hoyito-2 444444/444444 0-0 N');
  await expect(advice).toBeEmpty();
});

const BAD = {
  'nothing at all': '',
  'cut off': 'hoyito-2 444444/4444',
  'no such game': 'chess-960 444444/444444 0-0 S',
  'rows of another game': 'hoyito-2 444444444444/444444444444 0-0 S',
  'too many seeds': 'hoyito-2 444445/444444 0-0 S',
  'no number': 'hoyito-2 44444x/444444 0-0 S',
  'a number beyond all bounds': 'hoyito-2 4(99999999999999999999)4444/444444 0-0 S',
  'nobody to move': 'hoyito-2 444444/444444 0-0 X',
  'something after the end': 'hoyito-2 444444/444444 0-0 S last4=N more',
  'bytes that are no text': '\u0001\u0002\uFFFD\u{1F600}\uD800',
  'markup': '<img src=x onerror="globalThis.ran = true">',
  'a script': 'hoyito-2 <script>globalThis.ran = true</script>',
  'an address': 'javascript:globalThis.ran=true',
  '__proto__': '__proto__',
  'a property': 'hoyito-2 __proto__/constructor 0-0 S',
  'a closed house with seeds': 'hoyito-2 444444/444444 0-0 S closed=E',
  'a record': '[Variant "hoyito-2"] 1. A b *',
  'a megabyte': 'hoyito-2 4'.padEnd(2 ** 20, '4'),
  'a megabyte of brackets': '('.repeat(2 ** 20),
};

test('bad texts are explained, change nothing and run nothing', async ({ page }) => {
  await open(page);
  const before = [await hooks(page), await stored(page)];
  await openEditor(page);
  await text(page).fill('hoyito-3 000101/300111 20-18 S');
  for (const [name, bad] of Object.entries(BAD)) {
    await text(page).fill(bad);
    await expect(editor(page).locator('.fault'), name).toHaveText(/^[A-Z].*\.$/);
    for (const deed of ['Play', 'Analyse', 'Share']) {
      await expect(editor(page).getByRole('button', { name: deed, exact: true }), name)
        .toHaveAttribute('aria-disabled', 'true');
    }
    await expect(cell(page, 'd'), name).toHaveAttribute('data-seeds', '1');
    await expect(editor(page).getByLabel('Game'), name).toHaveValue('hoyito-3');
  }
  await press(page, 'Play');
  await expect(editor(page)).toBeVisible();
  await text(page).fill('hoyito-2 44444x/444444 0-0 S');
  await expect(editor(page).locator('mark')).toContainText('x');
  expect(await editor(page).locator('img, script, a').count()).toBe(0);
  expect(await page.evaluate(() => ['ran' in globalThis, 'ran' in Object.prototype]))
    .toEqual([false, false]);

  // A tap goes on from the last good position.
  await cell(page, 'd').click();
  await expect(text(page)).toHaveValue('hoyito-3 000101/300211 20-18 S');
  await page.keyboard.press('Escape');
  await expect(editor(page)).toHaveCount(0);
  expect([await hooks(page), await stored(page)]).toEqual(before);
});

test('more seeds than the game has are said, and not played', async ({ page }) => {
  await open(page);
  await openEditor(page);
  await cell(page, 'A').click();
  await expect(editor(page).locator('.tap')).toContainText('one too many for 48');
  await expect(editor(page).locator('.fault')).toHaveCount(1);
  await press(page, 'Play');
  await expect(bar(page)).toHaveCount(0);
  await cell(page, 'A').press('Backspace');
  await press(page, 'Play');
  await expect(bar(page)).toBeVisible();
});

test('a position is played as a visit, and the kept game comes back', async ({ page }) => {
  await open(page);
  await house(page, 'A').click();
  await expect(page.locator('[data-ply="2"]')).toHaveCount(1);
  await idle(page);
  const before = [await hooks(page), await stored(page)];
  await openEditor(page);
  await text(page).fill('hoyito-2 311010/100001 20-20 S');
  await press(page, 'Play');
  await expect(editor(page)).toHaveCount(0);
  await expect(said(page)).toHaveText('A position set up by you. South to play.');
  expect(await hooks(page)).toMatchObject({ south: 20, north: 20, turn: 'south' });
  await house(page, 'B').click();
  await expect(page.locator('[data-ply="1"]')).toHaveCount(1);
  await idle(page);
  expect(await stored(page)).toBe(before[1]);

  await bar(page).getByRole('button', { name: 'Edit again' }).click();
  await expect(text(page)).toHaveValue('hoyito-2 311010/100001 20-20 S');
  await page.keyboard.press('Escape');
  await expect(bar(page).getByRole('button', { name: 'Edit again' })).toBeFocused();

  await bar(page).getByRole('button', { name: 'Back to my game' }).click();
  await expect(bar(page)).toHaveCount(0);
  await expect(page.locator('[data-ply="2"]')).toHaveCount(1);
  expect([await hooks(page), await stored(page)]).toEqual(before);
});

test('a position can be played against the computer, and be kept', async ({ page }) => {
  await open(page);
  await openEditor(page);
  await text(page).fill('hoyito-2 311010/100001 20-20 S');
  await editor(page).getByLabel('Players').selectOption('north');
  await press(page, 'Play');
  await expect(page.locator('[data-ply="1"]')).toHaveCount(1, { timeout: 30_000 });
  await idle(page);
  await bar(page).getByRole('button', { name: 'Keep as my game' }).click();
  await expect(bar(page)).toHaveCount(0);
  await page.reload();
  await idle(page);
  await expect(page.locator('[data-ply="1"]')).toHaveCount(1);
  expect((await hooks(page)).south + (await hooks(page)).north).toBeGreaterThanOrEqual(40);
});

test('a position is analysed at once', async ({ page }) => {
  await open(page);
  await openEditor(page);
  await text(page).fill('hoyito-2 210011/200001 20-20 S');
  await press(page, 'Analyse');
  await expect(page.locator('.worths tbody tr')).toHaveCount(4, { timeout: 30_000 });
});

test('a position is shared', async ({ page }) => {
  await open(page);
  await openEditor(page);
  await text(page).fill('hoyito-2 210011/200001 20-20 S');
  await press(page, 'Share');
  await expect(dialog(page, 'share')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bar(page)).toBeVisible();
  expect(await hooks(page)).toMatchObject({ south: 20, north: 20 });
});

test('a new game ends the visit, and its bar goes', async ({ page }) => {
  await open(page);
  await openEditor(page);
  await press(page, 'Play');
  await expect(bar(page)).toBeVisible();
  await page.keyboard.press('n');
  await dialog(page, 'newGame').getByRole('button', { name: 'Start' }).click();
  await expect(bar(page)).toHaveCount(0);
});

test('the last position edited outlives the dialog', async ({ page }) => {
  await open(page);
  await openEditor(page);
  await press(page, 'Empty board');
  await page.keyboard.press('Escape');
  await openEditor(page);
  await expect(text(page)).toHaveValue('hoyito-2 000000/000000 0-0 S');
  await press(page, 'The game');
  await expect(text(page)).toHaveValue('hoyito-2 444444/444444 0-0 S');
});

test('everything in the editor is as large as a finger, and nothing sticks out', async ({
  page,
}) => {
  await open(page);
  await openEditor(page);
  await editor(page).getByLabel('Game').selectOption('hoyito-2-12');
  const targets = 'button:visible, select, label:has(input), [type="text"], [type="number"]';
  const boxes = await editor(page).locator(targets).evaluateAll((all) => all.map((element) => {
    const { left, right, width, height } = element.getBoundingClientRect();
    return { name: element.ariaLabel ?? element.textContent, left, right, width, height };
  }));
  expect(boxes.length).toBeGreaterThan(40);
  const { width } = page.viewportSize();
  for (const box of boxes) {
    expect(Math.min(box.width, box.height), box.name).toBeGreaterThanOrEqual(44);
    expect(box.left, box.name).toBeGreaterThanOrEqual(0);
    expect(box.right, box.name).toBeLessThanOrEqual(width);
  }
});

test('axe finds nothing in the editor and above its position', async ({
  page,
}) => {
  await open(page);
  await openEditor(page);
  await clean(page, 'editor');
  await text(page).fill('hoyito-2 44444x/444444 0-0 S');
  await expect(editor(page).locator('mark')).toBeVisible();
  await clean(page, 'fault');
  await text(page).fill('hoyito-2 444444/444444 0-0 S');
  await press(page, 'Play');
  await expect(bar(page)).toBeVisible();
  await clean(page, 'bar');
});

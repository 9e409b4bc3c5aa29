import { clean } from './axe.js';
import { test, expect } from './base.js';
import { dataOf, dialog, hooks, house, idle, open, root, said } from './play.js';

const { COLLECTION } = await dataOf('puzzles/collection.js');
const { dailyOf, dayOf } = await dataOf('puzzles/daily.js');

const [MOST] = COLLECTION.filter(({ kind }) => kind === 'most');
const [WIN] = COLLECTION.filter(({ kind }) => kind === 'win');
/** A house that does not win. */
const WRONG = Object.keys(WIN.others)[0];
/** A win in which the other side answers. */
const LONG = COLLECTION.find(({ kind, line }) => kind === 'win' && /[a-l]/.test(line));

const bar = (page) => page.getByRole('group', { name: 'Puzzle' });
const list = (page) => dialog(page, 'puzzles');
const item = (page, { id }) => list(page).locator(`[data-puzzle="${id}"]`);
const press = (page, name) => bar(page).getByRole('button', { name }).click();

async function openList(page) {
  await page.keyboard.press('o');
  await dialog(page, 'more').getByRole('button', { name: /^Puzzles/ }).click();
  await expect(list(page)).toBeVisible();
}

async function begin(page, puzzle) {
  if (!await list(page).isVisible()) await openList(page);
  await item(page, puzzle).click();
  await expect(bar(page)).toBeVisible();
}

async function sow(page, letters) {
  for (const letter of letters) {
    await house(page, letter).click();
    await idle(page);
  }
}

/** The ids that are kept as solved. */
const kept = (page) => page.evaluate(() => JSON.parse(localStorage['hoyito.puzzles'] ?? '[]'));

test('all puzzles are listed by kind and grade, the day’s own first', async ({ page }) => {
  for (const time of ['2026-11-30T00:01:00', '2026-11-30T23:59:00', '2026-12-01T00:01:00']) {
    await page.clock.setFixedTime(new Date(time));
    await open(page);
    await openList(page);
    await expect(list(page).locator('[data-puzzle]')).toHaveCount(COLLECTION.length);
    const today = COLLECTION[dailyOf(dayOf(new Date(time)), COLLECTION.length)];
    await list(page).locator('.daily').click();
    await expect(bar(page)).toContainText(
      today.kind === 'most' ? 'Take the most this turn' : 'Find the only winning house');
    expect((await hooks(page)).variant).toBe(today.position.split(' ')[0]);
  }
});

test('taking the most is recognised, told, marked and remembered', async ({ page }) => {
  await open(page);
  await begin(page, MOST);
  await expect(bar(page)).toContainText('Taken so far: 0 seeds');
  await sow(page, MOST.line);
  const verdict = `Solved: ${MOST.seeds} seeds, and no order takes more.`;
  await expect(bar(page)).toContainText(verdict);
  await expect(said(page)).toHaveText(verdict);
  expect(await kept(page)).toEqual([MOST.id]);

  await page.reload();
  await idle(page);
  await openList(page);
  await expect(item(page, MOST)).toHaveAttribute('aria-label', /, solved$/);
  await expect(list(page).getByText(/^1 of \d+ solved$/)).toHaveCount(1);
});

test('a turn that takes less is told, and may be tried again', async ({ page }) => {
  const worse = COLLECTION.find(({ kind, id }) => kind === 'most' && id !== MOST.id);
  await open(page);
  await begin(page, worse);
  // Any other order: at each sowing the last house there is, until the turn is over.
  for (let taken = 0; taken < 20; taken += 1) {
    if (/That turn took/.test(await bar(page).textContent())) break;
    const houses = page.locator('[data-playable="true"]');
    const letters = await houses.evaluateAll((all) => all.map(({ dataset }) => dataset.house));
    const first = taken ? letters.at(-1) : letters.findLast((letter) => letter !== worse.line[0]);
    await sow(page, first);
  }
  const verdict = new RegExp(`That turn took \\d+ seeds; ${worse.seeds} seeds can be taken.`);
  await expect(bar(page)).toContainText(verdict);
  expect(await kept(page)).toEqual([]);
  await press(page, 'Try again');
  await expect(bar(page)).toContainText('Taken so far: 0 seeds');
  await sow(page, worse.line);
  expect(await kept(page)).toEqual([worse.id]);
});

test('a wrong house is told what it leads to, the right one solves', async ({ page }) => {
  await open(page);
  await begin(page, WIN);
  await sow(page, WRONG);
  const lead = WIN.others[WRONG];
  await expect(bar(page)).toContainText(
    lead ? `${WRONG} loses by ${-lead} seeds` : `${WRONG} only draws`);
  await press(page, 'Try again');
  await sow(page, WIN.line[0]);
  await expect(bar(page)).toContainText(
    `Solved: with best play ${WIN.line[0]} wins by ${WIN.margin} seeds`);
  expect(await kept(page)).toEqual([WIN.id]);
});

test('a solution is played, and does not count as solved', async ({ page }) => {
  await open(page);
  await begin(page, LONG);
  await press(page, 'Solution');
  await expect(bar(page)).toContainText('Here the win is certain', { timeout: 30_000 });
  await idle(page);
  const { south, north, houses } = await hooks(page);
  const left = Object.values(houses).reduce((sum, text) => sum + parseInt(text, 10), 0);
  expect(south - north).toBeGreaterThan(left);
  expect(await kept(page)).toEqual([]);

  await press(page, 'Try again');
  await sow(page, LONG.line[0]);
  await press(page, 'Play it on');
  await expect(bar(page)).toContainText('Here the win is certain', { timeout: 30_000 });
  expect(await kept(page)).toEqual([LONG.id]);
});

test('a replay has the board while a solution plays, which then counts for nothing', async ({
  page,
}) => {
  await open(page, { speed: 'fast' });
  await begin(page, LONG);
  await press(page, 'Solution');
  await expect(page.locator('[data-ply="1"]')).toHaveCount(1);
  await page.keyboard.press('o');
  await dialog(page, 'more').getByRole('button', { name: /^Replay/ }).press('Enter');
  const replay = page.getByRole('group', { name: 'Replay' });
  await expect(replay).toBeVisible();
  await expect(page.locator('.status strong')).toHaveText(/^Sowing \d/);
  const sown = await page.locator('[data-ply]').count();
  await replay.getByRole('button', { name: 'Leave' }).press('Enter');
  await idle(page);
  await expect(page.locator('[data-ply]')).toHaveCount(sown);
  await expect(bar(page)).toContainText('The solution');
  expect(await kept(page)).toEqual([]);
});

test('the end of a solved turn is its event, not who would have won', async ({ page }) => {
  await open(page);
  await begin(page, MOST);
  await expect(page.getByRole('button', { name: 'Hint' })).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('w');
  await expect(said(page)).toHaveText(/^No hint here/);
  await house(page, MOST.line[0]).hover();
  await expect(page.locator('.note')).toHaveText('');
  await page.locator('aside').getByRole('button', { name: 'Resign' }).click();
  await dialog(page, 'resign').getByRole('button', { name: 'Resign' }).click();
  await expect(page.locator('.status strong')).toHaveText('South resigned.');
  await expect(page.locator('.status').getByRole('button', { name: 'New game' })).toHaveCount(0);
});

test('a solution takes the place of a wrong try', async ({ page }) => {
  await open(page);
  await begin(page, MOST);
  const wrong = await page.locator('[data-playable="true"]').evaluateAll(
    (all, right) => all.map(({ dataset }) => dataset.house).find((letter) => letter !== right),
    MOST.line[0],
  );
  await sow(page, wrong);
  await press(page, 'Solution');
  await expect(bar(page)).toContainText(`takes ${MOST.seeds} seeds`, { timeout: 30_000 });
  await expect(page.locator('[data-ply]')).toHaveCount(MOST.line.length);
});

test('the game that was left is back as it was, the computer at it', async ({ page }) => {
  await open(page, { level: 'newcomer' });
  await house(page, 'A').click();
  await expect(page.locator('[data-ply="2"]')).toHaveCount(1);
  await expect(root(page)).toHaveAttribute('data-turn', 'south', { timeout: 30_000 });
  await idle(page);
  const before = await hooks(page);
  await begin(page, WIN);
  await sow(page, WRONG);
  // Both sides are a person's: nobody answers.
  await page.waitForTimeout(500);
  await expect(page.locator('[data-ply]')).toHaveCount(1);
  await press(page, 'My game');
  await expect(bar(page)).toHaveCount(0);
  expect(await hooks(page)).toEqual(before);
});

test('the next one is the next that is not solved', async ({ page }) => {
  const [, , third, fourth] = COLLECTION;
  await page.addInitScript((ids) => {
    localStorage['hoyito.puzzles'] = JSON.stringify(ids);
  }, [third.id]);
  await open(page);
  await begin(page, COLLECTION[1]);
  await press(page, 'Next');
  await expect(bar(page)).toContainText('Puzzle 4:');
  const { south, north } = await hooks(page);
  expect(fourth.position).toContain(` ${south}-${north} `);
});

test('a puzzle is solved by keys alone', async ({ page }) => {
  await open(page);
  await page.keyboard.press('o');
  await dialog(page, 'more').getByRole('button', { name: /^Puzzles/ }).focus();
  await page.keyboard.press('Enter');
  await item(page, WIN).focus();
  await page.keyboard.press('Enter');
  await expect(bar(page)).toBeFocused();
  await expect(said(page)).toHaveText(/^Puzzle 1: Find the only winning house\. /);
  await page.keyboard.press(WIN.line[0].toLowerCase());
  await expect(said(page)).toHaveText(/^Solved: /);
  await bar(page).getByRole('button', { name: 'My game' }).focus();
  await page.keyboard.press('Enter');
  await expect(bar(page)).toHaveCount(0);
  await expect(page.locator(':focus')).toHaveCount(1);
});

test('a new game ends the puzzle', async ({ page }) => {
  await open(page);
  await begin(page, MOST);
  await page.keyboard.press('n');
  await dialog(page, 'newGame').getByRole('button', { name: 'Start' }).click();
  await expect(bar(page)).toHaveCount(0);
});

test('analysis does not give the answer away, and comes back', async ({ page }) => {
  await open(page);
  await page.keyboard.press('y');
  await expect(page.locator('.value:not(:empty)').first()).toBeVisible();
  await begin(page, WIN);
  await expect(page.locator('.value:not(:empty)')).toHaveCount(0);
  await press(page, 'My game');
  await expect(page.locator('.value:not(:empty)').first()).toBeVisible();
});

test('where nothing can be kept that is said once, and puzzles work', async ({ page }) => {
  await open(page);
  await page.evaluate(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function set(name, text) {
      if (name === 'hoyito.puzzles') throw new DOMException('', 'QuotaExceededError');
      setItem.call(this, name, text);
    };
  });
  for (const puzzle of [WIN, MOST]) {
    await begin(page, puzzle);
    await sow(page, puzzle.kind === 'most' ? puzzle.line : puzzle.line[0]);
    await expect(bar(page)).toContainText('Solved');
    await expect(page.getByText('which puzzles are solved is not kept')).toHaveCount(1);
    await press(page, 'Puzzles');
  }
  await expect(list(page).locator('.puzzles .strong')).toHaveCount(2);
});

test('axe finds nothing in the list and at the board', async ({ page }) => {
  await open(page);
  await begin(page, WIN);
  await sow(page, WIN.line[0]);
  await clean(page, 'solved');
  await press(page, 'Puzzles');
  await clean(page, 'list');
});

test('everything about a puzzle fits the screen', async ({ page }) => {
  await open(page);
  await begin(page, LONG);
  const { height, width } = page.viewportSize();
  for (const name of ['Try again', 'Solution', 'Next', 'Puzzles', 'My game']) {
    const box = await bar(page).getByRole('button', { name }).boundingBox();
    expect(box.x, name).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width, name).toBeLessThanOrEqual(width);
  }
  const board = await page.locator('.board-host').boundingBox();
  expect(board.height).toBeGreaterThan(height * 0.4);
});

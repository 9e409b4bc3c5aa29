import { clean } from './axe.js';
import { test, expect } from './base.js';
import { begin, dialog, hooks, house, idle, listed, open, root, sit, truth } from './play.js';

test.skip(({ isMobile }) => isMobile, 'nothing here depends on the screen');

test('a worker that crashes is started again, and the move asked again', async ({
  page, troubles,
}) => {
  let starts = 0;
  await page.route('**/ai/worker.js', async (route) => {
    starts += 1;
    if (starts > 1) return route.fallback();
    await route.fulfill({
      contentType: 'text/javascript',
      body: 'addEventListener("message", () => { throw new Error("crash on purpose"); });',
    });
  });
  await open(page);
  await begin(page, { north: 'computer' });
  await house(page, 'C').click();
  await expect(root(page)).toHaveAttribute('data-turn', 'south');
  await idle(page);
  expect(starts).toBe(2);
  expect((await listed(page)).length).toBeGreaterThan(1);
  forgive(troubles, /crash on purpose/);
});

test('a worker that crashes twice is given up, and can be asked again', async ({
  page, troubles,
}) => {
  let broken = true;
  await page.route('**/ai/worker.js', (route) => (broken ? route.fulfill({
    contentType: 'text/javascript',
    body: 'addEventListener("message", ({ data }) => postMessage({ ...data, kind: "error" }));',
  }) : route.fallback()));
  await open(page);
  await begin(page, { north: 'computer' });
  await house(page, 'C').click();
  await expect(page.locator('.status')).toContainText('does not answer');
  await expect(root(page)).toHaveAttribute('data-busy', 'false');
  broken = false;
  await page.getByRole('button', { name: 'Ask again' }).click();
  await expect(root(page)).toHaveAttribute('data-turn', 'south');
  forgive(troubles, /worker/);
});

test('after a trap in the wasm the game goes on from its record', async ({ page, troubles }) => {
  await sit(page);
  await house(page, 'A').click();
  await idle(page);
  await trap(page);
  await house(page, 'b').click();
  await expect(dialog(page, 'crash')).toBeVisible();
  await clean(page, 'crash');
  await page.keyboard.press('Escape');
  await expect(dialog(page, 'crash'), 'it has to be answered').toBeVisible();
  await page.keyboard.press('Enter');
  await idle(page);
  await expect(house(page, 'b')).toBeFocused();
  expect(await hooks(page)).toEqual((await truth(page, { line: 'A' })).hooks);
  await house(page, 'b').click();
  await idle(page);
  expect(await listed(page)).toBe('Ab');
  forgive(troubles, /unreachable/);
});

test('after a trap a visit goes on, and the kept game is still behind it', async ({
  page, troubles,
}) => {
  await sit(page);
  await house(page, 'A').click();
  await idle(page);
  await page.keyboard.press('o');
  await dialog(page, 'more').getByRole('button', { name: /^Puzzles/ }).click();
  await dialog(page, 'puzzles').locator('.daily').click();
  await idle(page);
  const { houses } = await hooks(page);
  await trap(page);
  await page.locator('[data-playable="true"]').first().click();
  await dialog(page, 'crash').locator('.strong').click();
  await idle(page);
  expect((await hooks(page)).houses).toEqual(houses);
  await page.locator('[data-guest="bar"]').getByRole('button').last().click();
  await expect(page.locator('[data-guest="bar"]')).toHaveCount(0);
  expect(await hooks(page)).toEqual((await truth(page, { line: 'A' })).hooks);
  forgive(troubles, /unreachable/);
});

test('a dialog that cannot be loaded is said each time, and comes when it can', async ({
  page, troubles,
}) => {
  await page.route('**/view/dialogs.js', (route) => route.abort());
  await sit(page);
  const notice = page.locator('.notices div');
  for (const times of [1, 2]) {
    await page.keyboard.press('s');
    await expect(notice).toHaveCount(times);
  }
  await page.unroute('**/view/dialogs.js');
  await page.keyboard.press('s');
  await expect(dialog(page, 'settings')).toBeVisible();
  forgive(troubles, /dialogs\.js/);
});

test('a list of moves that cannot be loaded is said once, and the game goes on', async (
  { page, troubles },
) => {
  await page.route('**/view/moves.js', (route) => route.abort());
  await sit(page);
  for (const letter of ['A', 'a']) {
    await house(page, letter).click();
    await idle(page);
  }
  await expect(page.locator('.notices div')).toHaveCount(1);
  expect(await hooks(page)).toEqual((await truth(page, { line: 'Aa' })).hooks);
  forgive(troubles, /moves\.js/);
});

test('when the engine cannot be loaded the page says so', async ({ page, troubles }) => {
  await page.route('**/*.wasm', (route) => route.abort());
  await page.goto('./');
  await expect(page.getByText('could not be loaded')).toBeVisible();
  troubles.length = 0;
});

/** Has the engine go to pieces at the next sowing. */
const trap = (page) => page.evaluate(async () => {
  const { Game } = await import(new URL('hoyito.js', document.baseURI).href);
  const { play } = Game.prototype;
  Game.prototype.play = function trapped() {
    Game.prototype.play = play;
    throw new WebAssembly.RuntimeError('unreachable');
  };
});

/** Takes the troubles that were made on purpose off the list. */
function forgive(troubles, pattern) {
  for (let index = troubles.length - 1; index >= 0; index -= 1) {
    if (pattern.test(troubles[index])) troubles.splice(index, 1);
  }
}

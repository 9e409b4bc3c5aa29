import { test, expect } from './base.js';
import {
  GAME, SCRIPT, frameOf, games, heard, listen, openHost, say, serveAbroad, standIn, told,
} from './around.js';

const game = (id, rules) => `<hoyito-game id="${id}" rules="${rules}"></hoyito-game>`;
const READY = { rules: 'hoyito-2', lang: 'en', position: 'hoyito-2 444444/444444 0-0 S' };

test('two boards on a page have nothing to do with each other', async ({ page }) => {
  await standIn(page);
  await openHost(page, SCRIPT + game('a', 'hoyito-2') + game('b', 'hoyito-3'));
  const [first, second] = [await frameOf(page, 0), await frameOf(page, 1)];
  await listen(page);
  await say(second, 'ready', READY);
  await say(second, 'resize', { height: 444 });
  await say(first, 'error', { code: 'rules', message: '…' });
  expect(await told(page, 3)).toEqual([
    ['b', 'ready', READY], ['b', 'resize', { height: 444 }],
    ['a', 'error', { code: 'rules', message: '…' }],
  ]);
  expect((await games(page).nth(0).boundingBox()).height).not.toBe(444);
  await games(page).evaluateAll((both) => both.forEach((one) => one.play('C')));
  await expect.poll(() => heard(second)).toHaveLength(1);
  expect(await heard(first)).toEqual([]);
});

test('taken away it is silent, and put back it begins anew', async ({ page }) => {
  const asked = await standIn(page);
  await openHost(page, `${SCRIPT}<p>${game('a', 'hoyito-2')}</p><div></div>`);
  const before = await frameOf(page);
  await listen(page);
  await say(before, 'ready', READY);
  await told(page, 1);
  await page.evaluate(() => {
    window.taken = document.querySelector('hoyito-game');
    window.taken.remove();
    window.taken.setAttribute('rules', 'hoyito-1');
    window.taken.setAttribute('lang', 'ca');
    window.taken.play('C');
    postMessage({ hoyito: 1, event: 'ready' }, '*');
  });
  expect(before.isDetached()).toBe(true);
  expect(await told(page, 2)).toHaveLength(1);
  expect(asked).toHaveLength(1);

  await page.evaluate(() => document.querySelector('div').append(window.taken));
  const after = await frameOf(page);
  expect(asked.map(({ searchParams }) => searchParams.get('rules'))).toEqual(
    ['hoyito-2', 'hoyito-1']);
  expect(asked[1].searchParams.get('lang')).toBe('ca');
  expect(await games(page).locator('iframe').count()).toBe(1);
  await say(after, 'ready', READY);
  expect(await told(page, 3)).toHaveLength(2);
  await expect.poll(async () => (await heard(after)).map(({ data }) => data)).toEqual(
    [{ hoyito: 1, command: 'play', house: 'C' }]);
});

test('the script may come twice, and elements before it, after it or from a script', async (
  { page },
) => {
  const asked = await standIn(page);
  await openHost(page, `${game('a', 'hoyito-1')}${SCRIPT}${SCRIPT.replace(' async', '')}
    ${game('b', 'hoyito-2')}`);
  await page.evaluate(() => {
    const made = document.createElement('hoyito-game');
    made.id = 'c';
    made.setAttribute('rules', 'hoyito-3');
    document.body.append(made);
  });
  for (const number of [0, 1, 2]) await frameOf(page, number);
  expect(asked.map(({ searchParams }) => searchParams.get('rules')).sort()).toEqual(
    ['hoyito-1', 'hoyito-2', 'hoyito-3']);
});

test('a board far down is loaded when it comes near', async ({ page }) => {
  const asked = await standIn(page);
  await openHost(page, `${SCRIPT}${game('a', 'hoyito-2')}<div class="far"></div>
    ${game('b', 'hoyito-3')}`, '<style>.far { height: 20000px }</style>');
  await frameOf(page, 0);
  await expect(games(page).nth(1).locator('iframe')).toHaveAttribute('loading', 'lazy');
  await page.waitForLoadState('networkidle');
  expect(asked).toHaveLength(1);
  await games(page).nth(1).scrollIntoViewIfNeeded();
  await expect.poll(() => asked.length).toBe(2);
});

test('the page keeps its focus, its place and its keys', async ({ page }) => {
  await standIn(page);
  await openHost(page, `<input><div class="far"></div>${SCRIPT}${game('a', 'hoyito-2')}`,
    '<style>.far { height: 900px }</style>');
  await page.locator('input').focus();
  const frame = await frameOf(page);
  await listen(page);
  await say(frame, 'ready', READY);
  await say(frame, 'resize', { height: 1500 });
  await told(page, 2);
  await page.keyboard.type('Cc');
  await expect(page.locator('input')).toBeFocused();
  await expect(page.locator('input')).toHaveValue('Cc');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await heard(frame)).toEqual([]);
});

test('in a page without an origin the board stands, and nobody talks', async (
  { page, troubles },
) => {
  const asked = await standIn(page);
  await serveAbroad(page, troubles);
  await openHost(page, SCRIPT.replace('src="', `src="${GAME}`) + game('a', 'hoyito-2'), '',
    { 'Content-Security-Policy': 'sandbox allow-scripts' });
  await frameOf(page);
  expect(await page.evaluate(() => origin)).toBe('null');
  expect(asked[0].searchParams.get('host')).toBe('null');
});

test('without the script there is what the page has put there', async ({ page, troubles }) => {
  await page.route('**/hoyito-embed.js', (route) => route.abort());
  await openHost(page, `${SCRIPT}<hoyito-game><a href="./">Play</a></hoyito-game>`);
  await expect(page.getByRole('link', { name: 'Play' })).toBeVisible();
  expect(troubles.splice(0).every((it) => it.includes('hoyito-embed.js'))).toBe(true);

  await page.unroute('**/hoyito-embed.js');
  await standIn(page);
  await page.reload();
  await frameOf(page);
  await expect(page.getByRole('link', { name: 'Play' })).toBeHidden();
});

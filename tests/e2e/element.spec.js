import { test, expect } from './base.js';
import {
  EVIL, GAME, SCRIPT, frameOf, games, heard, listen, openHost, pardon, say, serveAbroad, standIn,
  told,
} from './around.js';

const ONE = `${SCRIPT}<hoyito-game id="a" rules="hoyito-2" lang="fr"></hoyito-game>`;
const READY = { rules: 'hoyito-2', lang: 'fr', position: 'hoyito-2 444444/444444 0-0 S' };

test('attributes go into the address as they are, and what is no parameter does not', async (
  { page, baseURL },
) => {
  const asked = await standIn(page);
  const position = 'hoyito-2 0(12)3104000021/5040(10)1110032 24-16 N+';
  await openHost(page, `${SCRIPT}<hoyito-game rules='"><img src=x>&amp;lang=pl' theme="wood"
    position="${position}" data-level="perfect" class="x" host="${EVIL}"></hoyito-game>`);
  await frameOf(page);
  expect(asked).toHaveLength(1);
  expect(asked[0].href.split('?')[0]).toBe(baseURL);
  expect(Object.fromEntries(asked[0].searchParams)).toEqual({
    embed: '1', host: new URL(baseURL).origin, theme: 'wood', position,
    rules: '"><img src=x>&lang=pl',
  });
  expect(await page.locator('img').count()).toBe(0);
});

test('the frame has the name of the game, or that of the page', async ({ page }) => {
  await standIn(page);
  const variants = ['hoyito-1', 'hoyito-2', 'hoyito-2-12', 'hoyito-3', 'constructor', ''];
  await openHost(page, SCRIPT + variants.map((rules) => (
    `<hoyito-game rules="${rules}"></hoyito-game>`)).join(''));
  const titles = () => games(page).locator('iframe')
    .evaluateAll((all) => all.map(({ title }) => title));
  await expect.poll(titles).toEqual(
    ['Hoyito I', 'Hoyito II', 'Hoyito II (2x12)', 'Hoyito III', 'Hoyito', 'Hoyito']);
  await games(page).first().evaluate((game) => { game.title = 'Le jeu'; });
  expect((await titles())[0]).toBe('Le jeu');
});

test('events come from another origin, with what they hold, and bubble no further', async (
  { page, baseURL, troubles },
) => {
  const asked = await standIn(page);
  await serveAbroad(page, troubles);
  await openHost(page, ONE.replace('src="', `src="${GAME}`));
  const frame = await frameOf(page);
  expect(asked[0].href.split('?')[0]).toBe(GAME);
  await listen(page);
  await page.evaluate(() => {
    document.body.addEventListener('move', () => window.told.push('bubbled'));
  });
  const move = { ply: 1, side: 'south', house: 'C', captured: 8, again: true, turn: 'south' };
  const over = { winner: null, south: 24, north: 24, reason: 'lastFour' };
  await say(frame, 'ready', READY);
  await say(frame, 'move', move);
  await say(frame, 'gameover', over);
  expect(await told(page, 3)).toEqual(
    [['a', 'ready', READY], ['a', 'move', move], ['a', 'gameover', over]]);
  await games(page).evaluate((game) => game.play('C'));
  await expect.poll(() => heard(frame)).toEqual([{
    data: { hoyito: 1, command: 'play', house: 'C' }, origin: new URL(baseURL).origin,
    fromPage: true,
  }]);
});

test('what others say, or the frame in other words, is not heard', async ({ page, troubles }) => {
  await standIn(page);
  pardon(page, troubles);
  await openHost(page, `${ONE}<iframe name="other" src="?embed=1&host=null"></iframe>`);
  const frame = await frameOf(page);
  await listen(page);
  const message = { hoyito: 1, event: 'ready', ...READY };
  const sayAs = (from, it) => from.evaluate((said) => parent.postMessage(said, '*'), it);
  await sayAs(page, message);
  await sayAs(page.frame('other'), message);
  const wrong = [
    null, 7, 'ready', [], { ...message, hoyito: 2 }, { ...message, hoyito: '1' },
    { ...message, event: 'click' }, { ...message, event: 'load' }, { ...message, event: ['ready'] },
    { event: 'ready' },
  ];
  for (const it of wrong) await sayAs(frame, it);
  expect(await told(page, 2 + wrong.length)).toEqual([]);

  // The frame is the same, but what is in it now is of another origin.
  await frame.goto(`${EVIL}?embed=1`);
  await sayAs(frame, message);
  expect(await told(page, 3 + wrong.length)).toEqual([]);
  expect((await page.evaluate(() => window.came)).at(-1)).toBe(new URL(EVIL).origin);
});

test('the height is about right from the start, and follows what the frame asks for', async (
  { page },
) => {
  await standIn(page);
  await openHost(page, `${ONE}<hoyito-game rules="hoyito-2-12"></hoyito-game>`);
  const frame = await frameOf(page);
  await listen(page);
  const box = (number) => games(page).nth(number).boundingBox();
  const [{ width, height: reserved }, long] = [await box(0), await box(1)];
  expect(width).toBeGreaterThan(1200);
  expect(reserved).toBeCloseTo(0.67 * width + 120, 0);
  expect(long.height).toBeCloseTo(0.61 * width + 120, 0);
  for (const asked of [523.5, 301]) {
    await say(frame, 'resize', { height: asked });
    await expect.poll(async () => (await box(0)).height).toBe(asked);
  }
  const nonsense = [NaN, Infinity, null, '50', '9px;position:fixed', {}];
  for (const height of nonsense) await say(frame, 'resize', { height });
  await told(page, 2 + nonsense.length);
  expect(await box(0)).toMatchObject({ width, height: 301 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('commands wait for the board, and come in order', async ({ page }) => {
  await standIn(page);
  await openHost(page, ONE);
  const frame = await frameOf(page);
  await listen(page);
  await games(page).evaluate((game) => {
    game.newGame({ rules: 'hoyito-3', players: 'both' });
    game.load({ record: '[Variant "hoyito-2"]\n\n1. C\n' });
    game.load({ position: 'position=1&check=2', command: 'play', hoyito: 5 });
    game.setOptions({ theme: 'chalk' });
    game.newGame();
  });
  expect(await heard(frame)).toEqual([]);
  await say(frame, 'ready', READY);
  await expect.poll(async () => (await heard(frame)).map(({ data }) => data)).toEqual([
    { hoyito: 1, command: 'new', rules: 'hoyito-3', players: 'both' },
    { hoyito: 1, command: 'load', record: '[Variant "hoyito-2"]\n\n1. C\n' },
    { hoyito: 1, command: 'load', position: 'position=1&check=2' },
    { hoyito: 1, command: 'setOptions', theme: 'chalk' },
    { hoyito: 1, command: 'new' },
  ]);
});

test('a changed attribute is an option of the running game, or begins another', async (
  { page },
) => {
  const asked = await standIn(page);
  await openHost(page, ONE);
  const frame = await frameOf(page);
  await listen(page);
  await say(frame, 'ready', READY);
  await told(page, 1);
  const steps = await page.evaluate(() => history.length);
  await games(page).evaluate((game) => {
    game.setAttribute('lang', 'pl');
    game.setAttribute('lang', 'pl');
    game.setAttribute('data-lang', 'en');
  });
  await expect.poll(async () => (await heard(frame)).map(({ data }) => data)).toEqual(
    [{ hoyito: 1, command: 'setOptions', lang: 'pl' }]);
  await games(page).evaluate((game) => game.setAttribute('rules', 'hoyito-3'));
  await expect.poll(() => asked.length).toBe(2);
  const next = await frameOf(page);
  expect(asked[1].searchParams.get('rules')).toBe('hoyito-3');
  expect(asked[1].searchParams.get('lang')).toBe('pl');
  await games(page).evaluate((game) => game.removeAttribute('lang'));
  await expect.poll(() => asked.length).toBe(3);
  expect(asked[2].searchParams.has('lang')).toBe(false);
  expect(next.isDetached()).toBe(true);
  expect(await games(page).locator('iframe').count()).toBe(1);
  expect(await page.evaluate(() => history.length)).toBe(steps);
});

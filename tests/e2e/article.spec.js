import { clean } from './axe.js';
import { test, expect } from './base.js';
import { frameOf, games, heard, openHost, say, standIn } from './around.js';

const GADGET = '<script src="www/hoyito-gadget.js" data-game="./"></script>';
const places = (page) => page.locator('div.hoyito');

/** What MediaWiki has of `mw.hook`, and its jQuery, as far as a gadget sees them. */
const WIKI = `<script>
  const handlers = [];
  window.mw = { hook: (name) => ({ add: (handler) => handlers.push([name, handler]) }) };
  window.show = (...nodes) => handlers.forEach(([name, handler]) => (
    name === 'wikipage.content' && handler({ get: () => nodes })));
</script>`;

test('a gadget makes boards of what the wiki shows, whenever it does', async ({ page }) => {
  const asked = await standIn(page);
  await openHost(page, `${WIKI}<main><div class="hoyito" data-rules="hoyito-3" data-lang="fr"
    title="À jouer"><a href="./">Play</a></div></main>${GADGET}`);
  await expect(page.getByRole('link', { name: 'Play' })).toBeVisible();
  expect(asked).toEqual([]);
  await page.evaluate(() => window.show(document.querySelector('main')));
  await page.evaluate(() => window.show(document.querySelector('main')));
  await expect(places(page).locator('iframe')).toHaveCount(1);
  await expect(places(page).locator('iframe')).toHaveAttribute('title', 'À jouer');
  await expect(page.getByRole('link', { name: 'Play' })).toHaveCount(0);
  await expect.poll(() => asked.length).toBe(1);
  expect(Object.fromEntries(asked[0].searchParams)).toEqual(
    { embed: '1', rules: 'hoyito-3', lang: 'fr' });

  // A preview: other content, which is in no page yet.
  await page.evaluate(() => {
    const preview = document.createElement('section');
    preview.innerHTML = '<div class="hoyito" data-rules="hoyito-2-12"></div>';
    window.show(preview);
    document.body.append(preview);
  });
  await expect(places(page).locator('iframe')).toHaveCount(2);
  await expect(page.locator('section iframe')).toHaveAttribute('title', 'Hoyito');
});

test('nothing that a wiki’s page says leads elsewhere or becomes markup', async (
  { page, baseURL },
) => {
  const asked = await standIn(page);
  await openHost(page, `<div class="hoyito" data-rules='"><img src=x onerror=alert(1)>&amp;lang=pl'
    data-game="https://evil.example/" data-src="https://evil.example/" data-host="https://evil.example"
    data-position="../../../evil?x#y" data-embed="0"></div>
    <span class="hoyito" data-rules="hoyito-1"></span>${GADGET}`);
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0].href.split('?')[0]).toBe(baseURL);
  expect([...asked[0].searchParams]).toEqual([
    ['embed', '1'], ['rules', '"><img src=x onerror=alert(1)>&lang=pl'],
    ['position', '../../../evil?x#y'],
  ]);
  await expect(page.locator('img')).toHaveCount(0);
  await expect(page.locator('iframe')).toHaveCount(1);
});

test('the article has three boards, each come another way, and fits the screen', async (
  { page, baseURL },
) => {
  const asked = await standIn(page);
  await page.goto('www/demo/');
  const boards = page.locator('iframe');
  await expect(boards).toHaveCount(3);
  for (const number of [0, 1, 2]) {
    await boards.nth(number).scrollIntoViewIfNeeded();
    await expect.poll(() => asked.length).toBeGreaterThan(number);
    await expect(boards.nth(number)).toHaveAttribute('title', /^Hoyito/);
  }
  expect(asked.map(({ href }) => href.split('?')[0])).toEqual(Array(3).fill(baseURL));
  const hosts = asked.map(({ searchParams: it }) => [it.get('rules'), it.get('host')]);
  expect(Object.fromEntries(hosts)).toEqual(
    { 'hoyito-2': new URL(baseURL).origin, 'hoyito-3': null, 'hoyito-2-12': null });
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('the article gives the board a move, and tells what comes back', async ({ page }) => {
  await standIn(page);
  await page.goto('www/demo/');
  await games(page).scrollIntoViewIfNeeded();
  const frame = await frameOf(page);
  await say(frame, 'ready', { rules: 'hoyito-2' });
  await page.getByRole('button').click();
  await expect.poll(async () => (await heard(frame)).map(({ data }) => data)).toEqual([
    { hoyito: 1, command: 'new', rules: 'hoyito-2', players: 'both' },
    { hoyito: 1, command: 'play', house: 'C' },
  ]);
  await say(frame, 'move', { house: 'C', note: '<b>bold</b>' });
  await expect(page.locator('output')).toHaveText('move {"house":"C","note":"<b>bold</b>"}');
});

test('axe finds nothing in the article', async ({ page }) => {
  await standIn(page);
  await page.goto('www/demo/');
  await expect(page.locator('iframe')).toHaveCount(3);
  await clean(page, 'the article', { exclude: [['iframe']] });
});

test('links in the article lead somewhere', async ({ page }) => {
  await standIn(page);
  await page.goto('www/demo/');
  const links = await page.locator('a').evaluateAll((all) => all.map(({ href }) => href));
  for (const link of new Set(links)) {
    const { hash } = new URL(link);
    if (hash) await expect(page.locator(hash)).toHaveCount(1);
    else expect((await page.request.get(link)).status(), link).toBe(200);
  }
});

import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { clean } from './axe.js';
import { test, expect } from './base.js';
import { begin, dataOf, dialog, house, idle, open } from './play.js';

const { LANGUAGES } = await dataOf('languages.js');
const { PICTURES } = await dataOf('rules/pictures.js');

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const DIST = process.env.HOYITO_DIST ?? join(ROOT, 'dist');
const SITE = 'https://example.org/games/hoyito/';

/** What a page names, each address once, from where it stands. */
const named = (page, base) => page.evaluate((site) => [...new Set(
  Array.from(document.querySelectorAll('[href], [src], [property="og:image"]'), (element) => (
    new URL(element.getAttribute('href') ?? element.getAttribute('src') ?? element.content,
      document.baseURI).href)),
)].map((address) => (site ? address.replace(site, new URL('..', document.baseURI).href) : address)),
base);

/** Of a page's structured data, each of which has to be JSON. */
const dataIn = (page) => page.locator('script[type="application/ld+json"]')
  .evaluateAll((all) => all.map(({ textContent }) => JSON.parse(textContent)));

for (const language of LANGUAGES) {
  test(`the rules stand as a page without a script, ${language}`, async ({ page }) => {
    await page.goto(`./rules/${language}.html`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('script:not([type="application/ld+json"])')).toHaveCount(0);
    await expect(page.locator('h1')).toHaveText(await page.title());
    for (const [id, pictures] of Object.entries(PICTURES)) {
      await expect(page.locator(`#${id} .strip`)).toHaveCount(Object.keys(pictures).length);
      expect(await page.locator(`#${id} .ours`).count(), id).toBeGreaterThan(3);
    }
    await expect(page.locator('#games table')).toHaveCount(1);
    await expect(page.locator('#history')).toContainText('Víktor Bautista i Roca');
    const text = await page.locator('body').innerText();
    expect(text.match(/\{\w+\}|\b[a-z]+\.[a-zA-Z]+\.[a-zA-Z.-]+/g)).toBeNull();
    expect((await dataIn(page)).map(({ inLanguage }) => inLanguage)).toEqual([language]);

    // The seven lead to each other, and to the game in their language.
    const ways = page.locator('header nav a');
    expect(await ways.evaluateAll((all) => all.map(({ lang }) => lang))).toEqual(LANGUAGES);
    await expect(page.locator('header [aria-current="page"]')).toHaveAttribute('lang', language);
    for (const address of await named(page)) {
      expect((await page.request.get(address)).status(), address).toBe(200);
    }
    for (const play of await page.locator('.play').all()) {
      await expect(play).toHaveAttribute('href', `../?lang=${language}`);
    }
  });
}

test('they tell what the game tells, word for word and board for board', async ({ page }) => {
  const told = (scope) => scope.locator('p, figcaption, .number, td, li:not(:has(p))')
    .evaluateAll((all) => all.map(({ textContent }) => textContent));
  await page.goto('./rules/en.html');
  const pages = {};
  for (const id of Object.keys(PICTURES)) {
    pages[id] = (await Promise.all([`#${id}`, '#games', '#history'].map((part) => (
      told(page.locator(part)))))).flat();
  }
  await open(page);
  await page.keyboard.press('?');
  const help = dialog(page, 'help');
  for (const [id, texts] of Object.entries(pages)) {
    await help.getByLabel('Game').selectOption(id);
    expect(texts.length).toBeGreaterThan(100);
    expect(await told(help.locator('.rules')), id).toEqual(texts);
  }
});

test('axe finds nothing in the page of rules, and nothing is cut off', async ({ page }) => {
  await page.goto('./rules/fr.html');
  // The boards of one game stand for those of all: there are thousands of seeds.
  await clean(page, 'the rules', { exclude: [['section:not(#hoyito-3) .strip']] });
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what it needs and leads to the rules', async ({ page, troubles }) => {
    await page.goto('./');
    // Playwright reads nothing in this element but what it is asked for by its name.
    const [message, links] = ['p', 'a'].map((tag) => page.locator(`noscript ${tag}`));
    await expect(message.first()).toBeVisible();
    await expect(message.first()).toHaveText('Hoyito needs JavaScript and WebAssembly.');
    const spoken = message.and(page.locator('[lang]'));
    expect(await spoken.evaluateAll((all) => all.map(({ lang }) => lang))).toEqual(LANGUAGES);
    await expect(spoken.nth(LANGUAGES.indexOf('fr')))
      .toHaveText('Hoyito a besoin de JavaScript et de WebAssembly.');
    await expect(page.locator('.loading')).toBeHidden();
    await expect(links).toHaveText(
      ['Rules', 'Reglas', 'Règles', 'Zasady', 'Regras', 'Spelregels', 'Regles']);
    await links.nth(LANGUAGES.indexOf('pl')).click();
    await expect(page.locator('h1')).toHaveText('Zasady gry Hoyito');
    await expect(page.locator('.picture').first()).toBeVisible();
    // What the page names to be loaded first is refused, too.
    troubles.splice(0, troubles.length, ...troubles.filter((line) => !line.endsWith(' csp')));
  });
});

const FAILED = {
  'WebAssembly is missing': (page) => page.addInitScript(() => { delete window.WebAssembly; }),
  'the engine is missing': (page) => (
    page.route('**/hoyito_bg.wasm', (route) => route.fulfill({ status: 404 }))),
  'the engine is damaged': (page) => page.route('**/hoyito_bg.wasm', (route) => route.fulfill({
    contentType: 'application/wasm',
    body: readFileSync(join(DIST, 'hoyito_bg.wasm')).subarray(0, 999),
  })),
};

for (const [what, act] of Object.entries(FAILED)) {
  test(`${what}: that is said in one's language, and leads to the rules`, async ({
    page, troubles,
  }) => {
    await act(page);
    await page.goto('./?lang=pl');
    const message = page.getByRole('main');
    await expect(message).toContainText('Nie udało się wczytać gry');
    await expect(message).toHaveAttribute('lang', 'pl');
    expect(troubles.splice(0).length).toBeGreaterThan(0);
    await message.getByRole('link').click();
    await expect(page).toHaveURL(/\/rules\/pl\.html$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  });
}

for (const [what, file, answer] of [
  ['a browser that does not know the language of the scripts', 'main.js', { body: '?!' }],
  ['a missing script', 'a11y.js', { status: 404 }],
  ['missing scripts from the first on', 'dress.js', { status: 404 }],
]) {
  test(`${what} leaves a message that leads to the rules`, async ({ page, troubles }) => {
    await page.route(`**/www/${file}`, (route) => (
      route.fulfill({ contentType: 'text/javascript', ...answer })));
    await page.goto('./');
    const message = page.locator('.loading');
    await expect(message).toBeVisible({ timeout: 15_000 });
    await expect(message.getByRole('link')).toHaveCount(LANGUAGES.length);
    expect(troubles.splice(0).length).toBeGreaterThan(0);
    await message.getByRole('link', { name: 'Règles' }).click();
    await expect(page.locator('h1')).toHaveText('Les règles du Hoyito');
  });
}

test('what the game’s page tells of itself holds, and names no host', async ({ page }) => {
  await page.goto('./');
  await idle(page);
  const [data, ...more] = await dataIn(page);
  expect(more).toEqual([]);
  expect(data).toMatchObject({ '@type': 'VideoGame', 'inLanguage': LANGUAGES });
  expect(await page.locator('head > [hreflang]').evaluateAll((all) => all.map((one) => (
    one.hreflang)))).toEqual([...LANGUAGES, 'x-default']);
  for (const address of await named(page)) {
    expect((await page.request.get(address)).status(), address).toBe(200);
  }
  const canonical = page.locator('[rel="canonical"]');
  await expect(canonical).toHaveAttribute('href', './');
  await page.goto('./?lang=fr');
  await expect(canonical).toHaveJSProperty('href', page.url());
  // The service worker leaves these pages to the network.
  expect(readFileSync(join(DIST, 'sw.js'), 'utf8')).not.toContain('"rules/');
});

test('with an address, that is in all that others read, and leads to what is there', async ({
  page, baseURL,
}) => {
  const dist = mkdtempSync(join(tmpdir(), 'hoyito-pages-'));
  try {
    cpSync(DIST, dist, { recursive: true });
    cpSync(join(ROOT, 'index.html'), join(dist, 'index.html'));
    execFileSync(process.execPath, [join(ROOT, 'xtask/pages/build.js'), dist, SITE]);
    await page.route(`${baseURL}**`, (route) => {
      const path = new URL(route.request().url()).href.slice(baseURL.length) || 'index.html';
      return route.fulfill({ path: join(dist, path) });
    });
    for (const [path, embedded] of [
      ['index.html', '?embed=1&rules=hoyito-2'],
      ...LANGUAGES.map((lang) => [`rules/${lang}.html`, `?embed=1&rules=hoyito-2&lang=${lang}`]),
    ]) {
      await page.goto(`./${path}`, { waitUntil: 'commit' });
      await page.waitForLoadState('domcontentloaded');
      const told = await page.locator(
        'link[rel="canonical"], head > [hreflang], [type$="oembed"], [property="og:image"]')
        .evaluateAll((all) => all.map((one) => (
          one.getAttribute('href') ?? one.getAttribute('content'))));
      expect(told.length).toBe(LANGUAGES.length + 4);
      for (const address of told) {
        expect(address.startsWith(SITE), address).toBe(true);
        const [inner] = address.slice(SITE.length).split('?');
        expect(existsSync(join(dist, inner || 'index.html')), address).toBe(true);
      }
      const oembed = told.find((address) => address.endsWith('.json')).slice(SITE.length);
      const { html, provider_url: provider } = JSON.parse(readFileSync(join(dist, oembed), 'utf8'));
      expect(provider).toBe(SITE);
      expect(html.replaceAll('&amp;', '&')).toContain(`src="${SITE}${embedded}"`);
    }
  } finally {
    rmSync(dist, { recursive: true });
  }
});

/** How many sheets of paper a page takes. */
const sheets = async (page) => (
  (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g).length);

test('a game prints as its board and its moves, in black on white', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, { theme: 'wood' });
  await begin(page);
  await house(page, 'C').click();
  await idle(page);
  await expect(page.locator('link[href$="print.css"]')).toBeAttached();
  // As on a phone, where the list of moves is away until it is asked for.
  await page.setViewportSize({ width: 600, height: 800 });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const there of ['h1', '.status strong', '.board', '[data-heap="south"]', '.moves']) {
    await expect(page.locator(there).first(), there).toBeVisible();
  }
  for (const gone of ['nav', '.controls', '.talk', '.status button', '.notices']) {
    for (const one of await page.locator(gone).all()) await expect(one, gone).toBeHidden();
  }
  const board = await page.locator('.board .face').boundingBox();
  const moves = await page.locator('.moves').boundingBox();
  expect(board.width).toBeGreaterThan(300);
  expect(moves.y).toBeGreaterThan(board.y + board.height);
  const looks = await page.evaluate(() => [
    getComputedStyle(document.querySelector('.count')).color,
    getComputedStyle(document.documentElement).backgroundImage,
    getComputedStyle(document.querySelector('.dug')).display,
  ]);
  expect(looks).toEqual(['rgb(0, 0, 0)', 'none', 'none']);
  expect(await sheets(page)).toBe(1);
});

test('the rules print whole, from the game and as a page', async ({ page }) => {
  await open(page);
  await page.keyboard.press('?');
  await expect(dialog(page, 'help').locator('.picture').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.board-host')).toBeHidden();
  await expect(dialog(page, 'help').getByRole('button', { name: 'Close' })).toBeHidden();
  const one = await sheets(page);
  expect(one).toBeGreaterThan(2);
  await page.goto('./rules/en.html');
  await expect(page.locator('header nav')).toBeHidden();
  expect(await sheets(page)).toBeGreaterThan(2 * one);
});

import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { clean } from './axe.js';
import { test as base, expect } from './base.js';
import { begin, dialog, house, hooks, idle, listed, open, root, truth } from './play.js';
import { UNDER, release, serve } from './site.js';

const WASM = 'hoyito_bg.wasm';

/** Two releases as builds leave them: the second has another page and engine and a new file. */
function build() {
  const folder = mkdtempSync(join(tmpdir(), 'hoyito-releases-'));
  const first = release(join(folder, 'first'), () => {});
  const second = release(join(folder, 'second'), (dir) => {
    const page = join(dir, 'index.html');
    writeFileSync(page, readFileSync(page, 'utf8').replace('<title>Hoyito', '<title>Second'));
    // A section that says nothing: the same engine in another file.
    appendFileSync(join(dir, WASM), Buffer.from([0, 5, 4, ...Buffer.from('test')]));
    appendFileSync(join(dir, 'www/engine.js'), '\nglobalThis.engineOf = "second";');
    writeFileSync(join(dir, 'www/new.js'), 'export const there = true;');
  });
  return { folder, first, second };
}

const test = base.extend({
  releases: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the parameters
    async ({}, use) => {
      const releases = build();
      await use(releases);
      rmSync(releases.folder, { recursive: true });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  site: async ({ releases }, use) => {
    const site = await serve();
    site.dir = releases.first;
    await use(site);
    await site.stop();
  },
  baseURL: ({ site }, use) => use(site.url),
});

test.use({ serviceWorkers: 'allow' });
test.skip(({ isMobile }) => isMobile, 'nothing here depends on the screen');

const ready = (page) => page.getByText('works offline now');
const news = (page) => page.getByText('A new version is here');

/** Opens the page for the first time. What it says when it is kept goes away by itself. */
async function visit(page, how = {}) {
  await Promise.all([ready(page).waitFor({ timeout: 50_000 }), open(page, {}, how)]);
}

async function playTwo(page) {
  await begin(page);
  for (const letter of ['A', 'a']) {
    await house(page, letter).click();
    await idle(page);
  }
}

/** What the page is made of, by what it gets when it asks for it. */
const made = (page) => page.evaluate(async (wasm) => {
  const bytes = async (path) => (await (await fetch(path)).arrayBuffer()).byteLength;
  return { wasm: await bytes(wasm), engine: globalThis.engineOf ?? 'first', title: document.title };
}, WASM);

/** Has the browser look for a new version; what became of that one. */
const lookForNews = (page) => page.evaluate(async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration.update();
  const { installing, waiting } = registration;
  if (waiting) return waiting.state;
  if (!installing) return 'none';
  return new Promise((resolve) => {
    installing.addEventListener('statechange', () => resolve(installing.state));
  });
});

test('after one visit it opens and plays without a network', async ({ page, context, site }) => {
  await visit(page);
  await playTwo(page);
  const before = await hooks(page);
  await site.stop();
  await context.setOffline(true);

  for (const address of ['./', './index.html', './?lang=en']) {
    await page.goto(address);
    await idle(page);
    expect(await hooks(page)).toEqual(before);
  }
  expect(new URL(page.url()).search, 'the search is the page’s own').toBe('?lang=en');
  await expect(ready(page), 'said once').toHaveCount(0);
  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: /^Statistics/ }).click();
  await expect(dialog(page, 'statistics')).toBeVisible();
  await page.keyboard.press('Escape');
  await begin(page, { north: 'computer' });
  await house(page, 'C').click();
  await idle(page);
  await expect(root(page)).toHaveAttribute('data-turn', 'south');
  expect((await listed(page)).length).toBeGreaterThan(1);
});

test('a crash is recovered from without a network', async ({ page, site, troubles }) => {
  await visit(page);
  await site.stop();
  await page.reload();
  await idle(page);
  await begin(page);
  await page.evaluate(async () => {
    const { Game } = await import(new URL('hoyito.js', document.baseURI).href);
    Game.prototype.play = () => { throw new WebAssembly.RuntimeError('unreachable'); };
  });
  await house(page, 'A').click();
  await dialog(page, 'crash').getByRole('button').click();
  await idle(page);
  await house(page, 'A').click();
  await idle(page);
  expect(await listed(page)).toBe('A');
  const own = troubles.filter((line) => !line.includes('unreachable'));
  troubles.splice(0, troubles.length, ...own);
});

test('a new version waits for a word, and the kept game goes over to it', async ({
  page, context, site, releases,
}) => {
  await visit(page);
  await playTwo(page);
  const [before, first] = [await hooks(page), await made(page)];
  const other = await context.newPage();
  await other.goto(site.url);
  await idle(other);
  // Others' caches, and one that every version may use.
  const others = ['hoyito /games/other/ 1', 'hoyito-tables-1', 'something'];
  await page.evaluate((names) => Promise.all(names.map((name) => caches.open(name))), others);
  const [mine] = await page.evaluate(async () => (
    (await caches.keys()).filter((name) => name.startsWith('hoyito /games/hoyito/ '))));

  site.dir = releases.second;
  await page.reload();
  await expect(news(page)).toBeVisible({ timeout: 30_000 });
  expect(await made(page), 'until then all is of the first one').toEqual(first);
  expect(await page.evaluate(() => fetch('www/new.js').then(({ ok }) => ok)),
    'what the first one does not have is the server’s').toBe(true);

  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page).toHaveTitle('Second');
  await idle(page);
  const second = { wasm: first.wasm + 7, engine: 'second', title: 'Second' };
  expect(await made(page)).toEqual(second);
  expect(await hooks(page)).toEqual(before);
  await expect.poll(() => listed(page)).toBe('Aa');
  await expect(other, 'no page is left with the old one').toHaveTitle('Second');
  await idle(other);
  expect(await made(other)).toEqual(second);

  const caches = await page.evaluate(() => globalThis.caches.keys());
  expect(caches).toEqual(expect.arrayContaining(others));
  expect(caches).not.toContain(mine);
  expect(caches.length).toBe(others.length + 1);
  await expect(news(page)).toHaveCount(0);
  await site.stop();
  await page.reload();
  await idle(page);
  expect(await made(page)).toEqual(second);
  await other.close();
});

test('a server in the middle of a change gives no mixture', async ({ page, site, releases }) => {
  await visit(page);
  const first = await made(page);
  const half = join(releases.folder, 'half');
  cpSync(releases.second, half, { recursive: true });
  cpSync(join(releases.first, WASM), join(half, WASM));
  site.dir = half;
  expect(await lookForNews(page)).toBe('redundant');
  await page.reload();
  await idle(page);
  expect(await made(page)).toEqual(first);
  const names = await page.evaluate(() => caches.keys());
  expect(names.filter((name) => name.startsWith('hoyito /'))).toHaveLength(1);

  site.dir = releases.second;
  expect(await lookForNews(page)).toBe('installed');
  await expect(news(page)).toBeVisible();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page).toHaveTitle('Second');
});

test('what stayed the same is not fetched again', async ({ page, site, releases }) => {
  await visit(page);
  site.asked.length = 0;
  site.dir = releases.second;
  expect(await lookForNews(page)).toBe('installed');
  const changed = ['index.html', WASM, 'www/engine.js', 'www/new.js'].map((path) => UNDER + path);
  const asked = new Set(site.asked);
  asked.delete(`${UNDER}sw.js`);
  expect([...asked].sort()).toEqual(changed.sort());
});

test('an address that the game leaves keeps nothing of it', async ({ page, site, releases }) => {
  await visit(page);
  const gone = join(releases.folder, 'gone');
  cpSync(releases.second, gone, { recursive: true });
  cpSync(join(gone, 'www/offline/farewell.js'), join(gone, 'sw.js'));
  site.dir = gone;
  await page.evaluate(async () => {
    await caches.open('hoyito-tables-1');
    await (await navigator.serviceWorker.getRegistration()).update();
  });
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['hoyito-tables-1']);
  // Without a worker the page would register that one again.
  await page.goto('./?embed=1');
  await expect(page).toHaveTitle('Second');
  await idle(page);
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
});

test.describe('without anything kept', () => {
  test.use({ serviceWorkers: 'block' });

  test('the address may lack its slash, name its file, and serve wasm as anything', async ({
    page, site,
  }) => {
    for (const address of [site.url.slice(0, -1), `${site.url}index.html`, site.url]) {
      const response = await page.goto(`${address}?lang=en`);
      expect(response?.ok()).toBe(true);
      await idle(page);
      expect(await hooks(page)).toEqual((await truth(page, {})).hooks);
    }
    const headers = (await page.request.get(WASM)).headers();
    expect(headers['content-type']).toBe('application/octet-stream');
  });
});

test('a page that is embedded keeps nothing', async ({ page, site }) => {
  await page.goto('./?embed=1');
  await idle(page);
  await expect.poll(() => site.asked).toContain(`${UNDER}www/offline/workers.js`);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
  expect(site.asked).not.toContain(`${UNDER}sw.js`);
});

async function openOffline(page) {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: /^Offline/ }).click();
  await expect(dialog(page, 'offline')).toBeVisible();
  return dialog(page, 'offline');
}

test('the menu tells what is kept, and keeps the endgames', async ({ page }) => {
  await visit(page, { tables: true });
  const version = await page.locator('html').getAttribute('data-version');
  expect(version).toMatch(/^[0-9a-f]{12}$/);
  const there = await openOffline(page);
  await expect(there).toContainText('kept on this device whole');
  await expect(there).toContainText(`Version ${version}: `);
  await there.getByRole('button', { name: 'Make everything' }).click();
  await expect(there).toContainText('Being kept');
  const names = () => page.evaluate(async () => (
    (await (await caches.open('hoyito-tables-1')).keys()).map(({ url }) => url)));
  await expect.poll(async () => (await names()).join(' '), { timeout: 50_000 })
    .toContain('tables/hoyito-1-captor/12');
  await page.keyboard.press('Escape');
  await expect(there).toHaveCount(0);
});

test('when everything is kept the menu says so', async ({ page }) => {
  await visit(page);
  await page.evaluate(async () => {
    const shelf = await caches.open('hoyito-tables-1');
    for (const game of ['hoyito-1', 'hoyito-2', 'hoyito-3']) {
      for (const seeds of [8, 12, 16]) {
        await shelf.put(`./tables/${game}-captor/${seeds}`, new Response('x'));
      }
    }
  });
  const there = await openOffline(page);
  await expect(there.getByText(': kept')).toHaveCount(3);
  await expect(there.getByRole('button', { name: 'Make everything' })).toBeHidden();
});

test('where pages cannot be kept the game says so when asked, and only then', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'serviceWorker', {
      get() { throw new DOMException('no', 'SecurityError'); },
    });
  });
  await open(page);
  await expect(await openOffline(page)).toContainText('does not let Hoyito be kept');
});

test('storage that is refused is told when it is asked for', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () => Promise.reject(new Error('no'));
  });
  await open(page);
  const there = await openOffline(page);
  await expect(there).toContainText('is not kept on this device yet');
  await there.getByRole('button', { name: 'Make everything' }).click();
  await expect(there).toContainText('Not everything could be kept');
});

test('it can be installed', async ({ page, context }) => {
  await visit(page);
  const bars = page.locator('meta[name="theme-color"]');
  await expect(bars).toHaveAttribute('content', 'rgb(211, 177, 134)');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(bars).toHaveAttribute('content', 'rgb(44, 33, 25)');
  const session = await context.newCDPSession(page);
  const { errors, url } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(url).toContain(`${UNDER}www/manifest.webmanifest`);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});

test('axe finds nothing in the notice and the dialog', async ({ page }) => {
  await visit(page);
  await clean(page, 'notice');
  await openOffline(page);
  await clean(page, 'dialog');
});

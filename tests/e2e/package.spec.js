import { readFileSync } from 'node:fs';

import { test as base, expect } from '@playwright/test';

import { begin, dialog, house, idle, listed, openShare, root } from './play.js';

const FILE = new URL('../../package/hoyito.html', import.meta.url);

/** A page from the disk that asks for nothing else; blobs and data are in it already. */
const test = base.extend({
  page: async ({ page }, use) => {
    const troubles = [];
    page.on('console', (message) => {
      if (message.type() === 'error') troubles.push(message.text());
    });
    page.on('pageerror', (error) => troubles.push(`exception: ${error}`));
    page.on('request', (request) => {
      const url = request.url();
      if (url !== FILE.href && !/^(data|blob):/.test(url)) troubles.push(`request: ${url}`);
    });
    await use(page);
    expect(troubles).toEqual([]);
  },
});

/**
 * Opens the file as on a later visit; each test has a profile of its own. When a script that runs
 * before the page asks for localStorage on a disk, Chromium now and then shows an empty one.
 */
async function open(page, settings = {}, kept = {}) {
  await page.goto(FILE.href);
  await idle(page);
  await page.evaluate((items) => Object.assign(localStorage, items), {
    'hoyito.settings': JSON.stringify({
      speed: 'instant', level: 'newcomer', bigTables: false, ...settings,
    }),
    ...kept,
  });
  await page.reload();
  await idle(page);
}

test('it has nothing to load, and its policy lets nothing in', () => {
  const text = readFileSync(FILE, 'utf8');
  expect(text).not.toMatch(/ src=|@import|<link (?!rel="icon" href="data:,")/);
  const [policy] = text.match(/http-equiv="Content-Security-Policy" content="[^"]*"/);
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/unsafe-inline|'unsafe-eval'|'self'|connect-src|\*/);
});

test('a game against the computer, which thinks in its worker', async ({ page }) => {
  test.slow();
  const start = 'hoyito-2 120310/213210 16-16 S';
  await open(page, {}, {
    'hoyito.record': `[Variant "hoyito-2"]\n[Start "${start}"]\n\n*\n`,
    'hoyito.table': JSON.stringify({ south: 'person', north: 'computer' }),
  });
  let sowings = 0;
  while (await root(page).getAttribute('data-over') === 'false') {
    await page.locator('[data-house][data-playable="true"]').first().click();
    await idle(page);
    expect(sowings += 1).toBeLessThan(300);
  }
  expect((await listed(page)).length).toBeGreaterThan(sowings);
  expect(page.workers().map((worker) => worker.url())).toContainEqual(
    expect.stringMatching(/^blob:/));
});

test('endgame tables are built in a worker of their own', async ({ page }) => {
  const started = new Set();
  page.on('worker', (worker) => started.add(worker.url().split(':')[0]));
  await open(page, { bigTables: true });
  // The first game is one against the computer, and has tables once it has begun. The largest takes
  // long enough to be told.
  await house(page, 'C').click();
  await expect(page.getByText('Exact endgames')).toBeAttached({ timeout: 30_000 });
  expect(page.workers()).toHaveLength(2);
  expect([...started]).toEqual(['blob']);
});

test('parts open, a theme is put on, the language changes', async ({ page }) => {
  await open(page);
  const ground = () => page.evaluate(() => (
    getComputedStyle(document.documentElement).getPropertyValue('--ground')));
  const earth = await ground();
  await page.keyboard.press('?');
  await expect(dialog(page, 'help').getByRole('heading').first()).toHaveText('Rules');
  await page.keyboard.press('Escape');
  await page.keyboard.press('s');
  const settings = dialog(page, 'settings');
  await settings.locator('select', { has: page.locator('option[value="pl"]') }).selectOption('pl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  await settings.locator('[value="contrast"]').check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'contrast');
  await page.keyboard.press('Escape');
  await expect(root(page).locator('header')).toContainText('Nowa');
  await page.getByRole('button', { name: 'Więcej' }).click();
  await page.locator('.menu').getByRole('button', { name: 'Offline' }).click();
  await expect(dialog(page, 'offline')).toContainText('w tym jednym pliku');
  await page.keyboard.press('Escape');
  expect(await ground()).not.toBe(earth);
});

test('a game is kept from one visit to the next, and among the saved ones', async ({ page }) => {
  await open(page);
  await begin(page);
  await house(page, 'C').click();
  await expect.poll(() => listed(page)).toBe('C');
  await page.reload();
  await idle(page);
  await expect.poll(() => listed(page)).toBe('C');
  await begin(page);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Saved games' }).click();
  await expect(dialog(page, 'library').locator('[data-game]')).toHaveCount(1);
});

test('after a trap in the wasm the game goes on with an instance of its own', async ({ page }) => {
  await page.addInitScript(() => {
    const { instantiate } = WebAssembly;
    window.instances = 0;
    WebAssembly.instantiate = async (...given) => {
      const { instance, module } = await instantiate(...given);
      window.instances += 1;
      const game_play = (...numbers) => {
        if (!window.trap) return instance.exports.game_play(...numbers);
        window.trap = false;
        throw new WebAssembly.RuntimeError('unreachable');
      };
      return { instance: { exports: { ...instance.exports, game_play } }, module };
    };
  });
  await open(page);
  await begin(page);
  await house(page, 'A').click();
  await idle(page);
  await page.evaluate(() => { window.trap = true; });
  await house(page, 'b').click();
  await dialog(page, 'crash').getByRole('button').click();
  await idle(page);
  expect(await page.evaluate(() => window.instances)).toBe(2);
  await house(page, 'b').click();
  await idle(page);
  expect(await listed(page)).toBe('Ab');
});

test('a link says that it leads to the disk, and opens where it is pasted', async ({ page }) => {
  await open(page);
  await begin(page);
  await house(page, 'C').click();
  await idle(page);
  const shared = await openShare(page);
  await expect(shared.locator('small')).toContainText('this file on this device');
  await expect(shared.locator('small')).toContainText('“Open a game”');
  const link = await shared.getByRole('textbox', { name: 'Link', exact: true }).inputValue();
  expect(link.startsWith(`${FILE.href}#`)).toBe(true);
  await page.keyboard.press('Escape');
  await begin(page);
  expect(await listed(page)).toBe('');
  const other = await openShare(page, 'Open a game');
  await other.getByRole('textbox', { name: 'Record, position or link' }).fill(link);
  await other.getByRole('button', { name: 'Open', exact: true }).click();
  await expect.poll(() => listed(page)).toBe('C');
});

import { expect, test } from './base.js';
import { dataOf, idle, root, tap, truth } from './play.js';

/** Sowing D ends this game, 28 to 20. */
const NEAR_END = 'hoyito-2 000130/110011 20-20 S';

/** Opens an embed by itself, in a window of the frame's size. */
async function embed(page, query = '', size = { width: 600, height: 440 }) {
  await page.setViewportSize(size);
  await page.goto(`./?embed=1&speed=instant&players=both&${query}`);
  await idle(page);
  await expect(page.locator('.slim')).toHaveCount(1);
}

/** A page of somebody else's, on another origin than the game's, around frames. */
async function around(page, baseURL, body) {
  const origin = new URL(baseURL).origin.replace('127.0.0.1', 'localhost');
  await page.route(`${origin}/around.html`, (route) => route.fulfill({
    contentType: 'text/html',
    body: `<!doctype html><title>A wiki page</title><style>p { height: 1500px }</style>${body}`,
  }));
  await page.goto(`${origin}/around.html`);
  return origin;
}

const frameAt = (baseURL, query, attributes = '') => (
  `<iframe ${attributes} title="Hoyito" width="600" height="440" `
  + `src="${baseURL}?embed=1&speed=instant&${query}"></iframe>`);

/** The page around is no foreign host here. */
const expected = (troubles) => {
  const foreign = troubles.filter((line) => !/^foreign host: .*localhost/.test(line));
  troubles.splice(0, troubles.length, ...foreign);
};

test('an embed is the board with a slim bar, and keeps nothing', async ({ page }) => {
  await embed(page);
  await expect(page.locator('header, aside, .controls')).toHaveCount(3);
  for (const gone of ['header', 'aside', '.controls']) {
    await expect(page.locator(gone)).toBeHidden();
  }
  const bar = page.locator('.slim');
  await expect(bar.getByRole('button', { name: 'New game' })).toBeVisible();
  await tap(page, 'C');
  await idle(page);
  await bar.getByRole('button', { name: 'Undo' }).click();
  await expect(root(page)).toHaveAttribute('data-turn', 'south');
  await bar.getByRole('combobox', { name: 'Speed' }).selectOption('fast');
  await bar.getByRole('combobox', { name: 'Language' }).selectOption('pl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  await expect(bar.getByRole('button', { name: 'Nowa gra' })).toBeVisible();
  const kept = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: await indexedDB.databases(),
    workers: (await navigator.serviceWorker?.getRegistrations())?.length ?? 0,
  }));
  expect(kept).toEqual({ local: [], session: [], databases: [], workers: 0 });
});

test('a language that cannot be loaded is said, and none is chosen', async ({ page, troubles }) => {
  await embed(page);
  await page.route('**/locales/pl*.js', (route) => route.abort());
  const language = page.locator('.slim').getByRole('combobox', { name: 'Language' });
  await language.selectOption('pl');
  await expect(page.getByText('could not be loaded')).toBeVisible();
  await expect(language).toHaveValue('en');
  expect(troubles.splice(0).every((trouble) => /locales\/pl/.test(trouble))).toBe(true);
});

test('the whole page opens with the game of the embed', async ({ page, context, baseURL }) => {
  await embed(page, 'lang=fr');
  await tap(page, 'C');
  await idle(page);
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Ouvrir le jeu complet' }).click(),
  ]);
  await idle(opened);
  await expect(opened).toHaveURL(`${baseURL}?lang=fr`);
  const { hooks } = await truth(page, { line: 'C' });
  for (const [letter, facts] of Object.entries(hooks.houses)) {
    await expect(opened.locator(`[data-house="${letter}"]`))
      .toHaveAttribute('data-seeds', facts.split(' ')[0]);
  }
});

test('the address says what is on the board, and how', async ({ page }) => {
  await embed(page, 'rules=hoyito-3&theme=chalk&scheme=dark&controls=none&lang=nl');
  await expect(root(page)).toHaveAttribute('data-variant', 'hoyito-3');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'chalk');
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await expect(page.locator('.slim')).toBeHidden();

  await embed(page, 'controls=full');
  await expect(page.locator('.controls')).toBeVisible();

  await embed(page, `position=${encodeURIComponent(NEAR_END)}`);
  await expect(page.locator('[data-house="E"]')).toHaveAttribute('data-seeds', '3');
  await expect(page.locator('[data-heap="north"]')).toHaveAttribute('data-seeds', '20');
  await tap(page, 'D');
  await expect(root(page)).toHaveAttribute('data-over', 'true');
  // Anew, it is what the article shows.
  await page.locator('.slim').getByRole('button', { name: 'New game' }).click();
  await expect(page.locator('[data-house="D"]')).toHaveAttribute('data-seeds', '1');
  await expect(root(page)).toHaveAttribute('data-over', 'false');

  await embed(page, `record=${encodeURIComponent('[Variant "hoyito-2"]\n\n1. C')}`);
  const { hooks } = await truth(page, { line: 'C' });
  await expect(root(page)).toHaveAttribute('data-turn', hooks.turn);
  await expect(page.locator('[data-house="C"]')).toHaveAttribute('data-seeds', hooks.houses.C[0]);

  await page.goto('./?embed=1&speed=instant&players=north&level=newcomer');
  // South is the computer, and has begun.
  await expect(root(page)).toHaveAttribute('data-turn', 'north', { timeout: 30_000 });
  await expect(page.locator('.status')).toContainText('Newcomer');

  const { COLLECTION: [, second] } = await dataOf('puzzles/collection.js');
  await embed(page, `puzzle=${second.id}`);
  await expect(page.locator('.bar')).toContainText('2');
  await embed(page, 'puzzle=daily');
  await expect(page.locator('.bar')).toBeVisible();
  await expect(page.locator('.notices div')).toHaveCount(0);
});

for (const [name, value] of [
  ['rules', 'chess'], ['lang', 'xx'], ['players', '<b>two</b>'], ['level', 'god'],
  ['theme', 'pink'],
  ['scheme', 'dim'], ['speed', 'warp'], ['controls', 'all'], ['puzzle', '__proto__'],
  ['host', 'javascript:alert(1)'], ['position', 'hoyito-2 99/1'], ['record', '[Variant "go"]'],
  ['record', 'game=hoyito-2.turns=C.check=zzzzz'],
]) {
  test(`${name}=${value.slice(0, 40)} is reported in place and left out`, async ({ page }) => {
    const query = new URLSearchParams({ embed: '1', speed: 'instant', players: 'both' });
    query.set(name, value);
    await page.goto(`./?${query}`);
    await idle(page);
    const notice = page.locator('.notices div');
    await expect(notice).toHaveCount(1);
    if (!['position', 'record'].includes(name)) await expect(notice).toContainText(value);
    await expect(root(page)).toHaveAttribute('data-variant', 'hoyito-2');
    await expect(page.locator('[data-seeds="4"][data-house]')).toHaveCount(12);
    await notice.getByRole('button').click();
    await expect(notice).toHaveCount(0);
  });
}

test('of several wrong parameters each is told', async ({ page }) => {
  await page.goto('./?embed=1&rules=chess&lang=xx&level=god&speed=warp&position=none');
  await idle(page);
  const notice = page.locator('.notices div');
  await expect(notice).toHaveCount(1);
  for (const value of ['chess', 'xx', 'god', 'warp']) await expect(notice).toContainText(value);
});

test('it talks with the page around, by origin and version', async (
  { page, baseURL, troubles },
) => {
  const host = new URL(baseURL).origin.replace('127.0.0.1', 'localhost');
  await around(page, baseURL, `<script>
    var heard = [];
    addEventListener('message', (event) => heard.push({ origin: event.origin, ...event.data }));
    var tell = (message) => frames[0].postMessage(message, '*');
  </script>${frameAt(baseURL, `players=both&host=${encodeURIComponent(host)}`)}`);
  const heard = (name) => page.evaluate((wanted) => (
    window.heard.filter(({ event }) => event === wanted)), name);
  const command = (message) => page.evaluate((data) => (
    window.tell({ hoyito: 1, ...data })), message);
  await expect.poll(() => heard('ready')).toEqual([{
    origin: new URL(baseURL).origin, hoyito: 1, event: 'ready', rules: 'hoyito-2', lang: 'en',
    position: 'hoyito-2 444444/444444 0-0 S',
  }]);
  await expect.poll(() => heard('resize')).toHaveLength(1);
  const [{ height }] = await heard('resize');
  expect(height).toBeGreaterThan(300);
  expect(height).toBeLessThan(700);

  await command({ command: 'play', house: 'C' });
  await expect.poll(() => heard('move')).toHaveLength(1);
  const [move] = await heard('move');
  const { hooks } = await truth(page.frames()[1], { line: 'C' });
  expect(move).toMatchObject({ ply: 1, side: 'south', house: 'C', turn: hooks.turn });
  expect(move.captured).toBe(hooks.south);

  await command({ command: 'play', house: 'Z' });
  await command({ command: 'fly' });
  await page.evaluate(() => window.tell({ hoyito: 2, command: 'new' }));
  await page.evaluate(() => window.tell('hoyito'));
  await command({ command: 'load', position: 'nonsense' });
  await command({ command: 'setOptions', theme: 'pink' });
  await command({ command: 'new', rules: '__proto__' });
  await expect.poll(async () => (await heard('error')).map(({ code }) => code))
    .toEqual(['play', 'command', 'hoyito', 'load', 'theme', 'rules']);

  await command({ command: 'setOptions', lang: 'fr', theme: 'wood' });
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'wood');
  await command({ command: 'load', position: NEAR_END });
  await expect(frame.locator('[data-house="E"]')).toHaveAttribute('data-seeds', '3');
  await command({ command: 'new', rules: 'hoyito-3', players: 'both' });
  await expect(frame.locator('[data-hoyito]')).toHaveAttribute('data-variant', 'hoyito-3');
  expected(troubles);
});

test('the end of a game is told once', async ({ page, baseURL, troubles }) => {
  const host = new URL(baseURL).origin.replace('127.0.0.1', 'localhost');
  const query = new URLSearchParams({ players: 'both', host, position: NEAR_END });
  await around(page, baseURL, `<script>
    var heard = [];
    addEventListener('message', ({ data }) => heard.push(data));
  </script>${frameAt(baseURL, query)}`);
  const heard = (name) => page.evaluate((wanted) => (
    window.heard.filter(({ event }) => event === wanted)), name);
  await expect.poll(() => heard('ready')).toHaveLength(1);
  const frame = page.frames()[1];
  await frame.locator('[data-house="D"]').click();
  await expect.poll(() => heard('gameover')).toEqual([{
    hoyito: 1, event: 'gameover', winner: 'south', reason: 'final-four', south: 28, north: 20,
  }]);
  expect((await heard('move')).map(({ house }) => house)).toEqual(['D']);
  // Taken back and played again, it ends again.
  await frame.locator('.slim').getByRole('button', { name: 'Undo' }).click();
  await frame.locator('[data-house="D"]').click();
  await expect.poll(() => heard('gameover')).toHaveLength(2);
  expected(troubles);
});

test('a page of another origin hears nothing and commands nothing', async (
  { page, baseURL, troubles },
) => {
  await around(page, baseURL, `<script>
    var heard = [];
    addEventListener('message', ({ data }) => heard.push(data));
  </script>${frameAt(baseURL, 'players=both&host=https%3A%2F%2Fwiki.example')}
  ${frameAt(baseURL, 'players=both')}`);
  for (const frame of page.frames().slice(1)) await idle(frame);
  await page.evaluate(() => {
    for (const frame of [frames[0], frames[1]]) {
      frame.postMessage({ hoyito: 1, command: 'play', house: 'C' }, '*');
    }
  });
  const messages = [];
  // The browser tells of a message that found nobody.
  page.on('console', (message) => messages.push(message.text()));
  for (const frame of page.frames().slice(1)) {
    await frame.locator('[data-house="A"]').click();
    await idle(frame);
    const { hooks } = await truth(frame, { line: 'A' });
    await expect(root(frame)).toHaveAttribute('data-turn', hooks.turn);
    await expect(frame.locator('[data-house="A"]'))
      .toHaveAttribute('data-seeds', hooks.houses.A.split(' ')[0]);
  }
  expect(await page.evaluate(() => window.heard)).toEqual([]);
  troubles.splice(0, troubles.length, ...troubles.filter((line) => (
    !/wiki\.example|foreign host: .*localhost/.test(line))));
});

test('in a sandbox without an origin it plays, with the computer', async (
  { page, baseURL, troubles },
) => {
  await around(page, baseURL, frameAt(baseURL,
    'players=south&level=newcomer&rules=hoyito-3&lang=ca', 'sandbox="allow-scripts"'));
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('[data-hoyito]'))
    .toHaveAttribute('data-busy', 'false', { timeout: 30_000 });
  await expect(frame.locator('[data-hoyito]')).toHaveAttribute('data-variant', 'hoyito-3');
  await expect(frame.locator('html')).toHaveAttribute('lang', 'ca');
  await frame.locator('[data-house="A"]').click();
  await expect(frame.locator('[data-hoyito]')).not.toHaveAttribute('data-busy', 'true');
  // The computer has answered, and it is South's turn again.
  await expect(frame.locator('[data-hoyito]')).toHaveAttribute('data-turn', 'south');
  expect(await page.frames()[1].evaluate(() => origin)).toBe('null');
  // The address it left had begun to load what it may not.
  troubles.splice(0, troubles.length, ...troubles.filter((line) => (
    !/foreign host: .*localhost|blocked by CORS|dress\.js|failed: /.test(line))));
});

test('it works where storage is forbidden', async ({ page, baseURL, troubles }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Third parties keep nothing.', 'SecurityError');
        },
      });
    }
  });
  await around(page, baseURL, frameAt(baseURL, 'players=south&level=newcomer'));
  const frame = page.frames()[1];
  await idle(frame);
  await frame.locator('[data-house="C"]').click();
  await idle(frame);
  await expect(frame.locator('.notices div')).toHaveCount(0);
  await expect(root(frame)).toHaveAttribute('data-turn', 'south');
  expected(troubles);
});

test('two on a page take neither focus nor scroll nor keys of it', async (
  { page, baseURL, troubles },
) => {
  const frames = ['puzzle=daily', 'rules=hoyito-3&players=both'].map((query) => (
    frameAt(baseURL, query))).join('');
  await around(page, baseURL, `<input autofocus>${frames}<p>Long.</p>`);
  for (const frame of page.frames().slice(1)) await idle(frame);
  await expect(page.frames()[1].locator('.bar')).toBeVisible();
  expect(await page.evaluate(() => [document.activeElement.tagName, scrollY]))
    .toEqual(['INPUT', 0]);
  await page.keyboard.type('abcn?');
  await expect(page.locator('input')).toHaveValue('abcn?');
  for (const frame of page.frames().slice(1)) {
    await expect(frame.locator('dialog')).toHaveCount(0);
    await expect(root(frame)).toHaveAttribute('data-busy', 'false');
  }
  await expect(page.frames()[2].locator('[data-house][data-seeds="4"]')).toHaveCount(12);
  await page.mouse.move(300, 250);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  expected(troubles);
});

for (const [width, height] of [
  [300, 300], [300, 520], [360, 420], [480, 360], [600, 440], [800, 320], [800, 600],
]) {
  for (const rules of ['hoyito-2', 'hoyito-2-12']) {
    test(`${rules} fills a frame of ${width} by ${height}`, async ({ page }) => {
      await embed(page, `rules=${rules}&lang=fr`, { width, height });
      const found = await page.evaluate(() => {
        const box = (selector) => document.querySelector(selector).getBoundingClientRect();
        const [face, host, slim] = ['.face', '.board-host', '.slim'].map(box);
        const parts = [...document.querySelectorAll('.slim > *')].map((part) => (
          part.getBoundingClientRect()));
        return {
          scrolls: document.documentElement.scrollHeight > innerHeight
            || document.documentElement.scrollWidth > innerWidth,
          share: host.height / innerHeight,
          filled: Math.max(face.width / host.width, face.height / host.height),
          inside: parts.every(({ left, right, bottom }) => (
            left >= 0 && right <= innerWidth && bottom <= innerHeight)),
          apart: parts.every(({ left }, index) => !index || left >= parts[index - 1].right - 1),
          bar: slim.height,
        };
      });
      expect(found.scrolls).toBe(false);
      expect(found.inside).toBe(true);
      expect(found.apart).toBe(true);
      expect(found.filled).toBeGreaterThan(0.9);
      // Two thirds of the least frame, and more of larger ones, are the board's.
      expect(found.share).toBeGreaterThan(0.6);
      expect(found.bar).toBeLessThan(60);
    });
  }
}

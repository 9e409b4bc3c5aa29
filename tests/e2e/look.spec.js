import { readFile } from 'node:fs/promises';

import { clean } from './axe.js';
import { test, expect } from './base.js';
import { begin, dialog, hooks, house, idle, open, root, sit } from './play.js';

const settings = (page) => dialog(page, 'settings');
const html = (page) => page.locator('html');

/** What the settings answer. */
const answered = (page) => settings(page).locator('.body').getByRole('status');

async function openSettings(page) {
  await page.keyboard.press('s');
  await expect(settings(page)).toBeVisible();
}

async function closeSettings(page) {
  await settings(page).getByRole('button', { name: 'Close' }).click();
  await expect(settings(page)).toHaveCount(0);
}

const kept = (page) => page.evaluate(() => JSON.parse(localStorage['hoyito.settings']));

test('a theme is on when it is chosen, and on the next visit from the first picture', async ({
  page,
}) => {
  const sheets = [];
  page.on('request', (request) => {
    if (/theme-\w+\.css/.test(request.url())) sheets.push(request.url());
  });
  await open(page);
  const earth = await page.evaluate(() => getComputedStyle(document.documentElement).color);
  expect(sheets, 'the first theme needs no sheet').toEqual([]);
  await openSettings(page);
  await settings(page).getByLabel('Concrete and chalk').check();
  await expect(html(page)).toHaveAttribute('data-theme', 'chalk');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).color))
    .not.toBe(earth);
  await closeSettings(page);

  await page.reload();
  await idle(page);
  await expect(html(page)).toHaveAttribute('data-theme', 'chalk');
  const [there, painted] = await page.evaluate(() => [
    performance.getEntriesByType('resource').find(({ name }) => name.includes('theme-chalk'))
      .responseEnd,
    performance.getEntriesByName('first-paint')[0].startTime,
  ]);
  expect(painted).toBeGreaterThan(there);
});

test('a theme whose sheet does not come leaves the look as it was', async ({ page, troubles }) => {
  await page.route('**/theme-wood.css', (route) => route.abort());
  await open(page);
  await openSettings(page);
  // Not by `check`, which tries again while nothing becomes of it.
  await settings(page).getByLabel('Wood').click();
  // In the dialog, behind which nothing is heard or can be pressed.
  const notice = settings(page).locator('.notices div');
  await expect(notice).toContainText('could not be loaded');
  await expect(settings(page).getByLabel('Earth')).toBeChecked();
  // It stays there while the dialog is drawn anew.
  await settings(page).locator('select[name="language"]').selectOption('fr');
  await expect(html(page)).toHaveAttribute('lang', 'fr');
  await expect(notice).toContainText('could not be loaded');
  await page.keyboard.press('Escape');
  await expect(settings(page)).toHaveCount(0);
  await page.locator('.notices').getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('.notices div')).toHaveCount(0);
  await expect(html(page)).not.toHaveAttribute('data-theme', 'wood');
  expect((await page.evaluate(() => localStorage['hoyito.settings']))).not.toContain('wood');
  expect(troubles.splice(0).every((trouble) => /theme-wood/.test(trouble))).toBe(true);
});

test('light and dark follow the device until one is chosen', async ({ page }) => {
  const shade = () => page.evaluate(() => (
    getComputedStyle(document.querySelector('[data-hoyito]')).color));
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page);
  const light = await shade();
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await shade();
  expect(dark).not.toBe(light);
  await openSettings(page);
  await settings(page).getByLabel('Light', { exact: true }).check();
  expect(await shade()).toBe(light);
  await settings(page).getByLabel('Dark').check();
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await shade()).toBe(dark);
});

for (const theme of ['earth', 'chalk', 'wood', 'contrast']) {
  test(`all words can be read in ${theme}, light and dark`, async ({ page }, { project }) => {
    test.skip(project.name === 'phone', 'the colours are the same');
    await open(page, { theme });
    await clean(page, 'the page');
    await openSettings(page);
    await clean(page, 'settings');
  });
}

test('who asks the device for more contrast has it until a theme is chosen', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' });
  await open(page);
  await expect(html(page)).toHaveAttribute('data-theme', 'contrast');
  await openSettings(page);
  await expect(settings(page).getByLabel('High contrast')).toBeChecked();
  // Each theme is drawn in its own colours beside its name.
  const grounds = () => settings(page).locator('.swatch').evaluateAll(
    (all) => all.map((one) => getComputedStyle(one).backgroundColor));
  await expect.poll(async () => new Set(await grounds()).size).toBe(4);
  await settings(page).getByLabel('Earth').check();
  await closeSettings(page);
  await page.reload();
  await idle(page);
  await expect(html(page)).toHaveAttribute('data-theme', 'earth');
});

test('for a left hand the moves stand on the left', async ({ page }, { project }) => {
  test.skip(project.name === 'phone', 'there they are in a drawer');
  await open(page);
  const sides = () => page.evaluate(() => (
    ['aside', '.board-host'].map((name) => document.querySelector(name).getBoundingClientRect().x)
  ));
  const [moves, board] = await sides();
  expect(moves).toBeGreaterThan(board);
  await openSettings(page);
  await settings(page).getByLabel('Left-handed').check();
  await closeSettings(page);
  const [movesNow, boardNow] = await sides();
  expect(movesNow).toBeLessThan(boardNow);
  await page.setViewportSize({ width: 844, height: 390 });
  const [controls, lying] = await page.evaluate(() => ['.controls', '.board-host'].map((name) => (
    document.querySelector(name).getBoundingClientRect().x)));
  expect(controls).toBeLessThan(lying);
});

test('two who face each other can both read their side', async ({ page, isMobile }) => {
  await open(page, { facing: true });
  const turned = (letter) => house(page, letter).locator('.count')
    .evaluate((count) => getComputedStyle(count).rotate);
  expect(await turned('a'), 'nobody sits opposite a computer').toBe('none');
  await begin(page);
  await expect(root(page)).toHaveAttribute('data-facing', 'north');
  await expect(page.locator('.far')).toBeVisible();
  expect(await turned('a')).toBe('180deg');
  expect(await turned('A')).toBe('none');
  await expect(page.locator('.far strong')).toHaveText('South to play');
  await expect(page.locator('.status strong')).toHaveText('South to play');
  const places = await page.evaluate(() => (
    Array.from(document.querySelectorAll('[data-house]'), (one) => one.getBoundingClientRect())
      .map(({ left, top, width }) => ({ left, top, width }))));
  const [mine, theirs] = [places.slice(0, 6), places.slice(6)];
  const of = (side, name) => side.map((place) => place[name]);
  if (isMobile) {
    // Across an upright phone a row would be small: it lies along it, from its owner to the other.
    expect(Math.max(...of(theirs, 'left'))).toBeLessThan(Math.min(...of(mine, 'left')));
    expect(of(mine, 'top')).toEqual(of(mine, 'top').sort((a, b) => b - a));
    expect(of(theirs, 'top')).toEqual(of(theirs, 'top').sort((a, b) => a - b));
    expect(Math.min(...of(places, 'width'))).toBeGreaterThan(60);
  } else {
    expect(Math.max(...of(theirs, 'top')), 'each row lies before its owner')
      .toBeLessThan(Math.min(...of(mine, 'top')));
  }

  await house(page, 'A').click();
  await idle(page);
  await house(page, 'b').focus();
  await expect(page.locator('.far p')).toContainText('b: ');
  await expect(page.locator('.far p')).toBeVisible();
  await expect(page.locator('.note')).toBeHidden();
  await page.keyboard.press('v');
  await expect(root(page)).toHaveAttribute('data-facing', 'south');
  expect(await turned('A')).toBe('180deg');
});

test('with two taps the first looks and the second sows', async ({ page }) => {
  await sit(page, { twice: true, preview: false });
  const before = await hooks(page);
  await house(page, 'A').click();
  await expect(page.locator('.note')).toContainText('A: 5 laps');
  await house(page, 'B').click();
  await expect(page.locator('.note')).toContainText('B: ');
  expect(await hooks(page)).toEqual(before);
  await house(page, 'B').click();
  await expect(page.locator('[data-ply="1"]')).toHaveText(/^B/);
  await idle(page);
  // A double click is both; a key needs no second.
  await house(page, 'c').dblclick();
  await expect(page.locator('[data-ply="2"]')).toHaveText(/^c/);
  await idle(page);
  await page.locator('[data-playable="true"]').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-ply="3"]')).toHaveCount(1);
});

/**
 * Counts the tones of a page and the times that the device shakes. Whatever a test asks a page
 * counts as a gesture to the browser, so what was touched is noted here.
 */
const listen = (page) => page.addInitScript(() => {
  let touched = false;
  addEventListener('pointerdown', () => { touched = true; }, true);
  Object.defineProperty(Navigator.prototype, 'userActivation', {
    get: () => ({ hasBeenActive: touched }), configurable: true,
  });
  window.heard = { contexts: 0, tones: 0, felt: 0 };
  const Real = window.AudioContext;
  window.AudioContext = class extends Real {
    constructor() {
      super();
      window.heard.contexts += 1;
    }

    createOscillator() {
      window.heard.tones += 1;
      return super.createOscillator();
    }
  };
  Object.defineProperty(Navigator.prototype, 'vibrate', {
    value: () => { window.heard.felt += 1; }, configurable: true,
  });
});
const heard = (page) => page.evaluate(() => window.heard);

test('seeds sound once somebody has touched the page, and one cue is all at once', async ({
  page,
}) => {
  await listen(page);
  await page.addInitScript(() => {
    localStorage['hoyito.record'] ??= '[Variant "hoyito-2"]\n\n*\n';
    localStorage['hoyito.table'] ??= '{"south":"computer","north":"person"}';
  });
  await open(page, { level: 'newcomer' });
  await expect(page.locator('[data-ply="1"]')).toHaveCount(1);
  expect(await heard(page), 'the computer began before any touch')
    .toEqual({ contexts: 0, tones: 0, felt: 0 });

  await begin(page);
  await house(page, 'C').click();
  await expect.poll(async () => (await heard(page)).tones).toBe(1);
  await idle(page);
  await house(page, 'b').click();
  await expect.poll(() => heard(page)).toEqual({ contexts: 1, tones: 4, felt: 1 });
});

test('each seed sounds where it falls, and nothing does that is switched off', async ({ page }) => {
  await listen(page);
  await sit(page, { speed: 'fast' });
  await house(page, 'C').click();
  await idle(page);
  const { tones } = await heard(page);
  expect(tones, 'twenty seeds or more, and a lift for each lap').toBeGreaterThan(20);
  await openSettings(page);
  await settings(page).getByLabel('Sound of the seeds').uncheck();
  await settings(page).getByLabel('Vibrate').uncheck();
  await closeSettings(page);
  await house(page, 'b').click();
  await idle(page);
  expect(await heard(page)).toEqual({ contexts: 1, tones, felt: 0 });
});

test('in a page of somebody else’s there is no sound at first', async ({ page }) => {
  await page.route('**/outer.html', (route) => route.fulfill({
    contentType: 'text/html', body: '<iframe src="./" width="360" height="700"></iframe>',
  }));
  await page.goto('outer.html');
  const inner = page.frameLocator('iframe');
  await inner.getByRole('button', { name: 'More' }).click();
  await inner.getByRole('button', { name: 'Settings' }).click();
  await expect(inner.getByLabel('Volume')).toBeVisible();
  await expect(inner.getByLabel('Sound of the seeds')).not.toBeChecked();
});

test('settings are written to a file, reset, and read from it again', async ({ page }) => {
  await open(page);
  await openSettings(page);
  await settings(page).getByLabel('High contrast').check();
  await settings(page).getByLabel('Letters of the houses').uncheck();
  await expect(html(page)).toHaveAttribute('data-theme', 'contrast');
  const download = page.waitForEvent('download');
  await settings(page).getByRole('button', { name: 'Save as a file' }).click();
  const file = await (await download).path();
  expect(JSON.parse(await readFile(file, 'utf8')).settings).toMatchObject({
    theme: 'contrast', names: false,
  });

  await settings(page).getByRole('button', { name: 'Reset all' }).click();
  await dialog(page, 'reset').getByRole('button', { name: 'Cancel' }).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'contrast');
  await settings(page).getByRole('button', { name: 'Reset all' }).click();
  await dialog(page, 'reset').getByRole('button', { name: 'Reset all' }).click();
  await expect(answered(page)).toContainText('as they were at first');
  await expect(html(page)).toHaveAttribute('data-theme', 'earth');
  await expect(settings(page).getByLabel('Letters of the houses')).toBeChecked();
  await expect(settings(page).getByRole('button', { name: 'Reset all' })).toBeFocused();

  await settings(page).locator('input[type="file"]').setInputFiles(file);
  await expect(answered(page)).toContainText('in force');
  await expect(html(page)).toHaveAttribute('data-theme', 'contrast');
  await expect(settings(page).getByLabel('Letters of the houses')).not.toBeChecked();
});

test('a bad file of settings is refused, changes nothing and runs nothing', async ({ page }) => {
  await open(page, { theme: 'chalk' });
  await openSettings(page);
  await settings(page).getByLabel('Dark').check();
  const before = await kept(page);
  const give = (text) => settings(page).locator('input[type="file"]').setInputFiles({
    name: 'hoyito-settings.json', mimeType: 'application/json', buffer: Buffer.from(text),
  });
  const file = (inner) => `{"hoyito":"settings","version":1,"settings":${inner}}`;
  for (const [text, answer] of [
    ['', 'damaged'],
    [file('{"theme":"wood"').slice(0, 50), 'damaged'],
    [Buffer.from([0xff, 0xfe, 0, 0x80, 0xc3]), 'damaged'],
    [file(`{"theme":"${'x'.repeat(1024 * 1024)}"}`), 'too large'],
    ['[Variant "hoyito-2"]\n\n1. C b *', 'damaged, or holds something else'],
    ['{"theme":"wood"}', 'something else than settings'],
    [file('{"theme":"wood","__proto__":{"scheme":"light"}}'), '“__proto__”'],
    [file('{"theme":"wood","<img src=x onerror=window.ran=1>":1}'), '“<img src=x onerror='],
    [file('{"theme":"wood","level":"<script>window.ran=1</script>"}'), '“level”'],
    [file('{"theme":"wood"}').replace('1', '9'), 'another version'],
  ]) {
    await give(text);
    await expect(answered(page), `${text}`.slice(0, 60)).toContainText(answer);
    await expect(answered(page)).toContainText('Nothing was changed');
  }
  expect(await kept(page)).toEqual(before);
  await expect(html(page)).toHaveAttribute('data-theme', 'chalk');
  expect(await page.evaluate(() => window.ran)).toBe(undefined);
  await expect(settings(page).locator('img')).toHaveCount(0);
});

/** Buttons in sight that leave the page's width, or lie over each other. */
const astray = (page) => page.evaluate(() => {
  const found = [];
  const seen = Array.from(document.querySelectorAll('button:not(.house)'))
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .map((one) => ({ name: one.textContent, box: one.getBoundingClientRect() }));
  seen.forEach(({ name, box }, i) => {
    if (box.left < 0 || box.right > innerWidth + 0.5) found.push(`${name} leaves the page`);
    for (const { name: other, box: that } of seen.slice(i + 1)) {
      const apart = box.right <= that.left + 0.5 || that.right <= box.left + 0.5
        || box.bottom <= that.top + 0.5 || that.bottom <= box.top + 0.5;
      if (!apart) found.push(`${name} touches ${other}`);
    }
    if (Math.min(box.width, box.height) < 43.9) found.push(`${name} is small`);
  });
  if (document.documentElement.scrollWidth > innerWidth) found.push('the page is too wide');
  return found;
});

test.describe('little room', () => {
  test.skip(({ isMobile }) => isMobile, 'these set their screens themselves');

  for (const [width, height, size] of [[320, 568, 100], [320, 568, 200], [320, 200, 100]]) {
    test(`${width} by ${height}, text at ${size} %: no control is lost`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await sit(page);
      await house(page, 'A').click();
      await idle(page);
      await page.evaluate((percent) => {
        document.documentElement.style.setProperty('font-size', `${percent}%`);
      }, size);
      expect(await astray(page)).toEqual([]);
      for (const name of ['New game', 'More', 'Undo', 'Last turn', 'Hint']) {
        const button = page.getByRole('button', { name, exact: true });
        await button.scrollIntoViewIfNeeded();
        await expect(button).toBeInViewport({ ratio: 1 });
      }
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.locator('.status')).toContainText('South to play');
      await openSettings(page);
      await settings(page).getByLabel('Tap twice').check();
      await closeSettings(page);
    });
  }

  test('where a tablet stands on end the board still lies', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await open(page);
    await expect(page.locator('.board')).toHaveAttribute('data-layout', 'wide');
  });

  for (const [width, height] of [[390, 844], [844, 390]]) {
    test(`${width} by ${height}: the drawer leaves the board in sight`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await open(page);
      await page.getByRole('button', { name: 'Moves' }).click();
      await expect(page.locator('aside')).toHaveAttribute('data-open');
      const [drawer, ...houses] = await page.evaluate(() => (
        Array.from(document.querySelectorAll('aside, [data-house]'))
          .sort((a, b) => b.matches('aside') - a.matches('aside'))
          .map((one) => one.getBoundingClientRect().toJSON())));
      for (const { right, bottom, top } of houses) {
        expect(right <= drawer.left || bottom <= drawer.top).toBe(true);
        expect(top).toBeGreaterThanOrEqual(0);
      }
    });
  }
});

test('who wants nothing transparent gets nothing transparent', async ({ page }) => {
  await open(page);
  const faded = () => page.getByRole('button', { name: 'Redo' })
    .evaluate((button) => getComputedStyle(button).color);
  expect(await faded()).toContain('/ 0.4');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-transparency', value: 'reduce' }],
  });
  expect(await faded()).not.toContain('/');
});

test('in forced colours the board is drawn in lines, whatever the theme', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, { theme: 'wood' });
  await expect(html(page)).toHaveAttribute('data-theme', 'wood');
  const shown = await page.evaluate(() => ['.dug', '.chalked'].map((name) => (
    getComputedStyle(document.querySelector(name)).display)));
  expect(shown).toEqual(['none', 'inline']);
});

test('nothing shifts by a hair while a game is played', async ({ page }) => {
  await sit(page);
  await page.evaluate(() => {
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shift += entry.value;
    }).observe({ type: 'layout-shift' });
  });
  const box = await house(page, 'A').boundingBox();
  for (let sowings = 0; sowings < 4; sowings += 1) {
    await page.locator('[data-playable="true"]').first().click();
    await idle(page);
  }
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await house(page, 'A').boundingBox()).toEqual(box);
  expect(await page.evaluate(() => window.shift)).toBe(0);
});

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { beginByKeys, hooks, listed, playOut, sowByKeys, truth } from '../e2e/play.js';
import { LAPTOP, PHONE, expect, test } from './base.js';
import { expectDrawn } from './look.js';

const has = (page, selector) => expect.poll(
  () => page.evaluate((wanted) => Boolean(document.querySelector(wanted)), selector), selector);
/** Nothing moves, and the board has been laid out: before, there is nothing to click on. */
const idle = (page) => has(page, '[data-hoyito][data-busy="false"] [data-layout]').toBe(true);
const text = (page) => page.evaluate(() => document.body.innerText);
const sow = (page) => (letter) => page.click(`[data-house="${letter}"]`);

/** As on a later visit, with settings that were chosen before. */
async function open(page, site, settings = {}) {
  await page.goto(site.url);
  await idle(page);
  await page.evaluate((chosen) => { localStorage['hoyito.settings'] = chosen; }, JSON.stringify({
    speed: 'instant', level: 'newcomer', bigTables: false, ...settings,
  }));
  await page.reload();
  await idle(page);
}

/** Two persons, by clicks. */
async function begin(page, variant) {
  await page.click('//nav/button[.="New game"]');
  await has(page, 'dialog[data-dialog="newGame"]').toBe(true);
  await page.click(`//label[input[@value="${variant}"]]`);
  await page.click('//fieldset[legend="North"]/label[input[@value="person"]]');
  await page.click('//dialog//button[.="Start"]');
  await has(page, `dialog, [data-hoyito]:not([data-variant="${variant}"])`).toBe(false);
}

const keep = async (page, name) => (
  writeFileSync(test.info().outputPath(`${name}.png`), await page.screenshot()));

for (const [screen, size, variant] of [
  ['laptop', LAPTOP, 'hoyito-2'], ['phone', PHONE, 'hoyito-1'],
]) {
  test.describe(screen, () => {
    test.use({ size });

    test('a full game by clicks, drawn as the engine says', async ({ page, site }) => {
      await open(page, site);
      await begin(page, variant);
      await expectDrawn(page, size);
      await keep(page, 'beginning');
      let sowings = 0;
      const line = await playOut(page, { variant }, async (letter) => {
        sowings += 1;
        if (sowings % 5 === 0) await expectDrawn(page, size);
        if (sowings === 5) await keep(page, 'middle');
        await sow(page)(letter);
      });
      expect(await listed(page)).toBe(line);
      expect(await text(page)).toMatch(/wins \d+ to \d+|A draw/);
      await expectDrawn(page, size);
      await keep(page, 'end');
    });
  });
}

test('a full game by the keyboard alone', async ({ page, site }) => {
  await open(page, site);
  await beginByKeys(page);
  await playOut(page, {}, sowByKeys(page));
  await page.keyboard.press('u');
  await has(page, '[data-over="false"]').toBe(true);
});

test('seeds are seen to travel, and arrive', async ({ page, site }) => {
  await open(page, site, { speed: 'slow' });
  await begin(page, 'hoyito-2');
  await sow(page)('A');
  const lifted = async () => {
    const { houses } = await hooks(page);
    return Object.values(houses).reduce((sum, house) => sum + Number.parseInt(house, 10), 0);
  };
  await expect.poll(lifted).toBeLessThan(48);
  const inMotion = () => page.evaluate(() => document.getAnimations().filter(
    ({ effect, playState }) => playState === 'running' && effect.target?.matches('.seed')).length);
  await expect.poll(inMotion).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await idle(page);
  expect(await hooks(page)).toEqual((await truth(page, { line: 'A' })).hooks);
  await expectDrawn(page, LAPTOP);
});

test('after one visit it opens and plays without its server', async ({ page, site }) => {
  // However busy what the page has begun with.
  await page.goto(`${site.url}?busy`);
  await expect.poll(() => text(page), { timeout: 60_000 }).toContain('works offline now');
  await open(page, site);
  await site.stop();
  await page.reload();
  await idle(page);
  const reached = () => fetch(`nothing?${Math.random()}`).then(() => true, () => false);
  expect(await page.evaluate(reached)).toBe(false);

  // The first game is against the computer, which thinks in its worker.
  await sow(page)('C');
  await has(page, '[data-hoyito][data-turn="south"][data-busy="false"]:has([data-ply="2"])')
    .toBe(true);
  const line = await listed(page);
  expect(await hooks(page)).toEqual((await truth(page, { line })).hooks);
  await page.keyboard.press('?');
  await has(page, 'dialog[data-dialog="help"] .board, dialog[data-dialog="help"] svg').toBe(true);
});

test('in one file it plays from a disk', async ({ page, site }) => {
  await open(page, { url: pathToFileURL(join(site.dir, 'hoyito.html')).href });
  // Against the computer, which thinks in a worker out of the file.
  await sow(page)('C');
  await has(page, '[data-hoyito][data-turn="south"][data-busy="false"]:has([data-ply="2"])')
    .toBe(true);
  const [line, seen] = [await listed(page), await hooks(page)];
  await keep(page, 'disk');
  await page.reload();
  await idle(page);
  await expect.poll(() => listed(page)).toBe(line);
  await open(page, site);
  expect(seen).toEqual((await truth(page, { line })).hooks);
});

test('boards in another page play, also one without an origin', async ({ page, site }) => {
  await open(page, site);
  const game = { variant: 'hoyito-3', line: 'A' };
  const { hooks: expected } = await truth(page, game);

  await page.goto(`${site.url}www/demo/index.html`);
  // The page around gives the element a move, and hears of it.
  await page.click('#try');
  await expect.poll(() => text(page), { timeout: 30_000 }).toContain('"house":"C"');
  await keep(page, 'article');

  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    Object.assign(frame, {
      id: 'cut', width: 640, height: 460, sandbox: 'allow-scripts',
      src: '../../?embed=1&rules=hoyito-3&players=both&speed=instant',
    });
    document.querySelector('h1').before(frame);
    scrollTo(0, 0);
  });
  await page.within('#cut', async () => {
    await idle(page);
    expect(await page.evaluate(() => origin)).toBe('null');
    await sow(page)('A');
    await has(page, '[data-hoyito][data-busy="false"][data-turn="north"]').toBe(true);
    expect(await hooks(page)).toEqual(expected);
  });
  await keep(page, 'sandbox');
});

test('every part opens', async ({ page, site }) => {
  await open(page, site);
  await sow(page)('C');
  await has(page, '[data-hoyito][data-turn="south"][data-busy="false"]:has([data-ply="2"])')
    .toBe(true);
  const opens = async (selector) => {
    await has(page, selector).toBe(true);
    await page.keyboard.press('Escape');
    await has(page, selector).toBe(false);
  };
  const PARTS = [
    'tutorial', 'share', 'library', 'replay', 'editor', 'puzzles', 'statistics', 'help', 'offline',
  ];
  for (const [index, part] of PARTS.entries()) {
    await page.keyboard.press('o');
    await has(page, '.menu').toBe(true);
    await page.click(`.menu li:nth-child(${index + 1}) button`);
    await opens(part === 'replay' ? '.replay-bar' : `dialog[data-dialog="${part}"]`);
  }
  await page.keyboard.press('y');
  await has(page, '.panel:not([hidden])').toBe(true);
  await page.keyboard.press('s');
  await has(page, 'dialog[data-dialog="settings"]').toBe(true);
  for (const theme of ['chalk', 'wood', 'contrast']) {
    await page.click(`dialog[data-dialog="settings"] label:has([value="${theme}"])`);
    await has(page, `html[data-theme="${theme}"]`).toBe(true);
  }
});

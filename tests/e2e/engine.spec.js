import { readFileSync } from 'node:fs';

import { test, expect } from './base.js';
import { begin, house, idle, moving, open } from './play.js';

test.skip(({ isMobile }) => isMobile, 'nothing here depends on the screen');

/** A solved board of few seeds, as a record that begins from it. */
function solved(rules, seeds) {
  const cases = JSON.parse(readFileSync(new URL('../vectors/solved.json', import.meta.url)));
  const { board, moves } = cases.find((it) => it.rules === rules && Object.keys(it.moves).length > 2
    && it.board.reduce((sum, n) => sum + n, 0) === seeds);
  const off = (48 - seeds) / 2;
  const rows = `${board.slice(0, 6).join('')}/${board.slice(6).join('')}`;
  const record = `[Variant "${rules}"]\n[Start "${rules} ${rows} ${off}-${off} S"]\n\n*\n`;
  return { rules, record, values: Object.entries(moves).map(([n, value]) => [Number(n), value]) };
}

/** What a page can do with the workers themselves. */
const workers = () => {
  const at = (path) => new Worker(new URL(`www/ai/${path}`, document.baseURI), { type: 'module' });
  window.thinker = at('worker.js');
  window.ask = (question, heard = () => {}) => new Promise((resolve) => {
    window.thinker.onmessage = ({ data }) => {
      if (data.id !== question.id) return;
      if (data.kind === 'progress') heard(data.view);
      else resolve(data);
    };
    window.thinker.postMessage(question);
  });
  window.build = (variant, levels) => new Promise((resolve) => {
    const builder = at('tables-worker.js');
    const seen = [];
    builder.onmessage = ({ data: { kind, seeds, file } }) => {
      seen.push(kind);
      const table = { kind, variant, lastFour: null, seeds, file };
      if (kind === 'table') window.thinker.postMessage(table);
      if (kind === 'done' || kind === 'failed') resolve(seen);
    };
    builder.postMessage({ variant, lastFour: '', files: [], levels });
  });
};

for (const rules of ['hoyito-2', 'hoyito-3']) {
  test(`${rules}: tables built in the browser give the exact value of every house`, async ({
    page,
  }) => {
    await open(page, {}, { tables: true });
    await page.evaluate(workers);
    const kinds = await page.evaluate((variant) => window.build(variant, [8, 12]), rules);
    expect(kinds.filter((kind) => kind === 'table')).toHaveLength(2);
    expect(kinds).toContain('progress');
    for (const [id, seeds] of [8, 12].entries()) {
      const { record, values } = solved(rules, seeds);
      const { result } = await page.evaluate(
        (question) => window.ask(question),
        { id: id + 1, kind: 'values', record, limit: 20_000 });
      expect(result.values.map((it) => [it.house, it.exact]), record).toEqual(values);
    }
  });
}

test('a damaged table is refused, and the engine goes on without it', async ({ page }) => {
  await open(page, {}, { tables: true });
  await page.evaluate(workers);
  const { record } = solved('hoyito-2', 8);
  const [refused, answer] = await page.evaluate(async (text) => {
    const question = { id: 1, kind: 'move', record: text, level: 'strong', seed: 1 };
    await window.ask(question);
    const told = new Promise((resolve) => {
      window.thinker.addEventListener('message', ({ data }) => (
        data.kind === 'refused' && resolve(data)));
    });
    const file = new Uint8Array(100);
    const table = { variant: 'hoyito-2', lastFour: null, seeds: 8, file };
    window.thinker.postMessage({ kind: 'table', ...table });
    return [await told, await window.ask({ ...question, id: 2 })];
  }, record);
  expect(refused).toMatchObject({ seeds: 8 });
  expect(answer.kind).toBe('answer');
});

test('the newest question wins at once, and a stop is heard', async ({ page }) => {
  await open(page, {}, { tables: true });
  await page.evaluate(workers);
  const record = '[Variant "hoyito-2-12"]\n\n*\n';
  // On a machine that is busy with other things one measurement says little.
  await expect(async () => {
    const waited = await page.evaluate(async (text) => {
      let progress = 0;
      window.ask({ id: 1, kind: 'values', record: text, limit: 60_000 }, () => { progress += 1; });
      await new Promise((resolve) => { setTimeout(resolve, 700); });
      const began = performance.now();
      await window.ask({ id: 2, kind: 'move', record: text, level: 'newcomer', seed: 1 });
      return { progress, ms: performance.now() - began };
    }, record);
    expect(waited.progress).toBeGreaterThan(0);
    expect(waited.ms).toBeLessThan(50);
  }).toPass({ timeout: 40_000 });
});

test('the page is free while the computer thinks', async ({ page }) => {
  await open(page, { level: 'perfect' }, { tables: true });
  await begin(page, { variant: 'hoyito-2-12', north: 'computer' });
  await expect(async () => {
    await page.evaluate(() => {
      window.long = [];
      window.observer?.disconnect();
      window.observer = new PerformanceObserver((list) => {
        window.long.push(...list.getEntries().map(({ duration }) => duration));
      });
    });
    await idle(page);
    await page.locator('[data-house][data-playable="true"]').first().click();
    await page.evaluate(() => window.observer.observe({ type: 'longtask' }));
    await moving(page);
    await page.waitForTimeout(600);
    const long = await page.evaluate(() => window.long);
    await idle(page);
    expect(long).toEqual([]);
  }).toPass({ timeout: 45_000 });
});

test('kept tables serve the next visit', async ({ page }) => {
  await open(page, { level: 'newcomer', bigTables: false }, { tables: true });
  await begin(page, { north: 'computer' });
  await house(page, 'C').click();
  const keptOnes = () => page.evaluate(async () => {
    const shelf = await caches.open('hoyito-tables-1');
    return (await shelf.keys()).length;
  });
  await expect.poll(keptOnes, { timeout: 30_000 }).toBe(2);
  let builders = 0;
  page.on('worker', (worker) => { builders += worker.url().includes('tables-worker'); });
  await page.addInitScript(() => {
    const { postMessage } = Worker.prototype;
    window.given = 0;
    Worker.prototype.postMessage = function counted(message) {
      window.given += message.kind === 'table';
      postMessage.call(this, message);
    };
  });
  await page.reload();
  await idle(page);
  await page.locator('[data-playable="true"]').first().click();
  await idle(page);
  await expect.poll(() => page.evaluate(() => window.given)).toBe(2);
  expect(builders).toBe(0);
});

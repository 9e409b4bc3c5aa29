// Sowings a second that the search looks at, natively and in wasm in headless Chromium, in one run:
// `cargo xtask build && npm run speed` in tests/. The turns alternate, and the best of each counts.
import { execFileSync, spawn } from 'node:child_process';
import { createServer } from 'node:net';

import { chromium } from '@playwright/test';

const POSITIONS = [
  'hoyito-2 444444/444444 0-0 S',
  'hoyito-3 444444/444444 0-0 S',
  'hoyito-2-12 444444444444/444444444444 0-0 S',
];
const SOWINGS = 2_000_000;
const TURNS = 5;
/** Of the native speed. */
const LEAST = 0.7;

const root = new URL('..', import.meta.url);
const cargo = (...args) => execFileSync('cargo', args, { cwd: root, encoding: 'utf8' });

function native(position) {
  const [sowings, seconds] = cargo('run', '--release', '--quiet', '--example', 'hoyito', '--',
    'speed', position, `${SOWINGS}`).split(' ').map(Number);
  return sowings / seconds;
}

/** In the page, as its worker does it but in one slice after the other. */
const inBrowser = ([position, wanted]) => import(new URL('hoyito.js', document.baseURI).href)
  .then(async ({ default: init, Engine, Game }) => {
    await init();
    const record = Game.fromPosition(position).record();
    const engine = new Engine(position.split(' ')[0], '');
    engine.begin(record, 'values');
    const began = performance.now();
    let view;
    do {
      view = engine.advance(50);
    } while (!view.done && Number(view.nodes) < wanted);
    if (view.done) throw new Error('the search ended early');
    if (view.values.some(({ lower, upper }) => lower > upper)) throw new Error('a wrong value');
    const speed = Number(view.nodes) / ((performance.now() - began) / 1000);
    engine.free();
    return speed;
  });

const port = await new Promise((resolve) => {
  const server = createServer().listen(0, '127.0.0.1', () => {
    const { port: free } = server.address();
    server.close(() => resolve(free));
  });
});
const serving = spawn('cargo', ['xtask', 'serve', '--port', `${port}`], { cwd: root });
await new Promise((resolve) => { serving.stdout.once('data', resolve); });
const browser = await chromium.launch({
  executablePath: process.env.HOYITO_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
await page.goto(`http://127.0.0.1:${port}/`);

let slow = false;
console.log('| position | native, M/s | wasm, M/s | ratio |\n| --- | --- | --- | --- |');
for (const position of POSITIONS) {
  const best = { native: 0, wasm: 0 };
  for (let turn = 0; turn < TURNS; turn += 1) {
    best.native = Math.max(best.native, native(position));
    best.wasm = Math.max(best.wasm, await page.evaluate(inBrowser, [position, SOWINGS]));
  }
  const ratio = best.wasm / best.native;
  slow ||= ratio < LEAST;
  const figures = [best.native / 1e6, best.wasm / 1e6, ratio].map((n) => n.toFixed(2));
  console.log(`| ${[position.split(' ')[0], ...figures].join(' | ')} |`);
}
await browser.close();
serving.kill();
if (slow) {
  console.error(`wasm is slower than ${LEAST} of native`);
  process.exitCode = 1;
}

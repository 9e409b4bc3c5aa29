import { test } from '@playwright/test';

import { fingerOn, root, sit } from '../e2e/play.js';
import { SLOWDOWN, slowDown, watch } from './page.js';
import { report } from './report.js';
import { longestTask, script, traced } from './trace.js';

/** Sowings that are looked at closely. */
const CLOSELY = 8;
/** Games whose taps are timed. */
const GAMES = 3;
/** Taps of a button without a game. */
const BARE = 50;

/** Keeps the time (ms) that the engine takes, and how many numbers of seeds have changed. */
const clock = async () => {
  const { Game } = await import(new URL('hoyito.js', document.baseURI).href);
  Object.assign(window, { engine: 0, steps: 0 });
  new MutationObserver((changes) => { window.steps += changes.length; })
    .observe(document.body, { subtree: true, attributeFilter: ['data-seeds'] });
  for (const name of Object.getOwnPropertyNames(Game.prototype)) {
    const real = Game.prototype[name];
    if (typeof real !== 'function' || name === 'constructor') continue;
    Game.prototype[name] = function clocked(...rest) {
      const began = performance.now();
      try {
        return real.apply(this, rest);
      } finally {
        window.engine += performance.now() - began;
      }
    };
  }
};

/** How long (ms) a person looks at least, before the finger comes, and how long it stays. */
const LOOK = 300;
const TOUCH = 80;

/** Until nothing moves. By itself: what asked again and again would count as the page's script. */
const rest = (page) => page.evaluate(() => new Promise((resolve) => {
  const hoyito = document.querySelector('[data-hoyito]');
  const look = () => {
    if (hoyito.dataset.busy !== 'false') return;
    watching.disconnect();
    resolve();
  };
  const watching = new MutationObserver(look);
  watching.observe(hoyito, { attributeFilter: ['data-busy'] });
  look();
}));

/** A new game, in a document where the driver has not yet put listeners of its own. */
async function begin(page) {
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await rest(page);
}

/** @param {import('@playwright/test').Page} page */
async function toucher(page) {
  const touch = await fingerOn(page);
  return async (/** @type {{ x: number, y: number }} */ at) => {
    await page.waitForTimeout(LOOK);
    await touch('touchStart', at);
    await page.waitForTimeout(TOUCH);
    await touch('touchEnd');
  };
}

/** Where the first house that may be sown is; null: the game is over. */
const next = (page) => page.evaluate(() => {
  const box = document.querySelector('[data-playable="true"]')?.getBoundingClientRect();
  return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
});

/** Plays to the end, or so many sowings, and gives how many there were. */
async function play(page, most = 500) {
  const tap = await toucher(page);
  for (let sown = 0; sown < most; sown += 1) {
    await rest(page);
    const at = await next(page);
    if (!at) return sown;
    await tap(at);
    await page.waitForTimeout(100);
  }
  await rest(page);
  return most;
}

/** The slowest interaction but for so many, in ms. */
const slowest = ({ interactions }, but) => (
  Object.values(interactions).sort((a, b) => b - a)[but] ?? 0);

/** INP as https://web.dev/articles/inp has it: of fifty interactions one is left out. */
const nextPaint = (seen) => (
  slowest(seen, Math.floor(Object.keys(seen.interactions).length / 50)));

/** What a page is like that has nothing to do but to draw a number: less nobody can have here. */
async function tapButton(page) {
  await page.goto('about:blank');
  await page.setContent('<meta name="viewport" content="width=device-width"><button>0</button>');
  await page.evaluate(() => {
    const button = document.querySelector('button');
    Object.assign(button.style, { width: '50vw', height: '50vw' });
    button.onclick = () => { button.textContent = Number(button.textContent) + 1; };
    Object.assign(window.seen, { interactions: {} });
  });
  const tap = await toucher(page);
  for (let i = 0; i < BARE; i += 1) await tap({ x: 50, y: 50 });
  await page.waitForTimeout(LOOK);
  return page.evaluate(() => window.seen);
}

test('a game', async ({ browser, page }) => {
  await page.addInitScript(watch);
  await sit(page, { speed: 'fast' });
  await begin(page);
  // Loads what the first sowing loads.
  await play(page, 1);
  await page.evaluate(clock);
  const plain = await traced(browser, page, () => play(page, CLOSELY));
  const [engine, steps] = await page.evaluate(() => [window.engine, window.steps]);

  await slowDown(page);
  const slowed = await traced(browser, page, () => play(page, CLOSELY));
  const games = [];
  for (let i = 0; i < GAMES; i += 1) {
    await begin(page);
    await page.evaluate(() => Object.assign(window.seen, { interactions: {}, shifts: 0 }));
    const sown = await play(page);
    await root(page).locator('xpath=self::*[@data-over="true"]').waitFor();
    games.push({ sown, ...await page.evaluate(() => window.seen) });
  }
  // Whatever else the machine does can only add to how long a tap takes.
  const [seen] = games.toSorted((a, b) => nextPaint(a) - nextPaint(b));
  const shifts = Math.max(...games.map((game) => game.shifts));
  const bare = await tapButton(page);
  console.log(`${games.map(({ sown }) => sown)} sowings, processor slowed down ${SLOWDOWN} times`);
  report([
    { what: 'interaction to next paint', value: nextPaint(seen), bar: 50, unit: 'ms' },
    { what: 'slowest interaction', value: slowest(seen, 0), unit: 'ms' },
    { what: 'interaction to next paint of a bare button', value: nextPaint(bare), unit: 'ms' },
    { what: 'longest task', value: longestTask(slowed), bar: 50, unit: 'ms' },
    { what: 'layout shift', value: shifts, bar: 0, unit: '' },
    { what: 'script a step, not slowed down', value: (script(plain) - engine) / steps, bar: 2,
      unit: 'ms' },
    { what: 'steps a sowing', value: steps / CLOSELY, unit: '' },
    { what: 'script a sowing, not slowed down', value: (script(plain) - engine) / CLOSELY,
      unit: 'ms' },
  ]);
});

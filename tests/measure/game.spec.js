import { test } from '@playwright/test';

import { begin, idle, open, root } from '../e2e/play.js';
import { SLOWDOWN, slowDown, watch } from './page.js';
import { report } from './report.js';
import { longestTask, script, traced } from './trace.js';

/** Sowings that are looked at closely. */
const CLOSELY = 8;

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

/** Where the first house that may be sown is; null: the game is over. */
const next = (page) => page.evaluate(() => {
  const box = document.querySelector('[data-playable="true"]')?.getBoundingClientRect();
  return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
});

/** Plays to the end, or so many sowings, and gives how many there were. */
async function play(page, most = 500) {
  for (let sown = 0; sown < most; sown += 1) {
    await idle(page);
    const at = await next(page);
    if (!at) return sown;
    await page.touchscreen.tap(at.x, at.y);
    await page.waitForTimeout(100);
  }
  await idle(page);
  return most;
}

test('a game', async ({ browser, page }) => {
  await page.addInitScript(watch);
  await open(page, { speed: 'fast' });
  await begin(page);
  // Loads what the first sowing loads.
  await play(page, 1);
  await page.evaluate(clock);
  const plain = await traced(browser, page, () => play(page, CLOSELY));
  const [engine, steps] = await page.evaluate(() => [window.engine, window.steps]);

  await slowDown(page);
  const slowed = await traced(browser, page, () => play(page, CLOSELY));
  await begin(page);
  await page.evaluate(() => Object.assign(window.seen, { slowest: 0, shifts: 0 }));
  const sown = await play(page);
  await root(page).locator('xpath=self::*[@data-over="true"]').waitFor();
  const seen = await page.evaluate(() => window.seen);
  console.log(`${sown} sowings, processor slowed down ${SLOWDOWN} times`);
  report([
    { what: 'slowest interaction', value: seen.slowest, bar: 50, unit: 'ms' },
    { what: 'longest task', value: longestTask(slowed), bar: 50, unit: 'ms' },
    { what: 'layout shift', value: seen.shifts, bar: 0, unit: '' },
    { what: 'script a step, not slowed down', value: (script(plain) - engine) / steps, bar: 2,
      unit: 'ms' },
    { what: 'steps a sowing', value: steps / CLOSELY, unit: '' },
    { what: 'script a sowing, not slowed down', value: (script(plain) - engine) / CLOSELY,
      unit: 'ms' },
  ]);
});

import { test, expect } from './base.js';
import { begin, house, idle, open, root } from './play.js';

// What does not depend on how fast a machine is; `cargo xtask measure` has the rest.

/** All that a first visit asks for, until nothing more comes; the list of moves is not among it. */
const REQUESTS = 45;
/**
 * Bytes of their answers, packed. Headers and encryption are some 2,600 more: 100 KB are not to be
 * passed with them.
 */
const BYTES = 98_500;

test('a first visit is small, and asks for its modules at once', async ({ page }) => {
  /** @type {import('@playwright/test').Request[]} */
  const requests = [];
  page.on('requestfinished', (request) => requests.push(request));
  const warnings = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await page.goto('./');
  await idle(page);
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  expect(requests.length).toBeLessThanOrEqual(REQUESTS);
  expect(bytes).toBeLessThanOrEqual(BYTES);
  // The engine alone is half of it: less, and not all was counted.
  expect(bytes).toBeGreaterThan(BYTES / 2);
  expect(warnings.filter((text) => /preload/.test(text))).toEqual([]);

  // What no link names was found in another module, later.
  const unnamed = await page.evaluate(() => {
    const links = document.querySelectorAll('link[rel="modulepreload"], script[src]');
    const named = Array.from(links, ({ href, src }) => href ?? src);
    return performance.getEntriesByType('resource').map(({ name }) => name)
      .filter((name) => name.endsWith('.js') && !named.includes(name))
      .map((name) => name.replace(document.baseURI, ''));
  });
  const later = /^www\/(locales|offline)\//;
  expect(unnamed.filter((name) => !later.test(name))).toEqual([]);
});

/** In the page: what is animated from here on, and what has shifted. */
const watch = () => {
  window.seen = { properties: [], shifts: [], flights: 0 };
  const animate = Element.prototype.animate;
  Element.prototype.animate = function watched(...how) {
    const animation = animate.apply(this, how);
    window.seen.flights += 1;
    for (const frame of animation.effect.getKeyframes()) {
      for (const name of Object.keys(frame)) {
        if (!window.seen.properties.includes(name)) window.seen.properties.push(name);
      }
    }
    return animation;
  };
  document.addEventListener('transitionrun', ({ propertyName }) => {
    if (!window.seen.properties.includes(propertyName)) window.seen.properties.push(propertyName);
  });
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries()) {
      window.seen.shifts.push([value, ...sources.map(({ node }) => node?.className)]);
    }
  }).observe({ type: 'layout-shift' });
};

test('through a whole game nothing shifts, and what moves is left to the compositor', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await open(page, { speed: 'fast' });
  await begin(page);
  await page.evaluate(watch);
  for (let sown = 0; sown < 300; sown += 1) {
    await idle(page);
    if (await root(page).getAttribute('data-over') === 'true') break;
    const letter = await page.locator('[data-playable="true"]').first().getAttribute('data-house');
    await house(page, letter).click();
    // A few sowings are seen whole.
    if (sown > 5) await page.keyboard.press('Escape');
  }
  await expect(root(page)).toHaveAttribute('data-over', 'true');
  const { properties, shifts, flights } = await page.evaluate(() => window.seen);
  expect(flights).toBeGreaterThan(50);
  const timing = ['offset', 'computedOffset', 'easing', 'composite'];
  expect(properties.filter((name) => !timing.includes(name)).sort())
    .toEqual(['opacity', 'transform']);
  expect(shifts).toEqual([]);
});

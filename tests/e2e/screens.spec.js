import { test, expect } from './base.js';
import { begin, house, idle, open } from './play.js';

test.skip(({ isMobile }) => isMobile, 'these set their screens themselves');

const SCREENS = [[360, 640], [390, 844], [768, 1024], [844, 390], [1280, 800], [1920, 1080]];

/** What is too small to be hit, or leaves the screen, of these elements that are to be seen. */
const amiss = (page, selector, least) => page.locator(selector).evaluateAll((all, size) => all
  .filter((one) => one.checkVisibility({ visibilityProperty: true }))
  .flatMap((one) => {
    const { width, height, left, right, top, bottom } = one.getBoundingClientRect();
    const name = one.dataset.house ?? one.textContent;
    // A list of moves may be longer than the screen: it scrolls.
    const out = left < 0 || right > innerWidth
      || (one.dataset.house && (top < 0 || bottom > innerHeight));
    return [
      ...Math.min(width, height) < size ? [`${name} is ${width} by ${height}`] : [],
      ...out ? [`${name} leaves the screen`] : [],
    ];
  }), least);

for (const variant of ['hoyito-2', 'hoyito-2-12']) {
  test(`on every screen there is all of ${variant} to play with`, async ({ page }) => {
    await open(page);
    await begin(page, { variant });
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      const least = variant === 'hoyito-2' ? 44 : 24;
      const at = `${width} by ${height}`;
      await expect.poll(() => amiss(page, '[data-house]', least), at).toEqual([]);
      const extent = await page.evaluate(() => ({
        scroll: [document.documentElement.scrollWidth, document.documentElement.scrollHeight],
        view: [innerWidth, innerHeight],
      }));
      expect(extent.scroll, `${at}, no scrolling`).toEqual(extent.view);
      expect(await amiss(page, 'button:not([data-house], .move)', 44), at).toEqual([]);
      expect(await amiss(page, '.move', 24), at).toEqual([]);
      expect(await page.locator('[data-house]:visible').count()).toBe(least === 44 ? 12 : 24);
    }
  });
}

test('nothing shifts while a game is played against the computer', async ({ page }) => {
  await open(page);
  await begin(page, { north: 'computer' });
  await page.evaluate(() => {
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shift += entry.value;
    }).observe({ type: 'layout-shift' });
  });
  const box = await house(page, 'A').boundingBox();
  for (let sowings = 0; sowings < 3; sowings += 1) {
    await page.locator('[data-playable="true"]').first().click();
    await idle(page);
  }
  expect(await house(page, 'A').boundingBox()).toEqual(box);
  expect(await page.evaluate(() => window.shift)).toBeLessThan(0.01);
});

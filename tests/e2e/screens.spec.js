import { test, expect } from './base.js';
import { begin, house, idle, open } from './play.js';

test.skip(({ isMobile }) => isMobile, 'these set their screens themselves');

const SCREENS = [[360, 640], [390, 844], [768, 1024], [844, 390], [1280, 800], [1920, 1080]];

for (const [width, height] of SCREENS) {
  test(`${width} by ${height}: everything to play with is on the screen`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page);
    for (const variant of ['hoyito-2', 'hoyito-2-12']) {
      await begin(page, { variant });
      const extent = await page.evaluate(() => ({
        scroll: [document.documentElement.scrollWidth, document.documentElement.scrollHeight],
        view: [innerWidth, innerHeight],
      }));
      expect(extent.scroll, 'no scrolling').toEqual(extent.view);

      const least = variant === 'hoyito-2' ? 44 : 24;
      const houses = page.locator('[data-house]');
      for (const letter of await houses.evaluateAll((all) => all.map((one) => one.dataset.house))) {
        const box = await house(page, letter).boundingBox();
        const size = Math.min(box.width, box.height);
        expect(size, `${variant} ${letter}`).toBeGreaterThanOrEqual(least);
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(width);
        expect(box.y).toBeGreaterThanOrEqual(0);
        expect(box.y + box.height).toBeLessThanOrEqual(height);
      }
    }
    for (const button of await page.locator('button:not([data-house])').all()) {
      if (!await button.isVisible()) continue;
      const box = await button.boundingBox();
      const name = await button.innerText();
      expect(box.x + box.width, name).toBeLessThanOrEqual(width);
      const least = await button.evaluate((element) => element.matches('.move')) ? 24 : 44;
      expect(Math.min(box.width, box.height), name).toBeGreaterThanOrEqual(least);
    }
  });
}

test('nothing shifts while a game is played', async ({ page }) => {
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

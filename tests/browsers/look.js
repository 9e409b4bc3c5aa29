import { expect } from '@playwright/test';

/**
 * Holds what is drawn against the hooks: all houses on the screen and large enough, and in each the
 * seeds that are said to be there.
 * @param {{ width: number, height: number }} size
 */
export async function expectDrawn(page, { width, height }) {
  const { houses, heaps, scrolled } = await page.evaluate(() => {
    const boxOf = (element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { left, top, right, bottom };
    };
    const seeds = Array.from(document.querySelectorAll('.board .seed'), boxOf)
      .filter(({ left, right, top, bottom }) => right > left && bottom > top)
      .map(({ left, right, top, bottom }) => [(left + right) / 2, (top + bottom) / 2]);
    const look = (element) => {
      const box = boxOf(element);
      const inside = seeds.filter(([x, y]) => (
        x > box.left && x < box.right && y > box.top && y < box.bottom));
      return { ...box, said: Number(element.dataset.seeds), seen: inside.length };
    };
    const all = (selector) => Array.from(document.querySelectorAll(selector), look);
    const { scrollWidth, scrollHeight } = document.documentElement;
    return {
      houses: all('.board [data-house]'),
      heaps: all('.board [data-heap]'),
      scrolled: [scrollWidth, scrollHeight],
    };
  });
  expect(scrolled, 'no scrolling').toEqual([width, height]);
  for (const { left, top, right, bottom, said, seen } of houses) {
    expect(seen).toBe(said);
    expect(Math.min(right - left, bottom - top)).toBeGreaterThanOrEqual(44);
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(width);
    expect(bottom).toBeLessThanOrEqual(height);
  }
  for (const { said, seen } of heaps) expect(seen).toBe(said);
}

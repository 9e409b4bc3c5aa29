import { createRequire } from 'node:module';

import { expect } from './base.js';

const { source } = createRequire(import.meta.url)('axe-core');

/**
 * What axe looks for: the contrasts in the dark, and everything in the light. The dark changes
 * colours alone. Its rule of WCAG 2.2 is off unless it is asked for.
 */
const LOOKS = [
  ['dark', { runOnly: ['color-contrast'] }],
  ['light', { rules: { 'target-size': { enabled: true } } }],
];

/**
 * Axe finds nothing on the page, or in that part of it, light and dark. The page has no frames that
 * need looking into, and what passes is not wanted: so a look costs an eighth of the packaged one.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} where what is looked at, for the report
 * @param {string | object} part a selector, or what axe is to leave out
 */
export async function clean(page, where, part = 'html') {
  if (!await page.evaluate(() => 'axe' in window)) await page.evaluate(source);
  for (const [colorScheme, options] of LOOKS) {
    await page.emulateMedia({ colorScheme });
    const found = await page.evaluate(async ([within, wanted]) => {
      const { violations } = await window.axe.run(
        within, { resultTypes: ['violations'], ...wanted });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
    }, [part, options]);
    expect(found, `${where}, ${colorScheme}`).toEqual([]);
  }
}

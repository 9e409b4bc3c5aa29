import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { test as base, expect } from '@playwright/test';

import { release, serve } from '../e2e/site.js';
import { launch } from './drivers.js';
import { pageOf } from './page.js';

export const LAPTOP = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };

/**
 * Playwright's `test`, whose page is that of the project's browser, `page.js` over its driver, with
 * a server of its own. What goes wrong in the page, or is not there, fails the test at its end.
 *
 * @type {import('@playwright/test').TestType<any, any>}
 */
export const test = base.extend({
  size: [LAPTOP, { option: true }],
  /** The release, but for a script before all others that listens, and may start a busy worker. */
  listening: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the parameters
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'hoyito-browsers-'));
      await use(release(join(folder, 'site'), (dir) => {
        for (const name of ['listen.js', 'busy.js']) {
          copyFileSync(new URL(name, import.meta.url), join(dir, name));
        }
        const page = join(dir, 'index.html');
        writeFileSync(page, readFileSync(page, 'utf8')
          .replace('<meta name', '<script src="listen.js"></script>\n  <meta name'));
      }));
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  site: async ({ listening }, use) => {
    const site = await serve();
    site.dir = listening;
    await use(site);
    await site.stop();
    expect(site.missed).toEqual([]);
  },
  // eslint-disable-next-line no-unused-vars -- the server goes after the browser
  page: async ({ size, site }, use, { project }) => {
    const { driver, quit } = await launch(project.name, size);
    const page = pageOf(driver);
    try {
      await use(page);
      expect(await page.evaluate(() => sessionStorage.troubles ?? '')).toBe('');
    } finally {
      await quit();
    }
  },
});

export { expect };

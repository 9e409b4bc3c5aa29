import { test as base, expect } from '@playwright/test';

/**
 * Playwright's `test`, in which every page is watched: an error in its console, an uncaught
 * exception, a failed request or a request to another host fails the test at its end. A test
 * that brings one about on purpose takes its line out of `troubles` again.
 *
 * @type {import('@playwright/test').TestType<any, any>}
 */
export const test = base.extend({
  troubles: [
    async ({ page, baseURL }, use) => {
      /** @type {string[]} */
      const troubles = [];
      const host = new URL(baseURL).host;
      page.on('console', (message) => {
        if (message.type() === 'error') {
          troubles.push(`console: ${message.text()} ${message.location().url}`);
        }
      });
      page.on('pageerror', (error) => troubles.push(`exception: ${error}`));
      page.on('requestfailed', (request) => {
        // A page that is left or reloaded breaks off its requests itself.
        if (request.failure()?.errorText !== 'net::ERR_ABORTED') {
          troubles.push(`failed: ${request.url()} ${request.failure()?.errorText}`);
        }
      });
      page.on('request', (request) => {
        const url = new URL(request.url());
        if (url.protocol !== 'data:' && url.protocol !== 'blob:' && url.host !== host) {
          troubles.push(`foreign host: ${request.url()}`);
        }
      });
      await use(troubles);
      expect(troubles).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

// The same tests in every browser, each by its own driver: see browsers/drivers.js.
import { defineConfig } from '@playwright/test';

import pages from './playwright.config.js';
import { BROWSERS } from './browsers/drivers.js';

export default defineConfig({
  ...pages,
  testDir: 'browsers',
  timeout: 120_000,
  // Each test has a server of its own, to be stopped.
  webServer: undefined,
  use: {},
  projects: Object.keys(BROWSERS).map((name) => ({ name })),
});

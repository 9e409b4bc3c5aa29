// A bench for a quiet machine, and no part of the suite: `cargo xtask measure`.
import { defineConfig } from '@playwright/test';

import pages from './playwright.config.js';

export default defineConfig({
  ...pages,
  testDir: 'measure',
  testIgnore: [],
  outputDir: '.results-measure',
  // One after the other: each has the machine to itself.
  workers: 1,
  retries: 0,
  timeout: 600_000,
  projects: [{
    name: 'phone',
    use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  }],
});

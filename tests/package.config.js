// The page in one file, opened from the disk: no server, and `cargo xtask package` before it.
import { defineConfig } from '@playwright/test';

import pages from './playwright.config.js';

export default defineConfig({
  ...pages,
  testIgnore: [],
  testMatch: 'package.spec.js',
  webServer: undefined,
});

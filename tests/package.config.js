// The page in one file, opened from the disk: no server, and `cargo xtask package` before it.
import { defineConfig } from '@playwright/test';

import pages from './playwright.config.js';

export default defineConfig({
  ...pages,
  testMatch: 'package.spec.js',
  webServer: undefined,
  // One screen will do: the page is that of the other specs.
  projects: [{ name: 'laptop', use: { viewport: { width: 1280, height: 800 } } }],
});

// A bench for a quiet machine, and no part of the suite: `cargo xtask measure`.
import { defineConfig } from '@playwright/test';

import { certificate, fingerprint } from './measure/certificate.js';
import pages from './playwright.config.js';

// Each worker process reads this file again and inherits what the first reading put here.
const pem = (process.env.HOYITO_PEM ??= certificate());
const { launchOptions, ...use } = pages.use;

export default defineConfig({
  ...pages,
  testDir: 'measure',
  outputDir: '.results/measure',
  // One after the other: each has the machine to itself.
  workers: 1,
  fullyParallel: false,
  retries: 0,
  timeout: 900_000,
  use: {
    ...use,
    launchOptions: {
      ...launchOptions,
      args: [
        ...launchOptions.args, `--ignore-certificate-errors-spki-list=${fingerprint(pem)}`,
      ],
    },
  },
  projects: [{
    name: 'phone',
    use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  }],
});

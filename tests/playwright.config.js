import { existsSync } from 'node:fs';
import { createServer } from 'node:net';

import { defineConfig } from '@playwright/test';

/** Not the root of the host: every address in the page has to be relative. */
const UNDER = '/games/hoyito/';

const CHROMIUM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** What depends on the screen and on touch: the rest is tried at laptop size alone. */
const ON_A_PHONE = new RegExp([
  'smoke\\.spec', 'axe', 'finger', 'large enough', 'fits the screen', 'by tap', 'two taps',
  'taps go on', 'of hoyito-2(-12)? by clicks', 'all ten lessons', 'a match of rounds',
  'taking the most', 'leaves the board', 'are seen to travel', '(click|button) skips',
  'in mid-animation', 'double click plays', 'face each other', 'has touched the page',
  'by a hair', 'left to the compositor',
].join('|'));

/** Looks at the page in one file: package.config.js. */
const PACKAGE = 'package.spec.js';
const SOAK = 'soak.spec.js';
const LAPTOP = { viewport: { width: 1280, height: 800 } };

/** @returns {Promise<string>} a port that nothing listens on */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(String(port)));
    });
  });
}

// Each worker process reads this file again and inherits what the first reading put here.
const port = (process.env.HOYITO_PORT ??= await freePort());
const chromium = process.env.HOYITO_CHROMIUM ?? CHROMIUM.find((path) => existsSync(path));
const baseURL = `http://127.0.0.1:${port}${UNDER}`;
const dist = process.env.HOYITO_DIST ? ` --dist "${process.env.HOYITO_DIST}"` : '';

export default defineConfig({
  testDir: 'e2e',
  outputDir: '.results',
  reporter: [['list'], ['./failed.js']],
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // On a busy machine a test may miss its moment; what needs a second try is named in the report.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL,
    locale: 'en-GB',
    screenshot: 'only-on-failure',
    // A trace of every test doubles the time of the suite: ask for one with --trace on.
    trace: 'off',
    // Each test has the page from the server, but for those of offline.spec.js.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: chromium,
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page that a test makes up counts as of the wide web, which frames nothing from here.
        '--disable-features=LocalNetworkAccessChecks',
      ],
    },
  },
  projects: [
    // The longest one first: it has a worker to itself while the other does all the rest.
    { name: 'soak', testMatch: SOAK, use: LAPTOP },
    {
      name: 'laptop',
      // Long rows stand on end on a phone, where it is hardest to hit them.
      grepInvert: /hoyito-2-12 by clicks/,
      testIgnore: [PACKAGE, SOAK],
      use: LAPTOP,
    },
    {
      name: 'phone',
      testIgnore: [PACKAGE, SOAK],
      grep: ON_A_PHONE,
      // What axe finds at laptop size in a part or in a theme, it finds there.
      grepInvert: /access\.spec.*in any part|words can be read/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: `cargo xtask serve --port ${port} --under ${UNDER}${dist}`,
    url: baseURL,
    timeout: 120_000,
  },
});

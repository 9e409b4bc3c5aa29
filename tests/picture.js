// The picture that other pages show beside a link: a game of Hoyito II on the page's own board.
// `cargo xtask play`, and in tests/ `npm run picture -- ADDRESS` with the address that it prints.
import { fileURLToPath } from 'node:url';

import { chromium } from '@playwright/test';

import { PICTURE } from '../xtask/pages/head.js';

const POSITION = 'hoyito-2 301251/250104 12-12 S';
const OUT = fileURLToPath(new URL('../xtask/pages/picture.jpg', import.meta.url));
/** The board by itself, with a little of the ground around it. */
const ALONE = `
  header, .status, .note, .controls, aside { display: none !important }
  [data-hoyito] { display: block !important; padding: 0 !important }
  .board-host { height: 100vh !important; padding: 24px !important }
  .rings, .owner { visibility: hidden }`;

const browser = await chromium.launch({
  executablePath: process.env.HOYITO_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const { width, height } = PICTURE;
// The sheet is no part of the page, and so is not in its policy.
const page = await browser.newPage({ viewport: { width, height }, bypassCSP: true });
const standing = () => page.waitForSelector('[data-busy="false"]');
await page.goto(process.argv[2]);
await standing();
await page.evaluate(async (position) => {
  const { Game } = await import(new URL('hoyito.js', document.baseURI).href);
  const game = Game.fromPosition(position);
  game.setTag('South', 'person');
  game.setTag('North', 'person');
  localStorage['hoyito.record'] = game.record();
}, POSITION);
await page.reload();
await standing();
await page.addStyleTag({ content: ALONE });
await page.waitForTimeout(1000);
await page.screenshot({ path: OUT, type: 'jpeg', quality: 74 });
await browser.close();

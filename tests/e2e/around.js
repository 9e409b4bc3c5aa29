import { expect } from './base.js';

/**
 * The pages around a board, for the specs: one that holds it, and one in the place of the game that
 * says and hears what the test wants.
 * @typedef {import('@playwright/test').Page} Page
 */

const HTML = 'text/html; charset=utf-8';

/** In the game's place: `say` tells the page around, `heard` is what came from there. */
const STAND_IN = `<!doctype html><html lang="en"><title>Stand-in</title><p>Board</p>
<script>
  window.heard = [];
  addEventListener('message', ({ data, origin, source }) => {
    heard.push({ data, origin, fromPage: source === parent });
  });
  const to = new URLSearchParams(location.search).get('host');
  window.say = (message) => parent.postMessage(message, to);
</script>`;

/** Puts the stand-in wherever the game would be loaded; gives the addresses that are asked for. */
export async function standIn(page) {
  const asked = [];
  await page.route((url) => url.searchParams.has('embed'), (route) => {
    asked.push(new URL(route.request().url()));
    return route.fulfill({ contentType: HTML, body: STAND_IN });
  });
  return asked;
}

/** Opens a page of somebody else's with that body, beside the game's own. */
export async function openHost(page, body, head = '', headers = {}, address = 'host.html') {
  await page.route('**/host.html', (route) => route.fulfill({
    contentType: HTML,
    headers,
    body: `<!doctype html><html lang="en"><title>Host</title>${head}<body>${body}`,
  }));
  await page.goto(address);
}

export const SCRIPT = '<script src="hoyito-embed.js" async></script>';
export const games = (page) => page.locator('hoyito-game');

/** The frame in an element, once there is a page in it. */
export async function frameOf(page, number = 0) {
  const handle = await games(page).nth(number).locator('iframe').elementHandle();
  const frame = await handle.contentFrame();
  await frame.waitForLoadState();
  return frame;
}

/** Lets the page in the frame say something in the words of version 1. */
export const say = (frame, event, detail = {}) => frame.evaluate(
  (message) => window.say(message), { hoyito: 1, event, ...detail });

export const heard = (frame) => frame.evaluate(() => window.heard);

/**
 * From now on the page writes down which events its elements have, with their ids, and every
 * message that comes at all.
 */
export const listen = (page) => page.evaluate(() => {
  window.told = [];
  window.came = [];
  addEventListener('message', ({ origin }) => window.came.push(origin));
  for (const game of document.querySelectorAll('hoyito-game')) {
    for (const name of ['ready', 'move', 'gameover', 'resize', 'error', 'click', 'load']) {
      game.addEventListener(name, ({ detail }) => window.told.push([game.id, name, detail]));
    }
  }
});

/** The events of the elements, once so many messages have come. */
export async function told(page, messages) {
  await expect.poll(() => page.evaluate(() => window.came.length)).toBe(messages);
  return page.evaluate(() => window.told);
}

/** Other hosts, where only what the test puts there is loaded. */
export const GAME = 'https://game.example/play/';
export const EVIL = 'https://evil.example/';

/** The element's script from another host, where the stand-in is as well. */
export async function serveAbroad(page, troubles) {
  const script = await page.request.get('hoyito-embed.js');
  await page.route(`${GAME}hoyito-embed.js`, (route) => route.fulfill({ response: script }));
  pardon(page, troubles);
}

/** A spec that watches for foreign hosts is to mind these no more. */
export const pardon = (page, troubles) => page.on('request', (request) => {
  const at = troubles.indexOf(`foreign host: ${request.url()}`);
  if (at >= 0 && /^https:\/\/(game|evil)\.example\//.test(request.url())) troubles.splice(at, 1);
});

// @ts-check
/**
 * Keeps a release for when there is no network, and each release for itself: what one page loads is
 * of one version, whatever the server has by then. A build writes VERSION and FILES before this
 * program, and puts it beside index.html; a debug build does neither.
 */

/** @import { Keeper } from './offline/types.js' */
/* global FILES, VERSION */

const worker = /** @type {Keeper} */ (/** @type {unknown} */ (self));
const { scope } = worker.registration;
/** Several pages may share a host, and with it its caches. */
const OURS = `hoyito ${new URL(scope).pathname} `;
const CACHE = OURS + VERSION;

/** Servers differ in what they call these; a browser does not. @type {Record<string, string>} */
const TYPES = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json',
};

/** @param {string} path the file of this content from a cache, its hash being its tag */
const matching = (path, /** @type {string} */ cacheName) => (
  caches.match(path, { cacheName }).then((found) => (
    found?.headers.get('ETag') === FILES[path][0] ? found : undefined)));

/** From this version's cache, or from another's if it is the same there. @param {string} path */
async function kept(path) {
  let found = await matching(path, CACHE);
  if (found) return found;
  for (const name of await caches.keys()) {
    if (name.startsWith(OURS)) found ??= await matching(path, name);
  }
  return found;
}

/**
 * From the network: this content or none, so that what the browser has by chance is as good as
 * anew, and a server that is being changed gives no mixture.
 * @param {string} path
 */
async function fetched(path) {
  const [integrity] = FILES[path];
  const response = await fetch(path, { integrity })
    .catch(() => fetch(path, { integrity, cache: 'reload' }));
  const type = TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
  // A response of our own: an address that redirects must not be told to a page.
  return new Response(await response.blob(), {
    headers: { 'Content-Type': type, 'ETag': integrity },
  });
}

/** @param {string} path */
const find = async (path) => (await kept(path).catch(() => null)) ?? fetched(path);

async function keepAll() {
  const cache = await caches.open(CACHE);
  try {
    await Promise.all(Object.keys(FILES).map(async (path) => cache.put(path, await find(path))));
    // The version before may have begun only now, and swept out what it did not know.
    if (!await caches.has(CACHE)) throw new Error('swept out');
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

async function takeOver() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(OURS) && name !== CACHE)
    .map((name) => caches.delete(name)));
  // Not waited for: Firefox has it done only once a page's workers have a moment, and one that
  // builds tables has none for long. What pages ask for would wait as well until then.
  worker.clients.claim();
}

/** The file that a request is for: its search, as the language, is the page's own affair. */
const pathOf = (/** @type {Request} */ { method, url }) => {
  const [address] = url.split(/[?#]/);
  if (method !== 'GET' || !address.startsWith(scope)) return null;
  const path = address.slice(scope.length) || 'index.html';
  return Object.hasOwn(FILES, path) ? path : null;
};

worker.addEventListener('install', (event) => event.waitUntil(keepAll()));
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
worker.addEventListener('fetch', (event) => {
  const path = pathOf(event.request);
  if (path) event.respondWith(find(path));
});
worker.addEventListener('message', ({ data, ports: [port] }) => {
  if (data === 'takeOver') return worker.skipWaiting();
  const sizes = Object.values(FILES).map(([, bytes]) => bytes);
  return port?.postMessage({
    version: VERSION, files: sizes.length, bytes: sizes.reduce((sum, bytes) => sum + bytes, 0),
  });
});

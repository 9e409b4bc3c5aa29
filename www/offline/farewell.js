// @ts-check
/**
 * In place of `sw.js`: takes away what was kept and the service worker itself, so that the page is
 * the server's again. For an address that the game leaves, and for debug builds, which are served
 * where a release may have been.
 */
((/** @type {import('./types.js').Keeper} */ worker) => {
  async function leave() {
    const ours = `hoyito ${new URL(worker.registration.scope).pathname} `;
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith(ours))
      .map((name) => caches.delete(name)));
    await worker.registration.unregister();
  }

  worker.addEventListener('install', () => worker.skipWaiting());
  worker.addEventListener('activate', (event) => event.waitUntil(leave()));
})(/** @type {any} */ (self));

// @ts-check
/** @import { Release } from './types.js' */

/** The version of the page itself; empty in a debug build, which keeps nothing. */
const PAGE = document.documentElement.dataset.version ?? '';

/** Beside index.html. */
const WORKER = new URL('sw.js', document.baseURI);

/** Where the browser lets pages be kept; null: not here. */
export const workersHere = () => {
  try {
    // Absent on an insecure address; in a sandboxed frame even asking is an error.
    return (PAGE && navigator.serviceWorker) || null;
  } catch {
    return null;
  }
};

/**
 * Has the page kept, or what is kept compared with the server.
 * @param {ServiceWorkerContainer} workers
 */
export const register = (workers) => workers.register(WORKER, { updateViaCache: 'none' });

/** @param {ServiceWorker} worker @returns {Promise<Release>} */
export const ask = (worker) => new Promise((resolve) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => resolve(data);
  worker.postMessage('tell', [port2]);
});

/** Resolves to the worker's last state. @param {ServiceWorker} worker */
export const settled = (worker) => new Promise((resolve) => {
  const look = () => {
    if (worker.state === 'activated' || worker.state === 'redundant') resolve(worker.state);
  };
  worker.addEventListener('statechange', look);
  look();
});

/** The version that waits takes over, and with it all open pages. */
export const takeOver = (/** @type {ServiceWorkerRegistration} */ { waiting }) => {
  // Another page may have asked before.
  if (waiting) waiting.postMessage('takeOver');
  else location.reload();
};

/**
 * A page goes with the worker that answers it: it is loaded anew when that is of another version,
 * since what it loads from now on would be too.
 * @param {ServiceWorkerContainer} workers
 */
export const follow = (workers) => workers.addEventListener('controllerchange', async () => {
  const { controller } = workers;
  if (controller && (await ask(controller)).version !== PAGE) location.reload();
});

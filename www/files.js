// @ts-check
/** @import { Engine } from './types.js' */

// Where the page's other files are. Only this module knows: the page in one file has another in its
// place, xtask/onefile/files.js.

/** @param {string} path in this folder */
const at = (path) => new URL(path, import.meta.url);

/** The engine's program. */
export const loadWasm = () => at('../hoyito_bg.wasm');

/**
 * The engine's glue. Each attempt after a crash has an address of its own, and with it a state of
 * its own.
 * @param {number} [attempt] @returns {Promise<Engine & { default: Function }>}
 */
export const loadGlue = (attempt) => (
  import(attempt ? `../hoyito.js?${attempt}` : '../hoyito.js'));

/** @param {'worker' | 'tables-worker'} name */
export const startWorker = (name) => new Worker(at(`ai/${name}.js`), { type: 'module' });

/** Loads a sheet of `css/`. @param {string} name @returns {Promise<unknown>} */
export const loadSheet = (name) => new Promise((resolve, reject) => {
  const link = document.createElement('link');
  Object.assign(link, {
    rel: 'stylesheet', href: at(`css/${name}.css`), onload: resolve, onerror: reject,
  });
  document.head.append(link);
});

// @ts-check
/** @import { KeepTable, KeptTable, Side, TableParts, Tables } from '../types.js' */

/** Levels by their seeds, in the order in which each needs the ones before it. */
export const LEVELS = [8, 12, 16];
/** The level that takes long enough to be declined. */
const LARGE = 16;
/** Tables of another format must not be taken for these. */
const SHELF = 'hoyito-tables-1';

/** @param {string} variant @param {Side | null} lastFour */
const keyOf = (variant, lastFour) => `${variant}-${lastFour ?? 'captor'}`;

/** @param {string} variant @param {Side | null} lastFour @param {number} seeds */
const addressOf = (variant, lastFour, seeds) => `./tables/${keyOf(variant, lastFour)}/${seeds}`;

/** @type {KeptTable} */
export async function keptTable(variant, lastFour, seeds) {
  try {
    const shelf = await caches.open(SHELF);
    const found = await shelf.match(addressOf(variant, lastFour, seeds));
    return found ? new Uint8Array(await found.arrayBuffer()) : null;
  } catch {
    return null;
  }
}

/** @type {KeepTable} */
export async function keepTable(variant, lastFour, seeds, file) {
  try {
    const shelf = await caches.open(SHELF);
    await shelf.put(addressOf(variant, lastFour, seeds), new Response(file));
    return true;
  } catch {
    // Full or forbidden: the table serves this visit.
    return false;
  }
}

/**
 * Sees that the worker that plays has the exact endgame tables of the game: kept ones at once,
 * the others as they are built. Where keeping is forbidden they are built on every visit.
 * @type {(parts: TableParts) => Tables}
 */
export const createTables = ({ start, give, tell, declined }) => {
  /** @type {Worker | null} */
  let builder = null;
  let key = '';

  const close = () => {
    builder?.terminate();
    builder = null;
  };

  return {
    async want(variant, row, lastFour) {
      const wanted = `${keyOf(variant, lastFour)} ${declined()}`;
      if (key === wanted) return;
      close();
      key = wanted;
      tell(null);
      if (row !== 6) return;
      const files = [];
      for (const seeds of LEVELS) {
        const file = await keptTable(variant, lastFour, seeds);
        if (key !== wanted) return;
        if (!file) break;
        files.push(file);
        give({ variant, lastFour, seeds, file });
      }
      const levels = LEVELS.slice(files.length).filter((seeds) => seeds < LARGE || !declined());
      if (!levels.length) return;
      builder = start();
      builder.onerror = close;
      builder.onmessage = ({ data }) => {
        if (data.kind === 'progress') return tell(data);
        if (data.kind !== 'table') {
          tell(null);
          return close();
        }
        keepTable(variant, lastFour, data.seeds, data.file);
        give({ variant, lastFour, seeds: data.seeds, file: data.file });
      };
      builder.postMessage({ variant, lastFour: lastFour ?? '', files, levels });
    },

    async forget() {
      close();
      key = '';
      tell(null);
      try {
        await caches.delete(SHELF);
      } catch {
        // Nothing could be kept, so there is nothing to forget.
      }
    },

    decline() {
      close();
      tell(null);
    },
  };
};

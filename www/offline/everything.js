// @ts-check
import { LEVELS, keepTable, keptTable } from '../ai/tables.js';
import { startWorker } from '../files.js';

/** @import { TableProgress } from '../types.js' */

/** As in tables.js: who captures the last four has them. */
const LAST_FOUR = null;

/** Whether all tables of a game are kept. @param {string} variant */
export const hasTables = async (variant) => (
  (await Promise.all(LEVELS.map((seeds) => keptTable(variant, LAST_FOUR, seeds)))).every(Boolean));

/**
 * Builds the endgame tables of a game that are not kept yet, and keeps them. Fails when one cannot
 * be built or kept.
 * @param {string} variant @param {(progress: TableProgress) => void} tell @param {AbortSignal} stop
 * @returns {Promise<void>}
 */
export async function keepTables(variant, tell, stop) {
  /** @type {Uint8Array[]} */
  const files = [];
  for (const seeds of LEVELS) {
    const file = await keptTable(variant, LAST_FOUR, seeds);
    if (!file) break;
    files.push(file);
  }
  const levels = LEVELS.slice(files.length);
  if (!levels.length || stop.aborted) return;
  const builder = startWorker('tables-worker');
  try {
    await new Promise((resolve, reject) => {
      stop.addEventListener('abort', resolve);
      builder.onerror = reject;
      builder.onmessage = async ({ data: { kind, seeds, percent, file } }) => {
        if (kind === 'progress') tell({ seeds, percent });
        else if (kind === 'failed') reject(new Error(kind));
        else if (kind === 'table' && !await keepTable(variant, LAST_FOUR, seeds, file)) {
          reject(new Error('not kept'));
        } else if (seeds === levels.at(-1)) resolve(null);
      };
      builder.postMessage({ variant, lastFour: '', files, levels });
    });
  } finally {
    builder.terminate();
  }
}

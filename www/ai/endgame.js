// @ts-check
import { startWorker } from '../files.js';
import { changed, consultsComputer } from '../store.js';
import { createTables } from './tables.js';

/** @import { Client, GameStore } from '../types.js' */

/**
 * Has the exact endgame tables built for the game in hand, if a computer is asked about it.
 * @param {GameStore} store @param {Client} client
 */
export const createEndgame = (store, client) => {
  const tables = createTables({
    start: () => startWorker('tables-worker'),
    give: client.table,
    tell: (progress) => store.update(changed, { tables: progress }),
    declined: () => !store.get().settings.bigTables,
  });

  async function want() {
    if (!consultsComputer(store.get())) return;
    const { variant, row, lastFour } = store.get().position;
    await tables.want(variant, row, lastFour);
  }

  return {
    want,
    /** Stops the building that is under way. */
    decline: tables.decline,
    /** A kept table was damaged: builds all anew. */
    async renew() {
      await tables.forget();
      await want();
    },
  };
};

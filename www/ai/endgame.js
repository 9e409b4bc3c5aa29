// @ts-check
import { startWorker } from '../files.js';
import { changed, consultsComputer } from '../store.js';

/** @import { Client, GameStore, Tables } from '../types.js' */

/**
 * Has the exact endgame tables built for the game in hand, once a computer is asked about it.
 * @param {GameStore} store @param {Client} client
 */
export const createEndgame = (store, client) => {
  /** @type {Promise<Tables> | undefined} */
  let tables;

  const load = async () => {
    const { createTables } = await import('./tables.js');
    return createTables({
      start: () => startWorker('tables-worker'),
      give: client.table,
      tell: (progress) => store.update(changed, { tables: progress }),
      declined: () => !store.get().settings.bigTables,
    });
  };

  async function want() {
    if (!consultsComputer(store.get())) return;
    tables ??= load();
    const there = await tables;
    const { variant, row, lastFour } = store.get().position;
    await there.want(variant, row, lastFour);
  }

  return {
    want,
    /** Stops the building that is under way. */
    decline: async () => (await tables)?.decline(),
    /** A kept table was damaged: builds all anew. */
    async renew() {
      await (await tables)?.forget();
      await want();
    },
  };
};

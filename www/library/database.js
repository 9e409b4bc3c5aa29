// @ts-check
import { openDB } from '../vendor/idb.js';

/** @import { Database, Room } from './types.js' */

const NAME = 'hoyito';
const VERSION = 1;
const ROOMS = /** @type {Room[]} */ (['games', 'results']);

/** @type {Promise<Database> | null} */
let open = null;

const forget = () => { open = null; };

/**
 * The browser's own store. `goes`: another tab wants the store for a newer page, or away; this one
 * lets go of it at once, so that the other one need not wait.
 * @type {(goes: () => void) => Promise<Database>}
 */
export const connect = (goes) => {
  if (!open) {
    open = start(goes);
    // The next one who asks tries anew.
    open.catch(forget);
  }
  return open;
};

/** @type {(goes: () => void) => Promise<Database>} */
const start = (goes) => new Promise((resolve, reject) => {
  openDB(NAME, VERSION, {
    upgrade: (database) => ROOMS.forEach((room) => database.createObjectStore(room)),
    blocked: () => reject(Object.assign(new Error('another tab'), { name: 'BlockedError' })),
    blocking(_from, _to, event) {
      /** @type {IDBDatabase} */ (event.target).close();
      forget();
      goes();
    },
    terminated: forget,
  }).then((database) => resolve({
    async read(room) {
      const store = database.transaction(room).objectStore(room);
      const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
      return keys.map((key, i) => [key, values[i]]);
    },
    async write(changes) {
      const transaction = database.transaction(ROOMS, 'readwrite');
      await Promise.all([...changes.map(({ room, key, value }) => {
        const store = transaction.objectStore(room);
        return value === undefined ? store.delete(key) : store.put(value, key);
      }), transaction.done]);
    },
  }), reject);
});

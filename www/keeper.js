// @ts-check

/**
 * Keeps the game and the settings from one visit to the next.
 * @typedef {import('./store.js').Seats} Seats
 * @typedef {{ record: string, seats: Seats, ply: number | null }} Kept
 * @param {import('./storage.js').Store} storage
 * @param {(trouble: 'forbidden' | 'full') => void} complain called once for each kind of trouble
 */
export function createKeeper(storage, complain) {
  /** @type {Set<string>} */
  const said = new Set();

  /** @param {string} name @param {string} text */
  function write(name, text) {
    const keeping = storage.write(name, text);
    if (keeping === 'kept' || said.has(keeping)) return;
    said.add(keeping);
    complain(keeping);
  }

  return {
    /** @returns {Kept | null} */
    game() {
      const record = storage.read('record');
      if (record === null) return null;
      const table = storage.readJson('table') ?? {};
      /** @param {any} player @returns {import('./store.js').Player} */
      const player = (player) => (player === 'computer' ? 'computer' : 'person');
      const ply = Number.isInteger(table.ply) ? table.ply : null;
      return { record, seats: { south: player(table.south), north: player(table.north) }, ply };
    },

    /** @param {string} record of the whole line @param {Seats} seats @param {number} ply */
    keepGame(record, seats, ply) {
      write('record', record);
      write('table', JSON.stringify({ ...seats, ply }));
    },

    /** @param {import('./store.js').Settings} defaults @returns {import('./store.js').Settings} */
    settings(defaults) {
      const kept = storage.readJson('settings') ?? {};
      const settings = { ...defaults };
      for (const name of /** @type {(keyof typeof defaults)[]} */ (Object.keys(defaults))) {
        const value = kept[name];
        if (typeof value === typeof defaults[name]) Object.assign(settings, { [name]: value });
      }
      const speeds = ['slow', 'normal', 'fast', 'instant'];
      return speeds.includes(settings.speed) ? settings : { ...settings, speed: defaults.speed };
    },

    /** @param {import('./store.js').Settings} settings */
    keepSettings(settings) {
      write('settings', JSON.stringify(settings));
    },
  };
}

/** @typedef {ReturnType<typeof createKeeper>} Keeper */

/** @type {Seats} */
const FIRST_SEATS = { south: 'person', north: 'computer' };

/**
 * Puts the kept game on the table, as far as it can be read, or the first game there is.
 * @param {import('./table.js').Table} table @param {Keeper} keeper
 * @param {(damage: { line: number } | null) => void} complain null: nothing of it could be read
 * @returns {Seats}
 */
export function takeUp(table, keeper, complain) {
  const kept = keeper.game();
  if (kept) {
    try {
      const damage = table.restore(kept.record, kept.ply);
      if (damage) complain(damage);
      return kept.seats;
    } catch {
      complain(null);
    }
  }
  table.begin('hoyito-2', 'south', FIRST_SEATS);
  return FIRST_SEATS;
}

// @ts-check
import { fits } from './store.js';

/** @import { Keeper, Keeping, Player, Seats, Shelf, TakeUp } from './types.js' */

/** @type {(open?: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) => Shelf} */
export const createStorage = (open = () => localStorage) => ({
  read(name) {
    try {
      return open().getItem(`hoyito.${name}`);
    } catch {
      return null;
    }
  },
  write(name, text) {
    try {
      if (text) open().setItem(`hoyito.${name}`, text);
      else open().removeItem(`hoyito.${name}`);
      return 'kept';
    } catch (error) {
      return /** @type {Error} */ (error).name === 'QuotaExceededError' ? 'full' : 'forbidden';
    }
  },
});

/**
 * Keeps the game and the settings from one visit to the next, and complains of each trouble once.
 * Where another tab has kept a game since this one last looked, that game stays.
 * @type {(shelf: Shelf, complain: (trouble: Keeping) => void) => Keeper}
 */
export const createKeeper = (shelf, complain) => {
  const said = new Set(['kept']);
  /** The record that this tab last read or wrote. @type {string | null} */
  let mine = null;

  const write = (/** @type {string} */ name, /** @type {string} */ text) => {
    const keeping = shelf.write(name, text);
    if (!said.has(keeping)) complain(keeping);
    said.add(keeping);
    return keeping === 'kept';
  };

  /** The record of another tab. */
  const others = () => {
    const there = shelf.read('record');
    return there === mine ? null : there;
  };

  /** @returns {any} */
  const read = (/** @type {string} */ name) => {
    try {
      return JSON.parse(shelf.read(name) ?? '') ?? {};
    } catch {
      return {};
    }
  };

  const aside = () => shelf.read('aside')?.split('\n') ?? [];
  // Trouble with the saved games is told where they are written.
  const setAside = (/** @type {string[]} */ lines) => shelf.write('aside', lines.join('\n'));

  return {
    game() {
      const record = mine = shelf.read('record');
      const { south, north, ply } = read('table');
      /** @type {(kept: unknown) => Player} */
      const player = (kept) => (kept === 'computer' ? kept : 'person');
      const seats = { south: player(south), north: player(north) };
      return record === null ? null : { record, seats, ply: Number.isInteger(ply) ? ply : null };
    },
    keepGame(record, seats, ply) {
      const other = others();
      const news = mine !== record;
      if (other === null) {
        if (write('record', record)) mine = record;
        write('table', JSON.stringify({ ...seats, ply }));
      }
      return { other, news };
    },
    aside,
    putAside(left) {
      const line = JSON.stringify(left);
      setAside([...aside(), line]);
      return line;
    },
    letGo: (line) => setAside(aside().filter((other) => other !== line)),
    match: () => read('match'),
    keepMatch(match) {
      return others() !== null || write('match', JSON.stringify(match));
    },
    settings(defaults) {
      const kept = read('settings');
      /** @type {any} */
      const settings = { ...defaults };
      for (const name of Object.keys(defaults)) {
        if (fits(name, kept[name])) settings[name] = kept[name];
      }
      return settings;
    },
    keepSettings(settings) {
      write('settings', JSON.stringify(settings));
    },
  };
};

/**
 * Puts the kept game on the table, or the first game there is, and complains of what is damaged:
 * the record from a line on, all of it, or the match that it is a round of.
 * @type {TakeUp}
 */
export const takeUp = (table, keeper, complain) => {
  const kept = keeper.game();
  try {
    if (kept) {
      const { damage, matchLost } = table.restore(kept.record, kept.ply, keeper.match());
      if (damage) complain('damaged', damage.line, kept.record);
      if (matchLost) complain('matchLost');
      return kept.seats;
    }
  } catch {
    complain('lost', 0, kept?.record);
  }
  /** @type {Seats} */
  const seats = { south: 'person', north: 'computer' };
  table.begin({ variant: 'hoyito-2', starter: 'south', seats, match: null }, '');
  return seats;
};

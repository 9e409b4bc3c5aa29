// @ts-check
import { createStorage } from '../storage.js';
import { dressed } from '../view/dom.js';
import { readWishes, wrongOf } from './wishes.js';

/** @import { MatchKept, OwnTable } from '../types.js' */
/** @import { Guest } from './types.js' */

/** The record of a text, if all of it can be read. @param {OwnTable} table @param {string} text */
const recordOf = (table, text) => {
  try {
    return table.apart(text, (game) => (game.damage() ? null : game.record()));
  } catch {
    return null;
  }
};

/**
 * The page as a guest in somebody else's: what it would keep goes with it, and the address tells
 * what is on the board.
 * @param {URLSearchParams} query @returns {Promise<Guest>}
 */
export const createGuest = async (query) => {
  const wishes = readWishes(query);
  await dressed('embed');
  document.documentElement.dataset.embed = wishes.controls;
  // The page around has a main part of its own.
  document.querySelector('main')?.setAttribute('role', 'none');
  const kept = new Map([['hoyito.settings', JSON.stringify({ sound: false, ...wishes.settings })]]);
  const shelf = createStorage(() => ({
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => { kept.set(name, text); },
    removeItem: (name) => { kept.delete(name); },
  }));
  return {
    shelf,
    wishes,
    seat(table) {
      const { seats, rules, incoming, settings: { level }, wrong } = wishes;
      const known = table.variants().some(({ id }) => id === rules);
      if (rules !== null && !known) wrong.push(wrongOf('rules', rules));
      const unlevelled = level !== undefined && !table.levels().includes(level);
      if (unlevelled) wrong.push(wrongOf('level', level));
      const variant = known && rules ? rules : 'hoyito-2';
      table.begin({ variant, starter: 'south', seats, match: null }, unlevelled ? '' : level ?? '');
      // What is wrong with a text is told when the words for it are there.
      const record = incoming && 'text' in incoming ? recordOf(table, incoming.text) : null;
      if (record) table.restore(record, null, /** @type {MatchKept} */ ({}));
      return seats;
    },
  };
};

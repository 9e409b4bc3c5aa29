// @ts-check
/** @import { Shelf } from '../types.js' */
/** @import { Copies, Copy } from './types.js' */

/** How many games are remembered. */
const MOST = 20;

/** @param {any} copy */
const isCopy = (copy) => (
  typeof copy?.game === 'string' && typeof copy.record === 'string'
    && ['south', 'north', null].includes(copy.side));

/**
 * The last copy of each game that came or went by link: what a link that comes is held against.
 * Where storage is forbidden, or has been spoilt, they live as long as the page.
 * @param {Shelf} shelf @returns {Copies}
 */
export const createCopies = (shelf) => {
  let latest = '[]';
  /** What is in storage is not the latest. */
  let refused = false;

  /** @returns {Copy[]} */
  const all = () => {
    try {
      const kept = JSON.parse((refused ? null : shelf.read('links')) ?? latest);
      return Array.isArray(kept) ? kept.filter(isCopy) : [];
    } catch {
      return [];
    }
  };

  return {
    of: (game) => all().find((copy) => copy.game === game) ?? null,
    keep(copy) {
      const others = all().filter(({ game }) => game !== copy.game);
      latest = JSON.stringify([...others, copy].slice(-MOST));
      refused = shelf.write('links', latest) !== 'kept';
    },
  };
};

// @ts-check
import { opponent } from '../store.js';
import { personOf } from './entries.js';

/** @import { Entry, Filter, Item } from './types.js' */

/**
 * Against whom: a level, another person, or computers among themselves.
 * @type {(entry: Entry) => string}
 */
export const opponentOf = (entry) => {
  const { south, north, level } = entry;
  if (personOf(entry)) return level || 'computer';
  return south === 'computer' && north === 'computer' ? 'computers' : 'person';
};

/** The results to ask for. @type {Record<string, (entry: Entry) => boolean>} */
export const RESULTS = {
  won: (entry) => entry.result === personOf(entry),
  lost: (entry) => {
    const person = personOf(entry);
    return person !== null && entry.result === opponent(person);
  },
  south: ({ result }) => result === 'south',
  north: ({ result }) => result === 'north',
  draw: ({ result }) => result === 'draw',
  open: ({ result }) => result === 'open',
};

/**
 * By the day that was played on, then by when it came here.
 * @type {(a: Entry, b: Entry) => number}
 */
const byTime = (a, b) => (a.date === b.date ? a.saved - b.saved : a.date < b.date ? -1 : 1);

/**
 * What a filter lets through, in its order. What cannot be read comes first, and only where
 * everything is asked for.
 * @type {(items: Item[], filter: Filter) => Item[]}
 */
export const select = (items, { variant, opponent, result, order }) => {
  const damaged = variant || opponent || result ? [] : items.filter(({ entry }) => !entry);
  const sound = items.flatMap(({ entry, ...item }) => (entry ? [{ ...item, entry }] : []))
    .filter(({ entry }) => (!variant || entry.variant === variant)
      && (!opponent || opponentOf(entry) === opponent)
      && (!result || RESULTS[result](entry)))
    .sort((a, b) => byTime(a.entry, b.entry));
  return [...damaged, ...(order === 'newest' ? sound.reverse() : sound)];
};

// @ts-check
/**
 * What the library keeps of a game, and whether what comes out of the store is that.
 * @import { Opened, Side } from '../types.js'
 * @import { Entry, Item, Result } from './types.js'
 */

/** Characters of a name that are kept. */
const NAME = 60;
const OUTCOMES = ['south', 'north', 'draw', 'open'];

/** Two numbers of 32 bits, by FNV-1a from two beginnings. @type {(text: string) => string} */
const digest = (text) => [0x811c9dc5, 0x01234567].map((hash) => {
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36).padStart(7, '0');
}).join('');

const isId = (/** @type {unknown} */ id) => (
  typeof id === 'string' && /^[a-zA-Z0-9]{4,24}$/.test(id));

/**
 * The name that tells a game apart; one without gets a name that follows from its text, so that
 * it is known when it comes again.
 * @type {(opened: Opened, text: string) => string}
 */
export const idOf = (opened, text) => (
  isId(opened.tag('Game')) ? opened.tag('Game') : digest(text));

/** A name of its own for a game of the same name that went another way. */
export const otherId = (/** @type {string} */ text) => digest(`another ${text}`);

/** The day of a record, or empty. @type {(date: string) => string} */
const dayOf = (date) => (
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(date) ? date : '');

/** @type {(opened: Opened, id: string, levels: string[], saved: number) => Entry} */
export const entryOf = ({ state: { variant, over, plies }, tag, record }, id, levels, saved) => {
  // What is cut may be half of a character.
  const [south, north] = ['South', 'North'].map((name) => (
    tag(name).trim().slice(0, NAME).replace(/\p{Cs}$/u, '')));
  const level = tag('Level');
  return {
    id,
    record,
    variant,
    date: dayOf(tag('Date')),
    south: south || 'person',
    north: north || 'person',
    level: levels.includes(level) ? level : '',
    result: over ? over.winner ?? 'draw' : 'open',
    plies,
    saved,
  };
};

/**
 * The only person of a game against the computer.
 * @type {(seats: Pick<Entry, Side>) => Side | null}
 */
export const personOf = ({ south, north }) => {
  if ((south === 'computer') === (north === 'computer')) return null;
  return south === 'computer' ? 'north' : 'south';
};

/**
 * What a finished game against the computer counts for; null for any other.
 * @type {(opened: Opened, entry: Entry) => Result | null}
 */
export const resultOf = ({ state, history }, entry) => {
  const side = personOf(entry);
  if (!side || !state.over || !entry.level) return null;
  const mine = history.filter((sowing) => sowing.side === side);
  const turns = new Map();
  for (const { turn } of mine) turns.set(turn, (turns.get(turn) ?? 0) + 1);
  const { winner } = state.over;
  return {
    id: entry.id,
    variant: entry.variant,
    level: entry.level,
    won: winner === side ? 'won' : winner ? 'lost' : 'drawn',
    longestTurn: Math.max(0, ...turns.values()),
    biggestChain: Math.max(0, ...mine.map(({ captures }) => captures.length)),
    seeds: state.captured[side],
  };
};

const isText = (/** @type {unknown} */ value, /** @type {number} */ most) => (
  typeof value === 'string' && value.length <= most);
const isCount = (/** @type {unknown} */ value) => Number.isInteger(value) && Number(value) >= 0;
const isShape = (/** @type {unknown} */ value) => typeof value === 'object' && value !== null;

/**
 * What a store holds under a key, which may be half written, foreign or newer than this page.
 * @type {(key: IDBValidKey, raw: unknown, variants: string[]) => Item}
 */
export const itemOf = (key, raw, variants) => {
  const { id, record, variant, date, south, north, level, result, plies, saved } = (
    /** @type {Entry} */ (isShape(raw) ? raw : {}));
  const sound = isId(id) && id === key && isText(record, 2 ** 18) && record
    && variants.includes(variant) && isText(date, 10) && dayOf(date) === date
    && [south, north].every((name) => isText(name, NAME) && name) && isText(level, 24)
    && OUTCOMES.includes(result) && isCount(plies) && isCount(saved);
  const entry = { id, record, variant, date, south, north, level, result, plies, saved };
  return { key, raw, entry: sound ? entry : null };
};

/**
 * The results among what a store holds.
 * @type {(all: Iterable<unknown>, variants: string[], levels: string[]) => Result[]}
 */
export const resultsOf = (all, variants, levels) => [...all].flatMap((raw) => {
  const { id, variant, level, won, longestTurn, biggestChain, seeds } = (
    /** @type {Result} */ (isShape(raw) ? raw : {}));
  const sound = isId(id) && variants.includes(variant) && levels.includes(level)
    && ['won', 'lost', 'drawn'].includes(won) && [longestTurn, biggestChain, seeds].every(isCount);
  return sound ? [{ id, variant, level, won, longestTurn, biggestChain, seeds }] : [];
});

// @ts-check
import { isCrash } from '../engine.js';
import { entryOf, idOf, otherId, resultOf } from './entries.js';
import { shelvesOf } from './shelves.js';
import { placeOf } from './taking-in.js';

/**
 * @import { Parts } from '../more/types.js'
 * @import { Left } from '../types.js'
 * @import { Change } from './types.js'
 */

/**
 * Puts a game among the saved ones, or renews it there, and counts it if it is over. A game counts
 * once, by its last end: taking back and ending it anew replaces what it counted for.
 * @type {(parts: Parts, game: Left, line: string) => Promise<void>}
 */
const shelve = async (parts, { record, seats, level }, line) => {
  const { table } = parts;
  const shelves = await shelvesOf(parts);
  const comes = table.open(record);
  const id = idOf(comes, record);
  const all = await shelves.games.read('games');
  const found = placeOf(table, shelves.variants, all, id, comes);
  if (found.kin === 'same' && found.there.state.plies > comes.state.plies) {
    return parts.keeper.letGo(line);
  }
  const { place } = found;
  // Games that were begun before records named all this are named now.
  const opened = table.open(record, {
    Game: place,
    South: comes.tag('South') || seats.south,
    North: comes.tag('North') || seats.north,
    Level: comes.tag('Level') || (Object.values(seats).includes('computer') ? level : ''),
  });
  const entry = entryOf(opened, place, shelves.levels, Date.now());
  const result = resultOf(opened, { ...entry, id });
  /** @type {Change[]} */
  const changes = [{ room: 'games', key: place, value: entry, line }];
  // Under its own name, whatever way it has gone.
  if (result) changes.push({ room: 'results', key: id, value: result });
  await shelves.games.write(changes);
};

/**
 * Keeps a text that cannot be read as a game, so that it can be exported as it is.
 * @type {(parts: Parts, text: string, line: string) => Promise<void>}
 */
const rescue = async (parts, text, line) => {
  const { games, i18n: { t } } = await shelvesOf(parts);
  await games.write([{ room: 'games', key: otherId(text), value: { record: text }, line }]);
  parts.page.notify(t('library.rescued'));
};

/**
 * Puts what is on one of the keeper's lines among the saved games: a game, or a text that was none.
 * A line that is not understood is kept as a text. What the browser has not taken in keeps its
 * line, for the next visit.
 * @type {(parts: Parts, line: string) => Promise<void>}
 */
export const putAway = async (parts, line) => {
  const { games } = await shelvesOf(parts);
  // It is there, as long as the page is.
  if (games.holds(line)) return;
  try {
    const left = JSON.parse(line);
    await (typeof left === 'string' ? rescue(parts, left, line) : shelve(parts, left, line));
  } catch (error) {
    if (isCrash(error)) throw error;
    await rescue(parts, line, line);
  }
};

// @ts-check
import { isCrash } from '../engine.js';
import { entryOf, idOf, itemOf, otherId, resultOf } from './entries.js';
import { shelvesOf } from './shelves.js';
import { kinship, parting } from './taking-in.js';

/**
 * @import { Parts } from '../more/types.js'
 * @import { Left, Opened, Table } from '../types.js'
 * @import { Change, Shelves } from './types.js'
 */

/**
 * Where a game belongs: in its own place, unless another game has its name, it has gone another
 * way since, or what is there cannot be read; null if a later stage of it is there.
 * @type {(shelves: Shelves, table: Table, id: string, comes: Opened) => Promise<string | null>}
 */
const placeOf = async ({ games, variants }, table, id, comes) => {
  const all = await games.read('games');
  let place = id;
  while (all.has(place)) {
    const { entry } = itemOf(place, all.get(place), variants);
    const there = entry && table.open(entry.record);
    const kin = there ? kinship(there, comes) : 'other';
    if (there && kin !== 'other') {
      return kin === 'same' && there.state.plies > comes.state.plies ? null : place;
    }
    // Named by where it parts from the one there, all stages of it come to one place.
    place = otherId(`${place} ${there ? parting(there, comes) : ''}`);
  }
  return place;
};

/**
 * Puts a game among the saved ones, or renews it there, and counts it if it is over. A game counts
 * once, by its last end: taking back and ending it anew replaces what it counted for.
 * @type {(parts: Parts, game: Left) => Promise<void>}
 */
const shelve = async (parts, { record, seats, level }) => {
  const { table } = parts;
  const shelves = await shelvesOf(parts);
  const { tag, ...bare } = table.open(record);
  const id = idOf({ tag, ...bare }, record);
  const place = await placeOf(shelves, table, id, { tag, ...bare });
  if (!place) return;
  // It goes on under this name, unless another player knows it by its own.
  if (place !== id && table.tag('Game') === id && !parts.shelf.read('links')?.includes(id)) {
    table.setTag('Game', place);
  }
  // Games that were begun before records named all this are named now.
  const opened = table.open(record, {
    Game: place,
    South: tag('South') || seats.south,
    North: tag('North') || seats.north,
    Level: tag('Level') || (Object.values(seats).includes('computer') ? level : ''),
  });
  const entry = entryOf(opened, place, shelves.levels, Date.now());
  const result = resultOf(opened, { ...entry, id });
  /** @type {Change[]} */
  const changes = [{ room: 'games', key: place, value: entry }];
  if (result) changes.push({ room: 'results', key: id, value: result });
  await shelves.games.write(changes);
};

/**
 * Keeps a text that cannot be read as a game, so that it can be exported as it is.
 * @type {(parts: Parts, text: string) => Promise<void>}
 */
const rescue = async (parts, text) => {
  const { games, i18n: { t } } = await shelvesOf(parts);
  await games.write([{ room: 'games', key: otherId(text), value: { record: text } }]);
  parts.page.notify(t('library.rescued'));
};

/** Lines of which the things may be held for this visit alone. @type {string[]} */
const unsure = [];

/**
 * Puts what is on one of the keeper's lines among the saved games: a game, or a text that was none.
 * A line that is not understood is kept as a text. What the browser has not taken in keeps its
 * line, for the next visit.
 * @type {(parts: Parts, line: string) => Promise<void>}
 */
export const putAway = async (parts, line) => {
  const { games } = await shelvesOf(parts);
  try {
    const left = JSON.parse(line);
    await (typeof left === 'string' ? rescue(parts, left) : shelve(parts, left));
  } catch (error) {
    if (isCrash(error)) throw error;
    await rescue(parts, line);
  }
  unsure.push(line);
  if (!games.holds()) unsure.splice(0).forEach(parts.keeper.letGo);
};

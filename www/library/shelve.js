// @ts-check
import { entryOf, idOf, resultOf } from './entries.js';
import { shelvesOf } from './shelves.js';

/**
 * @import { Parts } from '../more/types.js'
 * @import { Shelved } from '../types.js'
 * @import { Change } from './types.js'
 */

/**
 * Puts a game among the saved ones, or renews it there, and counts it if it is over. A game counts
 * once, by its last end: taking back and ending it anew replaces what it counted for.
 * @type {(parts: Parts, game: Shelved) => Promise<void>}
 */
export const shelve = async (parts, { record, seats, level }) => {
  const { games, levels } = await shelvesOf(parts);
  const { tag, ...bare } = parts.table.open(record);
  const id = idOf({ tag, ...bare }, record);
  // Games that were begun before records named all this are named now.
  const opened = parts.table.open(record, {
    Game: id,
    South: tag('South') || seats.south,
    North: tag('North') || seats.north,
    Level: tag('Level') || (Object.values(seats).includes('computer') ? level : ''),
  });
  const entry = entryOf(opened, id, levels, Date.now());
  const result = resultOf(opened, entry);
  /** @type {Change[]} */
  const changes = [{ room: 'games', key: id, value: entry }];
  if (result) changes.push({ room: 'results', key: id, value: result });
  await games.write(changes);
};

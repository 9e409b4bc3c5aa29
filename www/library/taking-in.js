// @ts-check
import { isCrash } from '../engine.js';
import { entryOf, idOf, itemOf, otherId } from './entries.js';
import { split } from './split.js';

/**
 * Games from a file, into the library.
 * @import { Table } from '../types.js'
 * @import { Change, Entry, Games, Opened, Piece, Refusal, TakenIn } from './types.js'
 */

/** How long (ms) the page may be kept from other things, and how many games are written at once. */
const SLICE = 12;
const BATCH = 250;

const pause = () => new Promise((resolve) => { setTimeout(resolve); });

/** @param {Opened} opened */
const lettersOf = ({ history }) => history.map(({ letter }) => letter).join('');

/**
 * A record as the engine reads it, or why it is not taken in.
 * @type {(table: Pick<Table, 'open'>, piece: Piece) => Opened | Omit<Refusal, 'number'>}
 */
const read = (table, { text, line }) => {
  const refusal = (/** @type {string} */ code, at = 1) => ({ code, line: line + at - 1 });
  if (!text.startsWith('[')) return refusal('no-record');
  try {
    const opened = table.open(text);
    return opened.damage ? refusal(opened.damage.code, opened.damage.line) : opened;
  } catch (error) {
    if (isCrash(error)) throw error;
    const { code, line: at } = /** @type {{ code: string, line?: number }} */ (error);
    return refusal(code, at);
  }
};

/**
 * Takes in every record of the file that the engine can read. The same game is not taken in
 * twice: of two stages of it the further one stays. A game that only has the name of another
 * gets a name of its own.
 * @type {(file: string, parts: { table: Pick<Table, 'open' | 'variants' | 'levels'>, games: Games,
 *   now: number, tell(done: number, of: number): void }) => Promise<TakenIn>}
 */
export const takeIn = async (file, { table, games, now, tell }) => {
  const pieces = split(file);
  const levels = table.levels();
  const variants = table.variants().map(({ id }) => id);
  const there = await games.read('games');
  /** @type {TakenIn} */
  const taken = { added: 0, doubles: 0, refused: [] };
  /** @type {Change[]} */
  let changes = [];

  /** What the library's game of this name is to this one. @type {(opened: Opened, id: string) => string} */
  const kinship = (opened, id) => {
    if (!there.has(id)) return 'none';
    const { entry } = itemOf(id, there.get(id), variants);
    const kept = entry && read(table, { text: entry.record, line: 1 });
    if (!kept || 'code' in kept || kept.state.variant !== opened.state.variant) return 'other';
    const [old, young] = [lettersOf(kept), lettersOf(opened)];
    if (young === old) return opened.state.over && !kept.state.over ? 'older' : 'same';
    return young.startsWith(old) ? 'older' : old.startsWith(young) ? 'same' : 'other';
  };

  /** @param {Piece} piece @param {number} i */
  const take = (piece, i) => {
    const opened = read(table, piece);
    if ('code' in opened) return void taken.refused.push({ number: i + 1, ...opened });
    let id = idOf(opened, piece.text);
    let kin = kinship(opened, id);
    if (kin === 'other') {
      id = otherId(piece.text);
      kin = kinship(opened, id);
    }
    if (kin === 'same' || kin === 'other') return void (taken.doubles += 1);
    opened.setTag('Game', id);
    const value = entryOf(opened, id, levels, now);
    taken.added += 1;
    there.set(id, value);
    changes.push({ room: 'games', key: id, value });
  };

  for (let i = 0, since = 0; i < pieces.length; i += 1) {
    if (performance.now() - since > SLICE) {
      tell(i, pieces.length);
      await pause();
      since = performance.now();
    }
    take(pieces[i], i);
    if (changes.length >= BATCH) {
      await games.write(changes);
      changes = [];
    }
  }
  if (changes.length) await games.write(changes);
  return taken;
};

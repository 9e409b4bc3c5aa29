// @ts-check
import { isCrash } from '../engine.js';
import { pause } from '../playback.js';
import { endsWhole, partOf } from '../share/incoming.js';
import { entryOf, idOf, itemOf, otherId } from './entries.js';
import { split } from './split.js';

/**
 * Games from a file, into the library.
 * @import { Opened, Table } from '../types.js'
 * @typedef {Pick<Opened, 'state' | 'history'>} Story
 * @import { Change, Games, Piece, TakenIn } from './types.js'
 */

/** How long (ms) the page may be kept from other things, and how many games are written at once. */
const SLICE = 12;
const BATCH = 250;

/** The game and its sowings. @type {(opened: Story) => string} */
const storyOf = ({ state: { variant }, history }) => (
  `${variant} ${history.map(({ letter }) => letter).join('')}`);

/** `line` is of the record's text. */
const refusal = (/** @type {string} */ code, line = 1) => (
  Object.assign(new Error(code), { code, line }));

/** What a text is refused for: its beginning for one of several reasons. */
export const codeOf = (/** @type {any} */ refusal, /** @type {string} */ text) => (
  (refusal.code === 'bad-record' && partOf(refusal, text)) || refusal.code);

/**
 * A whole record, as the engine reads it.
 * @type {(table: Pick<Table, 'open'>, text: string, tags?: Record<string, string>) => Opened}
 */
const openWhole = (table, text, tags) => {
  // The engine would take a position, too.
  if (!text.startsWith('[')) throw refusal('no-record');
  const opened = table.open(text, tags);
  if (opened.damage) throw refusal(opened.damage.code, opened.damage.line);
  if (!endsWhole(text)) throw refusal('no-result', text.trimEnd().split('\n').length);
  return opened;
};

/**
 * What the game that is there is to the one that comes: the same or a later stage of it, an
 * earlier one, or another game.
 * @type {(there: Story, comes: Story) => 'same' | 'earlier' | 'other'}
 */
const kinship = (there, comes) => {
  const [old, young] = [storyOf(there), storyOf(comes)];
  if (old === young) return comes.state.over && !there.state.over ? 'earlier' : 'same';
  return young.startsWith(old) ? 'earlier' : old.startsWith(young) ? 'same' : 'other';
};

/** The story of the one that comes, up to where it parts from that of the one that is there. */
const parting = (/** @type {Story} */ there, /** @type {Story} */ comes) => {
  const [old, young] = [storyOf(there), storyOf(comes)];
  let alike = 0;
  while (alike < young.length && young[alike] === old[alike]) alike += 1;
  return young.slice(0, alike + 1);
};

/**
 * Where among all saved games a game belongs, and the stage of it that is there: in its own place,
 * unless another game has its name, it has gone another way since, or what is there cannot be read.
 * @type {(table: Pick<Table, 'open'>, variants: string[], all: Map<IDBValidKey, unknown>,
 *   id: string, comes: Opened) => { place: string, kin: 'none' }
 *   | { place: string, kin: 'same' | 'earlier', there: Opened }}
 */
export const placeOf = (table, variants, all, id, comes) => {
  const read = (/** @type {string} */ place) => {
    const { entry } = itemOf(place, all.get(place), variants);
    try {
      return entry && openWhole(table, entry.record);
    } catch (error) {
      if (isCrash(error)) throw error;
      return null;
    }
  };
  let place = id;
  while (all.has(place)) {
    const there = read(place);
    const kin = there ? kinship(there, comes) : 'other';
    if (there && kin !== 'other') return { place, kin, there };
    // Named by where it parts from the one there, all stages of it come to one place.
    place = otherId(`${place} ${there ? parting(there, comes) : ''}`);
  }
  return { place, kin: 'none' };
};

/**
 * Takes in every record of the file that the engine reads as a whole. The same game is not taken
 * in twice: of two stages of it the later one stays. Another game of the same name gets a name of
 * its own.
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
  const changes = [];

  const take = (/** @type {Piece} */ { text }, /** @type {number} */ i) => {
    const comes = openWhole(table, text);
    const { place: id, kin } = placeOf(table, variants, there, idOf(comes, text), comes);
    if (kin === 'same') {
      taken.doubles += 1;
      return;
    }
    // A moment apart, so that they keep their order in the list.
    const named = comes.tag('Game') === id ? comes : openWhole(table, text, { Game: id });
    const value = entryOf(named, id, levels, now + i);
    there.set(id, value);
    changes.push({ room: 'games', key: id, value });
    taken.added += 1;
  };

  let since = 0;
  try {
    for (const [i, piece] of pieces.entries()) {
      if (performance.now() - since > SLICE) {
        tell(i, pieces.length);
        await pause(0);
        since = performance.now();
      }
      try {
        take(piece, i);
      } catch (error) {
        if (isCrash(error)) throw error;
        const { line = 1 } = /** @type {{ line?: number }} */ (error);
        const code = codeOf(error, piece.text);
        taken.refused.push({ number: i + 1, code, line: piece.line + line - 1 });
      }
      if (changes.length >= BATCH) await games.write(changes.splice(0));
    }
  } finally {
    if (changes.length) await games.write(changes);
  }
  return taken;
};

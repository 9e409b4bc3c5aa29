// @ts-check
/**
 * A position as a table: for a wiki, and in signs of one width.
 * @import { Side } from '../types.js'
 * @import { Diagram, Row } from './types.js'
 */

/** As South sees them: North's row runs the other way. @type {(diagram: Diagram) => Row[]} */
const rowsOf = ({ state, sides, letters, words }) => {
  const { row, houses, closed, captured, turn, over } = state;
  return /** @type {Side[]} */ (['north', 'south']).map((side) => {
    const own = houses.map((_, house) => house)
      .filter((house) => (house < row) === (side === 'south'));
    if (side === 'north') own.reverse();
    return {
      name: sides[side],
      letters: own.map((house) => letters[house]),
      seeds: own.map((house) => (closed.includes(house) ? '×' : `${houses[house]}`)),
      captured: `${words.captured} ${captured[side]}`,
      note: side === turn && !over ? words.toPlay : '',
    };
  });
};

/** No sign that means something to a wiki. @param {string} text */
const inert = (text) => text.replace(/\p{Cc}/gu, ' ')
  .replace(/[^\p{L}\p{N} .,:;()·×–’-]/gu, (sign) => `&#${sign.codePointAt(0)};`);

/** @param {Diagram} diagram */
export function wikitextOf(diagram) {
  const [north, south] = rowsOf(diagram);
  const letters = (/** @type {Row} */ row) => `|-\n!\n! ${row.letters.join(' !! ')}\n!\n`;
  const seeds = (/** @type {Row} */ { name, note, seeds: counts, captured }) => {
    const head = note ? `${name} (${note})` : name;
    return `|-\n! scope="row" | ${inert(head)}\n| ${counts.join(' || ')}\n| ${inert(captured)}\n`;
  };
  return '{| class="wikitable" style="text-align:center"\n'
    + `|+ ${inert(diagram.title)}\n`
    + `${letters(north)}${seeds(north)}${seeds(south)}${letters(south)}|}\n`;
}

/** @param {Diagram} diagram */
export function plainTextOf(diagram) {
  const rows = rowsOf(diagram);
  const [north, south] = rows;
  const margin = Math.max(...rows.map(({ name }) => [...name].length)) + 2;
  const line = (/** @type {string} */ head, /** @type {string[]} */ cells, tail = '') => (
    head.padEnd(margin) + cells.map((cell) => cell.padStart(3)).join('') + tail).trimEnd();
  const seeds = (/** @type {Row} */ { name, seeds: counts, captured, note }) => (
    line(name, counts, `   ${captured}${note && `, ${note}`}`));
  return `${[
    diagram.title, '',
    line('', north.letters), seeds(north), seeds(south), line('', south.letters), '',
    diagram.state.position,
  ].join('\n')}\n`;
}

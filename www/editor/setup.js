// @ts-check
/**
 * A position in the making, and its text as docs/formats.md has it. Whether it is one, and what
 * follows from it, the engine says.
 * @import { Side, StateView, VariantView } from '../types.js'
 * @import { Setup } from './types.js'
 */

/** @type {Pick<Setup, 'turn' | 'again' | 'lastFour' | 'closed'>} */
const plain = { turn: 'south', again: false, lastFour: null, closed: '' };

/** As many seeds in each house. @type {(view: VariantView, each: number) => Setup} */
const filled = ({ id, row, seeds }, each) => ({
  ...plain, variant: id, row, total: seeds,
  houses: Array(2 * row).fill(each), captured: { south: 0, north: 0 },
});

/** @param {VariantView} view */
export const emptied = (view) => filled(view, 0);

/** @param {VariantView} view */
export const opening = (view) => filled(view, view.seeds / (2 * view.row));

/** @param {string} text the parts of a position that the engine has taken */
const fieldsOf = (text) => text.trim().split(/\s+/);

/**
 * What a position text says, read with the engine's help: `state` is what it made of the text,
 * passes made, so that the side to move stands in the text alone.
 * @type {(text: string, state: StateView, view: VariantView) => Setup}
 */
export const setupOf = (text, state, { row, seeds }) => {
  const [, , , turn, ...more] = fieldsOf(text);
  const closed = more.find((field) => field.startsWith('closed='));
  const { variant, houses, captured: { south, north }, lastFour } = state;
  return {
    variant, row, total: seeds, houses: [...houses], captured: { south, north }, lastFour,
    turn: turn.startsWith('S') ? 'south' : 'north',
    again: turn.endsWith('+'),
    closed: closed?.slice('closed='.length) ?? '',
  };
};

const digits = (/** @type {number} */ seeds) => (seeds > 9 ? `(${seeds})` : `${seeds}`);
const letter = (/** @type {Side} */ side) => (side === 'south' ? 'S' : 'N');

/** @param {Setup} setup */
export const textOf = ({ variant, row, houses, captured, turn, again, lastFour, closed }) => {
  const rowOf = (/** @type {number} */ from) => houses.slice(from, from + row).map(digits).join('');
  return [
    variant,
    `${rowOf(0)}/${rowOf(row)}`,
    `${captured.south}-${captured.north}`,
    `${letter(turn)}${again ? '+' : ''}`,
    ...(lastFour ? [`last4=${letter(lastFour)}`] : []),
    ...(closed ? [`closed=${closed}`] : []),
  ].join(' ');
};

/** @type {(setup: Setup, seeds: number) => number} */
const within = ({ total }, seeds) => Math.min(Math.max(Math.trunc(seeds) || 0, 0), total);

/** @type {(setup: Setup, house: number, seeds: number) => Setup} */
export const withSeeds = (setup, house, seeds) => (
  { ...setup, houses: setup.houses.with(house, within(setup, seeds)) });

/** @type {(setup: Setup, side: Side, seeds: number) => Setup} */
export const withCaptured = (setup, side, seeds) => (
  { ...setup, captured: { ...setup.captured, [side]: within(setup, seeds) } });

/**
 * The same for another variant: houses that both have keep their seeds. What belongs to a round of
 * a match does not go along.
 * @type {(setup: Setup, view: VariantView) => Setup}
 */
export const withVariant = (setup, view) => {
  const { row, houses, captured, turn } = setup;
  const next = { ...emptied(view), captured, turn };
  next.again = setup.again && view.extraTurn;
  houses.forEach((seeds, house) => {
    const index = house % row;
    if (index < next.row) next.houses[house < row ? index : next.row + index] = seeds;
  });
  return next;
};

/** How many seeds lie on the board; how many of the game's are nowhere. @param {Setup} setup */
export const sumsOf = ({ houses, captured: { south, north }, total }) => {
  const board = houses.reduce((sum, seeds) => sum + seeds, 0);
  return { board, left: total - board - south - north };
};

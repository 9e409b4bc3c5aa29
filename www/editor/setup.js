// @ts-check
/**
 * A position in the making, and its text as docs/formats.md has it. Whether it is one, and what
 * follows from it, the engine says.
 * @import { Side, StateView, VariantView } from '../types.js'
 * @import { Setup } from './types.js'
 */
import { letterOf } from '../store.js';

/** The variant of that name. @type {(variants: VariantView[], id: string) => VariantView} */
export const viewOf = (variants, id) => variants.find((view) => view.id === id) ?? variants[0];

/** As many seeds in each house. @type {(view: VariantView, each: number) => Setup} */
const filled = ({ id, row, seeds }, each) => ({
  variant: id, row, total: seeds,
  houses: Array(2 * row).fill(each), captured: { south: 0, north: 0 },
  turn: 'south', again: false, lastFour: null, closed: [],
});

/** @param {VariantView} view */
export const emptied = (view) => filled(view, 0);

/** @param {VariantView} view */
export const opening = (view) => filled(view, view.seeds / (2 * view.row));

/**
 * A position text that the engine has taken, and `state`, what it made of it: passes are made
 * there, so that the side to move stands in the text alone.
 * @type {(text: string, state: StateView, view: VariantView) => Setup}
 */
export const setupOf = (text, state, { row, seeds }) => {
  const turn = text.trim().split(/\s+/)[3];
  const { variant, houses, captured: { south, north }, lastFour, closed } = state;
  return {
    variant, row, total: seeds,
    houses: [...houses], captured: { south, north },
    turn: turn.startsWith('S') ? 'south' : 'north',
    again: turn.endsWith('+'),
    lastFour,
    closed: [...closed],
  };
};

const digits = (/** @type {number} */ seeds) => (seeds > 9 ? `(${seeds})` : `${seeds}`);
const initial = (/** @type {Side} */ side) => (side === 'south' ? 'S' : 'N');

/** @param {Setup} setup */
export const textOf = ({ variant, row, houses, captured, turn, again, lastFour, closed }) => {
  const rowOf = (/** @type {number} */ from) => houses.slice(from, from + row).map(digits).join('');
  return [
    variant,
    `${rowOf(0)}/${rowOf(row)}`,
    `${captured.south}-${captured.north}`,
    `${initial(turn)}${again ? '+' : ''}`,
    ...(lastFour ? [`last4=${initial(lastFour)}`] : []),
    ...(closed.length ? [`closed=${closed.map((house) => letterOf(house, row)).join('')}`] : []),
  ].join(' ');
};

/** @type {(setup: Setup, seeds: number) => number} */
const within = ({ total }, seeds) => Math.min(Math.max(Math.trunc(seeds) || 0, 0), total);

/** A closed house opens for seeds. @type {(setup: Setup, house: number, seeds: number) => Setup} */
export const withSeeds = (setup, house, seeds) => {
  const houses = setup.houses.with(house, within(setup, seeds));
  return { ...setup, houses, closed: setup.closed.filter((other) => houses[other] === 0) };
};

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

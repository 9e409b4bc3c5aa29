// @ts-check
/**
 * Whether a lesson is done, out of what the engine tells of the sowings made.
 *
 * @import { State } from '../types.js'
 * @import { Deed, Goal, Verdict } from './types.js'
 */

/** @param {Deed[]} turn */
const taken = (turn) => turn.flatMap(({ captures }) => captures);

/** @type {Record<keyof Goal, (turn: Deed[], wanted: any, state: State) => boolean>} */
const REACHED = {
  ends: (turn, house) => turn.some(({ last }) => last === house),
  laps: (turn, least) => turn.some(({ laps }) => laps >= least),
  captures: (turn, least) => turn.some(({ captures }) => captures.length >= least),
  rows: (turn, rows, { position: { row } }) => (
    new Set(taken(turn).map(({ house }) => house < row)).size === rows),
  sowings: (turn, least) => turn.filter(({ captures }) => captures.length).length >= least,
  pass: (turn) => turn.some(({ passes }) => passes.includes('north')),
  lastFour: (turn) => turn.some(({ lastFour }) => lastFour === 'south'),
  seeds: (turn, least) => turn.reduce((sum, { captured }) => sum + captured, 0) >= least,
  refused: (_, reason, { moves, refused }) => moves[refused ?? -1]?.reason === reason,
};

/**
 * @param {Goal} goal @param {Deed[]} turn South's first turn, as far as it has gone
 * @param {State} state the board at rest
 * @returns {Verdict}
 */
export const verdictOf = (goal, turn, state) => {
  const [[name, wanted]] = Object.entries(goal);
  if (REACHED[/** @type {keyof Goal} */ (name)](turn, wanted, state)) return 'done';
  const { again, over, ply } = state.position;
  if (!turn.length) return 'open';
  return again && !over && turn[turn.length - 1].ply === ply ? 'going' : 'missed';
};

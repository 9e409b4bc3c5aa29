// @ts-check
import { leadOf, prospects } from './values.js';

/**
 * What the sowings of a game cost those who made them.
 * @import { AnalysisView, SowingView, StateView } from '../types.js'
 * @import { Judgement } from './types.js'
 */

/** Seeds so many are lost in one sowing by a turning point at least: three casas. */
const MUCH = 12;

/**
 * @type {(view: AnalysisView, before: StateView, sowing: SowingView) => Judgement | null}
 */
export const judge = (view, before, { ply, side, house, letter }) => {
  const sorted = prospects(view.values, before);
  const [best] = sorted;
  const played = sorted.find((one) => one.house === house);
  if (!best || !played) return null;
  const loss = best.margin - played.margin;
  const exact = sorted.length === 1 || (best.exact && played.exact);
  const south = side === 'south' ? 1 : -1;
  return {
    ply, side, letter, loss, exact,
    best: best.letter,
    // The halves of a seed that estimates are out by turn no game.
    turning: loss >= MUCH || (loss >= 4 && Math.sign(best.margin) !== Math.sign(played.margin)),
    margin: south * best.margin,
    after: south * played.margin,
  };
};

/** South's lead at the end. @param {StateView} state */
export const outcome = (state) => leadOf(state, 'south');

/** Seeds lost in all by each side. @param {Judgement[]} judgements */
export const lostBy = (judgements) => {
  const lost = { south: 0, north: 0 };
  for (const { side, loss } of judgements) lost[side] += loss;
  return lost;
};

// @ts-check
import { foldStep, shownOf } from '../shown.js';

/**
 * The stops of a replay: after each turn, each sowing or each lap. Boards within a sowing are
 * folded from the steps that the engine has told.
 * @import { Shown, SowingView, StateView, Step as EngineStep } from '../types.js'
 * @import { Step, Stop, Stretch } from './types.js'
 */

/** @type {Stop} */
export const BEGINNING = { ply: 0, lap: 0 };

/** @param {SowingView[]} history @returns {Stop} */
export const endOf = (history) => ({ ply: history.length, lap: 0 });

/** Below zero: `a` comes before `b`. @param {Stop} a @param {Stop} b */
export const compare = (a, b) => a.ply - b.ply || a.lap - b.lap;

/** A turn has ended there, or none has begun yet. @param {SowingView[]} history */
const turnEnds = (history, /** @type {number} */ ply) => (
  history[ply - 1]?.turn !== history[ply]?.turn);

/** The next stop; at the end, the end. @type {Step} */
export const next = (history, from, unit) => {
  const { ply, lap } = from;
  if (ply >= history.length) return endOf(history);
  if (unit === 'lap' && lap + 1 < history[ply].laps) return { ply, lap: lap + 1 };
  let to = ply + 1;
  while (unit === 'turn' && !turnEnds(history, to)) to += 1;
  return { ply: to, lap: 0 };
};

/** The stop before; at the beginning, the beginning. @type {Step} */
export const previous = (history, { ply, lap }, unit) => {
  if (unit === 'lap' && lap > 0) return { ply, lap: lap - 1 };
  // From the middle of a sowing its beginning is a step back.
  let to = lap > 0 ? ply : ply - 1;
  if (to < 0) return BEGINNING;
  if (unit === 'lap') return { ply: to, lap: history[to].laps - 1 };
  while (unit === 'turn' && !turnEnds(history, to)) to -= 1;
  return { ply: to, lap: 0 };
};

/** Where a sowing is cut into laps: the steps at which one lap goes over into the next. */
const relays = (/** @type {EngineStep[]} */ steps) => (
  steps.flatMap(({ kind }, i) => (kind === 'relay' ? [i] : [])));

/**
 * The steps of one sowing from one of its laps on, up to another one or to its end.
 * @type {(steps: EngineStep[], from: number, to?: number) => EngineStep[]}
 */
export const between = (steps, from, to = 0) => {
  const cuts = [0, ...relays(steps)];
  return steps.slice(cuts[from], to > 0 ? cuts[to] : undefined);
};

/**
 * The board at a stop, given the state before the sowing that is under way, and its steps.
 * @type {(before: StateView, steps: EngineStep[], lap: number) => Shown}
 */
export const boardAt = (before, steps, lap) => (
  lap > 0 ? between(steps, 0, lap).reduce(foldStep, shownOf(before)) : shownOf(before));

/**
 * What is to be played on the way forwards, one sowing after the other.
 * @type {(history: SowingView[], from: Stop, to: Stop) => Stretch[]}
 */
export const stretches = (history, from, to) => {
  const list = [];
  for (let at = from; compare(at, to) < 0;) {
    const whole = { ply: at.ply + 1, lap: 0 };
    const end = compare(whole, to) < 0 ? whole : to;
    list.push({ sowing: history[at.ply], from: at, to: end });
    at = end;
  }
  return list;
};

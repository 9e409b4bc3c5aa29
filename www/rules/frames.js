// @ts-check
import { foldStep, shownOf } from '../shown.js';

/** @import { Sown, Step } from '../types.js' */
/** @import { Frame } from './types.js' */

/**
 * The moments of a sowing that are worth a picture, out of the engine's steps: before it, the end
 * of each lap, and what is left once the captured seeds have gone.
 * @type {(sown: Pick<Sown, 'before' | 'steps'>) => Frame[]}
 */
export const framesOf = ({ before, steps }) => {
  let shown = shownOf(before);
  /** @type {Frame} */
  let frame = {
    kind: 'before', shown, source: houseOf(steps[0]), last: null, taken: [],
    passes: [],
  };
  const frames = [frame];
  /** @param {Frame['kind']} kind @param {number | null} last @param {number[]} taken */
  const add = (kind, last, taken) => {
    frame = { kind, shown, source: null, last, taken, passes: [] };
    frames.push(frame);
  };
  /** @type {number | null} */
  let last = null;
  /** Taken in this lap, which has not ended yet. @type {number[]} */
  let taken = [];
  steps.forEach((step, i) => {
    if (step.kind === 'relay') {
      add('relay', step.house, taken);
      taken = [];
    }
    if (step.kind === 'capture') (shown.hand ? taken : frame.taken).push(step.house);
    if (step.kind === 'pass') frame.passes.push(step.side);
    shown = foldStep(shown, step);
    if (step.kind === 'drop') last = step.house;
    if (step.kind === 'drop' && !shown.hand) {
      const next = steps[i + 1]?.kind;
      if (next === 'capture') add('casa', last, taken);
      else if (next !== 'relay') add('empty', last, taken);
    }
  });
  if (frame.kind === 'casa') {
    const { passes } = frame;
    frame.passes = [];
    add('after', null, []);
    frame.passes = passes;
  }
  return frames;
};

/** @param {Step} step */
const houseOf = (step) => ('house' in step ? step.house : null);

/**
 * The same for sowings that follow one another: what one leaves is what the next begins with.
 * @type {(sowings: Sown[]) => { frame: Frame, sown: Sown }[]}
 */
export const sequenceOf = (sowings) => sowings.flatMap((sown, i) => {
  const frames = framesOf(sown);
  const next = sowings[i + 1]?.sowing;
  if (next) frames[frames.length - 1].source = next.house;
  return frames.slice(i ? 1 : 0).map((frame) => ({ frame, sown }));
});

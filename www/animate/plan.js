// @ts-check
/**
 * When each step of a sowing happens: steps in, times out.
 *
 * @import { Cue, Speed, Step } from '../view/types.js'
 */
const paces = { slow: 2.1, normal: 1, fast: 0.42, instant: 0 };
/** Milliseconds of each motion at normal speed; `beat` is for a step without motion. */
const last = {
  lift: 190, hop: 140, fall: 190, rest: 270, glow: 330, flight: 460, word: 420, beat: 120,
};

/** Each further lap lasts this part of the one before it ... */
const quicker = 0.9;
/** ... but not less than this of the first, unless all would outlast `most` ms at normal. */
const quickest = 0.16;
const most = 9500;
/** Laps that are never hurried for the sake of `most`. */
const calm = 3;
/** Each further sowing of a turn lasts this part of the one before it, down to `swiftest`. */
const swifter = 0.87;
const swiftest = 0.4;

/**
 * @param {Step[]} steps
 * @param {{ speed: Speed, reduced: boolean, earlier?: number, stepwise?: boolean }} how `earlier`:
 *   sowings of this turn before this one; `stepwise`: whatever is told by itself waits for a word
 * @returns {{ cues: Cue[], ms: number }}
 */
export function plan(steps, { speed, reduced, earlier = 0, stepwise = false }) {
  const pace = paces[speed] * Math.max(swiftest, swifter ** earlier);
  const time = (squeeze = 1) => cuesOf(steps, reduced, stepwise, pace, (lap) => (
    pace * Math.max(quickest, quicker ** lap) * (lap < calm ? 1 : squeeze)));
  const timed = time();
  const over = timed.sown - most * pace;
  return over > 0 ? time(Math.max(0.01, 1 - over / (timed.sown - timed.calmly))) : timed;
}

/**
 * The drops of a lap are one step, and so is a lift with the rest before it.
 * @type {(step: Step, before?: Step) => boolean}
 */
const belongs = ({ kind }, before) => (
  !before || kind === 'end' || before.kind === 'relay'
  || (kind === 'drop' && before.kind === 'drop'));

/**
 * @type {(steps: Step[], reduced: boolean, stepwise: boolean, pace: number,
 *   paceOf: (lap: number) => number) => { cues: Cue[], ms: number, sown: number, calmly: number }}
 */
function cuesOf(steps, reduced, stepwise, pace, paceOf) {
  let [t, lap, hand, chain, sown, calmly] = [0, -1, 0, 0, 0, 0];
  const cues = steps.map((step, i) => {
    const { kind } = step;
    if (kind === 'lift') [lap, hand] = [lap + 1, step.seeds];
    if (kind === 'drop') hand -= 1;
    const sowing = kind === 'lift' || kind === 'drop' || kind === 'relay';
    const now = paceOf(Math.max(lap, 0));
    const waits = stepwise && !belongs(step, steps[i - 1]);
    const cue = { step, start: t, arrive: t, at: t, end: t, waits };
    if (reduced) {
      cue.end += last.beat * (kind === 'drop' ? 1 : 2.5) * (sowing ? now : pace);
    } else if (kind === 'drop') {
      cue.arrive += last.hop * now;
      cue.at = cue.arrive + last.fall * now * 0.7;
      cue.end = cue.arrive + last.fall * now;
    } else if (kind === 'capture' || kind === 'lastFour') {
      const quick = hand > 0 ? Math.max(now, pace / 2) : pace * quicker ** chain;
      chain += 1;
      cue.arrive += last.glow * quick;
      cue.at = cue.arrive + last.flight * quick * 0.45;
      cue.end = cue.arrive + last.flight * quick;
    } else if (sowing) cue.end += (kind === 'lift' ? last.lift : last.rest) * now;
    else cue.end += last.word * pace;
    // The hand goes on while a seed falls; a chain while the last four are still in the air.
    const goesOn = !reduced && (kind === 'drop' ? hand > 0 && steps[i + 1]?.kind === 'drop'
      : kind === 'capture' && !stepwise);
    t = !goesOn ? cue.end : kind === 'drop' ? cue.arrive : cue.at;
    if (sowing || hand > 0) sown = t;
    if (lap < calm) calmly = sown;
    return cue;
  });
  return { cues, ms: Math.max(0, ...cues.map(({ end }) => end)), sown, calmly };
}

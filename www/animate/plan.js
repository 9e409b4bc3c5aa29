// @ts-check
/**
 * When each step of a sowing happens. Pure: steps in, times out; no clock and no page.
 *
 * @typedef {import('../shown.js').Step} Step
 * @typedef {'slow' | 'normal' | 'fast' | 'instant'} Speed
 * @typedef {{ step: Step, start: number, arrive: number, at: number, end: number }} Cue
 *   milliseconds from the beginning: the motion starts, the hand is there (drops), the step
 *   counts (number and heap change), all is at rest again
 */

/** How long things last at each speed, as a multiple of normal. */
const paces = { slow: 2.1, normal: 1, fast: 0.42, instant: 0 };

/** Milliseconds at normal speed. */
const lift = 190;
const hop = 140;
const fall = 190;
const rest = 270;
const glow = 330;
const flight = 460;
const word = 420;
/** A step when nothing travels. */
const beat = 120;

/** Each further lap lasts this part of the one before it ... */
const quicker = 0.9;
/** ... but no less than this part of the first, unless the whole would outlast `most`. */
const quickest = 0.16;
const most = 9500;
/** Laps that are never hurried to keep within `most`. */
const calm = 3;

/**
 * @param {Step[]} steps
 * @param {{ speed: Speed, reduced: boolean }} how
 * @returns {{ cues: Cue[], ms: number }}
 */
export function plan(steps, { speed, reduced }) {
  const pace = paces[speed];
  const timed = reduced ? beats : travel;
  /** @type {(lap: number) => number} */
  const easy = (lap) => pace * Math.max(quickest, quicker ** lap);
  const first = timed(steps, easy, pace);
  const limit = most * pace;
  const over = first.sowing - limit;
  if (over <= 0) return first;
  const squeeze = Math.max(0.01, 1 - over / (first.sowing - first.calm));
  return timed(steps, (lap) => easy(lap) * (lap < calm ? 1 : squeeze), pace);
}

/**
 * @param {Step[]} steps
 * @param {(lap: number) => number} paceOf
 * @param {number} pace
 */
function travel(steps, paceOf, pace) {
  /** @type {Cue[]} */
  const cues = [];
  let [t, lap, hand, chain, sowing, calmed] = [0, -1, 0, 0, 0, 0];
  steps.forEach((step, i) => {
    const now = paceOf(Math.max(lap, 0));
    const cue = { step, start: t, arrive: t, at: t, end: t };
    if (step.kind === 'lift') {
      lap += 1;
      hand = step.seeds;
      cue.end = t + lift * paceOf(lap);
      t = cue.end;
    } else if (step.kind === 'drop') {
      hand -= 1;
      cue.arrive = t + hop * now;
      cue.at = cue.arrive + fall * now * 0.7;
      cue.end = cue.arrive + fall * now;
      const kept = hand > 0 && steps[i + 1]?.kind === 'drop';
      t = kept ? cue.arrive : cue.end;
    } else if (step.kind === 'relay') {
      cue.end = t + rest * now;
      t = cue.end;
    } else if (step.kind === 'capture' || step.kind === 'lastFour') {
      const quick = hand > 0 ? Math.max(now, 0.5 * pace) : pace * 0.9 ** chain;
      chain += 1;
      cue.arrive = t + glow * quick;
      cue.at = cue.arrive + flight * 0.45 * quick;
      cue.end = cue.arrive + flight * quick;
      t = cue.arrive + flight * 0.5 * quick;
    } else {
      cue.end = t + word * pace;
      t = cue.end;
    }
    if (step.kind !== 'capture') sowing = t;
    if (lap < calm) calmed = sowing;
    cues.push(cue);
  });
  return { cues, ms: Math.max(0, ...cues.map((cue) => cue.end)), sowing, calm: calmed };
}

/**
 * The same states in the same order, with a short rest between and no motion.
 * @param {Step[]} steps
 * @param {(lap: number) => number} paceOf
 * @param {number} pace
 */
function beats(steps, paceOf, pace) {
  /** @type {Cue[]} */
  const cues = [];
  let [t, lap, calmed] = [0, -1, 0];
  for (const step of steps) {
    if (step.kind === 'lift') lap += 1;
    const long = step.kind === 'drop' ? 1 : 2.5;
    const slow = step.kind === 'drop' || step.kind === 'relay' || step.kind === 'lift';
    const end = t + beat * long * (slow ? paceOf(Math.max(lap, 0)) : pace);
    cues.push({ step, start: t, arrive: t, at: t, end });
    t = end;
    if (lap < calm) calmed = t;
  }
  return { cues, ms: t, sowing: t, calm: calmed };
}

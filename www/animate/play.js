// @ts-check
/**
 * Plays steps on a board: loaded with the first sowing.
 *
 * @import { Cue, PlayOptions, Played, Step, Trip } from '../view/types.js'
 */
import { flightsOf, tripsOf } from './flights.js';
import { plan } from './plan.js';
import { run } from './run.js';

/**
 * @param {Played} board @param {Step[]} steps
 * @param {Omit<PlayOptions, 'onStep'> & { earlier: number }} how `earlier`: sowings of this turn
 *   before this one
 */
export function playSteps({ stage, layout, places, glowOf, apply }, steps, how) {
  const { speed, reduced, onWait, earlier } = how;
  const { cues, ms } = plan(steps, { speed, reduced, earlier, stepwise: Boolean(onWait) });
  const quiet = reduced || speed === 'instant';
  /** @type {{ first: Cue, trips: Trip[] }[]} */
  const flights = [];

  /** @type {(first: Cue, trips: Trip[], late: number) => void} */
  const travel = (first, trips, late) => {
    const now = layout();
    if (now) stage.travel(flightsOf(now, first, trips), late);
  };

  /** What was in the air goes on from where it is. */
  const fly = () => {
    const t = started.now();
    flights.filter(({ trips }) => trips[trips.length - 1].cue.end > t)
      .forEach(({ first, trips }) => travel(first, trips, t - first.start));
  };

  const started = run(cues, ms, {
    ...stage,
    wait() {
      // Motion may lag behind the clock, and would be seen to.
      stage.still();
      fly();
      stage.hold();
      onWait?.();
    },
    begin(index, late) {
      if (quiet || !layout()) return;
      const first = cues[index];
      const { step } = first;
      if (step.kind === 'relay' || step.kind === 'capture') {
        stage.animate(glowOf(step.house), [
          { opacity: 0, transform: 'scale(0.8)' },
          { opacity: 1, transform: 'none', offset: 0.4 },
          { opacity: 0, transform: 'scale(1.08)' },
        ], first.end - first.start, late);
      }
      const trips = tripsOf(cues, index, places());
      if (trips.length === 0) return;
      flights.push({ first, trips });
      travel(first, trips, late);
    },
    apply: ({ step }) => apply(step, quiet),
  });
  return { ...started, fly };
}

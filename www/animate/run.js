// @ts-check
/** @import { Cue, Stage } from '../view/types.js' */

/**
 * Plays cues against the clock: begins each cue's motion when its time has come, and applies its
 * step when it counts. When the page was held up, all that is due happens at once, in order.
 * @param {Cue[]} cues @param {number} ms when all is at rest @param {Stage} stage
 */
export function run(cues, ms, stage) {
  let [begun, applied, waited, since, over] = [0, 0, 0, performance.now(), false];
  let held = /** @type {number | null} */ (null);
  /** @type {(how: 'done' | 'cancelled') => void} */
  let settle;
  /** @type {Promise<'done' | 'cancelled'>} */
  const finished = new Promise((resolve) => { settle = resolve; });
  const now = () => (held ?? performance.now()) - since;
  const apply = () => {
    applied += 1;
    stage.apply(cues[applied - 1]);
  };

  /** @param {'done' | 'cancelled'} how */
  const stop = (how) => {
    if (over) return;
    over = true;
    clearTimeout(timer);
    stage.still();
    settle(how);
  };

  const pause = (at = performance.now()) => {
    if (over || held !== null) return;
    held = at;
    clearTimeout(timer);
    stage.hold();
  };

  const tick = () => {
    const t = now();
    while (!over && held === null) {
      const start = cues[begun]?.start ?? Infinity;
      const at = applied < begun ? cues[applied].at : Infinity;
      if (Math.min(start, at) > t) {
        if (applied === cues.length && t >= ms) stop('done');
        else timer = setTimeout(tick, Math.min(start, at, Math.max(ms, t + 1)) - t);
        return;
      }
      if (at <= start) apply();
      else if (cues[begun].waits && waited < begun) {
        waited = begun;
        // However late it is, nothing goes further than where it waits.
        pause(since + start);
        stage.wait();
      } else {
        begun += 1;
        stage.begin(begun - 1, t - start);
      }
    }
  };
  // Not at once: the caller shall hold the run before it hears of the first step.
  let timer = setTimeout(tick, 0);

  return {
    finished,
    now,
    skip() {
      if (over) return;
      stage.still();
      while (applied < cues.length && !over) apply();
      stop('done');
    },
    pause: () => pause(),
    resume() {
      if (over || held === null) return;
      since += performance.now() - held;
      held = null;
      stage.go();
      tick();
    },
    cancel: () => stop('cancelled'),
  };
}

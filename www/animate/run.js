// @ts-check
/**
 * Plays planned cues against the clock. A cue's motion is begun when its time has come, its step
 * is applied when it counts; when the page was held up, all that is due happens at once, in order.
 *
 * @typedef {import('./plan.js').Cue} Cue
 * @typedef {{ begin: (index: number, late: number) => void, apply: (cue: Cue) => void,
 *   hold: () => void, go: () => void, still: () => void }} Stage
 *   `begin`: start the motion of a cue, `late` ms after its time; `apply`: make its step so;
 *   `hold`, `go`, `still`: stop all motion, let it go on, take it away
 * @typedef {{ finished: Promise<'done' | 'cancelled'>, skip(): void, pause(): void,
 *   resume(): void, cancel(): void, now(): number }} Run
 */

/**
 * @param {Cue[]} cues
 * @param {number} ms when all is at rest
 * @param {Stage} stage
 * @returns {Run}
 */
export function run(cues, ms, stage) {
  let begun = 0;
  let applied = 0;
  let since = performance.now();
  let held = /** @type {number | null} */ (null);
  let over = false;
  /** @type {(how: 'done' | 'cancelled') => void} */
  let settle;
  /** @type {Promise<'done' | 'cancelled'>} */
  const finished = new Promise((resolve) => { settle = resolve; });
  const now = () => (held ?? performance.now()) - since;

  /** @param {'done' | 'cancelled'} how */
  const stop = (how) => {
    if (over) return;
    over = true;
    clearTimeout(timer);
    stage.still();
    settle(how);
  };

  const tick = () => {
    const t = now();
    while (!over && held === null) {
      const start = cues[begun]?.start ?? Infinity;
      const at = applied < begun ? cues[applied].at : Infinity;
      if (Math.min(start, at) > t) break;
      if (at <= start) {
        applied += 1;
        stage.apply(cues[applied - 1]);
      } else {
        begun += 1;
        stage.begin(begun - 1, t - start);
      }
    }
    if (over || held !== null) return;
    if (applied === cues.length && t >= ms) {
      stop('done');
      return;
    }
    const next = Math.min(cues[begun]?.start ?? ms, applied < begun ? cues[applied].at : ms);
    timer = setTimeout(tick, Math.max(0, next - now()));
  };
  // Not at once: the caller shall hold the run before it hears of the first step.
  let timer = setTimeout(tick, 0);

  return {
    finished,
    now,
    skip() {
      if (over) return;
      stage.still();
      while (applied < cues.length && !over) {
        applied += 1;
        stage.apply(cues[applied - 1]);
      }
      stop('done');
    },
    pause() {
      if (over || held !== null) return;
      held = performance.now();
      clearTimeout(timer);
      stage.hold();
    },
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

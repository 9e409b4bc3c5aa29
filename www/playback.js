// @ts-check
import {
  changed, lookedAt, playbackPaused, settled, sowingStarted, stepShown,
} from './store.js';

/**
 * @typedef {import('./store.js').GameStore} GameStore
 * @typedef {import('./shown.js').Step} Step
 * @typedef {import('./store.js').SowingView} SowingView
 * @typedef {import('./store.js').StateView} StateView
 * @typedef {import('./store.js').Truth} Truth
 * @typedef {ReturnType<typeof import('./view/board.js').createBoard>} Board
 */

/**
 * How long (ms) a board has to stand still before a click on it can be meant for it.
 * Shorter than anyone reacts to what is new on it.
 */
const STILL = 200;

/**
 * Lets sowings move over the board, one at a time. Whatever comes next cancels what moves.
 * @param {GameStore} store @param {() => Board} board @param {() => boolean} reduced
 */
export function createPlayback(store, board, reduced) {
  let newest = 0;
  /** @type {ReturnType<Board['play']> | null} */
  let moving = null;

  /** @param {Step[]} steps @returns {Promise<boolean>} whether it came to its end */
  async function move(steps) {
    const mine = newest;
    const { speed } = store.get().settings;
    moving = board().play(steps, {
      speed,
      reduced: reduced(),
      onStep: (step, shown) => mine === newest && store.update(stepShown, step, shown),
    });
    await moving.finished;
    if (mine !== newest) return false;
    moving = null;
    return true;
  }

  /** Draws the truth and waits until it has been seen. @returns {Promise<boolean>} */
  async function rest() {
    const mine = newest;
    store.update(settled);
    await pause(STILL);
    if (mine !== newest) return false;
    store.update(changed, { settling: false });
    return true;
  }

  /** @param {number} ms */
  const pause = (ms) => new Promise((resolve) => { setTimeout(resolve, ms); });

  function cancel() {
    newest += 1;
    moving?.cancel();
    moving = null;
  }

  return {
    cancel,
    pause,

    /**
     * @param {SowingView} sowing @param {Step[]} steps @param {Truth} truth
     * @param {() => void} landed called when the board has come to rest, before it counts as still
     */
    async sow(sowing, steps, truth, landed) {
      cancel();
      store.update(sowingStarted, sowing, truth);
      if (!await move(steps)) return false;
      landed();
      return rest();
    },

    /**
     * Shows sowings of the past again, then the present.
     * @param {{ sowing: SowingView, before: StateView, steps: Step[] }[]} sowings
     * @param {(sowing: SowingView) => void} landed
     */
    async replay(sowings, landed) {
      cancel();
      for (const { sowing, before, steps } of sowings) {
        store.update(lookedAt, before);
        store.update(sowingStarted, sowing);
        if (!await move(steps)) return false;
        landed(sowing);
      }
      return rest();
    },

    skip() {
      moving?.resume();
      moving?.skip();
    },

    /** @param {boolean} paused */
    hold(paused) {
      if (paused) moving?.pause();
      else moving?.resume();
      store.update(playbackPaused, paused);
    },
  };
}

/** @typedef {ReturnType<typeof createPlayback>} PlaybackRunner */

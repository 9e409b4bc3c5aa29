// @ts-check
import { changed, lookedAt, settled, sowingStarted, stepShown } from './store.js';

/** @import { CreatePlayback, Run, SowingView, Step } from './types.js' */

/**
 * How long (ms) a board has to stand still before a click on it can be meant for it.
 * Shorter than anyone reacts to what is new on it.
 */
const STILL = 200;

/** @param {number} ms */
export const pause = (ms) => new Promise((resolve) => { setTimeout(resolve, ms); });

/**
 * When the page has been drawn as it is now: what takes time shall not keep an answer from being
 * seen. A page that nobody sees is not drawn, and goes on all the same.
 */
export const painted = () => Promise.race([
  new Promise((resolve) => { requestAnimationFrame(() => setTimeout(resolve)); }), pause(100),
]);

/** @type {CreatePlayback} */
export const createPlayback = (store, board, reduced, heard, waits) => {
  let newest = 0;
  /** What was to be skipped, perhaps before it moved. @type {number | null} */
  let skipped = null;
  /** @type {Run | null} */
  let moving = null;

  const move = async (/** @type {Step[]} */ steps) => {
    const mine = newest;
    skipped = null;
    const { speed, calm } = store.get().settings;
    /** @type {Step[]} */
    let news = [];
    if (speed !== 'instant') await painted();
    if (mine !== newest) return false;
    const started = await board().play(steps, {
      speed,
      reduced: reduced(),
      onWait: calm ? () => {
        hold(true);
        waits(news, store.get());
        news = [];
      } : undefined,
      onStep(step, shown) {
        if (mine !== newest) return;
        news.push(step);
        store.update(stepShown, step, shown);
        heard(step);
      },
    });
    if (mine !== newest) {
      started.cancel();
      return false;
    }
    moving = started;
    // Words that came before there was anything to skip or to pause.
    if (skipped === mine) moving.skip();
    if (store.get().playback?.paused) moving.pause();
    await moving.finished;
    return mine === newest;
  };

  const show = (/** @type {SowingView} */ sowing, /** @type {Step[]} */ steps) => {
    store.update(sowingStarted, sowing);
    return move(steps);
  };

  /** Draws the truth and waits until it has been seen. */
  const rest = async () => {
    const mine = newest;
    moving = null;
    store.update(settled);
    await pause(STILL);
    if (mine !== newest) return false;
    store.update(changed, { settling: false });
    return true;
  };

  function cancel() {
    newest += 1;
    moving?.cancel();
    moving = null;
  }

  function hold(/** @type {boolean} */ paused) {
    const { playback } = store.get();
    if (!playback) return;
    // Before it goes on: it may come to its next wait at once.
    store.update(changed, { playback: { ...playback, paused } });
    if (paused) moving?.pause();
    else moving?.resume();
  }

  return {
    cancel,

    async sow(sowing, steps, truth, landed) {
      store.update(sowingStarted, sowing, truth);
      if (!await move(steps)) return false;
      landed();
      return rest();
    },

    show,

    async replay(sowings, landed) {
      for (const { sowing, before, steps } of sowings) {
        store.update(lookedAt, before);
        if (!await show(sowing, steps)) return false;
        landed(sowing);
      }
      return rest();
    },

    skip() {
      skipped = newest;
      moving?.skip();
    },
    hold,
  };
};

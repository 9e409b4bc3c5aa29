// @ts-check
import { changed } from '../store.js';
import { QUERIES, seenLabel, stepTidings, tidings } from './words.js';

/** @import { GameStore, I18n, State, Step } from '../types.js' */

/**
 * Speaks of the game; loaded with the first thing that there is to say.
 * @param {HTMLElement} board @param {GameStore} store @param {I18n} core
 * @param {(sentence: string) => void} say
 */
export const createEar = async (board, store, core, say) => {
  const i18n = await core.part('ear');
  const aloud = (/** @type {string} */ sentence) => {
    if (sentence) say(sentence);
  };

  /** What seeds wait for a word after: the steps, and the state as it was then. */
  let waits = /** @type {{ steps: Step[], state: State } | null} */ (null);

  /** Houses are named as they are seen; the board names them anew when all has come to rest. */
  function write() {
    const { playback } = store.get();
    if (!waits || !playback?.paused) return;
    const { steps, state } = waits;
    const word = stepTidings(i18n, steps, state);
    board.querySelectorAll('[data-house]').forEach((house, i) => {
      house.ariaLabel = seenLabel(i18n, state, i);
    });
    store.update(changed, { playback: { ...playback, word } });
  }
  i18n.listen(write);

  return {
    tell: (/** @type {string} */ key, /** @type {State} */ state) => (
      aloud(tidings(i18n, key, state))),

    /** Answers the question with this number, from 1. @param {number} number */
    answer: (number) => aloud(Object.values(QUERIES)[number - 1](i18n, store.get())),

    /**
     * Seeds wait for a word after these steps.
     * @param {Step[]} steps @param {State} state as it was then
     */
    step(steps, state) {
      waits = { steps, state };
      aloud(stepTidings(i18n, steps, state));
      write();
    },
  };
};

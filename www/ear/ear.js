// @ts-check
import { changed } from '../store.js';
import { QUERIES, stepTidings, tidings } from './words.js';

/** @import { GameStore, I18n, State, Step } from '../types.js' */

/**
 * Speaks of the game; loaded with the first thing that there is to say.
 * @param {GameStore} store @param {I18n} core @param {(sentence: string) => void} say
 */
export const createEar = async (store, core, say) => {
  const i18n = await core.part('ear');
  const aloud = (/** @type {string} */ sentence) => {
    if (sentence) say(sentence);
  };

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
      const { playback } = store.get();
      const word = stepTidings(i18n, steps, state);
      aloud(word);
      if (playback) store.update(changed, { playback: { ...playback, word } });
    },
  };
};

// @ts-check
import strings from '../locales/en-analysis.js';
import { h } from '../view/dom.js';
import { createAnalyst } from './analyst.js';

/** @import { Desk, DeskParts } from './types.js' */

/** What has a sheet of its own has it before it is seen. */
const dressed = () => new Promise((resolve, reject) => {
  const href = new URL('../css/analysis.css', import.meta.url).href;
  document.head.append(h('link', { rel: 'stylesheet', href, onload: resolve, onerror: reject }));
});

/**
 * Where a game is looked into: values, hints, review, and the page on the solved game.
 * @type {(parts: DeskParts) => Promise<Desk>}
 */
export const createDesk = async (given) => {
  const parts = { ...given, i18n: given.i18n.with(strings) };
  await dressed();
  const analyst = createAnalyst(parts);
  return {
    hint: analyst.hint,
    analysis: analyst.toggle,
    async review() {
      const { openReview } = await import('./review.js');
      openReview(parts, analyst);
    },
    async solved() {
      const { openSolved } = await import('./solved.js');
      openSolved(parts);
    },
  };
};

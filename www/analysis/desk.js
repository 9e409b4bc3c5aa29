// @ts-check
import { dressed } from '../view/dom.js';
import { createAnalyst } from './analyst.js';

/** @import { Desk, DeskParts } from './types.js' */

/**
 * Where a game is looked into: values, hints, review, and the page on the solved game.
 * @type {(parts: DeskParts) => Promise<Desk>}
 */
export const createDesk = async (given) => {
  const parts = { ...given, i18n: await given.i18n.part('analysis') };
  await dressed('analysis');
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

// @ts-check
import { bestLayout } from '../view/geometry.js';

/** Pixels. Below it the board stands on end, as on a phone: its houses are larger there. */
const NARROW = 480;

/**
 * The height that the board wants in a space of this width, in pixels both. It does not depend on
 * the height that there is, so that a page around which follows it comes to rest.
 * @param {number} row @param {number} width
 */
export const heightOf = (row, width) => {
  const best = bestLayout(row, width, width < NARROW ? Infinity : width, false);
  return Math.round(width * best.height / best.width);
};

// @ts-check
import { shownOf } from '../shown.js';
import { letterOf, ownerOf } from '../store.js';

/** @import { BoardModel, I18n } from '../types.js' */
/** @import { Setup } from './types.js' */

/** A house and its seeds in words. @type {(i18n: I18n, setup: Setup, house: number) => string} */
export const houseText = ({ t }, { row, houses, closed }, house) => (
  t(closed.includes(house) ? 'house.closed' : 'editor.house', {
    house: letterOf(house, row),
    side: ownerOf(house, row),
    seeds: t('seeds', { n: houses[house] }),
  }));

/**
 * The board of a position in the making: every house can be used.
 * @type {(i18n: I18n, setup: Setup, flipped: boolean, tab: number) => BoardModel}
 */
export const modelOf = (i18n, setup, flipped, tab) => {
  const { row, turn, again, closed } = setup;
  return {
    row, turn, again, flipped, over: false, numbers: true, names: true,
    far: null,
    shown: shownOf(setup),
    houses: setup.houses.map((_, house) => ({
      letter: letterOf(house, row),
      label: houseText(i18n, setup, house),
      playable: true,
      closed: closed.includes(house),
      tabbable: house === tab,
    })),
    marks: { lastTurn: null, preview: null, values: null },
  };
};

// @ts-check
import { shownOf } from '../shown.js';

/** @import { BoardModel, I18n } from '../types.js' */
/** @import { Setup } from './types.js' */

/** As the position text has it. @type {(setup: Setup, house: number) => string} */
export const letterOf = ({ row }, house) => (
  String.fromCharCode(house < row ? 65 + house : 97 + house - row));

/** A house and its seeds in words. @type {(i18n: I18n, setup: Setup, house: number) => string} */
export const houseText = ({ t }, setup, house) => t('editor.house', {
  house: letterOf(setup, house),
  side: house < setup.row ? 'south' : 'north',
  seeds: t('seeds', { n: setup.houses[house] }),
});

/**
 * The board of a position in the making: every house can be used.
 * @type {(i18n: I18n, setup: Setup, flipped: boolean, tab: number) => BoardModel}
 */
export const modelOf = (i18n, setup, flipped, tab) => {
  const { row, turn, again, closed } = setup;
  return {
    row, turn, again, flipped, over: false, numbers: true,
    shown: shownOf(setup),
    houses: setup.houses.map((_, house) => {
      const letter = letterOf(setup, house);
      return {
        letter,
        label: houseText(i18n, setup, house),
        playable: true,
        reason: null,
        closed: closed.includes(letter),
        tabbable: house === tab,
      };
    }),
    marks: { lastTurn: null, preview: null, values: null },
  };
};

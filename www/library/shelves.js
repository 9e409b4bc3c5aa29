// @ts-check
import strings from '../locales/en-library.js';
import { connect } from './database.js';
import { createGames } from './games.js';

/**
 * @import { Parts } from '../more/types.js'
 * @import { Shelves } from './types.js'
 */

/** @type {Shelves | null} */
let shelves = null;

/** The saved games with what is needed to speak of them; the same ones for all who ask. */
export const shelvesOf = (/** @type {Parts} */ { i18n: plain, page, table }) => {
  if (shelves) return shelves;
  const i18n = plain.with(strings);
  const complain = (/** @type {string} */ trouble) => (
    page.notify(i18n.t(`library.trouble.${trouble}`)));
  return shelves = {
    i18n,
    games: createGames(() => connect(() => complain('letGo')), complain),
    variants: table.variants().map(({ id }) => id),
    levels: table.levels(),
  };
};

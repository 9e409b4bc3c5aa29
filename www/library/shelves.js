// @ts-check
import { onDemand } from '../later.js';
import { connect } from './database.js';
import { createGames } from './games.js';

/**
 * @import { Parts } from '../more/types.js'
 * @import { Shelves } from './types.js'
 */

/** @type {(() => Promise<Shelves>) | null} */
let shelves = null;

/**
 * The saved games with what is needed to speak of them; the same ones for all who ask.
 * @type {(parts: Parts) => Promise<Shelves>}
 */
export const shelvesOf = (parts) => (shelves ??= onDemand(() => create(parts)))();

/** @type {(parts: Parts) => Promise<Shelves>} */
const create = async ({ i18n: plain, keeper, page, table }) => {
  const i18n = await plain.part('library');
  const complain = (/** @type {string} */ trouble) => (
    page.notify(i18n.t(`library.trouble.${trouble}`)));
  return {
    i18n,
    games: createGames(() => connect(() => complain('letGo')), complain, keeper.letGo),
    variants: table.variants().map(({ id }) => id),
    levels: table.levels(),
  };
};

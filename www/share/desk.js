// @ts-check
import { onDemand } from '../later.js';
import { createCopies } from './copies.js';
import { createPost } from './post.js';
import { createVisits } from './visits.js';

/** @import { Parts } from '../more/types.js' */
/** @import { ShareDesk } from './types.js' */

/** @type {(() => Promise<ShareDesk>) | null} */
let made = null;

/**
 * What links, records and their arrival have in common: made once, for it follows the game.
 * @param {Parts} parts
 */
export const shareDesk = (parts) => (made ??= onDemand(() => make(parts)))();

/** @param {Parts} parts @returns {Promise<ShareDesk>} */
async function make(parts) {
  const i18n = await parts.i18n.part('share');
  const copies = createCopies(parts.shelf);
  const visits = createVisits({ ...parts, i18n });
  return { ...parts, i18n, copies, visits, post: createPost({ ...parts, i18n, copies }) };
}

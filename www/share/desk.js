// @ts-check
import strings from '../locales/en-share.js';
import { createCopies } from './copies.js';
import { createPost } from './post.js';
import { createVisits } from './visits.js';

/** @import { Parts } from '../more/types.js' */
/** @import { ShareDesk } from './types.js' */

/** @type {ShareDesk | null} */
let made = null;

/**
 * What links, records and their arrival have in common: made once, for it follows the game.
 * @type {(parts: Parts) => ShareDesk}
 */
export const shareDesk = (parts) => {
  if (made) return made;
  const i18n = parts.i18n.with(strings);
  const copies = createCopies(parts.shelf);
  const visits = createVisits({ ...parts, i18n });
  made = { ...parts, i18n, copies, visits, post: createPost({ ...parts, i18n, copies }) };
  return made;
};

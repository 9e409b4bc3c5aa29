// @ts-check
import { createKeeper, createStorage } from './storage.js';
import { defaultSettings } from './store.js';
import { dressed } from './view/dom.js';

/** @import { Guest } from './embed/types.js' */
/** @import { Settings } from './types.js' */

const { dataset } = document.documentElement;
/** What was last wanted. @type {Settings | null} */
let worn = null;

/**
 * The page in the theme, the light and the arrangement that are chosen. A theme is put on when its
 * sheet is there, so that nobody sees the page between two; without the sheet all stays as it was.
 * @param {Settings} settings
 */
export async function dress(settings) {
  if (settings === worn) return;
  worn = settings;
  const { theme, scheme, leftHanded } = settings;
  dataset.scheme = scheme;
  dataset.hand = leftHanded ? 'left' : 'right';
  try {
    if (theme !== defaultSettings.theme) await dressed(`theme-${theme}`);
    if (worn === settings) dataset.theme = theme;
  } catch {
    dataset.theme ??= defaultSettings.theme;
  }
}

export const query = new URLSearchParams(location.search);

/** The page within somebody else's. @returns {Promise<Guest | null>} */
const guestOf = async () => (
  query.has('embed') ? (await import('./embed/guest.js')).createGuest(query) : null);

export const place = guestOf().then((guest) => ({ guest, shelf: guest?.shelf ?? createStorage() }));
// The page begins with this module, and its ground is painted when a theme is on.
export const ready = place.then(({ shelf }) => (
  dress(createKeeper(shelf, () => {}).settings(defaultSettings))));
import('./main.js');

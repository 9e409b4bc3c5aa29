// @ts-check
import { createKeeper, createStorage } from './storage.js';
import { defaultSettings } from './store.js';
import { dressed } from './view/dom.js';

/** @import { Settings } from './types.js' */

const { dataset } = document.documentElement;
/** The theme while none is chosen. */
const unasked = matchMedia('(prefers-contrast: more)').matches ? 'contrast' : 'earth';
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
  const { scheme, leftHanded } = settings;
  const theme = settings.theme || unasked;
  dataset.scheme = scheme;
  dataset.hand = leftHanded ? 'left' : 'right';
  try {
    if (theme !== 'earth') await dressed(`theme-${theme}`);
    if (worn === settings) dataset.theme = theme;
  } catch {
    dataset.theme ??= 'earth';
  }
}

// The page begins with this module, and its ground is painted when a theme is on.
export const ready = dress(createKeeper(createStorage(), () => {}).settings(defaultSettings));
import('./main.js');

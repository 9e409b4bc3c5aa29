// @ts-check
import { createKeeper, createStorage } from './storage.js';
import { defaultSettings } from './store.js';
import { dressed } from './view/dom.js';

/** @import { Settings } from './types.js' */

const { dataset } = document.documentElement;
/** Its colours are those of `tokens.css`. */
const FIRST = 'earth';
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
  // Until one is chosen.
  const theme = settings.theme
    || (matchMedia('(prefers-contrast: more)').matches ? 'contrast' : FIRST);
  dataset.scheme = scheme;
  dataset.hand = leftHanded ? 'left' : 'right';
  try {
    if (theme !== FIRST) await dressed(`theme-${theme}`);
    if (worn === settings) dataset.theme = theme;
  } catch {
    dataset.theme ??= FIRST;
  }
}

// The page begins with this module, and its ground is painted when a theme is on.
export const ready = dress(createKeeper(createStorage(), () => {}).settings(defaultSettings));
import('./main.js');

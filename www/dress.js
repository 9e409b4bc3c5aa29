// @ts-check
import { chosenOf, loadTexts } from './languages.js';
import { createKeeper, createStorage } from './storage.js';
import { defaultSettings } from './store.js';
import { dressed } from './view/dom.js';

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

// The page begins with this module: its ground is painted when a theme is on, and its texts, whose
// language is known first here, are on their way while the rest comes.
const settings = createKeeper(createStorage(), () => {}).settings(defaultSettings);
export const ready = dress(settings);
const asked = new URLSearchParams(location.search).get('lang');
export const language = chosenOf([asked, settings.language, ...navigator.languages]);
export const texts = loadTexts(language, '');
// Whoever waits for them hears of it.
texts.catch(() => {});
import('./main.js');

// @ts-check
import { createKeeper, createStorage } from './storage.js';
import { defaultSettings } from './store.js';
import { dressed } from './view/dom.js';

/** @import { Settings } from './types.js' */

/** What is on, or on its way. */
let worn = defaultSettings.theme;

/**
 * The page in the theme, the light and the arrangement that are chosen. A theme is put on when its
 * sheet is there, so that nobody sees the page between two; without the sheet all stays as it was.
 * @param {Settings} settings
 */
export function dress({ theme, scheme, leftHanded }) {
  const { dataset } = document.documentElement;
  dataset.scheme = scheme;
  dataset.hand = leftHanded ? 'left' : 'right';
  if (theme === worn) return;
  worn = theme;
  const sheet = theme === defaultSettings.theme ? null : dressed(`theme-${theme}`);
  Promise.resolve(sheet).then(() => {
    if (worn === theme) dataset.theme = theme;
  }, () => { worn = dataset.theme ?? defaultSettings.theme; });
}

// The page names this module apart, and waits with its first picture until it has run.
dress(createKeeper(createStorage(), () => {}).settings(defaultSettings));

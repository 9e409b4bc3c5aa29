// @ts-check
import { chosenOf, loadTexts } from './languages.js';
import { pause } from './playback.js';
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
    // The ground is drawn in a task of its own: a page that begins has more to do in this one.
    if (theme === 'earth') await pause(0);
    else await dressed(`theme-${theme}`);
    if (worn === settings) dataset.theme = theme;
  } catch {
    dataset.theme ??= 'earth';
  }
}

const query = new URLSearchParams(location.search);

/**
 * Whether the page is a guest in another one, what keeps its things, and its texts, which are on
 * their way while the rest comes; `dressed` comes when the ground is painted.
 */
async function begin() {
  const guest = query.has('embed')
    ? await (await import('./embed/guest.js')).createGuest(query) : null;
  const shelf = guest?.shelf ?? createStorage();
  const settings = createKeeper(shelf, () => {}).settings(defaultSettings);
  const language = chosenOf([query.get('lang'), settings.language, ...navigator.languages]);
  const texts = loadTexts(language, '');
  // Whoever waits for them hears of it.
  texts.catch(() => {});
  return { guest, shelf, language, texts, dressed: dress(settings) };
}

export const beginning = begin();
import('./main.js');

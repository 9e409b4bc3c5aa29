// @ts-check
import { button, h } from './dom.js';

/**
 * What stands above the board for a while: one bar at a time, that goes when its time is over,
 * however that comes about, and is of the page's language.
 * @import { Parts } from '../more/types.js'
 * @import { State } from '../types.js'
 * @import { Above, Sentence } from './types.js'
 */

/** @type {{ bar: HTMLElement, stays: (state: State) => boolean, write: () => void } | null} */
let shown = null;
let listens = false;

/** @param {Pick<Parts, 'store' | 'page'>} parts */
function dropSpent({ store, page }) {
  if (!shown || shown.stays(store.get())) return;
  const { bar } = shown;
  const focused = bar.contains(document.activeElement);
  shown = null;
  page.bar(null);
  if (focused) page.keepFocus();
}

/**
 * Puts a bar above the board. Without `stays` it is there as long as the visit that is there now.
 * A visit that gives way to another may put the same bar up again, and the focus stays in it.
 * @type {(parts: Above, bar: HTMLElement, how?: {
 *   write?: () => void, stays?: (state: State) => boolean }) => void}
 */
export const putBar = (parts, bar, { write = () => {}, stays } = {}) => {
  const { store, page, i18n } = parts;
  const { visit } = store.get();
  shown = { bar, write, stays: stays ?? ((state) => state.visit === visit) };
  write();
  if (!bar.isConnected) page.bar(bar);
  if (listens) return;
  listens = true;
  store.subscribe((state) => {
    // What comes next may have a bar itself, and has put it up by then.
    if (shown && !shown.stays(state)) queueMicrotask(() => dropSpent(parts));
  });
  i18n.listen(() => shown?.write());
};

/**
 * A bar of a sentence, and what there is to do about it. Gives what writes it anew.
 * @type {(parts: Above, sentence: Sentence, stays?: (state: State) => boolean) => () => void}
 */
export const putSentence = (parts, { name, text, ways }, stays) => {
  const words = h('span');
  const buttons = ways.map(({ act, strong }) => button('', act, { class: strong && 'strong' }));
  const bar = h('div', { class: 'bar', role: 'group' }, words, ...buttons);
  const write = () => {
    bar.ariaLabel = name();
    words.textContent = text();
    buttons.forEach((element, i) => { element.textContent = ways[i].text(); });
  };
  putBar(parts, bar, { write, stays });
  return write;
};

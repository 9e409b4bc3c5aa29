// @ts-check
import { noteOf, statusOf } from '../model.js';
import { farSide } from '../store.js';
import { dressed, h, setAttribute, setText } from './dom.js';

/** @import { GameStore, I18n } from '../types.js' */

/**
 * For two persons with the screen lying between them: what is written above and below the board
 * stands once more at the far end, turned round. To the ear it is the same, and is said once.
 * @type {(root: HTMLElement, i18n: I18n, store: GameStore) => Promise<HTMLElement>}
 */
export const createFacing = async (root, i18n, store) => {
  await dressed('facing');
  const [headline, detail, note] = [h('strong'), h('span', { class: 'soft' }), h('p')];
  const end = h('div', { class: 'far', 'aria-hidden': true }, headline, detail, note);
  root.append(end);
  store.subscribe((state) => {
    const far = farSide(state);
    setAttribute(root, 'data-facing', far);
    if (!far) return;
    const status = statusOf(i18n, state);
    setText(headline, status.headline);
    setText(detail, status.detail);
    setText(note, noteOf(i18n, state));
    setAttribute(end, 'data-mood', status.mood);
    setAttribute(root, 'data-reader', state.view.turn === far ? 'far' : 'near');
  });
  return end;
};

// @ts-check
import { button, h } from '../view/dom.js';

/** @import { Parts } from '../more/types.js' */
/** @import { Translate } from '../types.js' */

/**
 * What is said above a board that was set up, and the ways on from it. It goes when the visit ends,
 * however that comes about.
 * @type {(parts: Parts, t: Translate, edit: () => void) => { show(): void }}
 */
export const createSetupBar = ({ store, page, game }, t, edit) => {
  const element = h('div', {
    class: 'bar setup-bar', role: 'group', 'aria-label': t('editor.bar'),
  },
  h('span', { class: 'soft' }, t('editor.bar')),
  button(t('editor.keep'), () => {
    game.takeUp();
    page.say(t('editor.kept'));
  }),
  button(t('editor.edit'), edit),
  button(t('editor.back'), game.comeBack));
  let { visit } = store.get();

  store.subscribe((state) => {
    if (!element.isConnected || state.visit === visit) return;
    page.bar(null);
    page.keepFocus();
  });

  return {
    show() {
      visit = store.get().visit;
      page.bar(element);
    },
  };
};

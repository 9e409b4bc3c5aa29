// @ts-check
import { button, h } from '../view/dom.js';
import { createLabels } from '../view/labels.js';

/** @import { Parts } from '../more/types.js' */
/** @import { I18n } from '../types.js' */

/**
 * What is said above a board that was set up, and the ways on from it. It goes when the visit ends,
 * however that comes about.
 * @type {(parts: Parts, i18n: I18n, edit: () => void) => { show(): void }}
 */
export const createSetupBar = ({ store, page, game }, i18n, edit) => {
  const { named, saying } = createLabels(i18n);
  const keep = () => {
    game.takeUp();
    page.say(i18n.t('editor.kept'));
  };
  const element = named(h('div', { class: 'bar setup-bar', role: 'group' },
    saying(h('span', { class: 'soft' }), 'editor.bar'),
    saying(button('', keep), 'editor.keep'),
    saying(button('', edit), 'editor.edit'),
    saying(button('', game.comeBack), 'editor.back')), 'editor.bar');
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

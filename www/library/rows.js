// @ts-check
import { button, h } from '../view/dom.js';
import { factsText, headText } from './words.js';

/**
 * @import { Translate } from '../types.js'
 * @import { Item, RowActs } from './types.js'
 */

/**
 * A game of the list: a button that opens it, and one that deletes it, in whose place there is
 * then one that brings it back.
 * @type {(t: Translate, item: Item, acts: RowActs) => HTMLElement}
 */
export const rowOf = (t, item, acts) => {
  const { entry } = item;
  const key = `${item.key}`;
  const name = entry ? `${headText(t, entry, acts.language)} · ${factsText(t, entry)}`
    : t('library.damagedName', { key });

  /** @type {(host: HTMLElement, head: string, about: string) => HTMLElement} */
  const tell = (host, head, about) => {
    host.append(h('b', {}, head), h('small', {}, about));
    return host;
  };
  const label = (/** @type {string} */ deed) => ({
    'aria-label': t(`library.${deed}Label`, { game: name }),
  });

  const remove = button(t('library.delete'), async () => {
    await acts.remove(item);
    show(true);
    undo.focus();
  }, label('delete'));
  const undo = button(t('library.undo'), async () => {
    await acts.putBack(item);
    show(false);
    remove.focus();
  }, label('undo'));

  const usual = entry ? [
    tell(button('', () => acts.open(entry)), headText(t, entry, acts.language), [
      factsText(t, entry), ...(acts.isOnBoard(entry) ? [t('library.onBoard')] : []),
    ].join(' · ')),
    remove,
  ] : [
    tell(h('div'), t('library.damaged'), t('library.damagedAbout', { key })),
    button(t('library.exportRaw'), () => acts.exportRaw(item), label('exportRaw')),
    remove,
  ];
  const gone = [h('span', { class: 'soft' }, t('library.deleted', { game: name })), undo];

  const row = h('li', { 'data-game': key });
  // The second click of a double one was meant for what stood there before.
  row.addEventListener('click', (event) => event.detail > 1 && event.stopPropagation(), true);
  const show = (/** @type {boolean} */ isGone) => row.replaceChildren(...(isGone ? gone : usual));
  show(acts.isGone(item));
  return row;
};

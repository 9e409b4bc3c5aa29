// @ts-check
import { button, h } from '../view/dom.js';
import { svgOf } from './diagram.js';
import { bitmapOf, copyText, imageOf } from './hand.js';
import { save } from '../view/save.js';
import { plainTextOf, wikitextOf } from './tables.js';

/** @import { Diagram, ShareDesk, Tell } from './types.js' */

/** The position on the board as a picture. @param {ShareDesk} desk @returns {Diagram} */
function diagramOf({ store, i18n: { t } }) {
  const { view, moves } = store.get();
  return {
    state: view,
    title: t(view.ply ? 'share.after' : 'share.start', {
      game: t(`variant.${view.variant}.name`), n: view.ply,
    }),
    sides: { south: t('side.south'), north: t('side.north') },
    letters: moves.map(({ letter }) => letter),
    words: { captured: t('share.captured'), toPlay: t('share.toPlay') },
  };
}

/** @type {(desk: ShareDesk, tell: Tell) => Node[]} */
export const diagramPart = (desk, tell) => {
  const { t } = desk.i18n;
  const diagram = diagramOf(desk);
  const image = h('img', { alt: t('share.preview') });
  const draw = () => { image.src = imageOf(svgOf(diagram)); };
  draw();
  const title = h('input', {
    type: 'text', value: diagram.title, maxlength: 80,
    oninput() {
      diagram.title = title.value;
      draw();
    },
    onkeydown: (/** @type {KeyboardEvent} */ event) => {
      // Enter would answer the dialog.
      if (event.key === 'Enter') event.preventDefault();
    },
  });

  // Where the clipboard is forbidden, the text is put before the person.
  const text = h('textarea', {
    'readonly': true, 'rows': 9, 'hidden': true, 'aria-label': t('share.text'),
  });
  const copy = async (/** @type {string} */ made) => {
    const copied = await copyText(made);
    text.hidden = copied;
    text.value = made;
    if (!copied) {
      text.focus();
      text.select();
    }
    tell(t(copied ? 'share.copied' : 'share.copyByHand'));
  };
  const saveAs = (/** @type {string} */ ending, /** @type {Blob} */ content) => (
    save(`hoyito-diagram.${ending}`, content));
  const svg = () => saveAs('svg', new Blob([svgOf(diagram)], { type: 'image/svg+xml' }));
  const png = () => bitmapOf(svgOf(diagram))
    .then((made) => saveAs('png', made), () => tell(t('share.noBitmap')));

  return [
    h('label', {}, h('span', { class: 'soft' }, t('share.caption')), title),
    image,
    h('div', { class: 'row' },
      button(t('share.svg'), svg), button(t('share.png'), png),
      button(t('share.wikitext'), () => copy(wikitextOf(diagram))),
      button(t('share.plainText'), () => copy(plainTextOf(diagram)))),
    text,
  ];
};

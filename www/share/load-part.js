// @ts-check
import { button, h } from '../view/dom.js';
import { readFile, readText } from './incoming.js';
import { judge } from './judge.js';
import { receive } from './receive.js';

/** @import { Incoming, ShareDesk, Tell } from './types.js' */

/**
 * A record, a position or a link comes in, by hand or from a file. What is refused stays where it
 * is, to be mended.
 * @type {(desk: ShareDesk, tell: Tell, close: () => void) => Node[]}
 */
export const loadPart = (desk, tell, close) => {
  const { table, i18n: { t } } = desk;
  const field = h('textarea', {
    rows: 4,
    spellcheck: false,
    'aria-label': t('share.paste'),
    placeholder: t('share.pasteHere'),
    // What was said is about what stood here.
    oninput: () => tell(''),
  });
  /** @param {Incoming} incoming */
  function take(incoming) {
    const { opened, wrong } = judge(table, t, incoming);
    if (!opened || incoming.kind === 'trouble') return tell(wrong);
    const go = () => {
      close();
      receive(desk, opened, incoming);
    };
    if (!wrong) return go();
    const { plies } = opened.state;
    tell(wrong, ...(plies ? [button(t('share.openSound', { n: plies }), go)] : []));
  }

  const file = h('input', {
    type: 'file',
    accept: '.txt,text/plain',
    hidden: true,
    async onchange() {
      const [chosen] = file.files ?? [];
      // The same file may be chosen again, mended.
      if (chosen) take(await readFile(chosen));
      file.value = '';
    },
  });
  return [
    field,
    h('div', { class: 'row' },
      button(t('share.open'), () => take(readText(field.value)), { class: 'strong' }),
      button(t('share.file'), () => file.click()), file),
  ];
};

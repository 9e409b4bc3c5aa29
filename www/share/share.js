// @ts-check
import { button, dressed, h } from '../view/dom.js';
import { shareDesk } from './desk.js';
import { diagramPart } from './diagram-part.js';
import { addressOf, canSend, copyText, sendLink } from './hand.js';
import { save } from '../view/save.js';
import { positionFragment } from './link.js';
import { loadPart } from './load-part.js';

/** @import { Parts } from '../more/types.js' */
/** @import { ShareDesk, Tell } from './types.js' */

/**
 * What is in a field goes to the clipboard. Where that is forbidden it is selected, for the person
 * to copy it.
 * @param {HTMLInputElement | HTMLTextAreaElement} field @param {ShareDesk} desk @param {Tell} tell
 */
async function copyField(field, { i18n: { t } }, tell) {
  const copied = await copyText(field.value);
  if (!copied) {
    field.focus();
    field.select();
  }
  tell(t(copied ? 'share.copied' : 'share.copyByHand'));
  return copied;
}

/** @param {ShareDesk} desk @param {Tell} tell */
function linkPart(desk, tell) {
  const { post, store, i18n: { t } } = desk;
  const whole = post.link();
  const position = addressOf(positionFragment(store.get().view.position));
  const sent = (/** @type {boolean} */ done) => {
    if (done && field.value === whole) post.sent();
  };
  const field = h('input', {
    'type': 'text',
    'readonly': true,
    'value': whole,
    'aria-label': t('share.link'),
    // By hand.
    'oncopy': () => sent(true),
  });
  const choice = (/** @type {string} */ value, /** @type {string} */ text) => h('label', {},
    h('input', {
      type: 'radio',
      name: 'share-what',
      checked: value === whole,
      onchange: () => { field.value = value; },
    }), text);
  return [
    h('fieldset', {}, h('legend', { class: 'spoken' }, t('share.what')),
      choice(whole, t('share.wholeGame')), choice(position, t('share.positionOnly'))),
    h('div', { class: 'row' }, field,
      button(t('share.copyLink'), () => copyField(field, desk, tell).then(sent),
        { class: 'strong' }),
      ...(canSend ? [button(t('share.send'), () => sendLink(field.value).then(sent))] : [])),
    h('small', {}, location.protocol === 'file:'
      ? t('share.onDisk', { part: t('share.part.load') }) : t('share.aboutLink')),
  ];
}

/** @param {ShareDesk} desk @param {Tell} tell */
function recordPart(desk, tell) {
  const { table, i18n: { t } } = desk;
  const record = table.recordAll();
  const field = h('textarea', { readonly: true, rows: 7, 'aria-label': t('share.record') }, record);
  const name = `hoyito-${table.tag('Date')}`.replace(/[^\w-]/g, '');
  const content = new Blob([record], { type: 'text/plain' });
  return [
    field,
    h('div', { class: 'row' },
      button(t('share.copy'), () => copyField(field, desk, tell)),
      button(t('share.save'), () => save(`${name}.txt`, content))),
  ];
}

/**
 * The game on the board, out: as a link, a record, a picture; and other games in.
 * @param {Parts} parts
 */
export async function openShare(parts) {
  await dressed('share');
  const desk = await shareDesk(parts);
  const { dialogs, i18n: { t } } = desk;
  /** @param {string} name @param {(desk: ShareDesk, tell: Tell) => Node[]} make */
  const part = (name, make) => {
    const told = h('div', { class: 'told', role: 'status' });
    const body = make(desk, (...news) => told.replaceChildren(...news));
    return h('details', { name: 'share', open: name === 'link' },
      h('summary', {}, t(`share.part.${name}`)), ...body, told);
  };
  const dialog = dialogs.open('share', t('share.title'), [
    part('link', linkPart),
    part('record', recordPart),
    part('picture', diagramPart),
    part('load', (_, tell) => loadPart(desk, tell, () => dialog.close())),
  ], [{ text: t('do.close'), strong: true }]);
}

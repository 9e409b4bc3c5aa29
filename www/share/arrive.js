// @ts-check
import { h } from '../view/dom.js';
import { judge } from './judge.js';
import { readLink } from './link.js';
import { receive } from './receive.js';
import { shareDesk } from './desk.js';

/** @import { Parts } from '../more/types.js' */

/**
 * Takes in what the fragment of the address holds. Whatever it is, it leaves the address: a reload
 * brings the kept game back, and the same link can be opened again.
 * @param {Parts} parts @param {string} hash
 */
export async function arrive(parts, hash) {
  const desk = await shareDesk(parts);
  if (hash.length < 2) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  const { dialogs, i18n: { t }, table } = desk;
  const incoming = readLink(hash);
  const { opened, wrong } = judge(table, t, incoming);
  if (opened && !wrong && incoming.kind !== 'trouble') return receive(desk, opened, incoming);
  dialogs.open('link', t('share.badLink'), [
    h('p', {}, wrong), h('p', {}, t('share.nothingChanged')),
  ], [
    { text: t('share.back'), strong: true },
    { text: t('do.newGame'), act: parts.act.newGame },
  ]);
}

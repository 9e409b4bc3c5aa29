// @ts-check
import { button, h, icon } from '../view/dom.js';
import { createLabels } from '../view/labels.js';
import { signed, wordsOf } from './values.js';

/** @import { I18n, Page } from '../types.js' */
/** @import { Panel, PanelActs, Prospect } from './types.js' */

/**
 * What the computer knows of the position, beside the board; and the bar under the board that
 * steps through a line.
 * @type {(page: Page, i18n: I18n, acts: PanelActs) => Panel}
 */
export const createPanel = (page, i18n, acts) => {
  const { t } = i18n;
  const { named, saying } = createLabels(i18n);
  const progress = h('p', { class: 'soft' });
  const caption = h('caption', { class: 'soft' });
  const rows = h('tbody');
  const table = h('table', { class: 'worths' }, caption,
    h('thead', { class: 'spoken' }, h('tr', {}, ...['house', 'ending', 'kind'].map((name) => (
      saying(h('th', { scope: 'col' }), `analysis.${name}`))))), rows);
  const letters = h('span', { class: 'letters' });
  const look = button(t('analysis.step'), acts.look);
  const line = h('div', { class: 'best-line' },
    h('div', {}, saying(h('b'), 'analysis.line'), look), letters);
  page.panel.append(table, progress, line);

  const iconButton = (/** @type {string} */ name, /** @type {() => void} */ act) => (
    named(button(icon(name), act), `analysis.${name}`));
  const first = iconButton('first', acts.first);
  const back = iconButton('back', () => acts.step(-1));
  const forward = iconButton('forward', () => acts.step(1));
  const place = h('span', {});
  const done = saying(button('', acts.done), 'analysis.done');
  const bar = named(h('div', {
    class: 'line-bar', role: 'group',
    onkeydown: (/** @type {KeyboardEvent} */ event) => {
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (by) acts.step(by);
      else if (event.key === 'Escape') acts.done();
      else return;
      event.preventDefault();
      event.stopPropagation();
    },
  }, first, back, place, forward, done), 'analysis.bar');

  /** @param {Prospect} prospect @param {boolean} best */
  const row = (prospect, best) => h('tr', { class: best ? 'best' : null },
    h('th', { scope: 'row' }, prospect.letter),
    h('td', {}, wordsOf(t, prospect)),
    h('td', { class: prospect.exact ? 'exact' : 'soft' },
      t(prospect.exact ? 'value.exact' : 'value.estimate')));

  let drawn = '';
  return {
    show(on) {
      page.panel.hidden = !on;
    },

    draw(model) {
      progress.textContent = model.progress;
      look.ariaDisabled = String(!model.canLook);
      look.textContent = t(model.line ? 'analysis.step' : 'analysis.lookup');
      const { turn, prospects, line: ahead } = model;
      const now = JSON.stringify([i18n.language(), turn, prospects, ahead?.length]);
      if (now === drawn) return;
      drawn = now;
      caption.textContent = t('analysis.table', { side: t(`side.${model.turn}`) });
      const top = model.prospects[0];
      rows.replaceChildren(...model.prospects.map((one) => row(one, one.margin === top.margin)));
      letters.textContent = (model.line ?? []).map(({ sowing: { letter, captured } }) => (
        captured ? `${letter} ${signed(captured)}` : letter)).join(' · ');
    },

    bar(at) {
      if (!at) {
        if (!bar.isConnected) return;
        const focused = bar.contains(document.activeElement);
        page.controlsBar(null);
        if (focused) (page.isNarrow() ? page.drawer : look).focus();
        return;
      }
      place.textContent = `${at.at} / ${at.of}`;
      first.ariaDisabled = back.ariaDisabled = String(at.at === 0);
      forward.ariaDisabled = String(at.at === at.of);
      if (bar.isConnected) return;
      // A drawer would hide the board that is to be looked at.
      if (page.isNarrow() && page.drawer.ariaExpanded === 'true') page.toggleMoves();
      page.controlsBar(bar);
      forward.focus();
    },
  };
};

// @ts-check
import { letterOf } from '../store.js';
import { h } from '../view/dom.js';
import { OPENINGS, TOTALS } from './openings.js';

/** @import { DeskParts } from './types.js' */

/** Who wins when both sides play their best, and how we know. @param {DeskParts} parts */
export const openSolved = ({ dialogs, i18n: { t } }) => {
  const letters = OPENINGS['hoyito-2'].map((_, i, { length }) => letterOf(i, length));

  /** @param {number[]} values */
  const cells = (values) => values.map((value) => {
    const least = value === Math.max(...values);
    return h('td', { class: least ? 'exact' : null },
      t(least ? 'solved.least' : 'solved.loses', { seeds: -value }));
  });

  const table = h('table', { class: 'openings' },
    h('caption', {}, t('solved.openings')),
    h('thead', {}, h('tr', {}, h('th', { scope: 'col' }, t('solved.opening')),
      ...Object.keys(OPENINGS).map((id) => h('th', { scope: 'col' }, t(`variant.${id}.name`))))),
    h('tbody', {}, ...letters.map((letter, i) => h('tr', {}, h('th', { scope: 'row' }, letter),
      ...Object.values(OPENINGS).map((values) => cells(values)[i])))));

  const points = ['endless', 'circle', 'origin', 'pass', 'lastFour'];
  dialogs.open('solved', t('solved.title'), [
    h('p', {}, t('solved.answer')),
    h('p', {}, t('solved.second', TOTALS)),
    table,
    h('h3', {}, t('solved.why')), h('p', {}, t('solved.whyText')),
    h('h3', {}, t('solved.how')), h('p', {}, t('solved.howText')), h('p', {}, t('solved.check')),
    h('h3', {}, t('solved.rests')), h('p', {}, t('solved.restsText')),
    h('ul', {}, ...points.map((name) => h('li', {}, t(`solved.points.${name}`)))),
    h('p', {}, t('solved.longRows')),
  ], [{ text: t('do.close'), strong: true }]);
};

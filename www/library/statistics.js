// @ts-check
import { button, dressed, h } from '../view/dom.js';
import { resultsOf } from './entries.js';
import { shelvesOf } from './shelves.js';
import { tally } from './tally.js';

/**
 * @import { Parts } from '../more/types.js'
 * @import { Change, Total } from './types.js'
 */

const COLUMNS = /** @type {const} */ ([
  'games', 'won', 'lost', 'drawn', 'longestTurn', 'biggestChain',
]);

/** What was won and lost against the computer. @type {(parts: Parts) => Promise<void>} */
export const openStatistics = async (parts) => {
  const { i18n: { t }, games, variants, levels } = await shelvesOf(parts);
  await dressed('library');
  /** What a reset took away. @type {Change[]} */
  let taken = [];

  const content = h('div', { class: 'totals' });
  const said = h('span', { role: 'status' });
  const reset = button(t('statistics.reset'), async () => {
    taken = [...await games.read('results')]
      .map(([key, value]) => ({ room: 'results', key, value }));
    await games.write(taken.map(({ room, key }) => ({ room, key })));
    await draw();
    undo.focus();
  });
  const undo = button(t('statistics.undo'), async () => {
    await games.write(taken);
    taken = [];
    await draw();
    reset.focus();
  });

  const head = h('tr', {}, ...['level', ...COLUMNS].map((name) => (
    h('th', { scope: 'col' }, t(`statistics.${name}`)))));
  const row = (/** @type {Total} */ total) => h('tr', {},
    h('th', { scope: 'row' },
      t(total.level === 'all' ? 'statistics.all' : `level.${total.level}.name`)),
    ...COLUMNS.map((name) => h('td', {}, `${total[name]}`)));

  async function draw() {
    const kept = await games.read('results');
    const results = resultsOf(kept.values(), variants, levels);
    const damaged = kept.size - results.length;
    const totals = tally(results, variants, levels);
    content.replaceChildren(
      ...(totals.length ? [] : [h('p', {}, t('statistics.none'))]),
      ...totals.map(({ variant, totals: rows }) => h('table', {},
        h('caption', {}, t(`variant.${variant}.name`)),
        h('thead', {}, head.cloneNode(true)), h('tbody', {}, ...rows.map(row)))),
      ...(damaged ? [h('p', {}, t('statistics.leftOut', { n: damaged }))] : []),
      ...(totals.length ? [h('p', { class: 'soft' }, t('statistics.legend'))] : []),
    );
    said.textContent = taken.length ? t('statistics.gone') : '';
    undo.hidden = !taken.length;
    reset.hidden = !kept.size;
  }

  parts.dialogs.open('statistics', t('statistics.title'), [
    h('p', { class: 'soft' }, t('statistics.about')), content,
    h('div', { class: 'shelf' }, said, undo, reset),
  ], [{ text: t('do.close'), strong: true }]);
  await draw();
};

// @ts-check
import { QUERIES } from '../ear/words.js';
import { KEYS } from '../keyboard.js';
import { letterOf } from '../store.js';
import { button, dressed, h } from '../view/dom.js';
import { createTelling } from './telling.js';

/** @import { VariantView } from '../types.js' */
/** @import { Parts } from '../more/types.js' */

/** What can be jumped to. */
const PARTS = ['rules.ours', 'rules.table.title', 'rules.history', 'keys.title'];

/** The rules of the game on the board, and of the others; the keys. @param {Parts} parts */
export const openRules = async (parts) => {
  const { table, store, dialogs, act } = parts;
  const i18n = await parts.i18n.part('rules');
  const { t } = i18n;
  await dressed('rules');
  const variants = table.variants();
  const telling = createTelling(i18n, table, variants, 'h3');
  const page = h('div', { class: 'rules' });

  /** @param {VariantView} variant */
  const draw = (variant) => page.replaceChildren(
    ...telling.rulesOf(variant), ...telling.comparison(), ...telling.history(), ...keysOf(variant));
  const choice = h('select', {
    onchange: () => draw(variants.find(({ id }) => id === choice.value) ?? variants[0]),
  }, ...variants.map(({ id }) => h('option', { value: id }, t(`variant.${id}.name`))));
  choice.value = store.get().view.variant;
  draw(variants.find(({ id }) => id === choice.value) ?? variants[0]);

  /** The page is long: it can be jumped down. @param {string} name */
  const jump = (name) => button(t(name), () => {
    const there = /** @type {HTMLElement} */ (page.querySelector(`[data-part="${name}"]`));
    there.focus();
    there.scrollIntoView();
  });
  dialogs.open('help', t('rules.title'), [
    h('div', { class: 'level' },
      h('label', {}, h('span', { class: 'soft' }, t('rules.game')), choice),
      h('div', {}, ...PARTS.map(jump))),
    page,
  ], [
    { text: t('do.close'), strong: true },
    { text: t('do.learn'), act: act.learn },
    { text: t('rules.solved'), act: act.solved },
  ]);

  /** @param {VariantView} variant */
  function keysOf({ row }) {
    const keys = {
      ...KEYS, arrows: t('keys.arrowKeys'), sow: t('keys.sowKeys'), skip: t('keys.skipKeys'),
      letters: `${letterOf(0, row)}–${letterOf(row - 1, row)}`,
    };
    const questions = Object.keys(QUERIES).map((name, i) => [name, `${i + 1}`]);
    return [h('h3', { 'data-part': 'keys.title', tabindex: -1 }, t('keys.title')),
      h('dl', {}, ...[...Object.entries(keys).reverse(), ...questions].flatMap(([name, key]) => [
        h('dt', {}, key), h('dd', {}, t(name in KEYS ? `do.${name}` : `keys.${name}`)),
      ]))];
  }
};

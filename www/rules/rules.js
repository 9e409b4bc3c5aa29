// @ts-check
import { housesPhrase, nextSentence, sowingSentence } from '../a11y.js';
import { QUERIES } from '../ear/words.js';
import { KEYS } from '../keyboard.js';
import { shownOf } from '../shown.js';
import { button, dressed, h } from '../view/dom.js';
import { drawBoard } from './board.js';
import { sequenceOf } from './frames.js';
import { PICTURES } from './pictures.js';

/** @import { I18n, Sown, VariantView } from '../types.js' */
/** @import { Parts } from '../more/types.js' */
/** @import { Frame } from './types.js' */

/** The games side by side; long rows are those of the second one. */
const COMPARED = ['hoyito-1', 'hoyito-2', 'hoyito-3'];

/** What can be jumped to. */
const PARTS = ['rules.ours', 'rules.table.title', 'rules.history', 'keys.title'];

/** The rules of the game on the board, and of the others; the keys. @param {Parts} parts */
export const openRules = async (parts) => {
  const { table, store, dialogs, act } = parts;
  const i18n = await parts.i18n.part('rules');
  const { t } = i18n;
  await dressed('rules');
  const variants = table.variants();
  const page = h('div', { class: 'rules' });

  /** @param {VariantView} variant */
  const draw = (variant) => page.replaceChildren(
    ...rulesOf(variant), ...comparison(), ...history(), ...keysOf(variant));
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

  /** @param {string} name */
  function heading(name) {
    return h('h3', { 'data-part': name, tabindex: -1 }, t(name));
  }

  /** @param {VariantView} variant */
  function rulesOf({ id, row, seeds, chain, enPassant, extraTurn }) {
    const facts = { seeds, houses: 2 * row, variant: t(`variant.${id}.name`) };
    const pictures = PICTURES[id] ?? {};
    const list = (/** @type {string[]} */ names, /** @type {boolean} */ ours = false) => (
      h('ul', { class: 'points' }, ...names.map((name) => h('li', {},
        h('p', {}, ...(ours ? [h('b', { class: 'ours' }, t('rules.mark')), ' '] : []),
          t(`rules.point.${name}`, facts)),
        ...(pictures[name] ? [strip(...pictures[name])] : [])))));
    return [
      h('h3', {}, t('rules.of', facts)),
      h('p', { class: 'soft' }, t('rules.legend')),
      list([
        'aim', 'sow', 'relay', enPassant ? 'passing' : 'casa',
        ...(chain ? ['chain'] : enPassant ? [] : ['single']),
        extraTurn ? 'again' : 'once', 'pass', 'lastFour',
        ...(id === 'hoyito-3' ? ['rounds'] : []),
      ]),
      heading('rules.ours'),
      h('p', {}, t('rules.oursWhy')),
      list(['origin', 'endless', 'stall', 'match', ...(id === 'hoyito-3' ? ['drawn'] : []),
        ...(enPassant ? ['first'] : [])], true),
    ];
  }

  /** What happens in a position, moment by moment. @param {string} text @param {string} letters */
  function strip(text, letters) {
    const { state, moves } = table.open(text);
    const names = moves.map(({ letter }) => letter);
    const figure = (/** @type {Frame} */ frame, /** @type {string} */ words) => h('figure', {},
      drawBoard(frame, names, boardLabel(i18n, frame, state.row)),
      h('figcaption', {}, words));
    const still = moves.find(({ reason }) => reason === 'endless');
    const figures = letters
      ? sequenceOf(table.sown(text, letters)).map(({ frame, sown }) => (
        figure(frame, captionOf(i18n, frame, sown))))
      : [figure({
        kind: 'before', shown: shownOf(state), source: still?.house ?? null, last: null, taken: [],
        passes: [],
      }, still
        ? t('rules.frame.endless', { house: still.letter })
        : nextSentence(i18n, state))];
    return h('div', { class: 'strip', 'data-row': state.row }, ...figures);
  }

  function comparison() {
    const games = variants.filter(({ id }) => COMPARED.includes(id));
    games.sort((a, b) => COMPARED.indexOf(a.id) - COMPARED.indexOf(b.id));
    const yes = (/** @type {boolean} */ on) => t(on ? 'rules.table.yes' : 'rules.table.no');
    /** @type {Record<string, (game: VariantView) => string>} */
    const rows = {
      rows: ({ id }) => t(`rules.table.rowsOf.${id}`),
      captures: ({ enPassant }) => t(`rules.table.${enPassant ? 'passing' : 'last'}`),
      chain: ({ chain }) => yes(chain),
      again: ({ extraTurn }) => yes(extraTurn),
      lastFour: ({ id }) => t(`rules.table.${id === 'hoyito-3' ? 'rounds' : 'captor'}`),
      found: ({ id }) => t(`rules.table.foundOf.${id}`),
    };
    return [heading('rules.table.title'), h('table', { class: 'compared' },
      h('thead', {}, h('tr', {}, h('td'), ...games.map(({ id }) => (
        h('th', { scope: 'col' }, t(`variant.${id}.name`)))))),
      h('tbody', {}, ...Object.entries(rows).map(([name, cell]) => h('tr', {},
        h('th', { scope: 'row' }, t(`rules.table.${name}`)),
        ...games.map((game) => h('td', {}, cell(game)))))))];
  }

  function history() {
    return [
      heading('rules.history'),
      ...['what', 'study', 'jaragua', 'barahona', 'first'].map((name) => (
        h('p', {}, t(`rules.past.${name}`)))),
      h('h3', {}, t('rules.sources')),
      h('ul', {}, ...['study', 'two', 'three'].map((name) => (
        h('li', {}, t(`rules.source.${name}`))))),
      h('p', {}, t('rules.sourcesHow')),
    ];
  }

  /** @param {VariantView} variant */
  function keysOf({ row }) {
    const keys = {
      ...KEYS, arrows: t('keys.arrowKeys'), sow: t('keys.sowKeys'), skip: t('keys.skipKeys'),
      letters: `A–${String.fromCharCode(64 + row)}`,
    };
    const questions = Object.keys(QUERIES).map((name, i) => [name, `${i + 1}`]);
    return [heading('keys.title'),
      h('dl', {}, ...[...Object.entries(keys).reverse(), ...questions].flatMap(([name, key]) => [
        h('dt', {}, key), h('dd', {}, t(name in KEYS ? `do.${name}` : `keys.${name}`)),
      ]))];
  }
};

/**
 * What a picture says to those who do not see it.
 * @type {(i18n: I18n, frame: Frame, row: number) => string}
 */
const boardLabel = ({ t }, { shown: { houses } }, row) => t('rules.board', {
  near: houses.slice(0, row).join(', '), far: houses.slice(row).join(', '),
});

/** @type {(i18n: I18n, frame: Frame, sown: Sown) => string} */
const captionOf = (i18n, frame, { before, sowing, state }) => {
  const { t } = i18n;
  const { kind, source, last, taken, passes, shown } = frame;
  const { row } = state;
  const phrase = (/** @type {number[]} */ houses) => housesPhrase(i18n, houses, row);
  if (kind === 'before') {
    const house = source ?? 0;
    return t('rules.frame.before', {
      side: before.turn, house: sowing.letter, seeds: t('seeds', { n: shown.houses[house] }),
    });
  }
  if (kind === 'after') {
    return `${sowingSentence(i18n, sowing, row)} ${nextSentence(i18n, state)}`;
  }
  const n = taken.length;
  const facts = { house: phrase([last ?? 0]), houses: phrase(taken), n };
  return [
    ...(n && kind !== 'casa' ? [t('rules.frame.passing', facts)] : []),
    t(`rules.frame.${kind}`, facts),
    ...passes.map((side) => t('say.passes', { side })),
  ].join(' ');
};

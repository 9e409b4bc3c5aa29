// @ts-check
/**
 * The rules told: the same in the game, and on pages without a script, which a release is given.
 */
import { housesPhrase, nextSentence, sowingSentence } from '../a11y.js';
import { shownOf } from '../shown.js';
import { h } from '../view/dom.js';
import { drawBoard } from './board.js';
import { sequenceOf } from './frames.js';
import { PICTURES } from './pictures.js';

/** @import { I18n, Scratch, Sown, VariantView } from '../types.js' */
/** @import { Frame, Telling } from './types.js' */

/** The games side by side; long rows are those of the second one. */
const COMPARED = ['hoyito-1', 'hoyito-2', 'hoyito-3'];

/**
 * @param {I18n} i18n with the part of the rules
 * @param {Pick<Scratch, 'open' | 'sown'>} table
 * @param {VariantView[]} variants
 * @param {'h2' | 'h3'} level of the main headings; all others are `h3`
 * @returns {Telling}
 */
export const createTelling = (i18n, table, variants, level) => {
  const { t } = i18n;
  return { rulesOf, comparison, history };

  /** @param {string} name */
  function heading(name, tag = level) {
    return h(tag, { 'data-part': name, tabindex: -1 }, t(name));
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
      h(level, {}, t('rules.of', facts)),
      h('p', { class: 'soft' }, t('rules.legend')),
      list([
        'aim', 'sow', 'relay', enPassant ? 'passing' : 'casa',
        ...(chain ? ['chain'] : enPassant ? [] : ['single']),
        extraTurn ? 'again' : 'once', 'pass', 'lastFour',
        ...(id === 'hoyito-3' ? ['rounds'] : []),
      ]),
      heading('rules.ours', 'h3'),
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

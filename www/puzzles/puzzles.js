// @ts-check
import { button, dressed, h } from '../view/dom.js';
import { COLLECTION } from './collection.js';
import { dailyOf, dayOf } from './daily.js';
import { createSolvedOnes } from './solved.js';
import { createTrial } from './trial.js';

/** @import { Parts } from '../more/types.js' */
/** @import { I18n } from '../types.js' */
/** @import { Kind, Puzzle } from './types.js' */

const KINDS = /** @type {Kind[]} */ (['most', 'win']);

/** @param {Kind} kind */
const ofKind = (kind) => COLLECTION.filter((puzzle) => puzzle.kind === kind);

/** Its place among those of its kind, from 1. @param {Puzzle} puzzle */
const numberOf = (puzzle) => ofKind(puzzle.kind).indexOf(puzzle) + 1;

/** @param {Puzzle} puzzle */
const variantOf = ({ position }) => position.split(' ')[0];

/** @param {Parts} parts */
const createPuzzles = (parts, /** @type {I18n} */ i18n) => {
  const { t } = i18n;
  const solved = createSolvedOnes(parts.shelf, (trouble) => (
    parts.page.notify(t(`puzzles.notKept.${trouble}`))));
  const trial = createTrial({ ...parts, i18n }, solved, {
    list: open,
    next(puzzle) {
      const at = COLLECTION.indexOf(puzzle) + 1;
      const others = [...COLLECTION.slice(at), ...COLLECTION.slice(0, at)];
      return others.find(({ id }) => !solved.has(id)) ?? others[0];
    },
    nameOf: (puzzle) => t('puzzles.name', {
      number: numberOf(puzzle), kind: t(`puzzles.kind.${puzzle.kind}`),
    }),
  });

  const ofToday = () => COLLECTION[dailyOf(dayOf(new Date()), COLLECTION.length)];

  function open() {
    const today = ofToday();
    const begin = (/** @type {Puzzle} */ puzzle) => {
      dialog.close();
      trial.begin(puzzle);
    };

    /** @param {Puzzle} puzzle */
    const facts = (puzzle) => t('puzzles.facts', {
      variant: t(`variant.${variantOf(puzzle)}.name`), grade: t(`puzzles.grade.${puzzle.grade}`),
    });
    const daily = button(h('b', {}, t(`puzzles.kind.${today.kind}`)), () => begin(today), {
      class: 'daily',
    });
    daily.append(h('small', {}, facts(today)), ...(solved.has(today.id)
      ? [h('small', {}, '✓ ', t('puzzles.solved'))] : []));

    /** @param {Puzzle} puzzle */
    const item = (puzzle) => {
      const done = solved.has(puzzle.id);
      const label = t(`puzzles.item${done ? 'Solved' : ''}`, {
        number: numberOf(puzzle), variant: t(`variant.${variantOf(puzzle)}.name`),
      });
      const choice = button(`${numberOf(puzzle)}`, () => begin(puzzle), {
        'aria-label': label, 'data-puzzle': puzzle.id, class: done ? 'strong' : null,
      });
      const short = t(`puzzles.short.${variantOf(puzzle)}`);
      choice.append(h('small', {}, done ? `${short} ✓` : short));
      return h('li', {}, choice);
    };

    /** @param {Kind} kind */
    const section = (kind) => {
      const all = ofKind(kind);
      const grades = [...new Set(all.map(({ grade }) => grade))];
      const done = all.filter(({ id }) => solved.has(id)).length;
      return h('section', {},
        h('h3', {}, t(`puzzles.kind.${kind}`), ' ',
          h('small', {}, t('puzzles.count', { solved: done, all: all.length }))),
        h('p', { class: 'soft' }, t(`puzzles.about.${kind}`)),
        ...grades.flatMap((grade) => [
          h('h4', {}, t(`puzzles.grade.${grade}`)),
          h('ul', { class: 'puzzles' }, ...all.filter((one) => one.grade === grade).map(item)),
        ]));
    };

    const dialog = parts.dialogs.open('puzzles', t('puzzles.title'), [
      h('section', {}, h('h3', {}, t('puzzles.today')), daily), ...KINDS.map(section),
    ], [{ text: t('do.close'), strong: true }]);
  }

  return {
    open,
    /** By its id, or `daily`; tells whether there is one. @param {string} name */
    begin(name) {
      const puzzle = name === 'daily' ? ofToday() : COLLECTION.find(({ id }) => id === name);
      if (puzzle) trial.begin(puzzle);
      return Boolean(puzzle);
    },
  };
};

/** @type {ReturnType<typeof createPuzzles> | null} */
let puzzles = null;

/** @param {Parts} parts */
const deskOf = async (parts) => {
  await dressed('puzzles');
  const i18n = await parts.i18n.part('puzzles');
  return puzzles ??= createPuzzles(parts, i18n);
};

/** The list of puzzles, the day's first. @param {Parts} parts */
export const openPuzzles = async (parts) => (await deskOf(parts)).open();

/** A puzzle by its id, or `daily`; tells whether there is one. @param {Parts} parts */
export const beginPuzzle = async (parts, /** @type {string} */ name) => (
  (await deskOf(parts)).begin(name));

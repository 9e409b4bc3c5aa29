// @ts-check
import { sowingSentence } from '../a11y.js';
import { isBusy } from '../store.js';
import { putBar } from '../view/bar.js';
import { button, dressed, h } from '../view/dom.js';
import { createBar } from './bar.js';
import { LESSONS } from './lessons.js';
import { createProgress } from './progress.js';
import { verdictOf } from './verdict.js';

/** @import { State } from '../types.js' */
/** @import { Parts } from '../more/types.js' */
/** @import { Deed, Verdict } from './types.js' */

/** @type {ReturnType<typeof createTutor> | null} */
let tutor = null;

/** The lessons to choose from. @param {Parts} parts */
export const openTutorial = async (parts) => {
  const i18n = await parts.i18n.part('tutorial');
  await dressed('tutorial');
  tutor ??= createTutor({ ...parts, i18n });
  tutor.choose();
};

/** @param {Parts} parts */
const createTutor = (parts) => {
  const { store, table, game, page, dialogs, shelf, i18n } = parts;
  const { t } = i18n;
  const of = LESSONS.length;
  const progress = createProgress(shelf, LESSONS.map(({ name }) => name));
  const bar = createBar(i18n, {
    choose,
    leave,
    again: () => begin(at),
    next() {
      if (at + 1 < of) return begin(at + 1);
      leave();
      choose();
    },
  });
  /** The lesson on the board, from 0; -1: none. */
  let at = -1;
  /** @type {Verdict} */
  let verdict = 'open';
  /** What the verdict was found by. */
  let judged = '';

  const nameOf = (/** @type {number} */ index) => LESSONS[index].name;
  const titleOf = (/** @type {number} */ index) => t(`tutorial.lesson.${nameOf(index)}.name`);

  /** @param {number} index */
  function begin(index) {
    at = -1;
    game.visit(LESSONS[index].position, {
      kind: 'lesson', task: true, seats: { south: 'person', north: 'person' },
    });
    [at, verdict, judged] = [index, 'open', ''];
    putBar(parts, bar.element);
    page.keepFocus();
    judge(store.get());
  }

  function leave() {
    game.comeBack();
    page.keepFocus();
  }

  /** South's first turn, up to the position on the board. @param {State} state @returns {Deed[]} */
  const turnOf = ({ history, position }) => history.slice(0, position.ply)
    .filter(({ side, turn }) => side === 'south' && turn === history[0].turn)
    .map((sowing) => {
      const drop = table.stepsAt(sowing.ply).findLast(({ kind }) => kind === 'drop');
      return { ...sowing, last: drop && 'house' in drop ? drop.house : -1 };
    });

  /** @param {State} state */
  function judge(state) {
    if (at < 0 || isBusy(state) || state.look) return;
    // What is done stays done, whatever else is tried on the board.
    if (verdict === 'done') return;
    const turn = turnOf(state);
    verdict = verdictOf(LESSONS[at].goal, turn, state);
    const now = `${verdict} ${turn.map(({ letter }) => letter)}`;
    if (now === judged) return;
    const first = !judged;
    judged = now;
    if (verdict === 'done') progress.add(nameOf(at));
    draw();
    page.say(first ? `${titleOf(at)}. ${lineOf(state)}` : lineOf(state));
  }

  /** What came of the verdict, in words. @param {State} state */
  function lineOf(state) {
    const seeds = turnOf(state).reduce((sum, { captured }) => sum + captured, 0);
    const say = (/** @type {string} */ what) => (
      t(`tutorial.lesson.${nameOf(at)}.${what}`, { seeds }));
    if (verdict === 'missed' || verdict === 'done') return say(verdict);
    const facts = { about: say('about'), wish: say('wish') };
    return t(verdict === 'open' ? 'tutorial.task' : 'tutorial.going', facts);
  }

  function draw() {
    const state = store.get();
    const last = turnOf(state).at(-1);
    const happened = last && verdict !== 'open'
      ? `${sowingSentence(i18n, last, state.position.row)} ` : '';
    bar.draw({
      number: at + 1, of, title: titleOf(at), words: happened + lineOf(state), verdict,
    });
  }

  store.subscribe((state) => {
    if (state.visit?.kind !== 'lesson') at = -1;
    judge(state);
  });
  i18n.listen(() => at >= 0 && draw());

  function choose() {
    const done = progress.done();
    const first = LESSONS.findIndex(({ name }) => !done.has(name));
    const start = Math.max(first, 0);
    const list = dialogs.open('tutorial', t('tutorial.title'), [
      h('p', {}, t(first < 0 ? 'tutorial.all' : 'tutorial.about')),
      h('ul', { class: 'menu lessons' }, ...LESSONS.map(({ name }, index) => {
        const choice = button(h('b', {}, t('tutorial.entry', {
          number: index + 1, title: titleOf(index),
        })), () => {
          list.close();
          begin(index);
        });
        if (done.has(name)) choice.append(h('small', {}, t('tutorial.done')));
        return h('li', {}, choice);
      })),
    ], [
      {
        text: t(done.size ? 'tutorial.goOn' : 'tutorial.start', { number: start + 1 }),
        strong: true,
        act: () => begin(start),
      },
      { text: t('do.close') },
    ]);
  }

  return { choose };
};

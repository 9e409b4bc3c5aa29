// @ts-check
import { nextSentence } from '../a11y.js';
import { isCrash } from '../engine.js';
import { putSentence } from '../view/bar.js';
import { button, dressed, h } from '../view/dom.js';
import { createSetupBoard } from './board.js';
import { createFields } from './fields.js';
import { houseText } from './model.js';
import { setupOf, textOf, viewOf, withSeeds } from './setup.js';
import { faultOf, hintsOf, refuses, sumText } from './words.js';

/** @import { Parts } from '../more/types.js' */
/** @import { Seats } from '../types.js' */
/** @import { Refusal, Setup } from './types.js' */

/** The position that was last worked on; it outlives the dialog. @type {Setup | null} */
let kept = null;

/** @param {Parts} parts */
export const openEditor = async (parts) => {
  await dressed('editor');
  const { store, table, page, dialogs, game } = parts;
  const i18n = await parts.i18n.part('editor');
  const { t } = i18n;
  const variants = table.variants();
  const present = () => {
    const { position } = store.get();
    return setupOf(position.position, position, viewOf(variants, position.variant));
  };
  let setup = kept ?? present();
  /** @type {Setup[]} */
  const past = [];
  let takes = false;

  /** What the engine makes of a text, or why it does not take it. */
  const read = (/** @type {string} */ text) => {
    const refusal = refuses(text);
    if (refusal) return { refusal };
    try {
      return { state: table.open(text).state };
    } catch (error) {
      if (isCrash(error)) throw error;
      return { refusal: /** @type {Refusal} */ (error) };
    }
  };

  const board = createSetupBoard(i18n, {
    tap: (house) => set(house, setup.houses[house] + (takes ? -1 : 1)),
    set,
  });
  const sum = h('p', { class: 'soft' });
  const spoken = h('p', { class: 'spoken', 'aria-live': 'polite' });
  const advice = h('div', { class: 'advice', role: 'status' });
  const fields = createFields(t, variants, {
    change,
    takes: (chosen) => { takes = chosen; },
    present: () => change(present()),
    undo() {
      setup = kept = past.pop() ?? setup;
      draw();
    },
    text: typed,
  });

  /** @type {(house: number, seeds: number) => void} */
  function set(house, seeds) {
    change(withSeeds(setup, house, seeds));
    spoken.textContent = houseText(i18n, setup, house);
  }

  /**
   * @param {Setup} next
   * @param {string} [text] as it was written, if it was
   * @param {ReturnType<typeof read>} [judged] what the engine makes of it, if that is known
   */
  function change(next, text, judged) {
    past.push(setup);
    setup = kept = next;
    draw(text, judged);
  }

  /** The board follows a text as far as the engine takes it. @param {string} text */
  function typed(text) {
    const judged = read(text);
    const { state } = judged;
    if (state) change(setupOf(text, state, viewOf(variants, state.variant)), text, judged);
    else draw(text, judged);
  }

  function draw(text = textOf(setup), judged = read(text)) {
    const { state, refusal } = judged;
    board.draw(setup, store.get().settings.flipped);
    sum.textContent = sumText(t, setup);
    fields.draw(setup, text, past.length > 0);
    advice.replaceChildren(...(state
      ? hintsOf(i18n, setup, state).map((hint) => h('p', {}, hint)) : faultLines(text, refusal)));
    for (const deed of deeds) deed.ariaDisabled = String(!state);
  }

  /** @type {(text: string, refusal: Refusal) => Node[]} */
  function faultLines(text, refusal) {
    const { words, before, marked, after } = faultOf(t, text, refusal);
    return [h('p', { class: 'fault' }, words),
      ...(marked ? [h('p', { class: 'place' }, before, h('mark', {}, marked), after)] : [])];
  }

  const keep = () => {
    game.takeUp();
    page.say(t('editor.kept'));
  };

  /** The position comes on the board as a visit. @param {Seats} seats */
  function visit(seats) {
    kept = setup;
    game.visit(textOf(setup), { kind: 'setup', seats });
    dialog.close();
    const { position: { over } } = store.get();
    putSentence(parts, {
      name: () => t('editor.bar'),
      text: () => t('editor.bar'),
      ways: [
        ...over ? [] : [{ text: () => t('editor.keep'), act: keep }],
        { text: () => t('editor.edit'), act: () => void openEditor(parts) },
        { text: () => t('editor.back'), act: game.comeBack },
      ],
    });
    page.keepFocus();
    page.say(t('editor.visited', { next: nextSentence(i18n, store.get().position) }));
  }

  const persons = /** @type {Seats} */ ({ south: 'person', north: 'person' });
  const deeds = [
    button(t('editor.play'), () => visit(fields.seats()), { class: 'strong' }),
    button(t('editor.analyse'), () => {
      visit(persons);
      if (!store.get().analysing) parts.act.analysis();
    }),
    button(t('editor.share'), () => {
      visit(persons);
      import('../share/share.js').then(({ openShare }) => openShare(parts))
        .catch(() => page.notify(t('notice.notLoaded')));
    }),
  ];

  const dialog = dialogs.open('editor', t('editor.title'), [
    h('div', { class: 'editor' }, board.host, h('div', { class: 'tap' }, fields.tap, sum),
      fields.text, advice, fields.others, board.keys, spoken),
  ], [{ text: t('do.close') }]);
  dialog.querySelector('.answers')?.prepend(...deeds);
  draw();
  board.focus();
};

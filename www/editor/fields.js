// @ts-check
import { button, h } from '../view/dom.js';
import { emptied, opening, sumsOf, viewOf, withCaptured, withVariant } from './setup.js';

/** @import { Seats, Side, Translate, VariantView } from '../types.js' */
/** @import { FieldActs, Fields, Setup } from './types.js' */

const SIDES = /** @type {Side[]} */ (['south', 'north']);

/** @type {Record<string, Seats>} */
const SEATS = {
  both: { south: 'person', north: 'person' },
  south: { south: 'person', north: 'computer' },
  north: { south: 'computer', north: 'person' },
};

/**
 * Everything of a position that is not a house, and its text.
 * @type {(t: Translate, variants: VariantView[], acts: FieldActs) => Fields}
 */
export const createFields = (t, variants, acts) => {
  /** @type {Setup} */
  let setup;
  const view = () => viewOf(variants, setup.variant);

  /** @type {(label: string, field: Element, ...more: Element[]) => HTMLElement} */
  const row = (label, field, ...more) => h('div', { class: 'row' },
    h('label', {}, h('span', { class: 'soft' }, label), field), ...more);

  /** @type {(names: string[], text: (name: string) => string, chosen: (name: string) => void) =>
   *   HTMLSelectElement} */
  const choice = (names, text, chosen) => {
    const select = h('select', { onchange: () => chosen(select.value) },
      ...names.map((name) => h('option', { value: name }, text(name))));
    return select;
  };

  const variant = choice(variants.map(({ id }) => id), (id) => t(`variant.${id}.name`),
    (id) => acts.change(withVariant(setup, viewOf(variants, id))));
  const turn = choice(SIDES, (side) => t(`side.${side}`),
    (side) => acts.change({ ...setup, turn: /** @type {Side} */ (side) }));
  const again = h('input', {
    type: 'checkbox', onchange: () => acts.change({ ...setup, again: again.checked }),
  });
  const againRow = h('label', {}, again, t('editor.again'));
  const players = choice(Object.keys(SEATS), (name) => t(`editor.seats.${name}`), () => {});

  const heaps = SIDES.map((side) => {
    const input = h('input', {
      type: 'number', min: 0, inputmode: 'numeric',
      oninput: () => acts.change(withCaptured(setup, side, input.valueAsNumber)),
      onblur: () => { input.value = `${setup.captured[side]}`; },
    });
    const rest = button(t('editor.rest'), () => (
      acts.change(withCaptured(setup, side, setup.captured[side] + sumsOf(setup).left))), {
      'aria-label': t('editor.restTo', { side }),
    });
    return { side, input, rest };
  });

  const undo = button(t('do.undo'), acts.undo);
  const fill = h('div', { class: 'row', role: 'group', 'aria-label': t('editor.fill') },
    button(t('editor.empty'), () => acts.change(emptied(view()))),
    button(t('editor.opening'), () => acts.change(opening(view()))),
    button(t('editor.present'), acts.present), undo);

  const text = h('input', {
    type: 'text', spellcheck: 'false', autocapitalize: 'off', autocomplete: 'off',
    oninput: () => acts.text(text.value),
  });

  const tap = h('fieldset', {}, h('legend', {}, h('span', {}, t('editor.tap'))),
    ...[false, true].map((takes) => h('label', {}, h('input', {
      type: 'radio', name: 'setup-tap', checked: !takes, onchange: () => acts.takes(takes),
    }), t(`editor.${takes ? 'takes' : 'adds'}`))));

  return {
    tap,
    text: row(t('editor.text'), text),
    others: h('div', { class: 'fields' },
      fill,
      row(t('dialog.variant'), variant),
      ...heaps.map(({ side, input, rest }) => row(t('editor.heap', { side }), input, rest)),
      row(t('editor.turn'), turn, againRow),
      row(t('editor.players'), players)),
    seats: () => SEATS[players.value],
    draw(next, written, canUndo) {
      setup = next;
      variant.value = setup.variant;
      turn.value = setup.turn;
      again.checked = setup.again;
      againRow.hidden = !view().extraTurn && !setup.again;
      for (const { side, input, rest } of heaps) {
        input.max = `${setup.total}`;
        // What is being typed is left alone.
        if (input !== document.activeElement) input.value = `${setup.captured[side]}`;
        rest.ariaDisabled = String(sumsOf(setup).left <= 0);
      }
      if (text.value !== written) text.value = written;
      undo.ariaDisabled = String(!canUndo);
    },
  };
};

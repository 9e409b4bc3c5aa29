// @ts-check
import { KEYS } from '../keyboard.js';
import { opponent } from '../store.js';
import { button, h } from './dom.js';

/** @import { Answer, Dialogs, Params, Side, Translate } from '../types.js' */

/** The order in which the games are offered. */
const GAMES = ['hoyito-2', 'hoyito-3', 'hoyito-2-12', 'hoyito-1'];

let made = 0;

/**
 * @template {string} V
 * @param {string} legend @param {V[]} values @param {V} current @param {(value: V) => void} choose
 * @param {(value: V) => (Node | string)[]} text
 */
const radios = (legend, values, current, choose, text) => {
  const name = `radio-${made += 1}`;
  return h('fieldset', {}, h('legend', {}, legend), ...values.map((value) => h('label', {},
    h('input', {
      type: 'radio', name, value, checked: value === current, onchange: () => choose(value),
    }),
    h('span', {}, ...text(value)))));
};

/**
 * Each is a modal dialog that lives as long as it is open.
 * @type {(host: HTMLElement, t: Translate) => Dialogs}
 */
export const createDialogs = (host, t) => {
  /**
   * Escape and a click beside it close it, if there is a way to answer nothing.
   * @param {string} name @param {(Node | string)[]} body @param {Answer[]} answers
   * @param {Params} [facts]
   */
  function open(name, body, answers, facts) {
    const id = `dialog-${made += 1}`;
    const firm = answers.every(({ act }) => act);
    const give = (/** @type {Answer | undefined} */ answer) => {
      dialog.close();
      answer?.act?.();
    };
    const dialog = h('dialog', {
      'data-dialog': name,
      'aria-labelledby': id,
      onclose: () => dialog.remove(),
      oncancel: (/** @type {Event} */ event) => firm && event.preventDefault(),
      onclick: (/** @type {Event} */ { target }) => !firm && target === dialog && dialog.close(),
    }, h('form', {
      onsubmit: (/** @type {Event} */ event) => {
        event.preventDefault();
        give(answers.find(({ strong }) => strong));
      },
    },
    h('h2', { id }, t(`dialog.${name}`, facts)),
    h('div', { class: 'body', tabindex: 0 }, ...body),
    h('div', { class: 'answers' }, ...answers.map((answer) => (answer.strong
      ? h('button', { class: 'strong', autofocus: true }, answer.text)
      : button(answer.text, () => give(answer)))))));
    host.append(dialog);
    dialog.showModal();
  }

  const sides = /** @type {Side[]} */ (['south', 'north']);
  const sideName = (/** @type {Side} */ side) => [t(`side.${side}`)];
  const close = { text: t('do.close'), strong: true };
  const cancel = { text: t('do.cancel') };

  return {
    newGame(last, running, start) {
      const choice = { ...last, seats: { ...last.seats } };
      open('newGame', [
        radios(t('dialog.variant'), GAMES, choice.variant, (value) => { choice.variant = value; },
          (id) => [h('b', {}, t(`variant.${id}.name`)), h('small', {}, t(`variant.${id}.about`))]),
        ...sides.map((side) => radios(t(`side.${side}`), ['person', 'computer'],
          choice.seats[side], (value) => { choice.seats[side] = value; },
          (player) => [t(`player.${player}`)])),
        radios(t('dialog.starter'), sides, choice.starter, (value) => { choice.starter = value; },
          sideName),
        ...(running ? [t('dialog.leaves')] : []),
      ], [{ text: t('do.start'), strong: true, act: () => start(choice) }, cancel]);
    },

    settings(settings, change) {
      open('settings', [
        radios(t('dialog.speed'), ['slow', 'normal', 'fast', 'instant'], settings.speed,
          (speed) => change({ speed }), (speed) => [t(`speed.${speed}`)]),
        .../** @type {const} */ (['preview', 'numbers', 'flipped', 'letters']).map((name) => {
          const input = h('input', {
            type: 'checkbox',
            checked: settings[name],
            onchange: () => change({ [name]: input.checked }),
          });
          return h('label', {}, input, t(`dialog.${name}`));
        }),
      ], [close]);
    },

    resign: (side, act) => open('resign', [t('dialog.resigns', { side })],
      [{ text: t('do.resign'), strong: true, act }, cancel]),

    draw: (side, act) => open('draw', [t('dialog.accept', { side: opponent(side) })],
      [{ text: t('do.accept'), act }, { text: t('do.decline'), strong: true }], { side }),

    crash: (act) => open('crash', [t('dialog.kept')],
      [{ text: t('dialog.goOn'), strong: true, act }]),

    help({ id, row, seeds, chain, enPassant, extraTurn }) {
      const points = [
        'aim', 'sow', 'relay', enPassant ? 'passing' : 'casa',
        ...(chain ? ['chain'] : enPassant ? [] : ['single']),
        extraTurn ? 'again' : 'once', 'pass', 'lastFour',
      ];
      const facts = { seeds, houses: 2 * row, variant: t(`variant.${id}.name`) };
      /** @param {string[]} names */
      const list = (names) => h('ul', {}, ...names.map((name) => (
        h('li', {}, t(`rules.${name}`, facts)))));
      const keys = {
        ...KEYS, arrows: t('keys.arrowKeys'), sow: t('keys.sowKeys'), skip: t('keys.skipKeys'),
        letters: `A–${String.fromCharCode(64 + row)}`,
      };
      open('help', [
        h('h3', {}, t('rules.title', facts)), list(points),
        h('h3', {}, t('rules.ours')), t('rules.oursWhy'), list(['origin', 'endless', 'stall']),
        h('h3', {}, t('keys.title')),
        h('dl', {}, ...Object.entries(keys).reverse().flatMap(([name, key]) => [
          h('dt', {}, key), h('dd', {}, t(name in KEYS ? `do.${name}` : `keys.${name}`)),
        ])),
      ], [close]);
    },
  };
};

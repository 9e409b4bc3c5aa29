// @ts-check
import { opponent } from '../store.js';
import { button, dressed, h, post } from './dom.js';

/** @import { Answer, Dialogs, MatchChoice, Params, Seats, Side, Translate } from '../types.js' */

/** The order in which the games are offered. */
const GAMES = ['hoyito-2', 'hoyito-3', 'hoyito-2-12', 'hoyito-1'];

/** Rounds of the longest match. */
const MOST_ROUNDS = 15;

let made = 0;

/**
 * @template {string} V
 * @param {string} legend @param {V[]} values @param {V} current @param {(value: V) => void} choose
 * @param {(value: V) => (Node | string)[]} text
 */
const radios = (legend, values, current, choose, text) => {
  const name = `radio-${made += 1}`;
  return h('fieldset', {},
    h('legend', {}, h('span', {}, legend)),
    ...values.map((value) => h('label', {},
      h('input', {
        type: 'radio', name, value, checked: value === current, onchange: () => choose(value),
      }),
      h('span', {}, ...text(value)))));
};

/**
 * Each is a modal dialog that lives as long as it is open.
 * @type {(host: HTMLElement, t: Translate) => Promise<Dialogs>}
 */
export const createDialogs = async (host, t) => {
  await dressed('dialogs');

  /** @type {Dialogs['open']} */
  function open(name, title, body, answers, closed) {
    // One of a kind at a time.
    const older = /** @type {HTMLDialogElement | null} */ (
      host.querySelector(`[data-dialog="${name}"]`));
    older?.close();
    older?.remove();
    const id = `dialog-${made += 1}`;
    const firm = answers.every(({ act }) => act);
    const give = (/** @type {Answer | undefined} */ answer) => {
      dialog.close();
      answer?.act?.();
    };
    const notices = h('div', { class: 'notices', role: 'status' });
    const dialog = h('dialog', {
      'data-dialog': name,
      'aria-labelledby': id,
      onclose: () => {
        dialog.remove();
        post(host, ...notices.children);
        closed?.();
      },
      oncancel: (/** @type {Event} */ event) => firm && event.preventDefault(),
      // The second click of a double one, and an Enter that is held, were meant for the button that
      // opened the dialog.
      onclick: (/** @type {MouseEvent} */ { target, detail }) => (
        !firm && target === dialog && detail < 2 && dialog.close()),
      onkeydown: (/** @type {KeyboardEvent} */ event) => (
        event.repeat && event.key === 'Enter' && event.preventDefault()),
    }, h('form', {
      onsubmit: (/** @type {Event} */ event) => {
        event.preventDefault();
        give(answers.find(({ strong }) => strong));
      },
    },
    h('h2', { id }, title),
    h('div', { class: 'body', tabindex: 0 }, ...body),
    notices,
    h('div', { class: 'answers' }, ...answers.map((answer) => (answer.strong
      ? h('button', { class: 'strong', autofocus: true }, answer.text)
      : button(answer.text, () => give(answer)))))));
    host.append(dialog);
    dialog.showModal();
    return dialog;
  }

  /** @type {(name: string, body: (Node | string)[], answers: Answer[], facts?: Params) => void} */
  const put = (name, body, answers, facts) => {
    open(name, t(`dialog.${name}`, facts), body, answers);
  };

  const sides = /** @type {Side[]} */ (['south', 'north']);
  const sideName = (/** @type {Side} */ side) => [t(`side.${side}`)];
  const cancel = { text: t('do.cancel') };

  return {
    open,

    newGame(last, levels, running, start) {
      const choice = { ...last, seats: { ...last.seats } };
      const about = h('small', { id: `level-${made += 1}` });
      const level = h('select', {
        onchange: () => { choice.level = level.value; fit(); }, 'aria-describedby': about.id,
      }, ...levels.map((name) => h('option', { value: name }, t(`level.${name}.name`))));
      level.value = choice.level;
      const strength = h('div', { class: 'level' },
        h('label', {}, h('span', { class: 'soft' }, t('dialog.level')), level), about);
      /** A level is asked for where the computer plays. */
      const fit = () => {
        about.textContent = t(`level.${choice.level}.about`);
        strength.hidden = !Object.values(choice.seats).includes('computer');
      };
      fit();
      const match = { length: 5, unit: 'one', way: 'full', ...last.match };
      const length = h('select', { onchange: () => { match.length = Number(length.value); } },
        ...Array.from({ length: MOST_ROUNDS }, (_, i) => h('option', {}, `${i + 1}`)));
      length.value = `${match.length}`;
      const rounds = h('div', {},
        h('label', { class: 'level' }, h('span', { class: 'soft' }, t('dialog.length')), length),
        radios(t('dialog.way'), ['full', 'filled'], match.way, (way) => { match.way = way; },
          (way) => [t(`match.way.${way}`)]));
      const play = (/** @type {Seats} */ seats) => start({
        ...choice, seats, match: match.unit === 'one' ? null : /** @type {MatchChoice} */ (match),
      });
      const fitMatch = () => { rounds.hidden = match.unit === 'one'; };
      fitMatch();
      const both = /** @type {const} */ ({ south: 'computer', north: 'computer' });
      put('newGame', [
        radios(t('dialog.variant'), GAMES, choice.variant, (value) => { choice.variant = value; },
          (id) => [h('b', {}, t(`variant.${id}.name`)), h('small', {}, t(`variant.${id}.about`))]),
        ...sides.map((side) => radios(t(`side.${side}`), ['person', 'computer'],
          choice.seats[side], (value) => { choice.seats[side] = value; fit(); },
          (player) => [t(`player.${player}`)])),
        strength,
        radios(t('dialog.starter'), sides, choice.starter, (value) => { choice.starter = value; },
          sideName),
        radios(t('dialog.match'), ['one', 'rounds', 'wins'], match.unit,
          (unit) => { match.unit = unit; fitMatch(); }, (unit) => [t(`match.unit.${unit}`)]),
        rounds,
        ...(running ? [t('dialog.leaves')] : []),
      ], [
        { text: t('do.start'), strong: true, act: () => play(choice.seats) },
        { text: t('do.demo'), act: () => play(both) },
        cancel,
      ]);
    },

    leaveMatch: (act) => put('leaveMatch', [t('dialog.leavesMatch')],
      [{ text: t('dialog.leaveIt'), act }, { ...cancel, strong: true }]),

    resign: (side, act) => put('resign', [t('dialog.resigns', { side })],
      [{ text: t('do.resign'), strong: true, act }, cancel]),

    draw: (side, act) => put('draw', [t('dialog.accept', { side: opponent(side) })],
      [{ text: t('do.accept'), act }, { text: t('do.decline'), strong: true }], { side }),

    crash: (act) => put('crash', [t('dialog.kept')],
      [{ text: t('dialog.goOn'), strong: true, act }]),
  };
};

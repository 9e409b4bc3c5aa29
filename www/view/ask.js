// @ts-check
import { opponent } from '../select.js';
import { checkbox, openDialog, radios } from './dialogs.js';
import { h } from './dom.js';

/**
 * @typedef {import('../store.js').State} State
 * @typedef {import('../store.js').Side} Side
 * @typedef {import('../store.js').Settings} Settings
 * @typedef {import('../engine.js').VariantView} VariantView
 * @typedef {{ variant: string, seats: import('../store.js').Seats, starter: Side }} Choice
 */

/** The order in which the games are offered: the shown ones first. */
const OFFERED = ['hoyito-2', 'hoyito-3', 'hoyito-2-12', 'hoyito-1'];

/** @type {Side[]} */
const SIDES = ['south', 'north'];

/**
 * Every question that the page asks.
 * @param {HTMLElement} host @param {import('../i18n.js').Translate} t
 */
export function createAsk(host, t) {
  /** @param {Side} side */
  const sideName = (side) => t(`side.${side}`);
  const cancel = { text: t('do.cancel') };

  return {
    /** @param {State} state @param {Choice} last @param {(choice: Choice) => void} start */
    newGame(state, last, start) {
      const choice = { ...last, seats: { ...last.seats } };
      const players = /** @type {const} */ (['person', 'computer']).map((value) => (
        { value, text: t(`player.${value}`) }));
      const running = state.position.ply > 0 && !state.position.over;
      openDialog(host, {
        name: 'new-game',
        title: t('dialog.newGame'),
        body: [
          radios(t('dialog.variant'), OFFERED.map((value) => ({
            value, text: t(`variant.${value}.name`), about: t(`variant.${value}.about`),
          })), choice.variant, (value) => { choice.variant = value; }),
          ...SIDES.map((side) => radios(t('dialog.seat', { side: sideName(side) }), players,
            choice.seats[side], (value) => { choice.seats[side] = value; })),
          radios(t('dialog.starter'), SIDES.map((value) => ({ value, text: sideName(value) })),
            choice.starter, (value) => { choice.starter = value; }),
          ...(running ? [h('p', { class: 'aside' }, t('dialog.leaves'))] : []),
        ],
        answers: [{ text: t('do.start'), strong: true, act: () => start(choice) }, cancel],
      });
    },

    /** @param {Settings} settings @param {(change: Partial<Settings>) => void} change */
    settings(settings, change) {
      const speeds = /** @type {const} */ (['slow', 'normal', 'fast', 'instant']);
      const switches = /** @type {const} */ (['preview', 'numbers', 'flipped', 'letters']);
      openDialog(host, {
        name: 'settings',
        title: t('dialog.settings'),
        body: [
          radios(t('dialog.speed'), speeds.map((value) => ({ value, text: t(`speed.${value}`) })),
            settings.speed, (speed) => change({ speed })),
          ...switches.map((name) => checkbox(t(`dialog.${name}`), settings[name],
            (on) => change({ [name]: on }))),
        ],
        answers: [{ text: t('do.close'), strong: true }],
      });
    },

    /** @param {Side} side @param {() => void} resign */
    resign(side, resign) {
      openDialog(host, {
        name: 'resign',
        title: t('dialog.resign'),
        body: [h('p', {}, t('dialog.resignText', { side: sideName(side) }))],
        answers: [{ text: t('do.resign'), strong: true, act: resign }, cancel],
      });
    },

    /** @param {Side} side who offers @param {() => void} accept */
    draw(side, accept) {
      openDialog(host, {
        name: 'draw',
        title: t('dialog.draw', { side: sideName(side) }),
        body: [h('p', {}, t('dialog.drawText', { other: sideName(opponent(side)) }))],
        answers: [
          { text: t('do.accept'), act: accept }, { text: t('do.decline'), strong: true },
        ],
      });
    },

    /** @param {() => void} recover */
    crash(recover) {
      openDialog(host, {
        name: 'crash',
        title: t('dialog.crash'),
        body: [h('p', {}, t('dialog.crashText'))],
        answers: [{ text: t('dialog.crashGo'), strong: true, act: recover }],
        firm: true,
      });
    },

    /** @param {VariantView} variant */
    help(variant) {
      openDialog(host, {
        name: 'help',
        title: t('dialog.help'),
        body: [...rules(t, variant), ...keys(t, variant)],
        answers: [{ text: t('do.close'), strong: true }],
      });
    },
  };
}

/** @param {import('../i18n.js').Translate} t @param {VariantView} variant */
function rules(t, { id, row, seeds, chain, enPassant, extraTurn }) {
  const points = [
    'aim', 'sow', 'relay', enPassant ? 'passing' : 'casa',
    ...(chain ? ['chain'] : enPassant ? [] : ['single']),
    extraTurn ? 'again' : 'once', 'pass', 'lastFour',
  ];
  const facts = { seeds, houses: 2 * row };
  /** @param {string} point */
  const item = (point) => h('li', {}, t(`rules.${point}`, facts));
  return [
    h('h3', {}, t('rules.title', { variant: t(`variant.${id}.name`) })),
    h('ul', {}, ...points.map(item)),
    h('h3', {}, t('rules.ours')),
    h('p', {}, t('rules.oursWhy')),
    h('ul', { class: 'ours' }, ...['origin', 'endless', 'stall'].map(item)),
  ];
}

/** @param {import('../i18n.js').Translate} t @param {VariantView} variant */
function keys(t, { row }) {
  const last = String.fromCharCode(64 + row);
  const names = [
    'arrows', 'enter', 'letters', 'undo', 'redo', 'turn', 'pause', 'view', 'moves', 'newGame',
    'settings', 'help',
  ];
  return [
    h('h3', {}, t('keys.title')),
    h('dl', { class: 'keys' }, ...names.map((name) => h('div', {},
      h('dt', {}, t(`keys.${name}.key`, { last })), h('dd', {}, t(`keys.${name}.does`))))),
  ];
}

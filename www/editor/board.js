// @ts-check
import { neighbour } from '../arrows.js';
import { houseOf } from '../keyboard.js';
import { createBoard } from '../view/board.js';
import { h } from '../view/dom.js';
import { modelOf } from './model.js';

/** @import { Direction, I18n } from '../types.js' */
/** @import { BoardActs, Setup, SetupBoard } from './types.js' */

/** How soon (ms) a digit has to follow another one to make a number with it. */
const TOGETHER = 900;

/**
 * A board of the editor's own, whose houses are filled and emptied instead of sown.
 * @type {(i18n: I18n, acts: BoardActs) => SetupBoard}
 */
export const createSetupBoard = (i18n, acts) => {
  const { t } = i18n;
  const keys = h('p', { class: 'keys soft', id: 'editor-keys' }, t('editor.keys'));
  const host = h('div', {
    class: 'setup-board', role: 'group', 'aria-label': t('editor.board'),
    'aria-describedby': keys.id,
  });
  const board = createBoard(host, { t, onActivate: acts.tap, onPeek() {}, onNear() {} });
  /** @type {Setup} */
  let setup;
  let tab = 0;
  /** The last digit: where, when, and the number so far. */
  let typed = { house: -1, at: -TOGETHER, number: 0 };

  /** @type {(event: Event) => number | null} */
  const houseAt = ({ target }) => {
    const house = /** @type {Element} */ (target).closest('[data-house]');
    return house && houseOf(house, setup.row);
  };

  host.addEventListener('focusin', (event) => {
    tab = houseAt(event) ?? tab;
  });
  // The other button of a mouse, or a long touch.
  host.addEventListener('contextmenu', (event) => {
    const house = houseAt(event);
    if (house === null) return;
    event.preventDefault();
    acts.set(house, setup.houses[house] - 1);
  });
  host.addEventListener('keydown', (event) => {
    const { key, timeStamp, ctrlKey, metaKey, altKey } = event;
    const house = houseAt(event);
    if (house === null || ctrlKey || metaKey || altKey) return;
    const seeds = setup.houses[house];
    const arrow = /^Arrow(.+)/.exec(key)?.[1].toLowerCase();
    if (arrow) {
      const next = neighbour(host, setup.row, house, /** @type {Direction} */ (arrow));
      if (next !== null) board.focusHouse(next);
    } else if (/^\d$/.test(key)) {
      const goesOn = typed.house === house && timeStamp - typed.at < TOGETHER;
      typed = { house, at: timeStamp, number: (goesOn ? typed.number * 10 : 0) + Number(key) };
      acts.set(house, typed.number);
    } else if (key === '+' || key === '=') acts.set(house, seeds + 1);
    else if (key === '-' || key === '−' || key === 'Backspace') acts.set(house, seeds - 1);
    else if (key === 'Delete') acts.set(house, 0);
    else return;
    event.preventDefault();
  });

  return {
    host,
    keys,
    draw(next, flipped) {
      setup = next;
      tab = Math.min(tab, setup.houses.length - 1);
      host.dataset.row = `${setup.row}`;
      board.set(modelOf(i18n, setup, flipped, tab));
    },
    focus: () => board.focusHouse(tab),
  };
};

// @ts-check
import { sowingSentence } from '../a11y.js';
import { turnsOf } from '../select.js';
import { h, setAttribute } from './dom.js';

/**
 * The line of sowings, turn by turn; each is a button that puts the board back to it.
 * @typedef {import('../store.js').SowingView} SowingView
 * @param {HTMLElement} host @param {import('../i18n.js').I18n} i18n
 * @param {(ply: number) => void} goTo
 */
export function createMoveList(host, i18n, goTo) {
  const { t } = i18n;
  const opening = h('button', { type: 'button', class: 'move', onclick: () => goTo(0) },
    t('moves.opening'));
  const list = h('ol', { class: 'turns' });
  host.append(opening, list);
  /** What each list item was made of, to leave alone the ones that stay. @type {string[]} */
  let made = [];
  /** @type {unknown} */
  let drawn = null;

  /** @param {SowingView} sowing @param {number} row */
  function moveButton(sowing, row) {
    const captured = sowing.captures.reduce((sum, { seeds }) => sum + seeds, 0);
    const text = captured
      ? t('moves.taken', { house: sowing.letter, seeds: captured }) : sowing.letter;
    const sentence = sowingSentence(i18n, sowing, row);
    return h('button', {
      type: 'button',
      class: 'move',
      'data-ply': sowing.ply,
      'data-taken': captured > 0,
      'aria-label': t('moves.label', { ply: sowing.ply, sentence }),
      onclick: () => goTo(sowing.ply),
    }, text);
  }

  /** @param {SowingView[]} turn @param {number} row */
  function turnItem(turn, row) {
    const extras = turn.flatMap(({ lastFour, passes }) => [
      ...(lastFour ? [t('moves.lastFour')] : []), ...passes.map(() => t('moves.pass')),
    ]);
    return h('li', { 'data-side': turn[0].side },
      h('span', { class: 'side-name' }, t(`side.${turn[0].side}`)),
      h('span', { class: 'sowings' },
        ...turn.map((sowing) => moveButton(sowing, row)),
        ...extras.map((text) => h('span', { class: 'extra' }, text))));
  }

  /** @param {import('../store.js').State} state */
  return ({ history, position }) => {
    if (position === drawn) return;
    drawn = position;
    const turns = turnsOf(history);
    const wanted = turns.map((turn) => JSON.stringify(turn));
    wanted.forEach((text, index) => {
      if (made[index] === text) return;
      const item = turnItem(turns[index], position.row);
      const old = list.children[index];
      if (old) old.replaceWith(item);
      else list.append(item);
    });
    while (list.children.length > turns.length) list.lastElementChild?.remove();
    const grown = wanted.length !== made.length || wanted.at(-1) !== made.at(-1);
    made = wanted;

    for (const move of host.querySelectorAll('.move')) {
      const ply = Number(move.getAttribute('data-ply') ?? 0);
      setAttribute(move, 'aria-current', ply === position.ply ? 'step' : null);
      setAttribute(move, 'data-undone', ply > position.ply);
    }
    // Scrolled by hand: scrollIntoView would move the page as well.
    if (grown) host.scrollTop = host.scrollHeight;
  };
}

// @ts-check
import { sowingSentence } from '../a11y.js';
import { button, h, setAttribute } from './dom.js';

/** @import { CreateMoves, SowingView } from '../types.js' */

/**
 * The line of sowings, turn by turn; each is a button that puts the board back to it.
 * @type {CreateMoves}
 */
export const createMoves = (host, i18n, goTo) => {
  const { t } = i18n;
  const list = h('ol');
  const opening = button(t('moves.opening'), () => goTo(0), { class: 'move' });
  host.append(opening, list);
  const buttons = () => Array.from(host.querySelectorAll('button'));
  /** One stop for the Tab key, however long the line is; arrows go on from there. */
  const stopAt = (/** @type {unknown} */ stop) => (
    buttons().forEach((move) => setAttribute(move, 'tabindex', move === stop ? 0 : -1)));
  host.addEventListener('focusin', ({ target }) => stopAt(target));
  host.addEventListener('keydown', (event) => {
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (!step) return;
    const moves = buttons();
    moves[moves.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement)) + step]?.focus();
    event.preventDefault();
  });
  /** What each item of the list was made of: items that stay are left alone. @type {string[]} */
  let made = [];
  /** What was last drawn, and in which language. @type {unknown[]} */
  let drawn = [null, i18n.language()];

  /** @type {(turn: SowingView[], row: number) => HTMLElement} */
  const item = (turn, row) => h('li', {},
    h('span', { class: 'soft' }, `${turn[0].turn}. ${t(`side.${turn[0].side}`)}`),
    h('span', {}, ...turn.flatMap((sowing) => {
      const { ply, letter: house, captures, lastFour, passes } = sowing;
      const seeds = captures.reduce((sum, capture) => sum + capture.seeds, 0);
      const sentence = sowingSentence(i18n, sowing, row);
      const extras = [...(lastFour ? ['lastFour'] : []), ...passes.map(() => 'pass')];
      return [
        button(seeds ? t('moves.taken', { house, seeds }) : house, () => goTo(ply), {
          class: seeds ? 'move took' : 'move',
          'data-ply': ply,
          'aria-label': t('moves.label', { ply, sentence }),
        }),
        ...extras.map((extra) => h('span', { class: 'soft' }, t(`moves.${extra}`))),
      ];
    })));

  return ({ history, position: { ply, row }, position, look }) => {
    const language = i18n.language();
    const place = look?.by === 'replay' ? look.at : ply;
    const focused = host.contains(document.activeElement);
    if (position === drawn[0] && language === drawn[1] && place === drawn[2]) return;
    if (language !== drawn[1]) opening.textContent = t('moves.opening');
    drawn = [position, language, place];
    /** @type {SowingView[][]} */
    const turns = [];
    for (const sowing of history) {
      if (turns.at(-1)?.[0].turn !== sowing.turn) turns.push([]);
      turns.at(-1)?.push(sowing);
    }
    const wanted = turns.map((turn) => language + JSON.stringify(turn));
    turns.forEach((turn, index) => {
      if (made[index] === wanted[index]) return;
      list.children[index]?.remove();
      list.insertBefore(item(turn, row), list.children[index] ?? null);
    });
    while (list.children.length > turns.length) list.lastChild?.remove();
    made = wanted;

    for (const move of buttons()) {
      const at = Number(move.dataset.ply ?? 0);
      setAttribute(move, 'aria-current', at === place ? 'step' : null);
      // The move that had the focus may have gone.
      if (at === place && focused && !host.contains(document.activeElement)) move.focus();
      move.classList.toggle('undone', at > ply);
    }
    stopAt(host.querySelector(':focus') ?? host.querySelector('[aria-current]'));
    // By hand: scrollIntoView would move the page as well. With the next picture, for which the
    // list is laid out anyway.
    if (ply === history.length) {
      requestAnimationFrame(() => { host.scrollTop = host.scrollHeight; });
    }
  };
};

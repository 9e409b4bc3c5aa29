// @ts-check
import { button, h, icon, setAttribute, setText } from './dom.js';

/**
 * The page's frame: everything that stands still around the board.
 * @param {HTMLElement} root @param {import('../i18n.js').Translate} t
 * @param {{ newGame(): void, settings(): void, help(): void }} actions
 */
export function createPage(root, t, actions) {
  const variant = h('h1');
  const movesButton = button(t('do.moves'), toggleMoves, { class: 'button moves', icon: 'moves' });
  const nav = h('nav', { 'aria-label': t('do.menu') },
    button(t('do.newGame'), actions.newGame),
    button(t('do.settings'), actions.settings),
    button(t('do.help'), actions.help),
    movesButton);
  const status = h('div', { class: 'status', tabindex: '-1' });
  const board = h('div', { class: 'board-host' });
  const note = h('p', { class: 'note', 'aria-hidden': 'true' });
  const controls = h('div', { class: 'controls', role: 'group', 'aria-label': t('do.controls') });
  const close = h('button', {
    type: 'button', class: 'close', 'aria-label': t('do.close'), onclick: toggleMoves,
  }, icon('close'));
  const moves = h('div', { class: 'moves-list' });
  const foot = h('div', { class: 'foot' });
  const side = h('aside', { class: 'side', id: 'moves', 'aria-label': t('moves.title') },
    h('h2', {}, t('moves.title')), close, moves, foot);
  const live = h('div', { class: 'spoken', 'aria-live': 'polite' });
  const toasts = h('div', { class: 'toasts', role: 'status' });
  setAttribute(movesButton, 'aria-controls', 'moves');
  setAttribute(movesButton, 'aria-expanded', 'false');

  root.replaceChildren(
    h('header', { class: 'bar' }, variant, nav),
    h('section', { class: 'play', 'aria-label': t('board.label') }, status, board, note, controls),
    side, live, toasts,
  );

  /** On narrow screens the list is a drawer; elsewhere it always stands there. */
  function toggleMoves() {
    if (!movesButton.offsetParent) {
      const current = moves.querySelector('[aria-current]');
      if (current instanceof HTMLElement) current.focus();
      return;
    }
    const open = !side.hasAttribute('data-open');
    setAttribute(side, 'data-open', open);
    setAttribute(movesButton, 'aria-expanded', String(open));
    (open ? close : movesButton).focus();
  }

  side.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && side.hasAttribute('data-open')) toggleMoves();
  });

  return {
    status, board, note, controls, moves, foot, live, toasts, toggleMoves,

    /** What had the focus may have gone with the old board: the next Tab shall reach the new one. */
    keepFocus() {
      if (document.activeElement === document.body) status.focus();
    },

    /** @param {import('../store.js').State} state @param {boolean} busy */
    render({ view }, busy) {
      setText(variant, t(`variant.${view.variant}.name`));
      setAttribute(root, 'data-variant', view.variant);
      setAttribute(root, 'data-turn', view.turn);
      setAttribute(root, 'data-over', String(Boolean(view.over)));
      setAttribute(root, 'data-busy', String(busy));
    },
  };
}

// @ts-check
/** @import { Acts } from './types.js' */

/** @type {Record<string, 'first' | 'back' | 'toggle' | 'forward' | 'last' | 'leave'>} */
const DEEDS = {
  ArrowLeft: 'back', ArrowRight: 'forward', Home: 'first', End: 'last', Escape: 'leave',
  ' ': 'toggle', p: 'toggle',
};

/**
 * The keys that a target has a use of its own for: houses and lists for arrows, buttons for Space.
 * @type {(target: Element, key: string) => boolean}
 */
const needs = (target, key) => {
  if (target.closest('[data-open]')) return true;
  if (target.closest('aside, select')) return key !== 'Escape';
  if (target.closest('[data-house]')) return /^Arrow/.test(key);
  return target.matches('input') ? /^(Arrow|Home|End)/.test(key)
    : key === ' ' && target.matches('button');
};

/**
 * While it is open, a replay has the keys, wherever the focus is, and the board takes no clicks.
 * Gives what ends that.
 * @type {(board: HTMLElement, letters: () => boolean, acts: Acts) => () => void}
 */
export const listenToReplay = (board, letters, acts) => {
  const abort = new AbortController();
  const how = { capture: true, signal: abort.signal };

  document.addEventListener('keydown', (event) => {
    const { ctrlKey, metaKey, altKey, repeat } = event;
    const key = event.key === 'P' ? 'p' : event.key;
    const deed = DEEDS[key];
    const target = /** @type {Element} */ (event.target);
    if (!deed || ctrlKey || metaKey || altKey || needs(target, key)) return;
    if (document.querySelector('dialog[open]') || (key === 'p' && !letters())) return;
    event.preventDefault();
    // The game has the same keys for its own.
    event.stopPropagation();
    if (!repeat || /^Arrow/.test(key)) acts[deed]();
  }, how);

  board.addEventListener('click', (event) => event.stopPropagation(), how);
  return () => abort.abort();
};

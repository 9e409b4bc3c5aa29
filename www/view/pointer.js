// @ts-check
import { houseOf } from '../keyboard.js';
import { isBusy } from '../select.js';

/**
 * Lets through only those clicks on the board that can have been meant for what it shows: not the
 * second of a double click, not one that was pressed before the board changed. While seeds move,
 * a click anywhere on the board skips to the end, and does nothing else.
 * @param {HTMLElement} host @param {import('../store.js').GameStore} store
 * @param {() => void} skip
 */
export function guardClicks(host, store, skip) {
  /** What the board showed when the pointer went down. @type {unknown} */
  let pressedOn = null;
  host.addEventListener('pointerdown', () => {
    pressedOn = isBusy(store.get()) ? null : store.get().view;
  }, true);
  host.addEventListener('click', (event) => {
    const { playback, view } = store.get();
    // Clicks made by keys or by programs count none, and had no pointer.
    const second = event.detail > 1;
    const stale = event.detail > 0 && pressedOn !== view;
    if (playback && !second) skip();
    if (playback || second || stale) event.stopPropagation();
  }, true);
}

/** Where the houses are on the screen. @param {HTMLElement} host @param {number} row */
export function spotsOf(host, row) {
  return Array.from(host.querySelectorAll('[data-house]'), (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { house: houseOf(element, row), x: left + width / 2, y: top + height / 2 };
  });
}

// @ts-check
/**
 * The heaps of captured seeds beside the board: owner, total, and whose turn it is.
 *
 * @typedef {import('./geometry.js').Layout} Layout
 * @typedef {import('./board.js').BoardModel} BoardModel
 * @typedef {import('./board.js').BoardDeps} BoardDeps
 * @typedef {import('../shown.js').Shown} Shown
 * @typedef {import('../shown.js').Side} Side
 * @typedef {{ heap: HTMLElement, tally: HTMLElement, name: HTMLElement,
 *   total: HTMLElement }} HeapView
 */
import { part, place } from './houses.js';
import { draw } from './seeds.js';

/**
 * @param {Side} side
 * @returns {HeapView}
 */
export function createHeap(side) {
  const heap = document.createElement('div');
  heap.className = 'heap';
  heap.dataset.heap = side;
  heap.setAttribute('role', 'img');
  const tally = part('tally');
  const name = part('owner');
  const total = part('total');
  tally.append(draw('svg', { class: 'turn-mark', viewBox: '0 0 24 24' },
    draw('path', { class: 'turn-once', d: 'M5 4l15 8-15 8z' }),
    draw('path', { class: 'turn-again', d: 'M19 12a7 7 0 1 1-2.2-5.1M17.5 2.5v5h-5' })), name,
  total);
  heap.append(tally);
  return { heap, tally, name, total };
}

/**
 * @param {HeapView} view
 * @param {Layout} layout
 * @param {Side} side
 */
export function placeHeap({ heap, tally }, layout, side) {
  const { pile, text } = layout.heaps[side];
  const page = { x: layout.width / 2, y: layout.height / 2, w: layout.width, h: layout.height };
  place(heap, pile, page);
  place(tally, { ...text, w: 90, h: 70 }, pile);
}

/**
 * @param {HeapView} view
 * @param {Side} side
 * @param {Shown} shown
 * @param {BoardModel} model
 * @param {BoardDeps['t']} t
 */
export function updateHeap({ heap, name, total }, side, shown, model, t) {
  const seeds = shown.captured[side];
  heap.classList.toggle('is-turn', model.turn === side && !model.over);
  name.textContent = t(`board.${side}`);
  if (heap.dataset.seeds === `${seeds}`) return;
  heap.dataset.seeds = `${seeds}`;
  heap.setAttribute('aria-label', t(`board.heap.${side}`, { seeds }));
  total.textContent = `${seeds}`;
}

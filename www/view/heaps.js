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
import { again, part, place } from './houses.js';
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
  tally.append(name, total, draw('svg', { class: 'turn', viewBox: '0 0 24 24' },
    draw('path', { class: 'once', d: 'M7 4.5l11 7.5-11 7.5z' }),
    draw('path', { class: 'more', d: again })));
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
  const seeds = `${shown.captured[side]}`;
  const owner = t(`side.${side}`);
  const turn = model.turn === side && !model.over;
  heap.classList.toggle('is-turn', turn);
  heap.classList.toggle('is-again', turn && model.again);
  heap.dataset.seeds = seeds;
  heap.setAttribute('aria-label', t('board.heap', { side: owner, seeds: t('seeds', { n: seeds }) }));
  name.textContent = owner;
  total.textContent = seeds;
}

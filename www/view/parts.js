// @ts-check
/**
 * What lies over the ground: the houses as buttons, with number and marks, and the heaps' totals.
 *
 * @import { BoardDeps, BoardModel, Box, Layout, Side } from './types.js'
 * @typedef {ReturnType<typeof createHouse>} HouseView
 * @typedef {ReturnType<typeof createHeap>} HeapView
 */
import { ownerOf } from '../store.js';
import { setAttribute, setText } from './dom.js';
import { draw } from './ground.js';

/** @param {string} name @param {(Element | string)[]} children */
export function part(name, ...children) {
  const element = document.createElement('span');
  element.className = name;
  element.append(...children);
  return element;
}

/**
 * Puts an element at a box of the board, within a frame that lies there too.
 * @param {HTMLElement} element @param {Box} box @param {Box} frame
 */
export function place({ style }, box, frame) {
  style.left = `${(100 * (box.x - box.w / 2 - frame.x)) / frame.w + 50}%`;
  style.top = `${(100 * (box.y - box.h / 2 - frame.y)) / frame.h + 50}%`;
  style.width = `${(100 * box.w) / frame.w}%`;
  style.height = `${(100 * box.h) / frame.h}%`;
}

/** A turning arrow: sow again. */
const again = 'M19 12a7 7 0 1 1-2.2-5.1M17.5 2.5v5h-5';

export function createHouse() {
  const ring = part('mark',
    draw('svg', { class: 'rings' }, ...['may', 'from', 'taken', 'end', 'take'].map((kind) => (
      draw('ellipse', {
        cx: '50%', cy: '50%', rx: '49%', ry: '49%', pathLength: 96, class: kind,
      })))),
    draw('svg', { class: 'again', viewBox: '0 0 24 24' }, draw('path', { d: again })));
  const [glow, count, letter] = [part('glow'), part('count'), part('letter')];
  const value = part('value');
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'house';
  button.append(glow, ring, letter, count, value);
  /** `seeds`: how many were last drawn. */
  return { button, ring, glow, count, letter, value, seeds: -1 };
}

/** @param {HouseView} view @param {Layout} layout @param {number} house */
export function placeHouse(view, { houses, page, rim }, house) {
  const { hole, cell, count, letter, value } = houses[house];
  const around = (/** @type {number} */ by) => ({ ...hole, w: hole.w + by, h: hole.h + by });
  place(view.button, cell, page);
  place(view.ring, around(Math.min(14, rim)), cell);
  place(view.glow, around(40), cell);
  place(view.count, { ...count, w: 44, h: 34 }, cell);
  place(view.letter, { ...letter, w: 24, h: 20 }, cell);
  place(view.value, { ...value, w: 40, h: 20 }, cell);
}

/** @param {HouseView} drawn @param {BoardModel} model @param {number} house */
export function updateHouse({ button, letter, value }, { row, far, houses, marks }, house) {
  const { lastTurn, preview } = marks;
  const view = houses[house];
  const worth = marks.values?.[house];
  const end = preview?.last === house;
  const classes = {
    'is-from': lastTurn?.from.includes(house), 'is-taken': lastTurn?.captured.includes(house),
    'is-source': preview?.house === house, 'is-take': preview?.captures.includes(house),
    'is-end': end, 'is-again': end && preview?.again, 'is-closed': view.closed,
    'is-far': far === ownerOf(house, row),
  };
  const looks = Object.entries(classes).filter(([, on]) => on).map(([name]) => name);
  const attributes = {
    class: ['house', ...looks].join(' '),
    'data-house': view.letter,
    'data-playable': `${view.playable}`,
    'aria-label': view.label,
    'aria-disabled': `${!view.playable}`,
    tabindex: view.tabbable ? '0' : '-1',
  };
  for (const [name, now] of Object.entries(attributes)) setAttribute(button, name, now);
  setText(letter, view.letter);
  setText(value, worth?.figure ?? '');
  value.classList.toggle('is-exact', worth?.exact ?? false);
}

/** @param {Side} side */
export function createHeap(side) {
  const [name, total] = [part('owner'), part('total')];
  const tally = part('tally', draw('svg', { class: 'turn', viewBox: '0 0 24 24' },
    draw('path', { class: 'once', d: 'M7 4.5l11 7.5-11 7.5z' }),
    draw('path', { class: 'more', d: again })), name, total);
  const heap = part('heap', tally);
  heap.dataset.heap = side;
  heap.role = 'img';
  return { side, heap, tally, name, total, shade: part('shade') };
}

/** @param {HeapView} view @param {Layout} layout */
export function placeHeap({ side, heap, tally, shade }, layout) {
  const { pile, text, half } = layout[side];
  place(heap, pile, layout.page);
  place(tally, { ...text, w: 90, h: 70 }, pile);
  place(shade, { ...half, w: half.w + 60, h: half.h + 60 }, layout.page);
}

/** @type {(view: HeapView, seeds: number, model: BoardModel, t: BoardDeps['t']) => void} */
export const updateHeap = ({ side, heap, name, total, shade }, seeds, model, t) => {
  const turn = model.turn === side && !model.over;
  const owner = t(`side.${side}`);
  const label = t('board.heap', { side: owner, seeds: t('seeds', { n: seeds }) });
  shade.classList.toggle('is-dark', !turn && !model.over);
  heap.classList.toggle('is-far', model.far === side);
  heap.classList.toggle('is-turn', turn);
  heap.classList.toggle('is-again', turn && model.again);
  setAttribute(heap, 'data-seeds', seeds);
  setAttribute(heap, 'aria-label', label);
  setText(total, `${seeds}`);
  setText(name, owner);
};

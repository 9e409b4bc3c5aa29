// @ts-check
/**
 * The houses as buttons over the ground: what takes clicks and focus, the number, the marks.
 *
 * @typedef {import('./geometry.js').Layout} Layout
 * @typedef {import('./geometry.js').Box} Box
 * @typedef {import('./board.js').BoardModel} BoardModel
 * @typedef {{ button: HTMLButtonElement, ring: HTMLElement, glow: HTMLElement,
 *   count: HTMLElement, letter: HTMLElement }} HouseView
 */
import { draw } from './seeds.js';

/** A turning arrow: sow again. */
export const again = 'M19 12a7 7 0 1 1-2.2-5.1M17.5 2.5v5h-5';

/**
 * @param {string} name
 * @param {string} [tag]
 */
export function part(name, tag = 'span') {
  const element = document.createElement(tag);
  element.className = name;
  element.setAttribute('aria-hidden', 'true');
  return element;
}

/**
 * Puts an element at a box of the stage, in percents of the frame it stands in.
 * @param {HTMLElement} element
 * @param {Box} box
 * @param {Box} frame
 */
export function place(element, box, frame) {
  const percent = (/** @type {number} */ value) => `${(100 * value).toFixed(3)}%`;
  const { style } = element;
  style.left = percent((box.x - box.w / 2 - frame.x + frame.w / 2) / frame.w);
  style.top = percent((box.y - box.h / 2 - frame.y + frame.h / 2) / frame.h);
  style.width = percent(box.w / frame.w);
  style.height = percent(box.h / frame.h);
}

/** The rings of all marks; CSS shows those a house bears. */
function rings() {
  const ellipse = (/** @type {string} */ kind) => draw('ellipse', {
    cx: '50%', cy: '50%', rx: '49%', ry: '49%', pathLength: 96, class: kind,
  });
  return draw('svg', { class: 'rings' }, ...['may', 'from', 'taken', 'end', 'take'].map(ellipse));
}

/** @returns {HouseView} */
export function createHouse() {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'house';
  const ring = part('mark');
  const glow = part('glow');
  const count = part('count');
  const letter = part('letter');
  ring.append(rings(), draw('svg', { class: 'again', viewBox: '0 0 24 24' },
    draw('path', { d: again })));
  button.append(glow, ring, letter, count);
  return { button, ring, glow, count, letter };
}

/**
 * @param {HouseView} view
 * @param {Layout} layout
 * @param {number} house
 */
export function placeHouse(view, layout, house) {
  const { hole, cell, count, letter } = layout.houses[house];
  const rim = Math.min(14, (layout.upright ? cell.h - hole.h : cell.w - hole.w));
  place(view.button, cell, { x: layout.width / 2, y: layout.height / 2, w: layout.width,
    h: layout.height });
  place(view.ring, { ...hole, w: hole.w + rim, h: hole.h + rim }, cell);
  place(view.glow, { ...hole, w: hole.w + 40, h: hole.h + 40 }, cell);
  place(view.count, { ...count, w: 44, h: 34 }, cell);
  place(view.letter, { ...letter, w: 24, h: 20 }, cell);
}

/**
 * @param {HouseView} view
 * @param {BoardModel} model
 * @param {number} house
 */
export function updateHouse({ button, letter }, model, house) {
  const { houses, marks } = model;
  const { lastTurn, preview } = marks;
  const view = houses[house];
  button.dataset.house = view.letter;
  button.dataset.playable = `${view.playable}`;
  button.dataset.reason = view.reason ?? '';
  button.setAttribute('aria-label', view.label);
  button.setAttribute('aria-disabled', `${!view.playable}`);
  button.tabIndex = view.tabbable ? 0 : -1;
  letter.textContent = view.letter;
  const mark = (/** @type {string} */ name, /** @type {boolean | undefined} */ on) => {
    button.classList.toggle(name, on ?? false);
  };
  mark('is-from', lastTurn?.from.includes(house));
  mark('is-taken', lastTurn?.captured.includes(house));
  mark('is-source', preview?.house === house);
  mark('is-end', preview?.last === house);
  mark('is-take', preview?.captures.includes(house));
  mark('is-again', preview?.again && preview.last === house);
}

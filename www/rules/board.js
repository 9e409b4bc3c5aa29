// @ts-check
import { chance, restingPlace } from '../view/geometry.js';
import { draw } from '../view/ground.js';

/** @import { Field, Frame } from './types.js' */

/** Lengths in units of a picture: from house to house, across a hole, room at the ends. */
const PITCH = 100;
const HOLE = 84;
const END = 56;

/** @type {Record<number, Field>} */
const fields = {};

/** Where everything lies on a small board. @type {(row: number) => Field} */
const fieldOf = (row) => fields[row] ??= layOut(row);

/** @param {number} row @returns {Field} */
function layOut(row) {
  // Long rows are drawn smaller, and their numbers shall be read as well.
  const type = row === 6 ? 32 : 52;
  const rim = 1.35 * type + HOLE / 2;
  const width = row * PITCH + 2 * END;
  const height = 2 * (rim + HOLE / 2 + 1.35 * type);
  return {
    row, width, height, type,
    houses: Array.from({ length: 2 * row }, (_, house) => {
      const south = house < row;
      const along = END + ((house % row) + 0.5) * PITCH;
      const x = south ? along : width - along;
      const at = (/** @type {number} */ v) => (south ? height - v : v);
      return {
        hole: { x, y: at(rim), w: HOLE, h: HOLE },
        count: { x, y: at(0.6 * type) },
        letter: { x, y: at(rim + HOLE / 2 + 0.8 * type) },
      };
    }),
  };
}

/** Round both ends, the way the seeds go. @param {Field} field */
const arrows = ({ width, height }) => [0, 180].map((turn) => draw('path', {
  class: 'way', transform: `rotate(${turn} ${width / 2} ${height / 2})`,
  d: `M${width - 46} ${height * 0.7}C${width - 4} ${height * 0.7} ${width - 4} ${height * 0.3} `
    + `${width - 46} ${height * 0.3}m18 -14l-18 14l18 14`,
}));

/** @param {string} kind @param {{ x: number, y: number }} at @param {string | number} words */
const text = (kind, { x, y }, words) => {
  const element = draw('text', { class: kind, x, y });
  element.textContent = `${words}`;
  return element;
};

/**
 * A small board, drawn from a state of the engine.
 * @type {(frame: Frame, letters: string[], label: string) => Element}
 */
export const drawBoard = ({ shown, source, last, taken }, letters, label) => {
  const field = fieldOf(shown.houses.length / 2);
  const { width, height, type, houses } = field;
  const marks = (/** @type {number} */ house) => [
    house === source && 'source', taken.includes(house) ? 'taken' : house === last && 'last',
  ].filter(Boolean);
  return draw('svg', {
    viewBox: `0 0 ${width} ${height}`, class: 'picture', role: 'img', 'aria-label': label,
    'font-size': type,
  }, ...arrows(field), ...houses.flatMap(({ hole, count, letter }, house) => [
    draw('circle', { class: 'hole', cx: hole.x, cy: hole.y, r: HOLE / 2 }),
    ...Array.from({ length: shown.houses[house] }, (_, slot) => {
      const { x, y } = restingPlace(hole, slot, 30, house);
      const id = house * 50 + slot;
      return draw('ellipse', {
        class: 'pebble', cx: x, cy: y, rx: 11, ry: 9, fill: `var(--seed-${id % 7})`,
        transform: `rotate(${180 * chance(id, 3)} ${x} ${y})`,
      });
    }),
    ...marks(house).map((kind) => draw('circle', {
      class: `ring ${kind}`, cx: hole.x, cy: hole.y, r: HOLE / 2 + 4, pathLength: 96,
    })),
    text('number', count, shown.houses[house]),
    text('name', letter, letters[house]),
  ]));
};

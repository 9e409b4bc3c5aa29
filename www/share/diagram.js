// @ts-check
/**
 * A position as a drawing that stands by itself, for a page elsewhere: no script, no style, no font
 * of ours. The ground is transparent, and every tone on it reads on white paper and on a dark page.
 *
 * @import { Box, Point, Side } from '../view/types.js'
 * @import { Diagram } from './types.js'
 */
import { bestLayout, restingPlace } from '../view/geometry.js';
import { seedForm } from '../view/ground.js';

/** As far from white as from the dark of a wiki's night: 4 to 1. */
export const INK = '#b0703a';
const BOWL = '#ecd5ac';
const EDGE = '#45402c';
const SEEDS = ['#b9b6a6', '#a5a496', '#aaa482', '#928c66', '#c6c1ae', '#9a9c98', '#857f5e'];

/** The board is laid out as on a screen of this size; above it there is room for a title. */
const [WIDTH, HEIGHT, HEAD] = [724, 482, 60];

/** @type {Record<string, string>} */
const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\'': '&#39;' };

/** XML has no word for control signs. @param {string} text */
const escape = (text) => (
  text.replace(/\p{Cc}/gu, ' ').replace(/[&<>"']/g, (sign) => ENTITIES[sign]));

/**
 * An element as text. Children are elements already; words come in by `words` alone.
 * @param {string} name @param {Record<string, string | number>} traits @param {string[]} children
 */
const element = (name, traits, ...children) => {
  const written = Object.entries(traits).map(([key, value]) => (
    ` ${key}="${typeof value === 'number' ? Math.round(10 * value) / 10 : escape(value)}"`));
  return `<${name}${written.join('')}>${children.join('')}</${name}>`;
};

/** @type {(said: string, at: Point, size: number, anchor?: string) => string} */
const words = (said, { x, y }, size, anchor = 'middle') => (
  element('text', { x, y: y + 0.35 * size, 'font-size': size, 'text-anchor': anchor },
    escape(said)));

/**
 * Seeds at rest in a hole or a heap.
 * @type {(box: Box, count: number, size: number, salt: number) => string}
 */
const pile = (box, count, size, salt) => Array.from({ length: count }, (_, slot) => {
  const { rx, ry, tilt, tone } = seedForm(salt * 97 + slot);
  const { x, y } = restingPlace(box, slot, size, salt);
  const turn = `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${(tilt * 57.3).toFixed()})`;
  return element('ellipse',
    { rx: (rx * size) / 100, ry: (ry * size) / 100, transform: turn, fill: SEEDS[tone] });
}).join('');

/** @type {(box: Box) => string} */
const cross = ({ x, y, w, h }) => (
  `M${x - w / 4} ${y - h / 4}l${w / 2} ${h / 2}m0 ${-h / 2}l${-w / 2} ${h / 2}`);

/** @param {Point[]} curve */
const arrow = ([a, b, c, d]) => {
  const back = Math.sign(c.x - d.x);
  return `M${a.x} ${a.y}C${b.x} ${b.y} ${c.x} ${c.y} ${d.x} ${d.y}`
    + `m${13 * back} -10l${-13 * back} 10l${13 * back} 10`;
};

/** @type {(diagram: Diagram) => string} */
export function svgOf({ state, title, sides, letters }) {
  const { row, houses, closed, captured, turn, over } = state;
  const { width, height, seed, arrows, ...layout } = bestLayout(row, WIDTH, HEIGHT, false);
  const holes = layout.houses.map(({ hole }) => hole);
  const piles = /** @type {Side[]} */ (['south', 'north']).map((side, i) => (
    pile(layout[side].pile, captured[side], seed, 98 + i)));

  const owner = (/** @type {Side} */ side) => {
    const { x, y } = layout[side].text;
    const mark = side === turn && !over
      ? element('path', { d: `M${x - 62} ${y - 24}l18 12l-18 12z` }) : '';
    return mark + words(sides[side], { x, y: y - 12 }, 22)
      + words(`${captured[side]}`, { x, y: y + 16 }, 30);
  };
  // A long title is written smaller rather than cut.
  const size = Math.min(28, (1.7 * width) / Math.max(title.length, 1));

  return element('svg', {
    'xmlns': 'http://www.w3.org/2000/svg', 'role': 'img', width, 'height': height + HEAD,
    'viewBox': `0 ${-HEAD} ${width} ${height + HEAD}`,
  },
  element('title', {}, escape(title)),
  element('g', { fill: BOWL, stroke: INK, 'stroke-width': 3 }, ...holes.map(({ x, y, w, h }) => (
    element('ellipse', { cx: x, cy: y, rx: w / 2 - 1.5, ry: h / 2 - 1.5 })))),
  element('g', { stroke: EDGE, 'stroke-width': 1.5 }, ...piles,
    ...houses.map((count, house) => pile(holes[house], count, seed, house))),
  element('g', {
    'fill': 'none', 'stroke': INK, 'stroke-width': 4, 'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  },
  ...arrows.map((curve) => element('path', { d: arrow(curve) })),
  ...closed.map((house) => element('path', { d: cross(holes[house]) }))),
  element('g', { 'fill': INK, 'font-family': 'sans-serif', 'font-weight': 'bold' },
    words(title, { x: width / 2, y: -HEAD / 2 }, size),
    ...layout.houses.flatMap(({ count, letter }, house) => [
      words(closed.includes(house) ? '' : `${houses[house]}`, count, 28),
      words(letters[house], letter, 20),
    ]),
    owner('south'), owner('north')));
}

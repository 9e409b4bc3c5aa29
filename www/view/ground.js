// @ts-check
/**
 * The ground: two rows of houses, dug in earth by day, chalked on concrete by night. Both are
 * drawn; tokens.css makes the colours of the one that is not there transparent.
 *
 * @typedef {import('./geometry.js').Layout} Layout
 * @typedef {import('./geometry.js').Box} Box
 * @typedef {import('./geometry.js').Point} Point
 */
import { blob, draw } from './seeds.js';
import { chance } from './chance.js';

/**
 * @param {string} id
 * @param {Record<string, string | number>} shape
 * @param {[number, string][]} stops offset, name of the colour
 */
function radial(id, shape, stops) {
  return draw('radialGradient', { id, ...shape }, ...stops.map(([offset, name]) => {
    return draw('stop', { offset, class: `stop-${name}` });
  }));
}

/** The whole of a shape, from its middle. */
const middle = { cx: 0.5, cy: 0.5, r: 0.5 };

function gradients() {
  const low = { cx: 0.64, cy: 0.7, r: 0.72 };
  return draw('defs', {},
    radial('seed-round', { cx: 0.4, cy: 0.34, r: 0.68 },
      [[0, 'seed-none'], [0.4, 'seed-none'], [1, 'seed-dark']]),
    radial('seed-shine', { cx: 0.34, cy: 0.28, r: 0.38 },
      [[0, 'seed-light'], [0.3, 'seed-glow'], [1, 'light-none']]),
    radial('bowl', low, [[0, 'bowl-floor'], [0.5, 'bowl-floor'], [0.8, 'bowl-wall'],
      [1, 'bowl-deep']]),
    radial('bowl-sun', { cx: 0.3, cy: 0.26, r: 0.82 },
      [[0.64, 'sun-none'], [1, 'bowl-sun']]),
    radial('lip-sun', middle, [[0.8, 'lip-sun'], [1, 'lip-none']]),
    radial('lip-shade', middle, [[0.8, 'lip-shade'], [1, 'shade-none']]),
    radial('pile', middle, [[0, 'pile'], [0.55, 'pile'], [1, 'pile-none']]),
    radial('patch', middle, [[0, 'patch'], [0.55, 'patch'], [1, 'patch-none']]),
    draw('filter', { id: 'chalk', x: '-5%', y: '-5%', width: '110%', height: '110%' },
      draw('feTurbulence', { type: 'fractalNoise', baseFrequency: 0.8, numOctaves: 2 }),
      draw('feColorMatrix', { values: '1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 -4 0 3' }),
      draw('feComposite', { in: 'SourceGraphic', operator: 'in', result: 'worn' }),
      draw('feTurbulence', { type: 'fractalNoise', baseFrequency: 0.2, numOctaves: 2 }),
      draw('feDisplacementMap', { in: 'worn', scale: 3, xChannelSelector: 'R' })));
}

/**
 * @param {Box} hole
 * @param {number} id
 * @param {number} grow
 * @param {string} kind
 */
function holePath(hole, id, grow, kind) {
  const form = { ...hole, rx: hole.w / 2 + grow, ry: hole.h / 2 + grow, wobble: 0.016 };
  return draw('path', { d: blob(id, form), class: kind });
}

/**
 * @param {Point[]} curve
 * @param {string} kind
 */
function arrow([a, b, c, d], kind) {
  const length = Math.hypot(d.x - c.x, d.y - c.y);
  const [dx, dy] = [(d.x - c.x) / length, (d.y - c.y) / length];
  const barb = (/** @type {number} */ side) => {
    const x = d.x - 13 * dx - side * 10 * dy;
    return `${x.toFixed(1)} ${(d.y - 13 * dy + side * 10 * dx).toFixed(1)}`;
  };
  return draw('path', {
    d: `M${a.x} ${a.y}C${b.x} ${b.y} ${c.x} ${c.y} ${d.x} ${d.y}`
      + `M${barb(1)}L${d.x} ${d.y}L${barb(-1)}`,
    class: kind,
  });
}

/** @param {Layout} layout */
function grit({ width, height }) {
  return Array.from({ length: 70 }, (_, i) => draw('ellipse', {
    cx: (chance(i, 50) * width).toFixed(1), cy: (chance(i, 51) * height).toFixed(1),
    rx: (0.8 + 1.9 * chance(i, 52)).toFixed(1), ry: (0.6 + 1.2 * chance(i, 53)).toFixed(1),
    class: i % 3 ? 'grit' : 'grit-light',
  }));
}

/** @param {Layout} layout */
export function drawGround(layout) {
  const { width, height, houses, heaps, arrows } = layout;
  const piles = [heaps.south, heaps.north].map(({ pile }, i) => holePath(pile, 90 + i, 4, 'pile'));
  const [first, second] = houses;
  const lip = Math.min(9, (Math.hypot(first.hole.x - second.hole.x, first.hole.y - second.hole.y)
    - Math.min(first.hole.w, first.hole.h)) * 0.6);
  const lips = houses.flatMap(({ hole }, id) => [
    holePath({ ...hole, x: hole.x + 3.5, y: hole.y + 4.5 }, id, lip, 'lip-shade'),
    holePath({ ...hole, x: hole.x - 1.5, y: hole.y - 2 }, id, lip - 1, 'lip-sun'),
  ]);
  const bowls = houses.flatMap(({ hole }, id) => [
    holePath(hole, id, 0, 'bowl'), holePath(hole, id, -1, 'bowl-sun'),
  ]);
  const floors = houses.map(({ hole }, id) => holePath(hole, id, 0, 'chalk-floor'));
  const chalk = houses.flatMap(({ hole }, id) => [
    holePath(hole, id, 0, 'chalk'), holePath(hole, id + 40, 0.5, 'chalk chalk-again'),
  ]);
  return draw('svg', { viewBox: `0 0 ${width} ${height}`, class: 'ground', 'aria-hidden': 'true' },
    gradients(),
    draw('ellipse', {
      cx: width / 2, cy: height / 2, rx: width * 0.56, ry: height * 0.52, class: 'patch',
    }),
    ...grit(layout), ...piles,
    draw('g', { class: 'dug' }, ...lips, ...bowls,
      ...['arrow-edge', 'arrow'].flatMap((kind) => arrows.map((curve) => arrow(curve, kind)))),
    draw('g', { class: 'chalked' }, ...floors),
    draw('g', { class: 'chalked', filter: 'url(#chalk)' }, ...chalk,
      ...arrows.map((curve) => arrow(curve, 'chalk'))));
}

// @ts-check
/**
 * The ground: two rows of houses, dug in earth by day, chalked on concrete by night. Both are
 * drawn; tokens.css makes the colours of the one that is not there transparent.
 *
 * @typedef {import('./geometry.js').Layout} Layout
 * @typedef {import('./geometry.js').Box} Box
 * @typedef {import('./geometry.js').Point} Point
 */
import { blob, chance, draw } from './seeds.js';

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

function gradients() {
  const low = { cx: 0.62, cy: 0.66, r: 0.62 };
  return draw('defs', {},
    radial('seed-round', { cx: 0.4, cy: 0.34, r: 0.68 },
      [[0, 'clear'], [0.45, 'clear'], [1, 'seed-dark']]),
    radial('seed-shine', { cx: 0.34, cy: 0.28, r: 0.36 },
      [[0, 'seed-light'], [0.35, 'seed-glow'], [1, 'clear-light']]),
    radial('bowl', low, [[0, 'bowl-floor'], [0.55, 'bowl-floor'], [0.86, 'bowl-wall'],
      [1, 'bowl-deep']]),
    radial('bowl-sun', { cx: 0.72, cy: 0.8, r: 0.5 }, [[0, 'bowl-sun'], [1, 'clear-light']]),
    radial('patch', { cx: 0.5, cy: 0.5, r: 0.5 },
      [[0, 'patch'], [0.72, 'patch'], [1, 'patch-edge']]),
    draw('linearGradient', { id: 'lip', x1: 0.1, y1: 0, x2: 0.9, y2: 1 },
      draw('stop', { offset: 0, class: 'stop-lip-sun' }),
      draw('stop', { offset: 0.5, class: 'stop-clear' }),
      draw('stop', { offset: 1, class: 'stop-lip-shade' })),
    draw('filter', { id: 'chalk', x: '-10%', y: '-10%', width: '120%', height: '120%' },
      draw('feTurbulence', { type: 'fractalNoise', baseFrequency: 0.5, numOctaves: 2, seed: 4 }),
      draw('feDisplacementMap', { in: 'SourceGraphic', scale: 4 })));
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

/** @param {Point[]} curve */
function arrow(curve) {
  const [a, b, c, d] = curve;
  const length = Math.hypot(d.x - c.x, d.y - c.y);
  const [dx, dy] = [(d.x - c.x) / length, (d.y - c.y) / length];
  const barb = (/** @type {number} */ side) => {
    const x = d.x - 13 * dx - side * 10 * dy;
    return `${x.toFixed(1)} ${(d.y - 13 * dy + side * 10 * dx).toFixed(1)}`;
  };
  const path = `M${a.x} ${a.y}C${b.x} ${b.y} ${c.x} ${c.y} ${d.x} ${d.y}`
    + `M${barb(1)}L${d.x} ${d.y}L${barb(-1)}`;
  return ['arrow-edge', 'arrow'].map((kind) => draw('path', { d: path, class: kind }));
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
  const holes = houses.map(({ hole }, id) => draw('g', {},
    holePath(hole, id, 6, 'lip'), holePath(hole, id, 0, 'bowl'),
    holePath(hole, id, -2, 'bowl-sun')));
  const chalk = houses.flatMap(({ hole }, id) => [
    holePath(hole, id, -1, 'chalk-floor'), holePath(hole, id, 0, 'chalk'),
    holePath(hole, id + 40, 0.5, 'chalk chalk-again'),
  ]);
  const piles = [heaps.south, heaps.north].map(({ pile }, i) => holePath(pile, 90 + i, 4, 'pile'));
  return draw('svg', { viewBox: `0 0 ${width} ${height}`, class: 'ground', 'aria-hidden': 'true' },
    gradients(),
    draw('g', {}, ...grit(layout), ...piles, ...arrows.flatMap(arrow), ...holes),
    draw('g', { filter: 'url(#chalk)' }, ...chalk));
}

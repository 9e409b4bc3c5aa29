// @ts-check
/**
 * What is drawn: two rows of houses, both dug and chalked (the theme shows one of the two), and
 * nickernuts, each told from the others by its number alone.
 *
 * @import { Layout, Point } from './types.js'
 */
import { chance } from './geometry.js';

/**
 * @param {string} tag @param {Record<string, string | number>} attributes
 * @param {Element[]} children
 */
export function draw(tag, attributes, ...children) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, `${value}`);
  element.append(...children);
  return element;
}

/**
 * A closed curve that wanders a little from an ellipse.
 * @param {number} id whose curve it is
 * @param {{ x?: number, y?: number, rx: number, ry: number, tilt?: number, wobble?: number,
 *   corners?: number, bulge?: number }} form `bulge`: how far its corners stand out
 */
function blob(id, { x = 0, y = 0, rx, ry, tilt = 0, wobble = 0.016, corners = 0, bulge = 0 }) {
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  const points = Array.from({ length: 10 }, (_, i) => {
    const angle = i * Math.PI / 5;
    const off = 1 + wobble * (Math.sin(2 * angle + chance(id, 20) * 6.3)
      + 0.6 * Math.sin(3 * angle + chance(id, 21) * 6.3) + (chance(id, 30 + i) - 0.5) / 2)
      + bulge * Math.cos(corners * angle);
    const [px, py] = [Math.cos(angle) * rx * off, Math.sin(angle) * ry * off];
    return [x + px * cos - py * sin, y + px * sin + py * cos];
  });
  const at = (/** @type {number} */ i) => points[(i + 10) % 10];
  const curves = points.map(([px, py], i) => {
    const [[bx, by], [nx, ny], [ax, ay]] = [at(i - 1), at(i + 1), at(i + 2)];
    return [px + (nx - bx) / 6, py + (ny - by) / 6, nx - (ax - px) / 6, ny - (ay - py) / 6, nx, ny];
  });
  const text = (/** @type {number[]} */ numbers) => numbers.map((n) => n.toFixed(1)).join(' ');
  return `M${text(points[0])}${curves.map((curve) => `C${text(curve)}`).join('')}Z`;
}

/** A shade from a point of the shape outwards: offset and token, `-` for its clear edge.
 * @param {string} id @param {[number, number, number]} from @param {[number, string][]} stops */
function shade(id, [cx, cy, r], ...stops) {
  return draw('radialGradient', { id, cx, cy, r }, ...stops.map(([offset, name]) => (
    draw('stop', {
      offset, 'stop-color': `var(--${name.replace(/^-/, '')})`,
      'stop-opacity': name.startsWith('-') ? 0 : 1,
    }))));
}

/** @type {[number, number, number]} */
const middle = [0.5, 0.5, 0.5];

const shades = () => draw('defs', {},
  shade('seed-round', [0.4, 0.34, 0.68], [0.4, '-seed-dark'], [1, 'seed-dark']),
  shade('seed-shine', [0.34, 0.28, 0.38], [0, 'seed-light'], [0.3, 'seed-glow'], [1, '-seed-glow']),
  shade('bowl', [0.64, 0.7, 0.72], [0.5, 'bowl-floor'], [0.8, 'bowl-wall'], [1, 'bowl-deep']),
  shade('bowl-sun', [0.3, 0.26, 0.82], [0.64, '-bowl-sun'], [1, 'bowl-sun']),
  shade('lip-sun', middle, [0.8, 'lip-sun'], [1, '-lip-sun']),
  shade('lip-shade', middle, [0.8, 'lip-shade'], [1, '-lip-shade']),
  shade('patch', middle, [0.55, 'patch'], [1, '-patch']),
  draw('filter', { id: 'chalk', x: '-5%', y: '-5%', width: '110%', height: '110%' },
    draw('feTurbulence', { type: 'fractalNoise', baseFrequency: 0.8, numOctaves: 2 }),
    draw('feColorMatrix', { values: '1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 -3.4 0 2.75' }),
    draw('feComposite', { in: 'SourceGraphic', operator: 'in', result: 'worn' }),
    draw('feTurbulence', { type: 'fractalNoise', baseFrequency: 0.2, numOctaves: 2 }),
    draw('feDisplacementMap', { in: 'worn', scale: 3, xChannelSelector: 'R' })));

/** @param {Point[]} curve @param {string} kind */
function arrow([a, b, c, d], kind) {
  const length = Math.hypot(d.x - c.x, d.y - c.y);
  const [dx, dy] = [(d.x - c.x) / length, (d.y - c.y) / length];
  const barb = (/** @type {number} */ side) => (
    `${d.x - 13 * dx - side * 10 * dy} ${d.y - 13 * dy + side * 10 * dx}`);
  return draw('path', {
    d: `M${a.x} ${a.y}C${b.x} ${b.y} ${c.x} ${c.y} ${d.x} ${d.y}`
      + `M${barb(1)}L${d.x} ${d.y}L${barb(-1)}`, class: kind,
  });
}

/**
 * An empty drawing, and what is to be drawn into it, part after part.
 * @param {Layout} layout @returns {{ ground: Element, parts: (() => Element)[] }}
 */
export function drawGround({ width, height, houses, south, north, arrows, rim }) {
  // The heaps lie in hollows of their own.
  const pits = [...houses.map(({ hole }) => hole), south.pile, north.pile];
  /** @type {(each: [number, Record<string, string>, number?, number?][]) => Element[]} */
  const holes = (each) => pits.flatMap(({ x, y, w, h }, i) => (
    each.map(([grow, look, shift = 0, other = 0]) => {
      const form = { x: x + shift, y: y + shift, rx: w / 2 + grow, ry: h / 2 + grow };
      return draw('path', { d: blob(i + other, form), ...look });
    })));
  const lip = Math.min(9, rim * 0.65);
  const viewBox = `0 0 ${width} ${height}`;
  return {
    ground: draw('svg', { viewBox, class: 'ground', 'aria-hidden': 'true' }),
    parts: [
      shades,
      () => draw('ellipse', { cx: '50%', cy: '50%', rx: '56%', ry: '52%', fill: 'url(#patch)' }),
      () => draw('g', {}, ...Array.from({ length: 70 }, (_, i) => draw('ellipse', {
        cx: chance(i, 50) * width, cy: chance(i, 51) * height, rx: 0.8 + 1.9 * chance(i, 52),
        ry: 0.6 + 1.2 * chance(i, 53), fill: `var(--grit${i % 3 ? '' : '-light'})`,
      }))),
      () => draw('g', { class: 'dug' }, ...holes([
        [lip, { fill: 'url(#lip-shade)' }, 4], [lip - 1, { fill: 'url(#lip-sun)' }, -2],
      ])),
      () => draw('g', { class: 'dug' },
        ...holes([[0, { fill: 'url(#bowl)' }], [-1, { fill: 'url(#bowl-sun)' }]]),
        ...arrows.map((curve) => arrow(curve, 'arrow edge')),
        ...arrows.map((curve) => arrow(curve, 'arrow'))),
      () => draw('g', { class: 'chalked' }, ...holes([[0, { fill: 'var(--chalk-floor)' }]])),
      () => draw('g', { class: 'chalked', filter: 'url(#chalk)' },
        ...holes([[0, { class: 'chalk' }], [0.5, { class: 'chalk twice' }, 0, 40]]),
        ...arrows.map((curve) => arrow(curve, 'chalk'))),
    ],
  };
}

/** Each tone has a shape of its own: how broad for its length, corners, and how far they bulge. */
const shapes = [
  [0.93, 0, 0], [0.78, 0, 0], [0.64, 0, 0], [0.9, 3, 0.09], [0.95, 4, 0.06], [0.8, 1, 0.1],
  [0.7, 3, 0.06],
];

/** Lengths in hundredths of the seed's square, which leaves room for its shadow.
 * @param {number} id */
export function seedForm(id) {
  const tone = Math.floor(chance(id, 4) * 7);
  const [breadth, corners, bulge] = shapes[tone];
  // The broad ones are shorter: all are of about the same size.
  const rx = (32 + 5 * chance(id, 1)) / Math.sqrt(breadth + 0.1);
  return {
    rx, ry: rx * breadth, tilt: chance(id, 3) * Math.PI, wobble: 0.025, tone, corners, bulge,
  };
}

/** @param {number} id */
export function createSeed(id) {
  const form = seedForm(id);
  const { rx, ry, tilt } = form;
  const skin = blob(id, form);
  const seed = document.createElement('i');
  seed.className = 'seed';
  seed.append(draw('svg', { viewBox: '-50 -50 100 100' },
    draw('path', { d: skin, fill: `var(--seed-${form.tone})` }),
    draw('path', { d: blob(id, { ...form, rx: rx * 0.7, ry: ry * 0.7 }), class: 'grain' }),
    draw('circle', {
      cx: Math.cos(tilt) * rx * 0.78, cy: Math.sin(tilt) * rx * 0.78, r: 3.4,
      fill: 'var(--seed-grain)',
    }),
    draw('path', { d: skin, fill: 'url(#seed-round)' }),
    draw('path', { d: skin, fill: 'url(#seed-shine)' })));
  return seed;
}

// @ts-check
/**
 * What a seed looks like: a nickernut, told apart from every other by its number alone. Pure but
 * for `createSeed`.
 */

import { chance } from './chance.js';

export const SVG = 'http://www.w3.org/2000/svg';
/** Tones in tokens.css, `--seed-0` and on. */
const tones = 7;

/**
 * A closed curve that wanders a little from an ellipse, as SVG path data.
 * @param {number} id whose curve it is
 * @param {{ x?: number, y?: number, rx: number, ry: number, tilt?: number, wobble: number }} form
 */
export function blob(id, { x = 0, y = 0, rx, ry, tilt = 0, wobble }) {
  const count = 10;
  const points = Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI;
    const off = 1 + wobble * (Math.sin(2 * angle + chance(id, 20) * 6.3)
      + 0.6 * Math.sin(3 * angle + chance(id, 21) * 6.3) + (chance(id, 30 + i) - 0.5) * 0.5);
    const [px, py] = [Math.cos(angle) * rx * off, Math.sin(angle) * ry * off];
    return [
      x + px * Math.cos(tilt) - py * Math.sin(tilt),
      y + px * Math.sin(tilt) + py * Math.cos(tilt),
    ];
  });
  /** @type {(...values: number[]) => string} */
  const text = (...values) => values.map((value) => value.toFixed(2)).join(' ');
  const curves = points.map(([px, py], i) => {
    const before = points[(i + count - 1) % count];
    const [nx, ny] = points[(i + 1) % count];
    const after = points[(i + 2) % count];
    return `C${text(px + (nx - before[0]) / 6, py + (ny - before[1]) / 6,
      nx - (after[0] - px) / 6, ny - (after[1] - py) / 6, nx, ny)}`;
  });
  return `M${text(...points[0])}${curves.join('')}Z`;
}

/**
 * Size in hundredths of the seed's square, which leaves room for the shadow.
 * @param {number} id
 */
export function seedForm(id) {
  const size = 31 + 6 * chance(id, 1);
  return {
    rx: size,
    ry: size * (0.78 + 0.14 * chance(id, 2)),
    tilt: chance(id, 3) * Math.PI,
    tone: Math.floor(chance(id, 4) * tones),
    wobble: 0.025,
  };
}

/**
 * @param {string} tag
 * @param {Record<string, string | number>} [attributes]
 * @param {Element[]} children
 */
export function draw(tag, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, `${value}`);
  element.append(...children);
  return element;
}

/**
 * The outer element moves over the ground and carries the shadow, the inner one rises from it.
 * @param {number} id
 */
export function createSeed(id) {
  const form = seedForm(id);
  const skin = blob(id, form);
  const { rx, ry, tilt } = form;
  const grain = draw('path', { d: blob(id, { ...form, rx: rx * 0.7, ry: ry * 0.7 }) });
  const navel = draw('ellipse', {
    cx: (Math.cos(tilt) * rx * 0.78).toFixed(1), cy: (Math.sin(tilt) * rx * 0.78).toFixed(1),
    rx: 3.4, ry: 3.4, class: 'seed-navel',
  });
  grain.setAttribute('class', 'seed-grain');
  const body = draw('svg', { viewBox: '-50 -50 100 100', class: 'seed-body' },
    draw('path', { d: skin, class: 'seed-skin' }), grain, navel,
    draw('path', { d: skin, fill: 'url(#seed-round)' }),
    draw('path', { d: skin, fill: 'url(#seed-shine)' }));
  const seed = document.createElement('i');
  seed.className = `seed tone-${form.tone}`;
  seed.append(body);
  return seed;
}

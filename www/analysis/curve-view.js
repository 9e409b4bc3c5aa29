// @ts-check
import { h } from '../view/dom.js';
import { draw } from '../view/ground.js';
import { curveOf, plyAt } from './curve.js';
import { signed } from './values.js';

/** @import { CurvePoint, Judgement } from './types.js' */

/**
 * The curve of the foreseen lead, with its turning points as diamonds.
 * @param {CurvePoint[]} points @param {number} plies @param {Judgement[]} turns
 * @param {number} wide pixels
 * @param {{ label: string, south: string, north: string }} words
 * @param {(ply: number) => void} goTo
 */
export const drawCurve = (points, plies, turns, wide, words, goTo) => {
  const curve = curveOf(points, plies, wide);
  const { width, height, left, right, line, area, ticks, places } = curve;

  /** @param {number} x @param {number} y @param {string} text */
  const label = (x, y, text, className = 'tick') => {
    const element = draw('text', { x, y, class: className });
    element.textContent = text;
    return element;
  };

  /** @type {SVGSVGElement} */
  const svg = /** @type {any} */ (draw('svg', {
    viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-label': words.label,
  },
  ...ticks.map(({ margin, y }) => draw('path', {
    d: `M${left} ${y}H${right}`, class: margin ? 'grid' : 'grid zero',
  })),
  ...ticks.map(({ margin, y }) => label(left - 8, y + 5, signed(Math.abs(margin)))),
  draw('path', { d: area, class: 'area' }),
  draw('path', { d: line, class: 'lead' }),
  ...turns.flatMap(({ ply }) => {
    const place = places.find((one) => one.ply === ply);
    if (!place) return [];
    return [draw('path', {
      d: `M${place.x} ${place.y - 8}l8 8-8 8-8-8z`, class: 'turning',
    })];
  }),
  label(left + 6, 31, words.south, 'ahead'),
  label(left + 6, height - 21, words.north, 'ahead')));
  svg.addEventListener('click', ({ clientX }) => {
    const box = svg.getBoundingClientRect();
    const ply = plyAt(curve, ((clientX - box.x) / box.width) * width);
    if (ply !== null) goTo(ply);
  });
  return h('div', {}, svg);
};

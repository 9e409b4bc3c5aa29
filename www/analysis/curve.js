// @ts-check
/**
 * The advantage as a curve: South's final lead, as foreseen after each sowing.
 * @import { CurvePoint, Curve } from './types.js'
 */

const HEIGHT = 220;
const LEFT = 40;
const EDGE = 12;

/** Seeds from one line to the next: there are three at most on either side. @param {number} most */
const stepFor = (most) => [4, 8, 12, 16, 24, 32].find((step) => most <= 3 * step) ?? 48;

/** Drawn `width` wide. @type {(points: CurvePoint[], plies: number, width: number) => Curve} */
export const curveOf = (points, plies, width) => {
  const most = Math.max(8, ...points.map(({ margin }) => Math.abs(margin)));
  const step = stepFor(most);
  const top = Math.ceil(most / step) * step;
  const middle = HEIGHT / 2;
  const xOf = (/** @type {number} */ ply) => (
    round(LEFT + (ply / Math.max(plies, 1)) * (width - LEFT - EDGE)));
  const yOf = (/** @type {number} */ margin) => (
    round(middle - (margin / top) * (middle - EDGE)));
  const places = points.map(({ ply, margin }) => ({ ply, x: xOf(ply), y: yOf(margin) }));
  // The advantage holds until the next sowing is made, so it goes in steps.
  const steps = places.slice(1).map(({ x, y }) => `H${x}V${y}`).join('');
  const [first] = places;
  return {
    width,
    height: HEIGHT,
    left: LEFT,
    right: width - EDGE,
    places,
    line: first ? `M${first.x} ${first.y}${steps}` : '',
    area: first ? `M${first.x} ${middle}V${first.y}${steps}V${middle}Z` : '',
    ticks: Array.from({ length: (2 * top) / step + 1 }, (_, i) => top - i * step)
      .map((margin) => ({ margin, y: yOf(margin) })),
  };
};

/** The sowing whose point is nearest to a place across the curve. */
export const plyAt = (/** @type {Curve} */ { places }, /** @type {number} */ x) => (
  places.reduce((near, place) => (
    Math.abs(place.x - x) < Math.abs(near.x - x) ? place : near), places[0])?.ply ?? null);

const round = (/** @type {number} */ n) => Math.round(n * 10) / 10;

// @ts-check
/**
 * Where seeds are. A seed is drawn as one element that moves over the ground, with the shadow, and
 * one within it that rises; both are put in percents of the seed's square, which hold at any size
 * of the board.
 *
 * @import { Layout, Place, Point } from '../view/types.js'
 */
import { restingPlace } from '../view/geometry.js';

/** @param {Layout} layout @param {[Place, number]} spot */
export function spotOf(layout, [place, slot]) {
  const box = typeof place === 'number' ? layout.houses[place].hole : layout[place].pile;
  return restingPlace(box, slot, layout.seed, typeof place === 'number' ? place : 99);
}

/** Where a seed lies in the hand. @param {Layout} layout @param {Point} at @param {number} index */
export function inHand({ seed }, { x, y }, index) {
  const reach = Math.sqrt(index + 0.3) * seed * 0.29;
  return { x: x + Math.cos(index * 2.4) * reach, y: y + Math.sin(index * 2.4) * reach };
}

/** @param {Point} at @param {number} seed side of the seed's square */
export const onGround = ({ x, y }, seed) => (
  `translate(${[x, y].map((v) => `${(100 * (v / seed - 0.5)).toFixed(1)}%`)})`);

/** @param {number} high */
export const atHeight = (high) => `translate(${(-14 * high).toFixed(1)}%, ${
  (-38 * high).toFixed(1)}%) scale(${(1 + 0.16 * high).toFixed(3)})`;

// @ts-check
import { houseOf } from './keyboard.js';

/** @import { Direction, Spot } from './types.js' */

const AXES = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };

/**
 * The next house in a direction as the houses lie on the screen: so the arrows hold on a board that
 * is turned round or stood on end; null at the edge.
 * @type {(spots: Spot[], from: number, direction: Direction) => number | null}
 */
export const houseTowards = (spots, from, direction) => {
  const [dx, dy] = AXES[direction];
  const start = spots.find(({ house }) => house === from);
  let best = null;
  let least = Infinity;
  for (const { house, x, y } of spots) {
    const [right, down] = start ? [x - start.x, y - start.y] : [0, 0];
    const ahead = right * dx + down * dy;
    const aside = Math.abs(right * dy) + Math.abs(down * dx);
    const distance = ahead + 2 * aside;
    if (ahead <= 1 || aside > ahead || distance >= least) continue;
    [best, least] = [house, distance];
  }
  return best;
};

/**
 * Where the houses of a board are on the screen.
 * @type {(board: Element, row: number) => Spot[]}
 */
const spotsOf = (board, row) => (
  Array.from(board.querySelectorAll('[data-house]'), (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { house: houseOf(element, row), x: x + width / 2, y: y + height / 2 };
  }));

/** @type {(board: Element, row: number, from: number, direction: Direction) => number | null} */
export const neighbour = (board, row, from, direction) => (
  houseTowards(spotsOf(board, row), from, direction));

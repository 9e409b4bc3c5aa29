// @ts-check
/**
 * Where everything lies, in board units (a house of the 6-house board is 100 from the next).
 * Each arrangement is laid out once along two axes: `u` runs the way South sows, `v` from the
 * middle towards South. Turning that plane gives the wide board, the upright one and both flips,
 * so that sowing is anticlockwise in all of them. Pure.
 *
 * @typedef {{ x: number, y: number }} Point
 * @typedef {Point & { w: number, h: number }} Box  centre and size
 * @typedef {{ hole: Box, cell: Box, count: Point, letter: Point }} HousePlace
 *   `cell` is what takes clicks; `count` and `letter` are centres of text
 * @typedef {{ pile: Box, text: Point }} HeapPlace
 * @typedef {{ name: string, upright: boolean, width: number, height: number, seed: number,
 *   houses: HousePlace[], heaps: { south: HeapPlace, north: HeapPlace }, halves: { south: Box,
 *   north: Box }, arrows: Point[][] }} Layout
 *   `seed`: side of the square a seed is drawn in; `arrows`: cubic curves
 */

/**
 * Half sizes of one arrangement. `ru`, `rv`: radii of a house; `gap`: from the middle to a house;
 * `band`: from a house to the outer edge of its number; `turn`: beyond the row, for the arrows;
 * `ends`: heaps lie at the ends of the board, otherwise along the rows.
 * @typedef {{ name: string, rows: number[], upright: boolean, pitch: number, ru: number,
 *   rv: number, gap: number, band: number, turn: number, ends: boolean, heap: number,
 *   seed: number }} Shape
 */

/** @type {Shape[]} */
const shapes = [
  {
    name: 'wide', rows: [6, 12], upright: false, pitch: 100, ru: 43, rv: 43, gap: 23, band: 36,
    turn: 62, ends: false, heap: 82, seed: 34,
  },
  {
    name: 'long', rows: [6, 12], upright: false, pitch: 100, ru: 43, rv: 43, gap: 23, band: 36,
    turn: 56, ends: true, heap: 156, seed: 34,
  },
  {
    name: 'tall', rows: [6], upright: true, pitch: 98, ru: 43, rv: 46, gap: 22, band: 42,
    turn: 48, ends: false, heap: 78, seed: 34,
  },
  {
    name: 'tall', rows: [12], upright: true, pitch: 60, ru: 26, rv: 46, gap: 20, band: 42,
    turn: 40, ends: false, heap: 74, seed: 26,
  },
];

/**
 * The arrangement that draws the houses largest in a space of this size.
 * @param {number} row
 * @param {number} width
 * @param {number} height
 * @param {boolean} flipped
 * @returns {Layout}
 */
export function bestLayout(row, width, height, flipped) {
  const fits = shapes.filter((shape) => shape.rows.includes(row));
  const drawn = fits.map((shape) => {
    const layout = layOut(shape, row, flipped);
    const scale = Math.min(width / layout.width, height / layout.height);
    return { layout, size: scale * Math.sqrt(shape.ru * shape.rv) };
  });
  return drawn.reduce((best, other) => (other.size > best.size ? other : best)).layout;
}

/**
 * @param {Shape} shape
 * @param {number} row
 * @param {boolean} flipped
 * @returns {Layout}
 */
function layOut(shape, row, flipped) {
  const { upright, pitch, ru, rv, gap, band, turn, ends, heap } = shape;
  const length = (row * pitch) / 2;
  const across = gap + 2 * rv + band;
  const halfU = length + turn + (ends ? heap : 0);
  const halfV = across + (ends ? 10 : heap);
  const [width, height] = upright ? [2 * halfV, 2 * halfU] : [2 * halfU, 2 * halfV];
  const sign = flipped ? -1 : 1;

  /** @type {(u: number, v: number) => Point} */
  const at = (u, v) => {
    const [x, y] = upright ? [v, -u] : [u, v];
    return { x: width / 2 + sign * x, y: height / 2 + sign * y };
  };
  /** @type {(u: number, v: number, du: number, dv: number) => Box} */
  const box = (u, v, du, dv) => {
    const [w, h] = upright ? [2 * dv, 2 * du] : [2 * du, 2 * dv];
    return { ...at(u, v), w, h };
  };

  const houses = Array.from({ length: 2 * row }, (_, house) => {
    const side = house < row ? 1 : -1;
    const u = side * ((house % row) - (row - 1) / 2) * pitch;
    return {
      hole: box(u, side * (gap + rv), ru, rv),
      cell: box(u, (side * across) / 2, pitch / 2, across / 2),
      count: at(u, side * (across - band / 2)),
      letter: at(u, side * gap * 0.5),
    };
  });

  /** @type {(side: number) => HeapPlace} */
  const heapOf = (side) => {
    if (ends) {
      const u = side * (length + turn + heap / 2 - 4);
      return { pile: box(u, side * -26, 62, 84), text: at(u, side * (across - 38)) };
    }
    const v = side * (across + heap / 2 - 2);
    const half = Math.min(190, length * 0.52);
    return {
      pile: box(side * 40, v, half, heap / 2 - 10),
      text: at(side * (40 - half - 46), v),
    };
  };

  /** @type {(side: number) => Point[]} */
  const arrow = (side) => {
    const reach = side * (length + turn - 16);
    const foot = side * (gap + rv) * 0.86;
    return [
      at(side * (length + 8), foot), at(reach, foot * 0.8),
      at(reach, -foot * 0.8), at(side * (length + 8), -foot),
    ];
  };

  return {
    name: shape.name, upright, width, height, seed: shape.seed, houses,
    heaps: { south: heapOf(1), north: heapOf(-1) },
    halves: { south: box(0, halfV / 2, halfU, halfV / 2),
      north: box(0, -halfV / 2, halfU, halfV / 2) },
    arrows: [arrow(1), arrow(-1)],
  };
}

/**
 * Where the seed of slot `slot` rests in a house or heap: sunflower rings that fill from the
 * middle, then smaller layers on top. A slot's place never depends on how many seeds there are.
 * @param {Box} box
 * @param {number} slot
 * @param {number} seed side of the seed's square
 * @param {number} salt makes one house differ from the next
 * @returns {Point & { layer: number }}
 */
export function restingPlace(box, slot, seed, salt) {
  const rx = box.w / 2 - seed * 0.42;
  const ry = box.h / 2 - seed * 0.42;
  let layer = 0;
  let left = slot;
  let room = Math.max(4, Math.round((rx * ry * 6.6) / (seed * seed)));
  while (left >= room) {
    left -= room;
    layer += 1;
    room = Math.max(3, Math.round(room * 0.62));
  }
  const reach = Math.sqrt((left + 0.45) / room) * 0.86 ** layer;
  const angle = left * 2.39996 + salt * 1.7 + layer * 1.1;
  const shake = Math.sin(slot * 12.9898 + salt * 78.233) * seed * 0.05;
  return {
    x: box.x + Math.cos(angle) * reach * rx + shake,
    y: box.y + Math.sin(angle) * reach * ry - shake - Math.min(layer, 4) * seed * 0.11,
    layer,
  };
}

/**
 * The house next to `house` in a direction of the screen, for arrow keys.
 * @param {Layout} layout
 * @param {number} house
 * @param {'left' | 'right' | 'up' | 'down'} direction
 * @returns {number | null}
 */
export function neighbour(layout, house, direction) {
  const from = layout.houses[house].hole;
  const [dx, dy] = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] }[direction];
  let best = null;
  let least = Infinity;
  layout.houses.forEach(({ hole }, other) => {
    const along = (hole.x - from.x) * dx + (hole.y - from.y) * dy;
    const aside = Math.abs((hole.x - from.x) * dy) + Math.abs((hole.y - from.y) * dx);
    if (along > 1 && aside < 1 && along < least) [best, least] = [other, along];
  });
  return best;
}

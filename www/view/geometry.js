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

const round = { pitch: 100, ru: 43, rv: 43, gap: 23, band: 36, seed: 34 };
const oval = { pitch: 61, ru: 25, rv: 46, gap: 24, band: 48, seed: 26 };

/** @type {Shape[]} */
const shapes = [
  { ...round, name: 'wide', rows: [6, 12], upright: false, turn: 62, ends: false, heap: 92 },
  { ...round, name: 'long', rows: [6, 12], upright: false, turn: 56, ends: true, heap: 160 },
  { ...round, name: 'tall', rows: [6], upright: true, turn: 54, ends: false, heap: 78,
    pitch: 98, rv: 46, gap: 25, band: 48 },
  { ...oval, name: 'tall', rows: [12], upright: true, turn: 50, ends: false, heap: 74 },
  { ...oval, name: 'wide', rows: [12], upright: false, turn: 54, ends: false, heap: 84,
    pitch: 64, ru: 27, rv: 44, gap: 21, band: 34 },
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
      count: at(u, side * (across - band / 2 + 3)),
      letter: at(u, side * gap * 0.5),
    };
  });

  /** @type {(side: number) => HeapPlace} */
  const heapOf = (side) => {
    if (ends) {
      const u = side * (length + turn + heap / 2 - 4);
      return { pile: box(u, side * 34, 74, 36), text: at(u, side * (across - 22)) };
    }
    const v = side * (across + heap / 2 - 2);
    const half = 112;
    return {
      pile: box(side * 30, v, half, heap / 2 - 6),
      text: at(side * (30 - half - 50), v),
    };
  };

  /** @type {(side: number) => Point[]} */
  const arrow = (side) => {
    const reach = side * (length + turn);
    const foot = side * (gap + rv) * 0.86;
    return [
      at(side * (length + 6), foot), at(reach, foot),
      at(reach, -foot), at(side * (length + 6), -foot),
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

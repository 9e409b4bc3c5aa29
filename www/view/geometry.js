// @ts-check
/**
 * Where everything lies. An arrangement is laid out along two axes, `u` the way South sows and `v`
 * from the middle towards South; turning that plane gives the wide board, the upright one and both
 * flips, anticlockwise all.
 *
 * @import { Box, Layout, Point, SidePlace } from './types.js'
 */

// Radii of a house; from the middle to a house; from a house to the outer edge of its number.
const round = { pitch: 100, ru: 43, rv: 43, gap: 27, band: 36, seed: 34, ends: false };
const oval = { pitch: 61, ru: 25, rv: 46, gap: 26, band: 48, seed: 26, ends: false };

// `turn`: room for the arrows; `heap`: room for a heap, along the rows or at the ends.
const shapes = [
  { ...round, name: 'wide', row: 6, turn: 62, heap: 92 },
  { ...round, name: 'long', row: 6, turn: 56, heap: 160, ends: true },
  { ...round, name: 'tall', row: 6, turn: 54, heap: 78, pitch: 98, rv: 46, gap: 27, band: 48 },
  { ...round, name: 'wide', row: 12, turn: 62, heap: 92 },
  { ...oval, name: 'wide', row: 12, turn: 54, heap: 84, pitch: 64, ru: 27, rv: 44, band: 36 },
  { ...oval, name: 'wide', row: 12, turn: 54, heap: 84, pitch: 64, ru: 27, rv: 60, band: 36 },
  { ...oval, name: 'tall', row: 12, turn: 50, heap: 74 },
  { ...oval, name: 'tall', row: 12, turn: 46, heap: 80, rv: 64, seed: 29 },
];

/**
 * The arrangement that draws the houses largest in a space of this size. It stands on end only
 * where that tells.
 * @param {number} row @param {number} width @param {number} height @param {boolean} flipped
 */
export function bestLayout(row, width, height, flipped) {
  const fits = shapes.filter((shape) => shape.row === row).map((shape) => {
    const layout = layOut(shape, flipped ? -1 : 1);
    const scale = Math.min(width / layout.width, height / layout.height);
    // The narrow way of an oval tells most.
    const size = scale * (shape.ru + shape.rv + 2 * Math.min(shape.ru, shape.rv));
    return { layout, size: size * (shape.name === 'tall' ? 0.84 : 1) };
  });
  return fits.reduce((best, fit) => (fit.size > best.size ? fit : best)).layout;
}

/** @param {typeof shapes[0]} shape @param {number} sign @returns {Layout} */
function layOut(shape, sign) {
  const { name, row, pitch, ru, rv, gap, band, turn, ends, heap, seed } = shape;
  const length = (row * pitch) / 2;
  const across = gap + 2 * rv + band;
  const halfU = length + turn + (ends ? heap : 0);
  const halfV = across + (ends ? 10 : heap);
  /** @type {<T>(u: T, v: T) => [T, T]} */
  const turned = (u, v) => (name === 'tall' ? [v, u] : [u, v]);
  const [halfW, halfH] = turned(halfU, halfV);
  const up = name === 'tall' ? -sign : sign;

  /** @type {(u: number, v: number, du?: number, dv?: number) => Box} */
  const box = (u, v, du = 0, dv = 0) => {
    const [x, y] = turned(u, v);
    const [w, h] = turned(2 * du, 2 * dv);
    return { x: halfW + sign * x, y: halfH + up * y, w, h };
  };

  /** @type {(side: number) => SidePlace} */
  const heapOf = (side) => {
    const half = box(0, side * halfV / 2, halfU, halfV / 2);
    if (ends) {
      const u = side * (length + turn + heap / 2 - 4);
      return { pile: box(u, side * 34, 68, 32), text: box(u, side * (across - 22)), half };
    }
    const v = side * (across + heap / 2 - 2);
    return { pile: box(side * 40, v, 100, heap / 2 - 11), text: box(side * -132, v), half };
  };

  /** @type {(side: number) => Point[]} */
  const arrow = (side) => {
    const [near, far] = [side * (length + 6), side * (length + turn)];
    const v = side * (gap + rv) * 0.86;
    return [box(near, v), box(far, v), box(far, -v), box(near, -v)];
  };

  return {
    name, seed, rim: pitch - 2 * ru, width: 2 * halfW, height: 2 * halfH,
    page: { x: halfW, y: halfH, w: 2 * halfW, h: 2 * halfH },
    houses: Array.from({ length: 2 * row }, (_, house) => {
      const side = house < row ? 1 : -1;
      const u = side * ((house % row) - (row - 1) / 2) * pitch;
      const count = box(u, side * (across - band / 2 + 3));
      const letter = box(u, side * gap * 0.42);
      return {
        hole: box(u, side * (gap + rv), ru, rv),
        cell: box(u, (side * across) / 2, pitch / 2, across / 2),
        count,
        letter,
        // Where there is room for a figure beside another: under the number, or by the letter.
        value: name === 'tall'
          ? { x: count.x, y: count.y + pitch * (row === 6 ? 0.29 : 0.36) }
          : { x: letter.x + pitch * (row === 6 ? 0.29 : 0.43), y: letter.y },
      };
    }),
    south: heapOf(1), north: heapOf(-1), arrows: [arrow(1), arrow(-1)],
  };
}

/**
 * A repeatable number in [0, 1) for a thing and a trait of it.
 * @param {number} id @param {number} trait
 */
export function chance(id, trait) {
  let h = Math.imul(id + 1, 0x9e3779b1) ^ Math.imul(trait + 1, 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return ((h ^ (h >>> 15)) >>> 0) / 2 ** 32;
}

/** @type {WeakMap<Box, (Point & { layer: number })[]>} */
const found = new WeakMap();

/**
 * Where the seed of a slot comes to rest: as near to the middle as there is room beside the seeds
 * of lower slots, else in a layer on top. No seed is ever moved by one that falls later.
 * @param {Box} box @param {number} slot @param {number} seed side of a seed's square
 * @param {number} salt makes one house differ from the next
 * @returns {Point}
 */
export function restingPlace(box, slot, seed, salt) {
  const rests = found.get(box) ?? [];
  found.set(box, rests);
  const breadth = seed * 0.66;
  const flat = (box.w / box.h) ** 0.3;
  for (let next = rests.length; next <= slot; next += 1) {
    const layer = rests[next - 1]?.layer ?? 0;
    const beside = rests.filter((rest) => rest.layer === layer);
    const part = 0.84 ** layer;
    let best = { x: box.x, y: box.y, worth: -Infinity, free: 0 };
    for (let i = next * 60; i < next * 60 + 60; i += 1) {
      const reach = part * Math.sqrt(chance(i, salt));
      const angle = chance(i, salt + 100) * 2 * Math.PI;
      const x = box.x + reach * Math.cos(angle) * (box.w / 2 - seed * 0.42);
      const y = box.y + reach * Math.sin(angle) * (box.h / 2 - seed * 0.42);
      const free = Math.min(breadth, ...beside.map((rest) => Math.hypot(rest.x - x, rest.y - y)));
      const worth = 4 * free - Math.hypot((x - box.x) / flat, (y - box.y) * flat);
      if (worth > best.worth) best = { x, y, worth, free };
    }
    const full = beside.length > 0 && best.free < breadth * 0.86 && layer < 5;
    rests.push({ x: best.x, y: best.y, layer: full ? layer + 1 : layer });
  }
  const { x, y, layer } = rests[slot];
  return { x, y: y - layer * seed * 0.1 };
}

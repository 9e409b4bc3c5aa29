// @ts-check
/**
 * Where seeds come to rest: as near to the middle of a house or heap as there is room, then in
 * further layers on top. A place depends on the seeds below it alone, so none is ever moved by
 * one that falls later. Pure.
 *
 * @typedef {import('./geometry.js').Point} Point
 * @typedef {import('./geometry.js').Box} Box
 * @typedef {Point & { layer: number }} Rest
 */
import { chance } from './chance.js';

/** Tries for each seed. */
const tries = 60;
/** A seed's breadth, and how much of it must be free, as part of its square. */
const breadth = 0.66;
const enough = 0.86;
/** Above this the pile only grows denser. */
const top = 5;

/** What has been found so far. @type {WeakMap<Box, Rest[]>} */
const found = new WeakMap();

/**
 * @param {Box} box
 * @param {number} slot 0 for the first seed
 * @param {number} seed side of the seed's square
 * @param {number} salt makes one house differ from the next
 * @returns {Rest} drawn a little higher with each layer
 */
export function restingPlace(box, slot, seed, salt) {
  const rests = found.get(box) ?? [];
  found.set(box, rests);
  while (rests.length <= slot) rests.push(nextRest(box, rests, seed, salt));
  const { x, y, layer } = rests[slot];
  return { x, y: y - layer * seed * 0.1, layer };
}

/** @type {(box: Box, rests: Rest[], seed: number, salt: number) => Rest} */
function nextRest(box, rests, seed, salt) {
  const slot = rests.length;
  const layer = rests[slot - 1]?.layer ?? 0;
  const beside = rests.filter((other) => other.layer === layer);
  const part = 0.84 ** layer;
  const [rx, ry] = [(box.w / 2 - seed * 0.42) * part, (box.h / 2 - seed * 0.42) * part];
  let best = { x: box.x, y: box.y, worth: -Infinity, free: 0 };
  for (let i = 0; i < tries; i += 1) {
    const reach = Math.sqrt(chance(slot * tries + i, salt));
    const angle = chance(slot * tries + i, salt + 100) * 2 * Math.PI;
    const [dx, dy] = [reach * rx * Math.cos(angle), reach * ry * Math.sin(angle)];
    const [x, y] = [box.x + dx, box.y + dy];
    const free = Math.min(seed * breadth, ...beside.map((o) => Math.hypot(o.x - x, o.y - y)));
    const worth = 4 * free - Math.hypot(dx, dy);
    if (worth > best.worth) best = { x, y, worth, free };
  }
  const full = beside.length > 0 && best.free < seed * breadth * enough;
  return { x: best.x, y: best.y, layer: full && layer < top ? layer + 1 : layer };
}

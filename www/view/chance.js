// @ts-check

/**
 * A repeatable number in [0, 1) for a seed (or house) and a trait.
 * @param {number} id
 * @param {number} trait
 */
export function chance(id, trait) {
  let h = Math.imul(id + 1, 0x9e3779b1) ^ Math.imul(trait + 1, 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return ((h ^ (h >>> 15)) >>> 0) / 2 ** 32;
}

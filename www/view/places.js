// @ts-check
/**
 * Which seed lies where. Counts say how many; this keeps each seed the same seed as it goes from
 * house to house, and in its place until it is lifted. Pure.
 *
 * @typedef {import('../shown.js').Shown} Shown
 * @typedef {import('../shown.js').Step} Step
 * @typedef {{ houses: number[][], south: number[], north: number[], hand: number[],
 *   over: number }} Places
 *   seeds by number; a seed's index in its list is its slot, the lowest first.
 *   `hand` in order of dropping, `over`: the house the hand is at
 */

/** @type {Places} */
export const nowhere = { houses: [], south: [], north: [], hand: [], over: 0 };

/**
 * Places for the counts of `shown`, with as few seeds moved as can be: those that may stay keep
 * their slots, the uppermost of a place that has too many go where seeds are wanting.
 * @param {Shown} shown
 * @param {Places} old
 * @returns {Places}
 */
export function settle(shown, old) {
  /** @type {number[]} */
  const spare = [];
  let fresh = 1 + Math.max(-1, ...old.houses.flat(), ...old.south, ...old.north, ...old.hand);
  /** @type {(seeds: number[] | undefined, count: number) => number[]} */
  const keep = (seeds = [], count) => {
    spare.push(...seeds.slice(count));
    return seeds.slice(0, count);
  };
  const hand = keep(old.hand, shown.hand);
  const houses = shown.houses.map((count, i) => keep(old.houses[i], count));
  old.houses.slice(houses.length).forEach((seeds) => spare.push(...seeds));
  const south = keep(old.south, shown.captured.south);
  const north = keep(old.north, shown.captured.north);
  spare.sort((a, b) => a - b);
  /** @type {(seeds: number[], count: number) => void} */
  const fill = (seeds, count) => {
    while (seeds.length < count) seeds.push(spare.shift() ?? fresh++);
  };
  houses.forEach((seeds, i) => fill(seeds, shown.houses[i]));
  fill(south, shown.captured.south);
  fill(north, shown.captured.north);
  fill(hand, shown.hand);
  return { houses, south, north, hand, over: old.over };
}

/**
 * @param {Places} places
 * @param {Step} step
 * @returns {Places}
 */
export function movePlaces(places, step) {
  const next = { ...places, houses: [...places.houses] };
  if (step.kind === 'lift') {
    next.hand = [...next.hand, ...next.houses[step.house]];
    next.houses[step.house] = [];
    next.over = step.house;
  } else if (step.kind === 'drop') {
    next.houses[step.house] = [...next.houses[step.house], next.hand[0]];
    next.hand = next.hand.slice(1);
    next.over = step.house;
  } else if (step.kind === 'capture') {
    next[step.by] = [...next[step.by], ...next.houses[step.house]];
    next.houses[step.house] = [];
  } else if (step.kind === 'lastFour') {
    next[step.to] = [...next[step.to], ...next.houses.flat()];
    next.houses = next.houses.map(() => []);
  }
  return next;
}

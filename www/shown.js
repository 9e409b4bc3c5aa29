// @ts-check
/**
 * The board as it is drawn, which follows the game step by step: how many seeds lie where, and
 * which. It folds the steps it is given, and knows no rule.
 *
 * @typedef {import('./view/types.js').Shown} Shown
 * @typedef {import('./view/types.js').Step} Step
 * @typedef {import('./view/types.js').Places} Places
 */

/** @param {Omit<Shown, 'hand'>} state @returns {Shown} */
export function shownOf({ houses, captured: { south, north } }) {
  return { houses: [...houses], captured: { south, north }, hand: 0 };
}

/** The board after one more step. @param {Shown} shown @param {Step} step */
export function foldStep(shown, step) {
  const next = { ...shownOf(shown), hand: shown.hand };
  const { houses, captured } = next;
  const empty = (/** @type {number} */ house) => houses.splice(house, 1, 0)[0];
  if (step.kind === 'lift') next.hand += empty(step.house);
  if (step.kind === 'capture') captured[step.by] += empty(step.house);
  if (step.kind === 'lastFour') houses.forEach((_, i) => { captured[step.to] += empty(i); });
  if (step.kind === 'drop') {
    next.hand -= 1;
    houses[step.house] += 1;
  }
  return next;
}

/** The same for seeds, each of which stays itself. @param {Places} places @param {Step} step */
export function movePlaces(places, step) {
  const next = { ...places, houses: [...places.houses] };
  const { houses, hand } = next;
  const empty = (/** @type {number} */ house) => houses.splice(house, 1, [])[0];
  if (step.kind === 'lift') next.hand = [...hand, ...empty(step.house)];
  if (step.kind === 'capture') next[step.by] = [...next[step.by], ...empty(step.house)];
  if (step.kind === 'lastFour') next[step.to] = [...next[step.to], ...houses.flat()];
  if (step.kind === 'lastFour') next.houses = houses.map(() => []);
  if (step.kind === 'drop') {
    houses[step.house] = [...houses[step.house], hand[0]];
    next.hand = hand.slice(1);
  }
  if (step.kind === 'lift' || step.kind === 'drop') next.over = step.house;
  return next;
}

/**
 * Places for the counts of `shown`: seeds that may stay keep their slots, the uppermost of a
 * place that has too many go where some are wanting.
 * @param {Shown} shown @param {Places} [old] @returns {Places}
 */
export function settle(shown, old = { houses: [], south: [], north: [], hand: [], over: 0 }) {
  const all = [...old.houses.flat(), ...old.south, ...old.north, ...old.hand];
  const kept = new Set();
  const keep = (/** @type {number[]} */ seeds, /** @type {number} */ count) => {
    const stay = seeds.slice(0, count);
    stay.forEach((id) => kept.add(id));
    return stay;
  };
  const next = {
    houses: shown.houses.map((count, i) => keep(old.houses[i] ?? [], count)),
    south: keep(old.south, shown.captured.south),
    north: keep(old.north, shown.captured.north),
    hand: keep(old.hand, shown.hand),
    // Rows may have been longer.
    over: old.over < shown.houses.length ? old.over : 0,
  };
  const spare = all.filter((id) => !kept.has(id)).sort((a, b) => a - b);
  let fresh = Math.max(-1, ...all);
  const fill = (/** @type {number[]} */ seeds, /** @type {number} */ count) => {
    while (seeds.length < count) seeds.push(spare.shift() ?? (fresh += 1));
  };
  next.houses.forEach((seeds, i) => fill(seeds, shown.houses[i]));
  fill(next.south, shown.captured.south);
  fill(next.north, shown.captured.north);
  fill(next.hand, shown.hand);
  return next;
}

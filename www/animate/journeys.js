// @ts-check
/**
 * Which seed goes where within one cue's motion. Worked out once, when the motion begins; drawn
 * again from the same journey when the board is laid out anew on the way. Pure.
 *
 * @typedef {import('../view/geometry.js').Layout} Layout
 * @typedef {import('../view/geometry.js').Point} Point
 * @typedef {import('../view/places.js').Places} Places
 * @typedef {import('./plan.js').Cue} Cue
 * @typedef {import('./paths.js').Pose} Pose
 * @typedef {{ place: number | 'south' | 'north', slot: number }} Spot
 * @typedef {{ id: number, from: Spot, to: Spot, cue: Cue }} Trip
 *   `cue`: the drop or capture that ends it
 * @typedef {{ cue: Cue, lap: boolean, end: number, trips: Trip[] }} Journey
 */
import { fallPoses, flightPoses, hopPoses, inHand } from './paths.js';
import { movePlaces } from '../view/places.js';
import { restingPlace } from '../view/resting.js';

/**
 * @param {Cue[]} cues
 * @param {number} index of the cue that begins
 * @param {Places} places before it
 * @returns {Journey | null} null when nothing travels
 */
export function journeyOf(cues, index, places) {
  const cue = cues[index];
  const { step } = cue;
  if (cue.end === cue.start) return null;
  /** @type {Trip[]} */
  const trips = [];
  if (step.kind === 'lift') {
    const slots = new Map(places.houses[step.house].map((id, slot) => [id, slot]));
    let after = movePlaces(places, step);
    for (let i = index + 1; after.hand.length > 0 && i < cues.length; i += 1) {
      const next = cues[i].step;
      const [id] = after.hand;
      after = movePlaces(after, next);
      if (next.kind !== 'drop') continue;
      trips.push({
        id, cue: cues[i],
        from: { place: step.house, slot: slots.get(id) ?? 0 },
        to: { place: next.house, slot: after.houses[next.house].length - 1 },
      });
    }
  } else if (step.kind === 'capture' || step.kind === 'lastFour') {
    const side = step.kind === 'capture' ? step.by : step.to;
    places.houses.forEach((seeds, house) => {
      if (step.kind === 'capture' && house !== step.house) return;
      seeds.forEach((id, slot) => trips.push({
        id, cue, from: { place: house, slot },
        to: { place: side, slot: places[side].length + trips.length },
      }));
    });
  }
  if (trips.length === 0) return null;
  return { cue, lap: step.kind === 'lift', end: trips[trips.length - 1].cue.end, trips };
}

/**
 * @param {Layout} layout
 * @param {Spot} spot
 */
export function spotPlace(layout, { place, slot }) {
  const box = typeof place === 'number' ? layout.houses[place].hole : layout.heaps[place].pile;
  const salt = typeof place === 'number' ? place : place.length + 40;
  return restingPlace(box, slot, layout.seed, salt);
}

/**
 * The poses of every seed of a journey, times from the beginning of the play.
 * @param {Layout} layout
 * @param {Journey} journey
 * @returns {{ id: number, poses: Pose[] }[]}
 */
export function journeyPoses(layout, { cue, lap, trips }) {
  return lap ? lapPoses(layout, cue, trips) : trips.map(({ id, from, to }, i) => {
    const wait = (cue.end - cue.arrive) * 0.07 * Math.min(i, 3);
    const start = cue.arrive + wait;
    const [a, b] = [spotPlace(layout, from), spotPlace(layout, to)];
    const end = cue.end - (cue.end - cue.arrive) * 0.07 * Math.max(0, 3 - i);
    return { id, poses: [{ t: cue.start, ...a, high: 0 }, ...flightPoses(a, b, start, end)] };
  });
}

/**
 * @param {Layout} layout
 * @param {Cue} lifted
 * @param {Trip[]} trips
 */
function lapPoses(layout, lifted, trips) {
  const { houses, seed } = layout;
  const row = houses.length / 2;
  let over = houses[/** @type {number} */ (trips[0].from.place)].hole;
  /** @type {Pose[]} */
  const hand = [{ t: lifted.end, x: over.x, y: over.y, high: 1 }];
  return trips.map(({ id, from, to, cue }, i) => {
    const house = /** @type {number} */ (to.place);
    const next = houses[house].hole;
    if (cue.start > hand[hand.length - 1].t) {
      hand.push({ t: cue.start, x: over.x, y: over.y, high: 1 });
    }
    hand.push(...hopPoses(over, next, cue.start, cue.arrive, house % row === 0));
    over = next;
    const held = inHand(trips.length - 1 - i, seed);
    const way = hand.map((pose) => ({ ...pose, x: pose.x + held.x, y: pose.y + held.y }));
    return {
      id,
      poses: [
        { t: lifted.start, ...spotPlace(layout, from), high: 0 }, ...way,
        ...fallPoses(way[way.length - 1], spotPlace(layout, to), cue.arrive, cue.end),
      ],
    };
  });
}

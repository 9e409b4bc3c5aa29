// @ts-check
/**
 * The ways of seeds through the air: poses, which become keyframes.
 *
 * @import { Cue, Flight, Layout, Places, Point, Pose, Trip } from '../view/types.js'
 */
import { movePlaces } from '../shown.js';
import { atHeight, inHand, onGround, spotOf } from './places.js';

/**
 * What travels in the motion that a cue begins: a lap from its lift on, or captured seeds. Worked
 * out once; drawn again when the board is laid out anew on the way.
 * @param {Cue[]} cues @param {number} index @param {Places} places before it
 */
export function tripsOf(cues, index, places) {
  const { step } = cues[index];
  /** @type {Trip[]} */
  const trips = [];
  if (step.kind === 'lift') {
    let after = movePlaces(places, step);
    const { hand } = after;
    for (let i = index + 1; after.hand.length > 0 && i < cues.length; i += 1) {
      const [cue, [id]] = [cues[i], after.hand];
      after = movePlaces(after, cue.step);
      if (cue.step.kind !== 'drop') continue;
      const to = cue.step.house;
      trips.push({
        id, cue, from: [step.house, hand.indexOf(id)], to: [to, after.houses[to].length - 1],
      });
    }
  } else if (step.kind === 'capture' || step.kind === 'lastFour') {
    const side = step.kind === 'capture' ? step.by : step.to;
    places.houses.forEach((seeds, house) => {
      if (step.kind === 'capture' && house !== step.house) return;
      seeds.forEach((id, slot) => trips.push({
        id, cue: cues[index], from: [house, slot], to: [side, places[side].length + trips.length],
      }));
    });
  }
  return trips;
}

/**
 * The poses of every seed on a trip, timed from the beginning of the play.
 * @param {Layout} layout @param {Cue} first @param {Trip[]} trips
 * @returns {Pose[][]}
 */
export function posesOf(layout, first, trips) {
  const { houses } = layout;
  if (first.step.kind !== 'lift') {
    return trips.map(({ from, to }, i) => {
      const late = ((first.end - first.arrive) / 4) * Math.min(1, i / trips.length);
      const [a, b] = [spotOf(layout, from), spotOf(layout, to)];
      const way = [0, 0.15, 0.35, 0.5, 0.65, 0.85, 1].map((part) => ({
        t: first.arrive + late + (first.end - first.arrive - late) * part,
        ...between(a, b, ease(part)), high: 2.2 * Math.sin(part * Math.PI),
      }));
      return [{ t: first.start, ...a, high: 0 }, ...way];
    });
  }
  let over = houses[first.step.house].hole;
  /** @type {Pose[]} */
  const hand = [{ t: first.end, x: over.x, y: over.y, high: 1 }];
  return trips.map(({ from, to, cue }, i) => {
    const house = /** @type {number} */ (to[0]);
    const next = houses[house].hole;
    if (cue.start > hand[hand.length - 1].t) hand.push({ ...hand[hand.length - 1], t: cue.start });
    // Along the outside of the ring, wide around the ends of the board.
    const corner = house % (houses.length / 2) === 0;
    for (const part of cue.arrive - cue.start < 40 ? [0.5, 1] : [0.25, 0.5, 0.75, 1]) {
      const arc = Math.sin(part * Math.PI);
      const { x, y } = between(over, next, corner ? part : ease(part));
      const out = arc * (corner ? 0.42 : 0.13);
      hand.push({
        t: cue.start + (cue.arrive - cue.start) * part, high: 1 + 0.4 * arc,
        x: x - (next.y - over.y) * out, y: y + (next.x - over.x) * out,
      });
    }
    over = next;
    const order = trips.length - 1 - i;
    const way = hand.map((pose) => ({ ...pose, ...inHand(layout, pose, order) }));
    const [last, end] = [way[way.length - 1], spotOf(layout, to)];
    // A fall, with one small bounce.
    const fall = [[0.35, 0.4, 0.8], [0.7, 1, 0], [0.85, 1, 0.12], [1, 1, 0]];
    return [
      { t: first.start, ...spotOf(layout, from), high: 0 }, ...way,
      ...fall.map(([part, gone, high]) => ({
        t: cue.arrive + (cue.end - cue.arrive) * part, ...between(last, end, gone), high,
      })),
    ];
  });
}

/** @param {Point} a @param {Point} b @param {number} part */
const between = (a, b, part) => ({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part });

/** @param {number} part */
const ease = (part) => part * part * (3 - 2 * part);

/** Keyframes over the ground, and of height. @param {Pose[]} poses @param {number} seed */
export function framesOf(poses, seed) {
  const [start, end] = [poses[0].t, poses[poses.length - 1].t];
  const frames = (/** @type {(pose: Pose) => string} */ transform) => poses.map((pose) => ({
    offset: Math.min(1, (pose.t - start) / Math.max(1, end - start)), transform: transform(pose),
  }));
  return {
    ms: end - start,
    ground: frames((pose) => onGround(pose, seed)), height: frames(({ high }) => atHeight(high)),
  };
}

/**
 * Each seed's way, to be played at once.
 * @param {Layout} layout @param {Cue} first @param {Trip[]} trips @returns {Flight[]}
 */
export const flightsOf = (layout, first, trips) => (
  posesOf(layout, first, trips).map((poses, i) => ({
    id: trips[i].id, ...framesOf(poses, layout.seed),
  })));

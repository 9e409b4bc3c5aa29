// @ts-check
/**
 * Puts seeds where they lie, and moves them with Web Animations.
 *
 * @import { Flight, Layout, Place, Places, Point } from '../view/types.js'
 */
import { atHeight, inHand, onGround, spotOf } from './places.js';
import { createSeed } from '../view/ground.js';

/** Above all seeds at rest. */
const aloft = 1000;

/**
 * A seed's resting place is always in its own style, so that taking the animations away leaves
 * the right board.
 * @param {HTMLElement} field holds the seeds
 */
export function createStage(field) {
  /** @type {Map<number, HTMLElement>} */
  const seeds = new Map();
  /** @type {Map<Element, Animation>} */
  const moving = new Map();
  /** @type {Layout} */
  let layout;

  const seedOf = (/** @type {number} */ id) => {
    const seed = seeds.get(id) ?? createSeed(id);
    if (!seeds.has(id)) field.append(seed);
    seeds.set(id, seed);
    return { seed, body: /** @type {HTMLElement} */ (seed.firstElementChild) };
  };

  /** @type {(id: number, at: Point, z: number, high: number) => void} */
  const rest = (id, at, z, high) => {
    const { seed, body } = seedOf(id);
    seed.style.transform = onGround(at, layout.seed);
    seed.style.zIndex = `${z}`;
    body.style.transform = high ? atHeight(high) : '';
  };

  const stage = {
    /** @param {Place} place @param {number[]} ids @param {number} [from] the others lie there */
    lay(place, ids, from = 0) {
      ids.slice(from).forEach((id, i) => rest(id, spotOf(layout, [place, from + i]), from + i, 0));
    },
    /** @param {Places} places */
    layHand({ hand, over }) {
      const at = layout.houses[over].hole;
      hand.forEach((id, i) => rest(id, inHand(layout, at, hand.length - 1 - i), aloft, 1));
    },
    /**
     * The pieces of it, to be laid one after the other.
     * @param {Places} places @param {Layout} now @returns {(() => void)[]}
     */
    layAll(places, now) {
      layout = now;
      const { houses, south, north, hand } = places;
      const known = new Set([...houses.flat(), ...south, ...north, ...hand]);
      seeds.forEach((seed, id) => {
        if (known.has(id)) return;
        seed.remove();
        seeds.delete(id);
      });
      return [
        ...houses.map((ids, house) => () => stage.lay(house, ids)),
        () => stage.lay('south', south),
        () => stage.lay('north', north),
        () => stage.layHand(places),
      ];
    },
    /** @type {(element: Element, frames: Keyframe[], ms: number, late: number) => void} */
    animate(element, frames, ms, late) {
      moving.get(element)?.cancel();
      const animation = element.animate(frames, { duration: ms, fill: 'forwards' });
      animation.currentTime = late;
      moving.set(element, animation);
    },
    /** @param {Flight[]} flights @param {number} late ms since they began */
    travel(flights, late) {
      flights.forEach(({ id, ms, ground, height }, i) => {
        const { seed, body } = seedOf(id);
        seed.style.zIndex = `${aloft + flights.length - i}`;
        stage.animate(seed, ground, ms, late);
        stage.animate(body, height, ms, late);
      });
    },
    hold() {
      moving.forEach((animation) => animation.playState === 'running' && animation.pause());
    },
    go() {
      moving.forEach((animation) => animation.playState === 'paused' && animation.play());
    },
    still() {
      moving.forEach((animation) => animation.cancel());
      moving.clear();
    },
  };
  return stage;
}

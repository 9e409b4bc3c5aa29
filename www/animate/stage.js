// @ts-check
/**
 * Draws seeds where they lie and moves them with Web Animations. The resting place is always in
 * the element's own style, so that taking an animation away leaves the right board.
 *
 * @typedef {import('../view/geometry.js').Layout} Layout
 * @typedef {import('../view/places.js').Places} Places
 * @typedef {import('./plan.js').Cue} Cue
 * @typedef {import('./journeys.js').Journey} Journey
 * @typedef {import('./journeys.js').Spot} Spot
 */
import { groundTransform, heightTransform, inHand, keyframes } from './paths.js';
import { journeyPoses, spotPlace } from './journeys.js';
import { createSeed } from '../view/seeds.js';

/** Above every seed that rests. */
const aloft = 1000;

/** @param {HTMLElement} field holds the seeds */
export function createStage(field) {
  /** @type {Map<number, { seed: HTMLElement, body: HTMLElement }>} */
  const seeds = new Map();
  /** @type {Map<Element, Animation>} */
  const moving = new Map();
  /** @type {Layout} */
  let layout;

  /** @param {number} id */
  const seedOf = (id) => {
    let known = seeds.get(id);
    if (!known) {
      const seed = createSeed(id);
      known = { seed, body: /** @type {HTMLElement} */ (seed.firstElementChild) };
      seeds.set(id, known);
      field.append(seed);
    }
    return known;
  };

  /**
   * @param {number} id
   * @param {{ x: number, y: number }} at
   * @param {number} z
   * @param {number} high
   */
  const rest = (id, at, z, high) => {
    const { seed, body } = seedOf(id);
    seed.style.transform = groundTransform(at, layout.seed);
    seed.style.zIndex = `${z}`;
    body.style.transform = high > 0 ? heightTransform(high) : '';
  };

  /** @type {(id: number, spot: Spot) => void} */
  const lay = (id, spot) => rest(id, spotPlace(layout, spot), spot.slot + 1, 0);

  /**
   * @param {Element} element
   * @param {Keyframe[]} frames
   * @param {number} ms
   * @param {number} late
   */
  const animate = (element, frames, ms, late) => {
    moving.get(element)?.cancel();
    const animation = element.animate(frames, { duration: ms, fill: 'forwards' });
    animation.currentTime = late;
    moving.set(element, animation);
  };

  return {
    animate,
    lay,
    /** @param {Places} places */
    layHand({ hand, over }) {
      const { x, y } = layout.houses[over].hole;
      hand.forEach((id, i) => {
        const held = inHand(hand.length - 1 - i, layout.seed);
        rest(id, { x: x + held.x, y: y + held.y }, aloft + i, 1);
      });
    },
    /**
     * @param {Places} places
     * @param {Layout} now
     */
    layAll(places, now) {
      layout = now;
      const known = new Set([...places.houses.flat(), ...places.south, ...places.north,
        ...places.hand]);
      seeds.forEach(({ seed }, id) => {
        if (known.has(id)) return;
        seed.remove();
        seeds.delete(id);
      });
      places.houses.forEach((ids, place) => ids.forEach((id, slot) => lay(id, { place, slot })));
      for (const place of /** @type {const} */ (['south', 'north'])) {
        places[place].forEach((id, slot) => lay(id, { place, slot }));
      }
      this.layHand(places);
    },
    /**
     * @param {Journey} journey
     * @param {number} late ms since the journey began
     */
    travel(journey, late) {
      for (const { id, poses } of journeyPoses(layout, journey)) {
        const { seed, body } = seedOf(id);
        const { ms, ground, height } = keyframes(poses, layout.seed);
        seed.style.zIndex = `${aloft + 50 - (id % 50)}`;
        animate(seed, ground, ms, late);
        animate(body, height, ms, late);
      }
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
}

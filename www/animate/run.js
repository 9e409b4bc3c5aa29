// @ts-check
/**
 * Puts seeds where they lie, moves them with Web Animations, and plays cues against the clock.
 *
 * @import { Cue, Layout, Place, Places, Point, Stage, Trip } from '../view/types.js'
 */
import { atHeight, framesOf, inHand, onGround, posesOf, spotOf } from './flights.js';
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
    /** @param {Place} place @param {number[]} ids */
    lay(place, ids) {
      ids.forEach((id, slot) => rest(id, spotOf(layout, [place, slot]), slot, 0));
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
    /** @param {Cue} first @param {Trip[]} trips @param {number} late ms since it began */
    travel(first, trips, late) {
      posesOf(layout, first, trips).forEach((poses, i) => {
        const { seed, body } = seedOf(trips[i].id);
        const { ms, ground, height } = framesOf(poses, layout.seed);
        seed.style.zIndex = `${aloft + trips.length - i}`;
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

/**
 * Begins each cue's motion when its time has come, and applies its step when it counts. When the
 * page was held up, all that is due happens at once, in order.
 * @param {Cue[]} cues @param {number} ms when all is at rest @param {Stage} stage
 */
export function run(cues, ms, stage) {
  let [begun, applied, waited, since, over] = [0, 0, 0, performance.now(), false];
  let held = /** @type {number | null} */ (null);
  /** @type {(how: 'done' | 'cancelled') => void} */
  let settle;
  /** @type {Promise<'done' | 'cancelled'>} */
  const finished = new Promise((resolve) => { settle = resolve; });
  const now = () => (held ?? performance.now()) - since;
  const apply = () => {
    applied += 1;
    stage.apply(cues[applied - 1]);
  };

  /** @param {'done' | 'cancelled'} how */
  const stop = (how) => {
    if (over) return;
    over = true;
    clearTimeout(timer);
    stage.still();
    settle(how);
  };

  const pause = (at = performance.now()) => {
    if (over || held !== null) return;
    held = at;
    clearTimeout(timer);
    stage.hold();
  };

  const tick = () => {
    const t = now();
    while (!over && held === null) {
      const start = cues[begun]?.start ?? Infinity;
      const at = applied < begun ? cues[applied].at : Infinity;
      if (Math.min(start, at) > t) {
        if (applied === cues.length && t >= ms) stop('done');
        else timer = setTimeout(tick, Math.min(start, at, Math.max(ms, t + 1)) - t);
        return;
      }
      if (at <= start) apply();
      else if (cues[begun].waits && waited < begun) {
        waited = begun;
        // However late it is, nothing goes further than where it waits.
        pause(since + start);
        stage.wait();
      } else {
        begun += 1;
        stage.begin(begun - 1, t - start);
      }
    }
  };
  // Not at once: the caller shall hold the run before it hears of the first step.
  let timer = setTimeout(tick, 0);

  return {
    finished,
    now,
    skip() {
      if (over) return;
      stage.still();
      while (applied < cues.length && !over) apply();
      stop('done');
    },
    pause: () => pause(),
    resume() {
      if (over || held === null) return;
      since += performance.now() - held;
      held = null;
      stage.go();
      tick();
    },
    cancel: () => stop('cancelled'),
  };
}

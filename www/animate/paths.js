// @ts-check
/**
 * The ways seeds take through the air, as keyframes for one element that moves over the ground
 * and one that rises from it. Pure: places and times in, `transform`s out, in percents of the
 * seed's own square, so that they stay right when the board is drawn at another size.
 *
 * @typedef {import('../view/geometry.js').Point} Point
 * @typedef {{ t: number, x: number, y: number, high: number }} Pose
 *   `t` in ms, `high`: 0 on the ground, 1 in the hand
 */

/** How far the hand swings outwards between houses, as part of the way. */
const swing = 0.13;
/** The same around the end of the board. */
const round = 0.42;

/**
 * Poses of the hand from one house to the next, along the outside of the ring.
 * @param {Point} a
 * @param {Point} b
 * @param {number} start
 * @param {number} end
 * @param {boolean} corner around the end of the board
 * @returns {Pose[]}
 */
export function hopPoses(a, b, start, end, corner) {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const bulge = corner ? round : swing;
  const parts = end - start < 40 ? [0.5, 1] : [0.25, 0.5, 0.75, 1];
  return parts.map((part) => {
    const gone = corner ? part : part * part * (3 - 2 * part);
    const out = bulge * Math.sin(part * Math.PI);
    return {
      t: start + (end - start) * part,
      x: a.x + dx * gone - dy * out,
      y: a.y + dy * gone + dx * out,
      high: 1 + 0.4 * Math.sin(part * Math.PI),
    };
  });
}

/**
 * Where a seed lies in the hand, relative to it.
 * @param {number} index
 * @param {number} seed side of the seed's square
 * @returns {Point}
 */
export function inHand(index, seed) {
  const reach = Math.sqrt(index + 0.3) * seed * 0.33;
  return { x: Math.cos(index * 2.39996) * reach, y: Math.sin(index * 2.39996) * reach };
}

/**
 * @param {Point} place
 * @param {number} seed
 */
export function groundTransform({ x, y }, seed) {
  const percent = (/** @type {number} */ value) => (100 * (value / seed - 0.5)).toFixed(1);
  return `translate(${percent(x)}%, ${percent(y)}%)`;
}

/** @param {number} high */
export function heightTransform(high) {
  return `translate(${(-14 * high).toFixed(1)}%, ${(-38 * high).toFixed(1)}%) `
    + `scale(${(1 + 0.16 * high).toFixed(3)})`;
}

/**
 * Keyframes for both elements of a seed.
 * @param {Pose[]} poses in order of time
 * @param {number} seed
 */
export function keyframes(poses, seed) {
  const first = poses[0].t;
  const ms = Math.max(1, poses[poses.length - 1].t - first);
  const offset = (/** @type {Pose} */ pose) => Math.min(1, (pose.t - first) / ms);
  return {
    ms,
    ground: poses.map((pose) => ({
      offset: offset(pose), transform: groundTransform(pose, seed),
    })),
    height: poses.map((pose) => ({
      offset: offset(pose), transform: heightTransform(pose.high),
    })),
  };
}

/**
 * A fall into a house: fast at the end, with one small bounce.
 * @param {Point} from
 * @param {Point} to
 * @param {number} start
 * @param {number} end
 * @returns {Pose[]}
 */
export function fallPoses(from, to, start, end) {
  return [[0.35, 0.4, 0.8], [0.7, 1, 0], [0.85, 1, 0.12], [1, 1, 0]].map(([part, gone, high]) => ({
    t: start + (end - start) * part,
    x: from.x + (to.x - from.x) * gone,
    y: from.y + (to.y - from.y) * gone,
    high,
  }));
}

/**
 * From a house to the heap: up, over, and down.
 * @param {Point} from
 * @param {Point} to
 * @param {number} start
 * @param {number} end
 * @returns {Pose[]}
 */
export function flightPoses(from, to, start, end) {
  return [0, 0.15, 0.35, 0.5, 0.65, 0.85, 1].map((part) => {
    const gone = part * part * (3 - 2 * part);
    return {
      t: start + (end - start) * part,
      x: from.x + (to.x - from.x) * gone,
      y: from.y + (to.y - from.y) * gone,
      high: 2.2 * Math.sin(part * Math.PI),
    };
  });
}

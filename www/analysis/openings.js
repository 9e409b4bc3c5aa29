// @ts-check

/**
 * What each opening house is worth to the first player, A first, both sides playing their best.
 * @type {Record<string, number[]>}
 */
export const OPENINGS = {
  'hoyito-2': [-28, -36, -48, -36, -36, -36],
  'hoyito-3': [-40, -48, -48, -36, -36, -36],
};

/** By how much the first player loses at least. */
export const TOTALS = {
  two: -Math.max(...OPENINGS['hoyito-2']),
  three: -Math.max(...OPENINGS['hoyito-3']),
};

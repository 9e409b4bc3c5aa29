// @ts-check

/** The day's number, the same from midnight to midnight of the clock. @param {Date} date */
export const dayOf = (date) => (
  Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);

/** @type {(a: number, b: number) => number} */
const commonDivisor = (a, b) => (b ? commonDivisor(b, a % b) : a);

/**
 * The place of the day's puzzle among `count`. Strides of about the golden ratio take days that
 * follow each other far apart, and come to each puzzle once before any comes again.
 * @type {(day: number, count: number) => number}
 */
export const dailyOf = (day, count) => {
  let stride = Math.max(Math.round(count * 0.618), 1);
  while (commonDivisor(stride, count) > 1) stride += 1;
  return (day * stride) % count;
};

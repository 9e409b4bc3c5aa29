// @ts-check
/** @import { Result, Total } from './types.js' */

/** @type {(level: string) => Total} */
const none = (level) => (
  { level, games: 0, won: 0, lost: 0, drawn: 0, longestTurn: 0, biggestChain: 0 });

/** @type {(total: Total, result: Result) => Total} */
const added = (total, { won, longestTurn, biggestChain }) => ({
  ...total,
  games: total.games + 1,
  [won]: total[won] + 1,
  longestTurn: Math.max(total.longestTurn, longestTurn),
  biggestChain: Math.max(total.biggestChain, biggestChain),
});

/**
 * The totals of each variant that was played, a level each in the order given and, where there
 * are several, all of them together.
 * @type {(results: Result[], variants: string[], levels: string[])
 *   => { variant: string, totals: Total[] }[]}
 */
export const tally = (results, variants, levels) => variants.flatMap((variant) => {
  const played = results.filter((result) => result.variant === variant);
  const totals = levels.map((level) => (
    played.filter((result) => result.level === level).reduce(added, none(level))))
    .filter(({ games }) => games);
  if (totals.length > 1) totals.push(played.reduce(added, none('all')));
  return totals.length ? [{ variant, totals }] : [];
});

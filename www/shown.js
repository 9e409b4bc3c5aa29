// @ts-check
/**
 * The board as it is drawn. While a sowing plays, the game is already at its end; `Shown` is what
 * the steps played so far have made of the old board. Nothing here knows a rule.
 *
 * @typedef {'south' | 'north'} Side
 * @typedef {{ houses: number[], captured: { south: number, north: number }, hand: number }} Shown
 *   `houses` by house number, `hand`: seeds lifted and not yet dropped
 *
 * @typedef {{ kind: 'lift', house: number, seeds: number }} Lift
 * @typedef {{ kind: 'drop', house: number }} Drop
 * @typedef {{ kind: 'relay', house: number }} Relay
 * @typedef {{ kind: 'capture', house: number, seeds: number, by: Side }} Capture
 * @typedef {{ kind: 'lastFour', to: Side, seeds: number }} LastFour
 * @typedef {{ kind: 'pass', side: Side }} Pass
 * @typedef {{ kind: 'end', reason: string, winner: Side | null }} End
 * @typedef {Lift | Drop | Relay | Capture | LastFour | Pass | End} Step
 */

/**
 * @param {{ houses: number[], captured: { south: number, north: number } }} state
 * @returns {Shown}
 */
export function shownOf(state) {
  const { south, north } = state.captured;
  return { houses: [...state.houses], captured: { south, north }, hand: 0 };
}

/**
 * The board after one more step; the old one is left as it was.
 * @param {Shown} shown
 * @param {Step} step
 * @returns {Shown}
 */
export function foldStep(shown, step) {
  const next = { ...shownOf(shown), hand: shown.hand };
  if (step.kind === 'lift') {
    next.hand += next.houses[step.house];
    next.houses[step.house] = 0;
  } else if (step.kind === 'drop') {
    next.hand -= 1;
    next.houses[step.house] += 1;
  } else if (step.kind === 'capture') {
    next.captured[step.by] += next.houses[step.house];
    next.houses[step.house] = 0;
  } else if (step.kind === 'lastFour') {
    next.captured[step.to] += next.houses.reduce((sum, seeds) => sum + seeds, 0);
    next.houses.fill(0);
  }
  return next;
}

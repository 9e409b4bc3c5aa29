// @ts-check
/** @import { Judge } from './types.js' */

/**
 * How a try stands after what was sown. A turn is judged as soon as it has taken the most or is
 * over, a win by its first house; what is sown after that changes nothing. `goesOn`: the turn that
 * was last sown in does.
 * @type {Judge}
 */
export const verdictOf = (puzzle, sown, goesOn) => {
  const turn = sown.filter((sowing) => sowing.turn === sown[0].turn);
  const taken = turn.reduce((sum, { captured }) => sum + captured, 0);
  if (!turn.length) return { state: 'open', taken };
  if (puzzle.kind === 'most') {
    if (taken === puzzle.seeds) return { state: 'solved', taken };
    return { state: goesOn && turn.length === sown.length ? 'open' : 'less', taken };
  }
  const { letter: house } = sown[0];
  if (house === puzzle.line[0]) return { state: 'solved', taken };
  const lead = puzzle.others[house];
  return { state: lead ? 'loses' : 'draws', house, lead };
};

/**
 * The letters of the line that are still to be sown; null when the line has been left.
 * @type {(line: string, sown: { letter: string }[]) => string | null}
 */
export const restOf = (line, sown) => {
  const letters = sown.map(({ letter }) => letter).join('');
  return line.startsWith(letters) ? line.slice(letters.length) : null;
};

// @ts-check
/**
 * The lessons: positions that came up in games of Hoyito II, South to move, and what is to be done
 * in them. `tests/lessons.rs` plays each solution.
 *
 * @type {import('./types.js').Lesson[]}
 */
export const LESSONS = [
  {
    name: 'sow',
    position: 'hoyito-2 102103/200025 16-16 S', solution: 'F',
    goal: { ends: 8 },
  },
  {
    name: 'relay',
    position: 'hoyito-2 121021/002201 16-20 S', solution: 'A',
    goal: { laps: 3 },
  },
  {
    name: 'casa',
    position: 'hoyito-2 102031/001004 20-16 S', solution: 'C',
    goal: { captures: 1 },
  },
  {
    name: 'rows',
    position: 'hoyito-2 102031/301100 20-16 S', solution: 'CF',
    goal: { rows: 2 },
  },
  {
    name: 'chain',
    position: 'hoyito-2 101051/133351 16-8 S', solution: 'E',
    goal: { captures: 3 },
  },
  {
    name: 'again',
    position: 'hoyito-2 104020/301010 24-12 S', solution: 'CD',
    goal: { sowings: 2 },
  },
  {
    name: 'pass',
    position: 'hoyito-2 200721/000000 24-12 S', solution: 'A',
    goal: { pass: true },
  },
  {
    name: 'lastFour',
    position: 'hoyito-2 101311/000010 20-20 S', solution: 'C',
    goal: { lastFour: true },
  },
  {
    name: 'endless',
    position: 'hoyito-2 101012/040210 24-12 S', solution: 'F',
    goal: { refused: 'endless' },
  },
  {
    name: 'turn',
    position: 'hoyito-2 130272/322033 0-20 S', solution: 'AEF',
    goal: { seeds: 20 },
  },
];

// Small made-up views of the engine, for tests of what is done with them.
import { defaultSettings, initialState } from '../../www/store.js';

const letter = (house) => String.fromCharCode(house < 6 ? 65 + house : 91 + house);
const fours = (houses) => houses.map((house) => ({ house, seeds: 4 }));

export const view = (change = {}) => ({
  variant: 'hoyito-2', row: 6, houses: Array(12).fill(4), captured: { south: 0, north: 0 },
  closed: [], turn: 'south', again: false, passed: null, ply: 0, plies: change.ply ?? 0, quiet: 0,
  over: null, position: '', ...change,
});

export const move = (house, { captures = [], ...change } = {}) => ({
  house, letter: letter(house), playable: !change.reason, reason: null, laps: 0, last: null,
  captures: fours(captures), captured: captures.length * 4, again: false, over: false, ...change,
});

export const sowing = ({ captures = [], ...change } = {}) => {
  const house = change.house ?? 0;
  return {
    ply: 1, turn: 1, side: house < 6 ? 'south' : 'north', house, letter: letter(house), laps: 1,
    captures: fours(captures), lastFour: null, captured: captures.length * 4, passes: [], ...change,
  };
};

export const stateOf = ({ position = view(), history = [], moves, ...change } = {}) => ({
  ...initialState(
    {
      position, history, match: null,
      moves: moves ?? position.houses.map((_, house) => move(house)),
    },
    { south: 'person', north: 'computer' },
    defaultSettings,
  ),
  ...change,
});

/** A record as the engine writes them. */
export const recordOf = (turns, tags = {}) => {
  const all = { Variant: 'hoyito-2', Game: 'a1b2c3d4', ...tags, Result: '*' };
  const head = Object.entries(all).map(([name, value]) => (
    `[${name} "${value.replace(/["\\]/g, '\\$&')}"]`));
  const words = turns.map((turn, i) => (i % 2 ? turn : `${i / 2 + 1}. ${turn}`));
  return `${head.join('\n')}\n\n${[...words, '*'].join(' ').replace(/(.{60,80}) /g, '$1\n')}\n`;
};

/** A link whose check is right, whatever stands in it. */
export const forgedLink = (fields) => {
  const text = fields.flat().join('\n');
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ sign.codePointAt(0), 0x01000193);
  const check = ((hash >>> 0) % 36 ** 5).toString(36).padStart(5, '0');
  const code = (words) => encodeURIComponent(words).replaceAll('.', '%2E').replaceAll('_', '%5F');
  return `#${fields.map(([name, words]) => `${name}=${code(words)}`).join('.')}.check=${check}`;
};

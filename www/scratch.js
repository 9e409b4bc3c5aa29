// @ts-check
/** @import { OwnTable, Scratch } from './types.js' */

/**
 * What is asked of games that are not on the table: each is made for the question alone.
 * @type {(table: OwnTable) => Scratch}
 */
export const createScratch = ({ apart, recordHere, recordAll }) => ({
  open: (text, tags = {}) => apart(text, (game) => {
    for (const [name, value] of Object.entries(tags)) game.setTag(name, value);
    const [state, history, moves] = [game.state(), game.history(), game.moves()];
    /** @type {Record<string, string>} */
    const named = {};
    for (const name of ['Date', 'South', 'North', 'Level', 'Game', 'Match', 'Round']) {
      named[name] = game.tag(name);
    }
    const tag = (/** @type {string} */ name) => named[name] ?? '';
    return { state, history, moves, damage: game.damage(), record: game.record(), tag };
  }),
  sown: (text, letters) => apart(text, (game) => Array.from(letters, (letter) => {
    const before = game.state();
    const { house } = game.moves().find((move) => move.letter === letter) ?? { house: -1 };
    const { steps, state } = game.play(house);
    return { before, steps, state, sowing: game.history()[before.ply] };
  })),
  recordAfter: (house) => apart(recordHere(), (game) => {
    game.play(house);
    return game.record();
  }),
  ahead: (houses) => apart(recordHere(), (game) => {
    const states = houses.map((house) => game.play(house).state);
    const sowings = game.history().slice(-houses.length);
    return states.map((state, i) => ({ state, sowing: sowings[i] }));
  }),
  moments: () => apart(recordAll(), (game) => {
    const end = game.state();
    const moments = Array.from({ length: end.plies }, (_, ply) => {
      game.goTo(ply);
      return { state: game.state(), record: game.record() };
    });
    return { moments, end };
  }),
});

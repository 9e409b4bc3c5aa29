// @ts-check
/** @import { Engine, Table } from './types.js' */

/** @type {(engine: Engine) => Table} */
export const createTable = (engine) => {
  let game = new engine.Game('hoyito-2', 'south');
  let record = '';

  const replace = (/** @type {typeof game} */ next) => {
    game.free();
    game = next;
    record = '';
  };

  return {
    truth: () => ({ position: game.state(), moves: game.moves(), history: game.history() }),
    variants: () => engine.variants(),
    levels: () => engine.levels(),
    begin({ variant, starter, seats }) {
      replace(new engine.Game(variant, starter));
      game.setTag('South', seats.south);
      game.setTag('North', seats.north);
    },
    restore(text, ply) {
      replace(engine.Game.fromRecord(text));
      const damage = game.damage();
      if (damage) return damage;
      record = text;
      if (ply !== null && ply >= 0 && ply < game.state().plies) game.goTo(ply);
    },
    play(house) {
      const { steps, state } = game.play(house);
      return { steps, sowing: game.history()[state.ply - 1] };
    },
    replayOf: (sowing) => ({
      sowing, before: game.stateAt(sowing.ply - 1), steps: game.stepsAt(sowing.ply),
    }),
    goTo: (ply) => game.goTo(ply),
    undo: () => game.undo(),
    resign: (side) => game.resign(side),
    agree: () => game.agreeDraw(),
    recordHere: () => game.record(),
    recordAll() {
      const { ply, plies } = game.state();
      // The engine's record ends at the position on the board: the longer one of before stays.
      if (ply === plies || !record) record = game.record();
      return record;
    },
    recordAfter(house) {
      const scratch = engine.Game.fromRecord(game.record());
      scratch.play(house);
      const after = scratch.record();
      scratch.free();
      return after;
    },
    ahead(houses) {
      const scratch = engine.Game.fromRecord(game.record());
      const states = houses.map((house) => scratch.play(house).state);
      const sowings = scratch.history().slice(-houses.length);
      scratch.free();
      return states.map((state, i) => ({ state, sowing: sowings[i] }));
    },
    moments() {
      const scratch = engine.Game.fromRecord(this.recordAll());
      const end = scratch.state();
      const moments = Array.from({ length: end.plies }, (_, ply) => {
        scratch.goTo(ply);
        return { state: scratch.state(), record: scratch.record() };
      });
      scratch.free();
      return { moments, end };
    },
    recover(next) {
      engine = next;
      game = engine.Game.fromRecord(record);
    },
  };
};

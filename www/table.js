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
    begin({ variant, starter, seats }) {
      replace(new engine.Game(variant, starter));
      game.setPlayers(seats.south, seats.north);
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
    recover(next) {
      engine = next;
      game = engine.Game.fromRecord(record);
    },
  };
};

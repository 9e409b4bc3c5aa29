// @ts-check

/**
 * @typedef {import('./store.js').Side} Side
 * @typedef {import('./store.js').Seats} Seats
 * @typedef {import('./store.js').SowingView} SowingView
 * @typedef {import('./engine.js').Engine} Engine
 * @typedef {import('./engine.js').Game} Game
 */

/**
 * The game on the table: one game of the engine, and the record that outlives the engine.
 * @param {Engine} first
 */
export function createTable(first) {
  let engine = first;
  /** @type {Game} */
  let game = engine.newGame('hoyito-2', 'south');
  /** The whole line's record, sowings taken back included. */
  let record = '';

  /** @param {Game} next */
  function replace(next) {
    game.free();
    game = next;
    record = '';
  }

  return {
    truth: () => ({ position: game.state(), moves: game.moves(), history: game.history() }),
    variants: () => engine.variants(),

    /** @param {string} variant @param {Side} starter @param {Seats} seats */
    begin(variant, starter, seats) {
      replace(engine.newGame(variant, starter));
      game.setPlayers(seats.south, seats.north);
    },

    /**
     * @param {string} text a record; one that is damaged is taken up to the damage
     * @param {number | null} ply where in it to stand
     * @returns {import('./engine.js').Damage | null}
     */
    restore(text, ply) {
      replace(engine.fromRecord(text));
      const damage = game.damage() ?? null;
      if (damage) return damage;
      record = text;
      if (ply !== null && ply >= 0 && ply < game.state().plies) game.goTo(ply);
      return null;
    },

    /** @param {number} house */
    play(house) {
      const { steps, state } = game.play(house);
      return { steps, sowing: game.history()[state.ply - 1] };
    },

    /** @param {number} ply */
    goTo: (ply) => game.goTo(ply),
    undo: () => game.undo(),
    /** @param {Side} side */
    resign: (side) => game.resign(side),
    agreeDraw: () => game.agreeDraw(),

    /** @param {SowingView} sowing */
    replayOf: (sowing) => ({
      sowing, before: game.stateAt(sowing.ply - 1), steps: game.stepsAt(sowing.ply),
    }),

    /** The record up to the position on the board. */
    recordHere: () => game.record(),

    /** The record of the whole line. */
    recordAll() {
      const { ply, plies } = game.state();
      // The engine's record ends at the position on the board: the longer one of before stays.
      if (ply === plies || !record) record = game.record();
      return record;
    },

    /** Goes on with another engine from the record, after the first has crashed. */
    recover(/** @type {Engine} */ next) {
      engine = next;
      game = record ? engine.fromRecord(record) : engine.newGame('hoyito-2', 'south');
    },
  };
}

/** @typedef {ReturnType<typeof createTable>} Table */

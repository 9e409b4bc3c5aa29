// @ts-check
/** @import { Engine, MatchKept, OnTable, OwnTable } from './types.js' */

/** What tells a game from all others. */
export const newId = () => (
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (n) => (n % 36).toString(36)).join(''));

/** @param {string} text */
const isRecord = (text) => text.trimStart().startsWith('[');

/** @type {(engine: Engine) => OwnTable} */
export const createTable = (engine) => {
  /** @type {OnTable} */
  let on = { game: new engine.Game('hoyito-2', 'south'), record: '', match: null, kept: null };
  /** The game that waits while another one is visited. @type {OnTable | null} */
  let aside = null;

  const free = (/** @type {OnTable} */ { game, match }) => {
    game.free();
    match?.free();
  };

  const read = (/** @type {string} */ text) => (
    isRecord(text) ? engine.Game.fromRecord(text) : engine.Game.fromPosition(text));

  const goTo = (/** @type {OnTable['game']} */ game, /** @type {number | null} */ ply) => {
    if (ply !== null && ply >= 0 && ply < game.state().plies) game.goTo(ply);
  };

  /** @param {MatchKept} kept */
  const matchOf = ({ variant, starter, length, unit, way, rounds }) => {
    const match = new engine.Match(variant, starter, length, unit, way);
    for (const round of rounds) {
      const game = engine.Game.fromRecord(round);
      match.finish(game);
      game.free();
    }
    return match;
  };

  /** The match, if it can be read and its next round is this game. */
  const fitting = (/** @type {OnTable['game']} */ game, /** @type {MatchKept} */ kept) => {
    try {
      const { id, rounds } = kept;
      const next = game.tag('Match') === id && game.tag('Round') === `${rounds.length + 1}`;
      return next ? matchOf(kept) : null;
    } catch {
      return null;
    }
  };

  /** @type {OwnTable['apart']} */
  const apart = (text, act) => {
    const game = read(text);
    try {
      return act(game);
    } finally {
      game.free();
    }
  };

  function setTags(/** @type {Record<string, string>} */ tags) {
    const write = (/** @type {OnTable['game']} */ game) => (
      Object.entries(tags).forEach(([name, value]) => game.setTag(name, value)));
    write(on.game);
    if (!on.record) return;
    on.record = apart(on.record, (game) => {
      write(game);
      return game.record();
    });
  }

  /** @type {OwnTable} */
  const table = {
    truth: () => ({
      position: on.game.state(),
      moves: on.game.moves(),
      history: on.game.history(),
      match: on.match?.state(on.game) ?? null,
    }),
    variants: () => engine.variants(),
    levels: () => engine.levels(),
    apart,

    begin({ variant, starter, seats, match }, level) {
      const game = new engine.Game(variant, starter);
      // Of the last match only what was agreed on is asked for again.
      const kept = match && {
        length: match.length, unit: match.unit, way: match.way,
        variant, starter, id: newId(), rounds: [],
      };
      free(on);
      on = { game, record: '', match: kept && matchOf(kept), kept };
      table.name(seats, level);
    },
    name(seats, level) {
      const { kept } = on;
      // Somebody's own name stays.
      const named = [['South', seats.south], ['North', seats.north]]
        .filter(([side]) => /^(person|computer)?$/.test(table.tag(side)));
      setTags({
        ...Object.fromEntries(named),
        Level: Object.values(seats).includes('computer') ? level : '',
        Game: table.tag('Game') || newId(),
        // A round that was taken up by itself is none any more.
        Match: kept?.id ?? '',
        Round: kept ? `${kept.rounds.length + 1}` : '',
      });
    },
    restore(text, ply, kept) {
      const game = engine.Game.fromRecord(text);
      const damage = game.damage();
      if (!damage) goTo(game, ply);
      free(on);
      on = { game, record: damage ? '' : text, match: null, kept: null };
      // Kept by a page of before games had names.
      if (!table.tag('Game')) table.setTag('Game', newId());
      if (!game.tag('Match')) return { damage, matchLost: false };
      const match = fitting(game, kept);
      if (match) Object.assign(on, { match, kept });
      // A round without its match is a game of its own from here on.
      else setTags({ Match: '', Round: '' });
      return { damage, matchLost: !match };
    },
    nextRound() {
      const { game, match, kept } = on;
      if (!match || !kept) return;
      match.finish(game);
      kept.rounds.push(table.recordAll());
      on = { game: match.next(), record: '', match, kept };
      game.free();
    },
    matchKept: () => on.kept,

    visit(text, ply) {
      const game = read(text);
      const damage = game.damage();
      if (!damage) goTo(game, ply);
      if (aside) free(on);
      aside ??= on;
      on = { game, record: isRecord(text) && !damage ? text : '', match: null, kept: null };
      return damage;
    },
    comeBack() {
      if (!aside) return;
      free(on);
      on = aside;
      aside = null;
    },
    takeUp() {
      if (aside) free(aside);
      aside = null;
    },
    tag: (name) => on.game.tag(name),
    setTag: (name, value) => setTags({ [name]: value }),

    play: (house) => on.game.play(house).steps,
    stateAt: (ply) => on.game.stateAt(ply),
    stepsAt: (ply) => on.game.stepsAt(ply),
    replayOf: (sowing) => ({
      sowing, before: table.stateAt(sowing.ply - 1), steps: table.stepsAt(sowing.ply),
    }),
    goTo: (ply) => on.game.goTo(ply),
    undo: () => on.game.undo(),
    resign: (side) => on.game.resign(side),
    agree: () => on.game.agreeDraw(),

    recordHere: () => on.game.record(),
    recordAll() {
      const { ply, plies } = on.game.state();
      // The engine's record ends at the position on the board: the longer one of before stays.
      if (ply === plies || !on.record) on.record = on.game.record();
      return on.record;
    },
    recover(next) {
      engine = next;
      // What the old engine held is gone with its memory: nothing of it is freed.
      const again = (/** @type {OnTable} */ { record, kept }) => ({
        game: engine.Game.fromRecord(record), record, kept, match: kept && matchOf(kept),
      });
      on = again(on);
      aside &&= again(aside);
    },
  };
  return table;
};

// @ts-check
import { sowingSentence } from './a11y.js';
import { createCourse } from './course.js';
import { noteOf } from './model.js';
import { painted } from './playback.js';
import { createSittings } from './sittings.js';
import {
  changed, computerToMove, endedByWord, isBusy, lastTurn, lookedAt, redoTarget, undoTarget,
} from './store.js';

/** @import { Game, GameParts, Side } from './types.js' */

/**
 * Turns what a person wants into calls of the engine.
 * @type {(parts: GameParts) => Game}
 */
export const createGame = (parts) => {
  const { store, table, playback, i18n, keeper, say, notify } = parts;
  const { t } = i18n;
  const course = createCourse({ ...parts, keep: () => sittings.keep() });
  const { stop, safely, sow, goOn, place, isNewest } = course;
  const sittings = createSittings({ ...parts, course });

  /** @param {number | null} ply @param {string} key */
  function jump(ply, key) {
    if (ply === null) return;
    stop();
    table.goTo(ply);
    place(key);
  }

  function answer() {
    const state = store.get();
    if (!state.pressed) return;
    const { house, pointed } = state.pressed;
    const first = pointed && state.settings.twice && state.armed !== house;
    try {
      if (!first || isBusy(state) || state.look || computerToMove(state)
        || !state.moves[house].playable) return game.play(house);
      store.update(changed, { armed: house, peek: null, refused: null });
      say(noteOf(i18n, store.get()));
    } finally {
      // Nothing is drawn before.
      store.update(changed, { pressed: null });
    }
  }

  /** @type {Game} */
  const game = {
    open: (kept) => place(kept && store.get().history.length ? 'restored' : ''),

    play(house) {
      const state = store.get();
      if (state.playback) return playback.skip();
      if (isBusy(state)) return;
      if (state.look) return game.stopLooking();
      if (state.moves[house].playable && !computerToMove(state)) {
        store.update(changed, { held: false });
        sow(house);
      } else {
        store.update(changed, { peek: null, refused: house });
        say(noteOf(i18n, store.get()));
      }
    },

    async press(house, pointed) {
      answer();
      if (store.get().playback) return;
      const pressed = { house, pointed };
      store.update(changed, { pressed });
      await painted();
      if (store.get().pressed === pressed) answer();
    },

    answer,

    skip: () => playback.skip(),

    step() {
      if (store.get().settings.calm) playback.hold(false);
      else playback.skip();
    },

    show: playback.show,
    hold: playback.hold,

    pause() {
      const { playback: moving, held, thinking } = store.get();
      const paused = !(held || moving?.paused);
      if (paused && !isBusy(store.get())) return;
      if (thinking) stop();
      store.update(changed, { held: paused, thinking: false, choice: null });
      playback.hold(paused);
      say(t(paused ? 'say.paused' : 'say.resumed'));
      if (!paused && !moving) goOn();
    },

    goOn: safely(() => computerToMove(store.get()) && course.think()),

    undo: safely(() => {
      if (!endedByWord(store.get())) return jump(undoTarget(store.get()), 'undone');
      stop();
      table.undo();
      place('undone');
    }),
    redo: safely(() => jump(redoTarget(store.get()), 'at')),
    goTo: safely((/** @type {number} */ ply) => jump(ply, 'at')),
    toEnd: safely(() => jump(store.get().position.plies, 'at')),

    replay: safely(() => {
      const state = store.get();
      const turn = lastTurn(state).map((sowing) => table.replayOf(sowing));
      if (isBusy(state) || !turn.length) return;
      const mine = stop();
      playback.replay(turn, (sowing) => say(sowingSentence(i18n, sowing, state.position.row)))
        .then((whole) => whole && isNewest(mine) && goOn());
    }),

    begin: sittings.begin,
    leaves: sittings.leaves,
    keptSeats: sittings.keptSeats,
    nextRound: sittings.nextRound,
    visit: sittings.visit,
    comeBack: sittings.comeBack,
    takeUp: sittings.takeUp,

    resign: safely((/** @type {Side} */ side) => {
      // The computer may have ended the game while the person was asked.
      if (store.get().position.over) return;
      stop();
      table.resign(side);
      place('over');
    }),
    agree: safely(() => {
      if (store.get().position.over) return;
      stop();
      table.agree();
      place('over');
    }),

    offerDraw(askPerson) {
      const { position: { captured: { south, north } }, seats } = store.get();
      if (seats.south === seats.north) return askPerson();
      const ahead = seats.south === 'computer' ? south > north : north > south;
      notify(t(`notice.${ahead ? 'drawDeclined' : 'drawAccepted'}`));
      if (!ahead) game.agree();
    },

    stopLooking() {
      const { look, position } = store.get();
      if (look) store.update(lookedAt, position);
    },

    peek: (house) => store.update(changed, { peek: house, refused: null }),

    recover(engine) {
      stop();
      table.recover(engine);
      game.open(true);
    },

    flip() {
      playback.skip();
      game.settings({ flipped: !store.get().settings.flipped });
      say(t('say.flipped'));
    },

    settings(change) {
      const settings = { ...store.get().settings, ...change };
      store.update(changed, { settings });
      keeper.keepSettings(settings);
    },
  };
  return game;
};

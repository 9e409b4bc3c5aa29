// @ts-check
import { jumpSentence, nextSentence, sowingSentence } from './a11y.js';
import { isCrash } from './engine.js';
import {
  computerToMove, endedByWord, isBusy, lastTurn, looksBack, redoTarget, undoTarget,
} from './select.js';
import { changed, placed, settingsChanged } from './store.js';
import { noteOf } from './words.js';

/**
 * @typedef {import('./store.js').Side} Side
 * @typedef {import('./view/ask.js').Choice} Choice
 * @typedef {import('./store.js').Settings} Settings
 */

/** How long (ms) the computer seems to think, so that its moves are seen to be made. */
const THOUGHT = { slow: 1000, normal: 650, fast: 300, instant: 0 };

/**
 * Turns what a person wants into calls of the engine, and makes the computer's moves. Whatever
 * waits here remembers its number, and gives way when something newer has begun meanwhile.
 * @param {{ store: import('./store.js').GameStore, table: import('./table.js').Table,
 *   playback: import('./playback.js').PlaybackRunner, client: import('./ai/client.js').Client,
 *   i18n: import('./i18n.js').I18n, keeper: import('./keeper.js').Keeper,
 *   say: (sentence: string) => void, notify: (text: string) => void, crashed: () => void }} parts
 */
export function createGame({
  store, table, playback, client, i18n, keeper, say, notify, crashed,
}) {
  const { t } = i18n;
  let latest = 0;

  /** Withdraws what moves and what is thought about. @returns {number} the new start's number */
  function stop() {
    playback.cancel();
    client.stop();
    return latest += 1;
  }

  /**
   * An engine that has crashed is not asked again.
   * @template {unknown[]} A
   * @param {(...rest: A) => void} act
   * @returns {(...rest: A) => void}
   */
  const safely = (act) => (...rest) => {
    try {
      act(...rest);
    } catch (error) {
      if (!isCrash(error)) throw error;
      stop();
      crashed();
    }
  };

  function keep() {
    const { seats, position } = store.get();
    keeper.keepGame(table.recordAll(), seats, position.ply);
  }

  /** Draws the engine's position at once. */
  function place() {
    store.update(placed, table.truth());
    keep();
  }

  const sow = safely((/** @type {number} */ house) => {
    const mine = stop();
    const { sowing, steps } = table.play(house);
    const truth = table.truth();
    const { position } = truth;
    playback.sow(sowing, steps, truth, () => {
      say(`${sowingSentence(i18n, sowing, position.row)} ${nextSentence(i18n, position)}`);
    }).then((whole) => whole && mine === latest && goOn());
    keep();
  });

  /** Lets the computer move if it is to. It does so by itself at the end of the line only. */
  function goOn() {
    const state = store.get();
    if (computerToMove(state) && !state.held && !looksBack(state)) think();
  }

  async function think() {
    const mine = stop();
    const began = performance.now();
    store.update(changed, { thinking: true, held: false, failed: false, refused: null });
    const seed = Math.floor(Math.random() * 2 ** 32);
    try {
      const house = await client.ask({ record: table.recordHere(), level: 'greedy', seed });
      if (mine !== latest || house === null) return;
      store.update(changed, { choice: house });
      await playback.pause(THOUGHT[store.get().settings.speed] - (performance.now() - began));
      if (mine === latest) sow(house);
    } catch (error) {
      if (mine !== latest) return;
      if (isCrash(error)) return crashed();
      store.update(changed, { thinking: false, failed: true });
      notify(t('notice.failed'));
    }
  }

  /** @param {number} ply @param {string} key what is said of it */
  function jump(ply, key) {
    stop();
    table.goTo(ply);
    place();
    say(t(`say.${key}`, jumpSentence(i18n, store.get())));
    goOn();
  }

  /** @param {() => void} word that ends the game */
  function end(word) {
    stop();
    word();
    place();
    say(nextSentence(i18n, store.get().position));
  }

  /** @param {number} house */
  function refuse(house) {
    store.update(changed, { refused: house });
    say(noteOf(i18n, store.get()));
  }

  const game = {
    /** The game on the table is on the board, and goes on. @param {boolean} [restored] */
    open(restored = false) {
      place();
      const next = nextSentence(i18n, store.get().position);
      if (restored) say(t('say.restored', { next }));
      goOn();
    },

    /** @param {number} house */
    play(house) {
      const state = store.get();
      if (state.playback) return playback.skip();
      if (isBusy(state)) return;
      const person = state.seats[state.position.turn] === 'person';
      if (!person || !state.moves[house].playable) return refuse(house);
      store.update(changed, { held: false });
      sow(house);
    },

    skip: () => playback.skip(),

    pause() {
      const { playback: moving, held, thinking } = store.get();
      const paused = !(held || moving?.paused);
      if (paused && !isBusy(store.get())) return;
      say(t(paused ? 'say.paused' : 'say.resumed'));
      if (thinking) stop();
      store.update(changed, { held: paused, thinking: false, choice: null });
      if (moving) playback.hold(paused);
      else if (!paused) goOn();
    },

    /** The computer moves now, even where the line has been left. */
    goOn: safely(() => {
      if (computerToMove(store.get())) think();
    }),

    undo: safely(() => {
      const state = store.get();
      if (endedByWord(state)) {
        stop();
        table.undo();
        place();
        say(t('say.undone', jumpSentence(i18n, store.get())));
        return goOn();
      }
      const ply = undoTarget(state);
      if (ply !== null) jump(ply, 'undone');
    }),

    redo: safely(() => {
      const ply = redoTarget(store.get());
      if (ply !== null) jump(ply, 'redone');
    }),

    goTo: safely((/** @type {number} */ ply) => jump(ply, ply ? 'at' : 'start')),
    toEnd: safely(() => jump(store.get().position.plies, 'at')),

    replay: safely(() => {
      const state = store.get();
      if (isBusy(state)) return;
      const { row } = state.position;
      const turn = lastTurn(state).map((sowing) => table.replayOf(sowing));
      if (!turn.length) return;
      const mine = stop();
      playback.replay(turn, (sowing) => say(sowingSentence(i18n, sowing, row)))
        .then((whole) => whole && mine === latest && goOn());
    }),

    /** @param {Choice} choice */
    begin: safely((/** @type {Choice} */ { variant, starter, seats }) => {
      stop();
      table.begin(variant, starter, seats);
      store.update(changed, { seats, held: false, tab: null });
      place();
      const next = nextSentence(i18n, store.get().position);
      say(t('say.newGame', { variant: t(`variant.${variant}.name`), next }));
      goOn();
    }),

    /** @param {Side} side */
    resign: safely((/** @type {Side} */ side) => end(() => table.resign(side))),
    agree: safely(() => end(() => table.agreeDraw())),

    /**
     * The computer takes a draw unless it is ahead.
     * @param {() => void} askPerson when the other side is a person
     */
    offerDraw(askPerson) {
      const { position: { captured }, seats } = store.get();
      if (seats.south === seats.north) return askPerson();
      const lead = captured.south - captured.north;
      const ahead = seats.south === 'computer' ? lead > 0 : lead < 0;
      notify(t(ahead ? 'notice.drawDeclined' : 'notice.drawAccepted'));
      if (!ahead) game.agree();
    },

    /** @param {number | null} house */
    peek(house) {
      store.update(changed, { peek: house, refused: null });
    },

    /** Goes on with a new engine where the last one crashed. */
    recover(/** @type {import('./engine.js').Engine} */ engine) {
      stop();
      table.recover(engine);
      game.open(true);
    },

    flip() {
      playback.skip();
      game.settings({ flipped: !store.get().settings.flipped });
      say(t('say.flipped'));
    },

    /** @param {Partial<Settings>} change */
    settings(change) {
      store.update(settingsChanged, change);
      keeper.keepSettings(store.get().settings);
    },
  };
  return game;
}

/** @typedef {ReturnType<typeof createGame>} GameActions */

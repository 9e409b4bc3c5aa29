// @ts-check
import { jumpFacts, nextSentence, sowingSentence } from './a11y.js';
import { isCrash } from './engine.js';
import { noteOf } from './model.js';
import { pause } from './playback.js';
import {
  changed, computerToMove, endedByWord, isBusy, lastTurn, lookedAt, looksBack, placed, redoTarget,
  undoTarget,
} from './store.js';

/** @import { Game, GameParts } from './types.js' */

/** How long (ms) the computer seems to think, so that its moves are seen to be made. */
const THOUGHT = { slow: 1000, normal: 650, fast: 300, instant: 0 };

/**
 * Turns what a person wants into calls of the engine, and makes the computer's moves. Whatever
 * waits here remembers its number, and gives way when something newer has begun meanwhile.
 * @type {(parts: GameParts) => Game}
 */
export const createGame = ({
  store, table, playback, client, i18n, keeper, say, notify, crashed,
}) => {
  const { t } = i18n;
  let latest = 0;

  /** Withdraws what moves and what is thought about. */
  const stop = () => {
    playback.cancel();
    client.stop();
    return latest += 1;
  };

  /**
   * An engine that has crashed is not asked again.
   * @template {unknown[]} A
   * @param {(...rest: A) => void} act
   */
  const safely = (act) => (/** @type {A} */ ...rest) => {
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

  /** @param {string} key */
  const sayOf = (key) => say(t(`say.${key}`, jumpFacts(i18n, store.get())));

  /** Draws the engine's position at once. @param {string} [key] what is said of it */
  function place(key) {
    store.update(placed, table.truth());
    keep();
    if (key) sayOf(key);
    goOn();
  }

  const sow = safely((/** @type {number} */ house) => {
    const mine = stop();
    const { sowing, steps } = table.play(house);
    playback.sow(sowing, steps, table.truth(), () => sayOf('sown'))
      .then((whole) => whole && mine === latest && goOn());
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
      const { level } = store.get().settings;
      const house = await client.ask({ record: table.recordHere(), level, seed });
      if (mine !== latest) return;
      // Something else was asked meanwhile, which wins: the move waits for a word.
      if (house === null) return store.update(changed, { thinking: false, held: true });
      store.update(changed, { choice: house });
      await pause(THOUGHT[store.get().settings.speed] - (performance.now() - began));
      if (mine === latest) sow(house);
    } catch (error) {
      if (mine !== latest) return;
      if (isCrash(error)) return crashed();
      store.update(changed, { thinking: false, failed: true });
      notify(t('notice.failed'));
    }
  }

  /** @param {number | null} ply @param {string} key */
  function jump(ply, key) {
    if (ply === null) return;
    stop();
    table.goTo(ply);
    place(key);
  }

  /** @type {Game} */
  const game = {
    open: () => place(store.get().history.length ? 'restored' : ''),

    play(house) {
      const state = store.get();
      if (state.playback) return playback.skip();
      if (isBusy(state)) return;
      if (state.look) return game.stopLooking();
      if (state.moves[house].playable && !computerToMove(state)) {
        store.update(changed, { held: false });
        sow(house);
      } else {
        store.update(changed, { refused: house });
        say(noteOf(i18n, store.get()));
      }
    },

    skip: () => playback.skip(),

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

    goOn: safely(() => computerToMove(store.get()) && think()),

    undo: safely(() => {
      if (!endedByWord(store.get())) return jump(undoTarget(store.get()), 'undone');
      stop();
      table.undo();
      place('undone');
    }),
    redo: safely(() => jump(redoTarget(store.get()), 'at')),
    goTo: safely((ply) => jump(ply, 'at')),
    toEnd: safely(() => jump(store.get().position.plies, 'at')),

    replay: safely(() => {
      const state = store.get();
      const turn = lastTurn(state).map((sowing) => table.replayOf(sowing));
      if (isBusy(state) || !turn.length) return;
      const mine = stop();
      playback.replay(turn, (sowing) => say(sowingSentence(i18n, sowing, state.position.row)))
        .then((whole) => whole && mine === latest && goOn());
    }),

    begin: safely((choice) => {
      stop();
      table.begin(choice);
      store.update(changed, { seats: choice.seats, held: false, tab: null });
      place();
      const next = nextSentence(i18n, store.get().position);
      say(t('say.newGame', { variant: t(`variant.${choice.variant}.name`), next }));
    }),

    resign: safely((side) => {
      stop();
      table.resign(side);
      place('over');
    }),
    agree: safely(() => {
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
      game.open();
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

// @ts-check
import { jumpFacts, nextSentence, sowingSentence } from './a11y.js';
import { isCrash } from './engine.js';
import { noteOf } from './model.js';
import { pause } from './playback.js';
import {
  changed, computerToMove, endedByWord, isBusy, lastTurn, lookedAt, looksBack, placed, redoTarget,
  roundAhead, undoTarget,
} from './store.js';
import { newId } from './table.js';

/** @import { AnalysisView, Game, GameParts, Shelved, State } from './types.js' */

/** How long (ms) the computer seems to think, so that its moves are seen to be made. */
const THOUGHT = { slow: 1000, normal: 650, fast: 300, instant: 0 };

/**
 * Turns what a person wants into calls of the engine, and makes the computer's moves. Whatever
 * waits here remembers its number, and gives way when something newer has begun meanwhile.
 * @type {(parts: GameParts) => Game}
 */
export const createGame = ({
  store, table, playback, client, i18n, keeper, say, notify, shelve, crashed,
}) => {
  const { t } = i18n;
  let latest = 0;
  let gaveWay = false;
  /** The kept game, as it was when a visit to another one began. @type {Shelved | null} */
  let waiting = null;

  /** Withdraws what moves and what is thought about. */
  const stop = () => {
    playback.cancel();
    client.stop();
    return latest += 1;
  };

  /**
   * An engine that has crashed is not asked again.
   * @template {unknown[]} A @template R
   * @param {(...rest: A) => R} act
   */
  const safely = (act) => (/** @type {A} */ ...rest) => {
    try {
      return act(...rest);
    } catch (error) {
      if (!isCrash(error)) throw error;
      stop();
      crashed();
    }
  };

  /** The game on the table, to be put away. @returns {Shelved} */
  function onTable() {
    const { seats, settings: { level }, position } = store.get();
    return { record: table.recordAll(), seats, level, position };
  }

  /** Writes the game down, unless it is a visit. One that has just ended is put away too. */
  function keep() {
    const kept = onTable();
    const { record, seats, position } = kept;
    if (store.get().visit) return;
    const { other, news } = keeper.keepGame(record, seats, position.ply);
    if (other !== null) giveWay(other);
    else if (news && position.over && !looksBack(store.get())) shelve(kept);
  }

  /** Another tab keeps its game: this one is put away instead, as a game of its own. */
  function giveWay(/** @type {string} */ other) {
    if (!store.get().position.plies) return;
    if (other.includes(`[Game "${table.tag('Game')}"]`)) table.setTag('Game', newId());
    if (!gaveWay) notify(t('notice.otherTab'));
    gaveWay = true;
    shelve(onTable());
  }

  /** Puts a game away that gives way to another. @param {Shelved | null} game */
  function putAway(game) {
    if (game?.position.plies && !game.position.over) shelve(game);
  }

  /** Ends a visit. */
  function leave() {
    if (!waiting) return;
    table.comeBack();
    store.update(changed, { visit: null, seats: waiting.seats, held: false, tab: null });
    waiting = null;
  }

  /** The seats and the match are written down when they change. */
  function seat(/** @type {Partial<State>} */ change) {
    store.update(changed, { held: false, tab: null, ...change });
    keeper.keepMatch(table.matchKept());
    place();
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
    store.update(changed, {
      thinking: true, depth: null, held: false, failed: false, refused: null,
    });
    const seed = Math.floor(Math.random() * 2 ** 32);
    try {
      const { level } = store.get().settings;
      const tell = (/** @type {AnalysisView} */ { depth }) => store.update(changed, { depth });
      const house = await client.ask({ record: table.recordHere(), level, seed }, tell);
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

    press(house, pointed) {
      const state = store.get();
      const first = pointed && state.settings.twice && state.armed !== house;
      if (!first || isBusy(state) || state.look || computerToMove(state)
        || !state.moves[house].playable) return game.play(house);
      store.update(changed, { armed: house, refused: null });
      say(noteOf(i18n, store.get()));
    },

    skip: () => playback.skip(),
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
      const left = waiting ?? onTable();
      leave();
      putAway(left);
      table.begin(choice, store.get().settings.level);
      seat({ seats: choice.seats });
      const next = nextSentence(i18n, store.get().position);
      say(t('say.newGame', { variant: t(`variant.${choice.variant}.name`), next }));
    }),

    nextRound: safely(() => {
      if (!roundAhead(store.get())) return;
      stop();
      table.nextRound();
      const { seats, settings: { level } } = store.get();
      table.name(seats, level);
      seat({});
      sayOf('round');
    }),

    visit: safely((text, { kind, seats, ply = null }) => {
      const kept = waiting ?? onTable();
      const damage = table.visit(text, ply);
      stop();
      waiting = kept;
      store.update(changed, { visit: { kind }, seats, held: false, tab: null });
      place();
      return damage;
    }),
    comeBack: safely(() => {
      if (!waiting) return;
      stop();
      leave();
      place('restored');
    }),
    takeUp: safely(() => {
      const { seats, settings: { level } } = store.get();
      if (!waiting) return;
      stop();
      putAway(waiting);
      waiting = null;
      table.takeUp();
      table.name(seats, level);
      seat({ visit: null });
    }),

    resign: safely((side) => {
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

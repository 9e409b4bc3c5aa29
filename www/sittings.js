// @ts-check
import { nextSentence } from './a11y.js';
import { changed, looksBack, roundAhead } from './store.js';
import { newId } from './table.js';

/** @import { MatchView, Shelved, Sittings, SittingsParts, State } from './types.js' */

/** What is on the board only to be tried or looked at, and is kept elsewhere. */
const TRIALS = ['puzzle', 'lesson', 'saved'];

/**
 * Which game is on the table: a new one, the next round of a match, one that is only visited; and
 * what becomes of the one before.
 * @type {(parts: SittingsParts) => Sittings}
 */
export const createSittings = ({
  store, table, i18n, keeper, say, tell, notify, shelve, ask, course: { safely, stop, place },
}) => {
  const { t } = i18n;
  let gaveWay = false;
  /**
   * The kept game and its match, as they were when a visit to another one began, and how many
   * sowings that one had then.
   * @type {(Shelved & { match: MatchView | null, arrived: number }) | null}
   */
  let waiting = null;
  /** Whether the match could be written down: its next round must not outlive it. */
  let matched = true;

  /** The game on the table, to be put away. @returns {Shelved} */
  function onTable() {
    const { seats, settings: { level }, position } = store.get();
    return { record: table.recordAll(), seats, level, position };
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
    const analysing = store.get().settings.analysis;
    store.update(changed, { visit: null, seats: waiting.seats, held: false, tab: null, analysing });
    waiting = null;
  }

  /** The seats and the match are written down when they change. */
  function seat(/** @type {Partial<State>} */ change) {
    store.update(changed, { held: false, tab: null, ...change });
    const match = table.matchKept();
    matched = keeper.keepMatch(match) || !match;
    place();
  }

  /** The game visited is the kept one from here on. */
  function settleIn() {
    const { seats, settings: { level } } = store.get();
    putAway(waiting);
    waiting = null;
    table.takeUp();
    table.name(seats, level);
    store.update(changed, { visit: null });
    keeper.keepMatch(null);
    matched = true;
  }

  /** Somebody may have played on in a game that is visited. */
  function playedOn() {
    const { position: { plies }, visit } = store.get();
    if (!waiting || plies <= waiting.arrived || TRIALS.includes(`${visit?.kind}`)) return;
    // An answer to a link is meant: it must not be gone with the visit.
    if (visit?.kind === 'link' && !isRunning(waiting.match)) return settleIn();
    // Under one name, however long it becomes.
    if (!table.tag('Game')) table.setTag('Game', newId());
    shelve(onTable());
  }

  /** @param {MatchView | null} match */
  const isRunning = (match) => Boolean(match && !match.over);

  return {
    leaves() {
      const { position: { plies, over }, match } = waiting ?? store.get();
      return match ? !match.over : plies > 0 && !over;
    },

    keptSeats: () => (waiting ?? store.get()).seats,

    keep() {
      if (store.get().visit) {
        // After a crash of the engine it is set up anew from that.
        table.recordAll();
        playedOn();
      }
      if (store.get().visit) return;
      const kept = onTable();
      const { record, seats, position } = kept;
      const { other, news } = matched
        ? keeper.keepGame(record, seats, position.ply) : { other: null, news: true };
      if (other !== null) giveWay(other);
      else if (news && position.over && !looksBack(store.get())) shelve(kept);
    },

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
      tell('round');
    }),

    visit: safely((text, { seats, ply = null, ...visit }) => {
      const kept = waiting ?? { ...onTable(), match: store.get().match };
      const damage = table.visit(text, ply);
      stop();
      waiting = { ...kept, arrived: table.truth().position.plies };
      // What houses are worth would tell what a task asks for; the setting stays.
      const analysing = !visit.task && store.get().settings.analysis;
      store.update(changed, { visit, seats, held: false, tab: null, analysing, values: null });
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
      if (!waiting) return;
      const settle = safely(() => {
        stop();
        settleIn();
        store.update(changed, { held: false, tab: null });
        place();
      });
      if (isRunning(waiting.match)) ask('leaveMatch', settle);
      else settle();
    }),
  };
};

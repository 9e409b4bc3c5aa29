// @ts-check
import { nextSentence } from './a11y.js';
import { changed, looksBack, roundAhead } from './store.js';
import { newId } from './table.js';

/** @import { Shelved, Sittings, SittingsParts, State } from './types.js' */

/**
 * Which game is on the table: a new one, the next round of a match, one that is only visited; and
 * what becomes of the one before.
 * @type {(parts: SittingsParts) => Sittings}
 */
export const createSittings = ({
  store, table, i18n, keeper, say, tell, notify, shelve, course: { safely, stop, place },
}) => {
  const { t } = i18n;
  let gaveWay = false;
  /** The kept game, as it was when a visit to another one began. @type {Shelved | null} */
  let waiting = null;

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
    store.update(changed, { visit: null, seats: waiting.seats, held: false, tab: null });
    waiting = null;
  }

  /** The seats and the match are written down when they change. */
  function seat(/** @type {Partial<State>} */ change) {
    store.update(changed, { held: false, tab: null, ...change });
    keeper.keepMatch(table.matchKept());
    place();
  }

  return {
    keep() {
      const kept = onTable();
      const { record, seats, position } = kept;
      if (store.get().visit) return;
      const { other, news } = keeper.keepGame(record, seats, position.ply);
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
  };
};

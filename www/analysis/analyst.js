// @ts-check
import { nextSentence, sowingSentence } from '../a11y.js';
import { changed, isBusy, lookedAt } from '../store.js';
import { createPanel } from './panel.js';
import { hintOf, prospects, signed, wordsOf } from './values.js';

/** @import { AnalysisView, HouseValue, State } from '../types.js' */
/** @import { DeskParts, Known, Prospect } from './types.js' */

/** How long (ms) a position is thought about at most, for analysis and for a hint. */
const LIMIT = 30_000;
const HINT_LIMIT = 1_500;
/** How many sowings a best line has at most. */
const SOWINGS = 12;
/** How long (ms) a position has to stand before it is thought about. */
const STILL = 120;

/**
 * Asks the computer what houses are worth, for as long as nobody else needs it.
 * @param {DeskParts} parts
 */
export const createAnalyst = ({ store, table, client, i18n, page, game }) => {
  const { t } = i18n;
  const panel = createPanel(page, i18n, {
    look: () => look(),
    step,
    first: () => step(-SOWINGS),
    done: () => finishLook(),
  });
  let known = fresh(store.get());
  /** Somebody else asks: a hint, a line, a review. */
  let guests = 0;
  let running = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let shows = false;
  let lining = false;
  /** The last hint, in the language of the moment. */
  let hinted = () => '';

  /** @returns {Known} */
  function fresh(/** @type {State} */ { position }) {
    return { position, view: null, line: null, finished: false, failed: false };
  }

  const free = (/** @type {State} */ state) => (
    !guests && !isBusy(state) && !state.position.over && !state.look);

  /**
   * What is thought about meanwhile gives way, and goes on afterwards.
   * @template T @param {() => Promise<T>} ask
   */
  async function asGuest(ask) {
    guests += 1;
    try {
      return await ask();
    } finally {
      guests -= 1;
      follow(store.get());
    }
  }

  async function think() {
    timer = undefined;
    if (!store.get().analysing || running || !free(store.get()) || known.finished) return;
    const mine = known;
    running = true;
    try {
      const tell = (/** @type {AnalysisView} */ view) => hear(mine, view);
      const view = await client.analyse({ record: table.recordHere(), limit: LIMIT }, tell);
      if (view) {
        mine.finished = true;
        hear(mine, view);
        if (mine === known) sayBest();
        await findLine(mine);
      }
    } catch {
      mine.finished = mine.failed = true;
    }
    running = false;
    follow(store.get());
  }

  /** The best line begins with the house that is said to be the best. @param {Known} mine */
  async function findLine(mine) {
    const [best] = listOf(mine);
    if (!best || mine !== known) return;
    const record = table.recordAfter(best.house);
    lining = true;
    follow(store.get());
    const rest = await client.line({ record, sowings: SOWINGS - 1 })
      .finally(() => { lining = false; });
    if (rest && mine === known) mine.line = table.ahead([best.house, ...rest]);
  }

  /** @param {Known} mine @param {AnalysisView} view */
  function hear(mine, view) {
    mine.view = view;
    if (mine === known) follow(store.get(), true);
  }

  const listOf = (/** @type {Known} */ { view, position }) => (
    view ? prospects(view.values, position) : []);

  const kindOf = (/** @type {Prospect} */ { exact }) => t(exact ? 'value.exact' : 'value.estimate');

  function sayBest() {
    const [best] = listOf(known);
    if (!best) return;
    const facts = { words: wordsOf(t, best), kind: kindOf(best) };
    page.say(t('analysis.best', { house: best.letter, ...facts }));
  }

  function progress(/** @type {State} */ state) {
    const { view, finished, failed } = known;
    if (state.position.over) return t('analysis.over');
    if (failed) return t('analysis.failed');
    if (lining) return t('analysis.lining');
    if (view?.done) return t('analysis.proven');
    if (finished) return t('analysis.reached', { depth: view?.depth ?? 0 });
    if (isBusy(state)) return t('analysis.waiting');
    return view ? t('analysis.depth', { depth: view.depth }) : t('analysis.thinking');
  }

  /** Keeps up with the game. @param {State} state */
  function follow(state, news = false) {
    if (known.position !== state.position) known = fresh(state);
    const { analysing, look: looking } = state;
    if (analysing !== shows) panel.show(shows = analysing);
    const line = looking?.by === 'line' ? looking : null;
    panel.bar(line && { at: line.at, of: line.of, text: line.headline });
    if (!analysing) return;
    if (free(state) && !running && !known.finished) timer ??= setTimeout(think, STILL);
    const list = listOf(known);
    panel.draw({
      turn: state.position.turn,
      progress: progress(state),
      prospects: list,
      line: known.line,
      canLook: list.length > 0 && !isBusy(state),
    });
    if (list.length && !looking && !state.playback && (news || !state.values)) {
      store.update(changed, { values: marksOf(list) });
    }
  }

  /** @param {Prospect[]} list */
  const marksOf = (list) => {
    /** @type {Record<number, HouseValue>} */
    const marks = {};
    for (const one of list) {
      const words = t('value.label', { words: wordsOf(t, one), kind: kindOf(one) });
      marks[one.house] = { figure: signed(one.margin), words, exact: one.exact };
    }
    return marks;
  };

  async function look() {
    const mine = known;
    if (!mine.line) {
      await asGuest(() => findLine(mine).catch(() => {}));
      if (mine !== known || !mine.line) return;
    }
    stepTo(1);
  }

  function step(/** @type {number} */ by) {
    const { look: looking } = store.get();
    if (looking) stepTo(Math.min(Math.max(looking.at + by, 0), looking.of));
  }

  /** Puts a place of the line on the board, and gives what there is to say of it. */
  function place(/** @type {number} */ at) {
    const { line, position } = known;
    if (!line || isBusy(store.get())) return '';
    const { state, sowing } = line[at - 1] ?? { state: position, sowing: null };
    const headline = at ? t('analysis.at', { at, of: line.length }) : t('analysis.start');
    const told = sowing ? sowingSentence(i18n, sowing, state.row) : nextSentence(i18n, state);
    store.update((now) => ({
      ...lookedAt(now, state),
      look: { by: 'line', at, of: line.length, last: sowing, headline, detail: told },
    }));
    return `${headline}. ${told}`;
  }

  function stepTo(/** @type {number} */ at) {
    const words = place(at);
    if (words) page.say(words);
  }

  function finishLook() {
    game.stopLooking();
    page.say(t('analysis.lookOnly'));
  }

  async function hint() {
    const state = store.get();
    const { position } = state;
    if (position.over) return page.say(t('hint.over'));
    if (state.visit?.task) return page.say(t('hint.task'));
    if (isBusy(state) || state.look) return;
    const tell = (/** @type {() => string} */ words, /** @type {number | null} */ house = null) => {
      hinted = words;
      store.update(changed, { hint: { house, text: words(), over: state.peek }, refused: null });
    };
    let view = known.position === position && known.finished ? known.view : null;
    if (!view) {
      tell(() => t('hint.looking'));
      const record = table.recordHere();
      view = await asGuest(() => (
        client.analyse({ record, limit: HINT_LIMIT }).catch(() => null)));
    }
    if (store.get().position !== position) return;
    const [best] = view ? prospects(view.values, position) : [];
    tell(() => (best ? hintOf(t, best, state.moves[best.house]) : t('hint.failed')), best?.house);
    page.say(hinted());
  }

  store.subscribe((state) => follow(state));
  i18n.listen(() => {
    const { hint: given, look: looking } = store.get();
    if (given) store.update(changed, { hint: { ...given, text: hinted() } });
    if (looking?.by === 'line') place(looking.at);
    follow(store.get(), true);
  });
  return {
    hint,
    asGuest,
    toggle() {
      if (store.get().visit?.task) return;
      const analysing = !store.get().analysing;
      if (!analysing && running) client.stop();
      clearTimeout(timer);
      timer = undefined;
      if (!analysing) game.stopLooking();
      store.update(changed, { analysing, values: null });
      game.settings({ analysis: analysing });
      page.say(t(analysing ? 'analysis.on' : 'analysis.off'));
    },
  };
};

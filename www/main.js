// @ts-check
import { createClient } from './ai/client.js';
import { beginning, dress } from './dress.js';
import { loadEngine } from './engine.js';
import { startWorker } from './files.js';
import { createGame } from './game.js';
import { createI18n } from './i18n.js';
import { houseOf, listenToKeys } from './keyboard.js';
import { loadTexts } from './languages.js';
import { createLater, onDemand } from './later.js';
import { boardModel } from './model.js';
import { createPlayback, painted, pause } from './playback.js';
import { createKeeper, takeUp } from './storage.js';
import {
  changed, choiceOf, consultsComputer, createStore, defaultSettings, farSide, initialState, isBusy,
  roundAhead, spokesman,
} from './store.js';
import { createTable } from './table.js';
import { createBoard } from './view/board.js';
import { dressed, h } from './view/dom.js';
import { createPage, guardClicks } from './view/page.js';

/** @import { Desk } from './analysis/types.js' */
/** @import { More, Parts } from './more/types.js' */
/** @import { Left, Step } from './types.js' */

const root = /** @type {HTMLElement} */ (document.querySelector('[data-hoyito]'));

start().catch(async (error) => {
  const { language, texts } = await beginning;
  // The rules in this language, which a release has as a page without a script.
  const rules = root.querySelector(`[lang=${language}]`) ?? '';
  const { t } = createI18n(await texts, language);
  root.lang = language;
  root.replaceChildren(h('p', { class: 'failed' }, t('notice.startFailed'), ' ', rules));
  throw error;
});

async function start() {
  const client = createClient(() => startWorker('worker'), () => (
    withEndgame((endgame) => endgame.renew())));
  const { guest, shelf, language, texts, dressed: worn } = await beginning;
  /** @type {(trouble: string) => void} */
  let complain = () => {};
  const keeper = createKeeper(shelf, (trouble) => complain(trouble));
  /** In a page of somebody else's there is no sound until it is asked for. */
  const settings = keeper.settings({ ...defaultSettings, sound: self === top });
  const [engine, i18n] = await Promise.all([
    loadEngine(), texts.then((messages) => createI18n(messages, language, loadTexts)), worn,
  ]);
  // The start is a task of many parts: on a slow phone one alone would be felt.
  await pause(0);
  const table = createTable(engine);
  const { t } = i18n;
  const page = createPage(root, i18n, (deed) => actions[deed]());
  const { say, notify } = page;
  await pause(0);
  complain = (trouble) => notify(t(`notice.${trouble}`));
  let damaged = '';
  const seats = guest?.seat(table) ?? takeUp(table, keeper, (trouble, line = 0, record = '') => {
    damaged ||= record;
    notify(t(`notice.${trouble}`, { line }));
  });
  if (!table.levels().includes(settings.level)) settings.level = defaultSettings.level;
  const newcomer = !guest && shelf.read('record') === null;
  const store = createStore({ ...initialState(table.truth(), seats, settings), newcomer });

  const later = createLater(() => notify(t('notice.notLoaded')));
  const withEndgame = later(async () => (
    (await import('./ai/endgame.js')).createEndgame(store, client)), true);
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const loadSound = onDemand(() => import('./sound.js'));
  /** What is heard and felt; where that cannot be loaded, the game goes on in silence. */
  const heard = async (/** @type {Step} */ step) => {
    const { settings: wanted, view } = store.get();
    if (!wanted.sound && !wanted.vibration) return;
    (await loadSound().catch(() => null))?.hear(step, wanted, view.row);
  };
  const playback = createPlayback(store, () => board, () => still.matches, heard, (...waiting) => (
    withEar((ear) => ear.step(...waiting))));
  let crashes = 0;
  /** Of now, though it may be said a little later. */
  const tell = (/** @type {string} */ key) => {
    const state = store.get();
    withEar((ear) => ear.tell(key, state));
  };
  const game = createGame({
    store, table, playback, client, i18n, keeper, say, tell, notify,
    shelve({ record, seats, level }) {
      if (!guest) putAway({ record, seats, level });
    },
    ask: (question, act) => withDialogs((dialogs) => dialogs[question](act)),
    crashed: () => withDialogs((dialogs) => dialogs.crash(() => {
      loadEngine(crashes += 1).then(game.recover).catch(() => notify(t('notice.startFailed')));
    })),
  });
  const withEar = later(async () => (
    (await import('./ear/ear.js')).createEar(page.board, store, i18n, say)));
  const withArrows = later(() => import('./arrows.js'));
  const loadDialogs = onDemand(async () => {
    const [{ createDialogs }, spoken] = await Promise.all([
      import('./view/dialogs.js'), i18n.part('dialogs'),
    ]);
    return createDialogs(root, spoken.t);
  });
  const withDialogs = later(loadDialogs);
  /** @template D @param {() => Promise<{ createDesk(parts: Parts): D | Promise<D> }>} load */
  const desk = (load) => later(async () => {
    const [{ createDesk }, { createScratch }, dialogs] = await Promise.all([
      load(), import('./scratch.js'), loadDialogs(),
    ]);
    const spoken = await i18n.part('dialogs');
    return createDesk({
      root, store, client, page, dialogs, i18n: spoken, game, keeper, shelf, act: actions,
      table: { ...table, ...createScratch(table) },
    });
  });
  const withDesk = desk(() => import('./analysis/desk.js'));
  const withMore = desk(() => import('./more/desk.js'));
  /** Among the saved games; the page may go before it is there. */
  const putAway = (/** @type {Left | string} */ left) => {
    const line = keeper.putAside(left);
    withMore((more) => more.putAway(line));
  };
  const withEmbed = desk(() => import('./embed/desk.js'));
  const withSettings = desk(() => import('./view/settings.js'));
  const withScore = later(async () => (
    (await import('./view/score.js')).createScore(root, i18n)), true);
  let scored = false;
  const withMoves = later(async () => {
    const [{ createMoves }] = await Promise.all([import('./view/moves.js'), dressed('moves')]);
    return createMoves(page.moves, i18n, game.goTo);
  }, true);
  let listed = false;
  const withFacing = later(async () => (
    (await import('./view/facing.js')).createFacing(root, i18n, store)), true);
  const atDesk = (/** @type {keyof Desk} */ deed) => () => withDesk((there) => there[deed]());
  const atMore = (/** @type {Exclude<keyof More, 'putAway'>} */ deed) => (
    () => withMore((there) => there[deed]()));
  const arrive = () => location.hash.length > 1 && atMore('arrive')();
  const actions = {
    ...game,
    hint: atDesk('hint'),
    analysis: atDesk('analysis'),
    review: atDesk('review'),
    // The menu leads to what is kept.
    more() {
      if (!guest) atMore('menu')();
    },
    help: atMore('rules'),
    learn: atMore('learn'),
    solved: atDesk('solved'),
    declineTables() {
      withEndgame((endgame) => endgame.decline());
      game.settings({ bigTables: false });
    },
    retry: game.goOn,
    newGame() {
      const { settings: { level } } = store.get();
      const last = { ...choiceOf(store.get()), level };
      withDialogs((dialogs) => (
        dialogs.newGame(last, table.levels(), game.leaves(), (choice) => {
          if (choice.level !== level) game.settings({ level: choice.level });
          game.begin(choice);
          page.keepFocus();
        })));
    },
    settings: () => withSettings((there) => there.open()),
    resign() {
      const side = spokesman(store.get());
      if (side) withDialogs((dialogs) => dialogs.resign(side, () => game.resign(side)));
    },
    draw() {
      const side = spokesman(store.get());
      if (!side) return;
      game.offerDraw(() => withDialogs((dialogs) => dialogs.draw(side, game.agree)));
    },
  };
  document.documentElement.lang = language;
  const board = createBoard(page.board, {
    t,
    onActivate: game.press,
    onPeek: game.peek,
    onNear() {
      // The computer is asked next, and the sowing is told: its sentence must not come after what
      // a later one leads to.
      client.warm();
      withEar(() => {});
    },
  });
  await pause(0);
  store.subscribe((state) => {
    if (state.pressed) {
      // Whatever is to be drawn waits until that has been seen.
      root.dataset.busy = 'true';
      return;
    }
    dress(state.settings);
    if (farSide(state)) withFacing(() => {});
    scored ||= Boolean(state.match);
    if (scored) withScore((draw) => draw(state.match));
    page.render(state);
    listed ||= state.history.length > 0;
    // Afterwards: the list becomes long, and nobody waits for it.
    if (listed) withMoves((draw) => painted().then(() => draw(store.get())));
    if (!state.playback) board.set(boardModel(i18n, state));
    if (consultsComputer(state)) withEndgame((endgame) => endgame.want());
  });

  i18n.listen(() => {
    document.documentElement.lang = i18n.language();
    store.update((state) => ({ ...state }));
  });

  const row = () => store.get().view.row;
  guardClicks(page.board, store, game.step);
  page.board.addEventListener('focusin', ({ target }) => {
    const house = /** @type {Element} */ (target).closest('[data-house]');
    // Not in the middle of a tap.
    if (house) painted().then(() => store.update(changed, { tab: houseOf(house, row()) }));
  });
  listenToKeys({
    row, busy: () => isBusy(store.get()), letters: () => store.get().settings.letters,
  }, {
    ...actions,
    newGame: () => actions[roundAhead(store.get()) ? 'nextRound' : 'newGame'](),
    moves: page.toggleMoves,
    query: (number) => withEar((ear) => ear.answer(number)),
    arrow: (house, direction) => withArrows(({ neighbour }) => {
      const next = neighbour(page.board, row(), house, direction);
      if (next !== null) board.focusHouse(next);
    }),
    letter(index) {
      const { position: { turn } } = store.get();
      game.press(turn === 'south' ? index : row() + index, false);
    },
  });
  await pause(0);
  for (const line of keeper.aside()) withMore((more) => more.putAway(line));
  // Before the game is written down anew.
  if (damaged) putAway(damaged);
  addEventListener('pagehide', game.answer);
  game.open(!guest);
  if (guest) withEmbed((there) => there.begin(guest));
  else {
    addEventListener('hashchange', arrive);
    if (settings.analysis) actions.analysis();
    // A game that is played by links has some to send, too.
    if (shelf.read('links')?.includes(table.tag('Game'))) atMore('arrive')();
    else arrive();
  }
  import('./offline/offline.js').then((there) => there.keepOffline(page, i18n), () => {});
}

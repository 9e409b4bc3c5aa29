// @ts-check
import { createClient } from './ai/client.js';
import { createEndgame } from './ai/endgame.js';
import { loadEngine } from './engine.js';
import { createGame } from './game.js';
import { createI18n } from './i18n.js';
import { houseOf, houseTowards, listenToKeys } from './keyboard.js';
import en from './locales/en.js';
import { boardModel } from './model.js';
import { createPlayback } from './playback.js';
import { createKeeper, createStorage, takeUp } from './storage.js';
import {
  changed, choiceOf, createStore, defaultSettings, initialState, isBusy, roundAhead, spokesman,
} from './store.js';
import { createTable } from './table.js';
import { createBoard } from './view/board.js';
import { createDialogs } from './view/dialogs.js';
import { createMoves } from './view/moves.js';
import { createPage, guardClicks } from './view/page.js';

/** @import { Parts } from './more/types.js' */

const root = /** @type {HTMLElement} */ (document.querySelector('[data-hoyito]'));
const i18n = createI18n(en, 'en');
const { t } = i18n;

start().catch((error) => {
  root.textContent = t('notice.startFailed');
  throw error;
});

async function start() {
  const client = createClient(() => (
    new Worker(new URL('ai/worker.js', import.meta.url), { type: 'module' })
  ), () => endgame.renew());
  client.warm();
  const table = createTable(await loadEngine());
  const dialogs = createDialogs(root, t);

  const page = createPage(root, i18n, (deed) => actions[deed]());
  const { say, notify } = page;
  const shelf = createStorage();
  const keeper = createKeeper(shelf, (trouble) => notify(t(`notice.${trouble}`)));
  const seats = takeUp(table, keeper, (trouble, line = 0) => (
    notify(t(`notice.${trouble}`, { line }))));
  const settings = keeper.settings(defaultSettings);
  if (!table.levels().includes(settings.level)) settings.level = defaultSettings.level;
  const store = createStore(initialState(table.truth(), seats, settings));

  const endgame = createEndgame(store, client);
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const playback = createPlayback(store, () => board, () => calm.matches);
  let crashes = 0;
  const game = createGame({
    store, table, playback, client, i18n, keeper, say, notify,
    shelve: (left) => {
      import('./library/shelve.js').then(({ shelve }) => shelve(parts, left))
        .catch(() => notify(t('notice.notShelved')));
    },
    crashed: () => dialogs.crash(() => {
      loadEngine(crashes += 1).then(game.recover).catch(() => notify(t('notice.startFailed')));
    }),
  });
  /** @type {Parts} */
  const parts = {
    root, store, table, client, i18n, page, dialogs, game, keeper, shelf,
    get act() {
      return actions;
    },
  };
  /**
   * What few need at once is loaded when it is asked for.
   * @template {Record<keyof D, () => void>} D
   * @param {() => Promise<{ createDesk(parts: Parts): D | Promise<D> }>} load
   */
  const later = (load) => {
    /** @type {Promise<D> | null} */
    let desk = null;
    return (/** @type {keyof D} */ deed) => async () => {
      desk ??= load().then(({ createDesk }) => createDesk(parts));
      const there = await desk.catch(() => null);
      if (there) return there[deed]();
      desk = null;
      notify(t('notice.notLoaded'));
    };
  };
  const atDesk = later(() => import('./analysis/desk.js'));
  const atMore = later(() => import('./more/desk.js'));
  const arrive = () => location.hash.length > 1 && atMore('arrive')();
  addEventListener('hashchange', arrive);
  const actions = {
    ...game,
    hint: atDesk('hint'),
    analysis: atDesk('analysis'),
    review: atDesk('review'),
    more: atMore('menu'),
    declineTables() {
      endgame.decline();
      game.settings({ bigTables: false });
    },
    retry: game.goOn,
    newGame() {
      const { position: { ply, over }, settings: { level } } = store.get();
      const last = { ...choiceOf(store.get()), level };
      dialogs.newGame(last, table.levels(), ply > 0 && !over, (choice) => {
        if (choice.level !== level) game.settings({ level: choice.level });
        game.begin(choice);
        page.keepFocus();
      });
    },
    settings: () => dialogs.settings(store.get().settings, game.settings),
    help() {
      const view = table.variants().find(({ id }) => id === store.get().view.variant);
      if (view) dialogs.help(view, atDesk('solved'));
    },
    resign() {
      const side = spokesman(store.get());
      if (side) dialogs.resign(side, () => game.resign(side));
    },
    draw() {
      const side = spokesman(store.get());
      if (side) game.offerDraw(() => dialogs.draw(side, game.agree));
    },
  };
  const board = createBoard(page.board, { t, onActivate: game.play, onPeek: game.peek });
  const drawMoves = createMoves(page.moves, i18n, game.goTo);
  store.subscribe((state) => {
    page.render(state);
    drawMoves(state);
    if (!state.playback) board.set(boardModel(i18n, state));
    endgame.want();
  });

  const row = () => store.get().view.row;
  guardClicks(page.board, store, game.skip);
  page.board.addEventListener('focusin', ({ target }) => {
    const house = /** @type {Element} */ (target).closest('[data-house]');
    if (house) store.update(changed, { tab: houseOf(house, row()) });
  });
  listenToKeys({
    row, busy: () => isBusy(store.get()), letters: () => store.get().settings.letters,
  }, {
    ...actions,
    newGame: () => actions[roundAhead(store.get()) ? 'nextRound' : 'newGame'](),
    moves: page.toggleMoves,
    arrow(house, direction) {
      const next = houseTowards(page.spots(row()), house, direction);
      if (next !== null) board.focusHouse(next);
    },
    letter(index) {
      const { playback: moving, position: { turn } } = store.get();
      if (!moving) game.play(turn === 'south' ? index : row() + index);
    },
  });
  game.open();
  if (settings.analysis) actions.analysis();
  arrive();
}

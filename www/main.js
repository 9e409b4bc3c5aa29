// @ts-check
import { createClient } from './ai/client.js';
import { loadEngine } from './engine.js';
import { createGame } from './game.js';
import { createI18n } from './i18n.js';
import { createKeeper, takeUp } from './keeper.js';
import { houseOf, houseTowards, listenToKeys } from './keyboard.js';
import en from './locales/en.js';
import { boardModel } from './model.js';
import { createPlayback } from './playback.js';
import { choiceOf, isBusy, spokesman } from './select.js';
import { createStorage } from './storage.js';
import { changed, createStore, defaultSettings, initialState } from './store.js';
import { createTable } from './table.js';
import { createAsk } from './view/ask.js';
import { createBoard } from './view/board.js';
import { createControls } from './view/controls.js';
import { createMoveList } from './view/movelist.js';
import { createPage } from './view/page.js';
import { guardClicks, spotsOf } from './view/pointer.js';
import { createStatus } from './view/status.js';
import { createSpeaker, createToasts } from './view/toast.js';

const root = /** @type {HTMLElement} */ (document.querySelector('[data-hoyito]'));
const i18n = createI18n(en, 'en');
const { t } = i18n;

start().catch((error) => {
  root.textContent = t('notice.startFailed');
  throw error;
});

async function start() {
  const client = createClient(() => (
    new Worker(new URL('ai/worker.js', import.meta.url), { type: 'module' })));
  client.warm();
  const table = createTable(await loadEngine());

  const ask = createAsk(root, t);
  const page = createPage(root, t, {
    newGame: () => newGame(),
    settings: () => ask.settings(store.get().settings, (change) => game.settings(change)),
    help: () => help(),
  });
  const say = createSpeaker(page.live);
  const notify = createToasts(page.toasts, t);
  const keeper = createKeeper(createStorage(), (trouble) => notify(t(`notice.${trouble}`)));

  const seats = takeUp(table, keeper, (damage) => notify(
    damage ? t('notice.damaged', { line: damage.line }) : t('notice.lost')));
  const store = createStore(initialState(table.truth(), seats, keeper.settings(defaultSettings)));
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const playback = createPlayback(store, () => board, () => calm.matches);
  let crashes = 0;
  const game = createGame({
    store, table, playback, client, i18n, keeper, say, notify,
    crashed: () => ask.crash(() => {
      loadEngine(crashes += 1).then(game.recover, () => notify(t('notice.startFailed')));
    }),
  });
  const board = createBoard(page.board, { t, onActivate: game.play, onPeek: game.peek });

  const newGame = () => ask.newGame(store.get(), choiceOf(store.get()), (choice) => {
    game.begin(choice);
    page.keepFocus();
  });
  const help = () => {
    const { variant } = store.get().position;
    const view = table.variants().find(({ id }) => id === variant);
    if (view) ask.help(view);
  };
  const resign = () => {
    const side = spokesman(store.get());
    if (side) ask.resign(side, () => game.resign(side));
  };
  const draw = () => {
    const side = spokesman(store.get());
    if (side) game.offerDraw(() => ask.draw(side, game.agree));
  };

  const views = [
    createStatus(page.status, page.note, i18n, { ...game, retry: game.goOn, newGame }),
    createControls(page.controls, page.foot, t, { ...game, draw, resign }),
    createMoveList(page.moves, i18n, game.goTo),
  ];
  store.subscribe((state) => {
    page.render(state, isBusy(state));
    for (const view of views) view(state);
    if (!state.playback) board.set(boardModel(state, i18n));
  });

  guardClicks(page.board, store, game.skip);
  page.board.addEventListener('focusin', ({ target }) => {
    const house = target instanceof Element && target.closest('[data-house]');
    if (house) store.update(changed, { tab: houseOf(house, store.get().view.row) });
  });
  listenToKeys(document, {
    busyBoard: () => isBusy(store.get()),
    letters: () => store.get().settings.letters,
    row: () => store.get().view.row,
  }, {
    ...game, newGame, help,
    settings: () => ask.settings(store.get().settings, game.settings),
    moves: page.toggleMoves,
    arrow(house, direction) {
      const next = houseTowards(spotsOf(page.board, store.get().view.row), house, direction);
      if (next !== null) board.focusHouse(next);
    },
    letter(index) {
      const { playback: moving, position } = store.get();
      if (!moving) game.play(position.turn === 'south' ? index : position.row + index);
    },
  });
  game.open(store.get().position.plies > 0);
}

// @ts-check
import { pause } from '../playback.js';
import { changed, computerToMove, isBusy, lookedAt, looksBack } from '../store.js';
import { dressed } from '../view/dom.js';
import { createBar } from './bar.js';
import { listenToReplay } from './keys.js';
import {
  BEGINNING, between, boardAt, compare, endOf, next, previous, stretches,
} from './timeline.js';
import { wordsOf } from './words.js';

/** @import { Parts } from '../more/types.js' */
/** @import { I18n, State } from '../types.js' */
/** @import { Acts, Stop, Stretch, Unit } from './types.js' */

/** How long (ms) a stop is seen before the next sowing begins. */
const SEEN = { slow: 1200, normal: 700, fast: 350, instant: 900 };

/** @type {ReturnType<typeof createReplay> | undefined} */
let replay;

/** @param {Parts} parts */
export const openReplay = async (parts) => {
  await dressed('replay');
  const i18n = await parts.i18n.part('replay');
  replay ??= createReplay(parts, i18n);
  replay.open();
};

/**
 * The game on the board from its beginning to its end, as a look: the game itself stays, and its
 * computer waits.
 * @param {Parts} parts @param {I18n} i18n
 */
const createReplay = ({ store, table, page, game }, i18n) => {
  const { t } = i18n;
  /** What is replayed, and whether its computer was told to wait. */
  let { position, history } = store.get();
  let told = false;
  /** @type {'off' | 'waits' | 'on'} */
  let mode = 'off';
  /** @type {Stop} */
  let at = BEGINNING;
  /** @type {Unit} */
  let unit = 'sowing';
  /** It goes on by itself; a sowing is on its way. */
  let [playing, moving] = [false, false];
  /** What waits here gives way when it is not the latest any more. */
  let latest = 0;
  let unlisten = () => {};

  /** @type {Acts} */
  const acts = {
    first: () => tell(BEGINNING),
    // A sowing that is on its way is taken back first.
    back: () => tell(moving ? at : previous(history, at, unit)),
    toggle,
    forward: () => tell(next(history, at, unit)),
    last: () => tell(endOf(history)),
    leave,
    // A slider tells of itself.
    to: (ply) => void go({ ply, lap: 0 }),
    unit: (chosen) => { unit = chosen; },
    speed: (speed) => game.settings({ speed }),
  };
  const bar = createBar(i18n, acts);

  /** Puts a stop on the board, and gives what there is to say of it. @param {Stop} stop */
  function place(stop) {
    at = stop;
    moving = false;
    const { ply, lap } = stop;
    const state = table.stateAt(ply);
    const words = wordsOf(i18n, history, state, stop, unit);
    const last = lap ? { ...history[ply], captures: [] } : history[ply - 1] ?? null;
    store.update((now) => ({
      ...lookedAt(now, state),
      shown: boardAt(state, lap ? table.stepsAt(ply + 1) : [], lap),
      look: { by: 'replay', at: ply, of: history.length, last, ...words },
    }));
    return t('replay.place', words);
  }

  /** The same for whoever does not want it to go on by itself. @param {Stop} stop */
  function go(stop) {
    latest += 1;
    playing = false;
    return place(stop);
  }

  const tell = (/** @type {Stop} */ stop) => page.say(go(stop));

  /** @param {Stretch} stretch */
  function move({ sowing, from, to }) {
    place(from);
    moving = true;
    const { view, shown } = store.get();
    const whole = game.show(sowing, between(table.stepsAt(sowing.ply), from.lap, to.lap));
    const { playback } = store.get();
    const taken = shown.captured[sowing.side] - view.captured[sowing.side];
    const lap = Math.max(from.lap, 1);
    store.update(changed, { playback: playback && { ...playback, replay: false, lap, taken } });
    return whole;
  }

  async function play() {
    const mine = latest += 1;
    if (compare(at, endOf(history)) === 0) at = BEGINNING;
    do {
      const to = next(history, at, unit);
      playing = true;
      const { speed } = store.get().settings;
      for (const stretch of speed === 'instant' ? [] : stretches(history, at, to)) {
        const whole = await move(stretch);
        if (mine !== latest) return;
        if (!whole) return close();
      }
      playing = to.ply < history.length;
      page.say(place(to));
      await pause(SEEN[speed]);
    } while (playing && mine === latest);
  }

  function toggle() {
    const { playback } = store.get();
    if (!playing) return void play();
    if (playback) return game.hold(!playback.paused);
    latest += 1;
    playing = false;
    draw(store.get());
  }

  /** @param {State} state */
  function draw({ playback, look, settings: { speed } }) {
    bar.draw({
      ply: at.ply, plies: history.length, unit, speed,
      atFirst: compare(at, BEGINNING) === 0, atLast: compare(at, endOf(history)) === 0,
      plays: playing && !playback?.paused,
      words: look && t('replay.place', { headline: look.headline, detail: look.detail }),
    });
  }

  /** The computer shall not move meanwhile, and what moves comes to rest first. */
  function open() {
    const { thinking, held } = store.get();
    if (!store.get().history.length) return page.notify(t('replay.nothing'));
    if (mode !== 'off') return;
    mode = 'waits';
    told = !held;
    if (thinking) game.pause();
    game.skip();
    store.update(changed, { held: true });
  }

  function begin() {
    mode = 'on';
    ({ position, history } = store.get());
    const words = place({ ply: position.ply, lap: 0 });
    if (page.isNarrow() && page.drawer.ariaExpanded === 'true') page.toggleMoves();
    page.controlsBar(bar.element);
    bar.focus();
    unlisten = listenToReplay(page.board, () => store.get().settings.letters, acts);
    page.say(t('replay.open', { place: words }));
  }

  /** It is over; what is on the board now is another's. */
  function close() {
    latest += 1;
    mode = 'off';
    playing = moving = false;
    unlisten();
    if (bar.element.isConnected) page.controlsBar(null);
    page.keepFocus();
    if (!told) return;
    store.update(changed, { held: false });
    // Whoever has ended it may have let the computer move already.
    queueMicrotask(() => {
      const state = store.get();
      if (computerToMove(state) && !looksBack(state) && !isBusy(state)) game.goOn();
    });
  }

  function leave() {
    moving = false;
    store.update(lookedAt, store.get().position);
    page.say(t('replay.left'));
  }

  store.subscribe((state) => {
    if (mode === 'waits' && !isBusy(state)) begin();
    else if (mode === 'on') {
      if (state.position !== position || (state.look?.by !== 'replay' && !moving)) close();
      else draw(state);
    }
  });

  // What is on the board is told anew in another language.
  i18n.listen(() => mode === 'on' && !moving && place(at));

  return { open };
};

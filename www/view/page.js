// @ts-check
import { roundText } from '../a11y.js';
import { KEYS, houseOf } from '../keyboard.js';
import { noteOf, statusOf } from '../model.js';
import {
  endedByWord, isBusy, lastTurn, redoTarget, spokesman, undoTarget,
} from '../store.js';
import { button, h, icon, setAttribute } from './dom.js';

/** @import { CreatePage, Deed, GameStore, MatchView, Side } from '../types.js' */

const SIDES = /** @type {Side[]} */ (['south', 'north']);

/** Everything around the board. @type {CreatePage} */
export const createPage = (root, i18n, act) => {
  const { t } = i18n;
  /** @param {Deed} name */
  const plain = (name, className = '') => (
    button(t(`do.${name}`), () => act(name), { class: className }));

  /** @param {Deed} name @param {string} key */
  const control = (name, key) => {
    const label = t(`do.${name}`);
    const element = button(icon(name), () => act(name), {
      title: t('do.key', { label, key }),
    });
    element.append(h('span', {}, label));
    return element;
  };
  const { undo, redo, replay, pause, hint } = KEYS;
  const controls = {
    undo: control('undo', undo),
    redo: control('redo', redo),
    replay: control('replay', replay),
    pause: control('pause', pause),
    skip: control('skip', 'Esc'),
    hint: control('hint', hint),
  };
  const talk = { flip: plain('flip'), draw: plain('draw'), resign: plain('resign') };
  const offers = {
    goOn: plain('goOn', 'strong'), retry: plain('retry', 'strong'), toEnd: plain('toEnd'),
    newGame: plain('newGame', 'strong'), nextRound: plain('nextRound', 'strong'),
  };
  const review = plain('review', 'review');

  const title = h('h1');
  const round = h('span', { class: 'soft' });
  const score = h('table', { class: 'score', hidden: true });
  const headline = h('strong');
  const detail = h('span', { class: 'soft' });
  const status = h('div', { class: 'status', tabindex: -1 },
    h('div', {}, headline, detail), review, ...Object.values(offers));
  const board = h('div', { class: 'board-host' });
  const note = h('p', { class: 'note', 'aria-hidden': true });
  const drawer = button(t('do.moves'), toggleMoves, {
    class: 'drawer', 'aria-controls': 'moves', 'aria-expanded': false,
  });
  const close = button(icon('close'), toggleMoves, { class: 'close', 'aria-label': t('do.close') });
  const moves = h('div', { class: 'moves' });
  const analysis = plain('analysis');
  analysis.title = t('do.key', { label: t('do.analysis'), key: KEYS.analysis });
  const panel = h('div', { class: 'panel', hidden: true });
  const building = h('span', { class: 'soft' });
  const tables = h('div', { class: 'tables', hidden: true }, building, plain('declineTables'));
  const side = h('aside', { id: 'moves', 'aria-label': t('do.moves') },
    score, h('div', { class: 'tools' }, h('h2', {}, t('do.moves')), plain('review'), analysis),
    close, panel, moves, tables, h('div', { class: 'talk' }, ...Object.values(talk)));
  const live = h('div', { class: 'spoken', 'aria-live': 'polite' });
  const notices = h('div', { class: 'notices', role: 'status' });

  const controlsHost = h('div', {
    class: 'controls', role: 'group', 'aria-label': t('do.controls'),
  }, ...Object.values(controls));

  root.replaceChildren(
    h('header', {}, title, round, h('nav', { 'aria-label': t('do.menu') },
      plain('newGame'), plain('settings', 'wide'), plain('help', 'wide'), plain('more'),
      drawer)),
    status, board, note,
    controlsHost, side, live, notices,
  );
  side.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && 'open' in side.dataset) toggleMoves();
  });

  /** On narrow screens the list is a drawer; elsewhere it always stands there. */
  function toggleMoves() {
    if (!drawer.offsetParent) {
      /** @type {HTMLElement | null} */ (moves.querySelector('[aria-current]'))?.focus();
      return;
    }
    const open = !('open' in side.dataset);
    setAttribute(side, 'data-open', open);
    setAttribute(drawer, 'aria-expanded', String(open));
    (open ? close : drawer).focus();
  }

  /** What is on the page for a while: under the status line, and instead of the controls. */
  const guests = { bar: status, controlsBar: controlsHost };
  /** @type {(place: keyof typeof guests) => (bar: HTMLElement | null) => void} */
  const put = (place) => (bar) => {
    root.querySelector(`:scope > [data-guest="${place}"]`)?.remove();
    if (bar) {
      bar.dataset.guest = place;
      guests[place].after(bar);
    }
    if (place === 'controlsBar') setAttribute(root, 'data-looking', Boolean(bar));
  };

  /** @type {(match: MatchView | null) => void} */
  const drawScore = (match) => {
    score.hidden = !match;
    round.textContent = match ? roundText(i18n, match) : '';
    if (!match) return;
    const cells = (/** @type {string} */ tag, /** @type {(string | number)[]} */ texts) => (
      texts.map((text) => h(/** @type {'td'} */ (tag), {}, `${text}`)));
    score.replaceChildren(
      h('caption', { class: 'spoken' }, roundText(i18n, match)),
      h('tr', { class: 'soft' }, ...cells('th', [
        '', ...match.results.map((_, i) => i + 1), t('match.won'), t('match.seeds'),
      ])),
      ...SIDES.map((side) => h('tr', {}, h('th', { scope: 'row' }, t(`side.${side}`)),
        ...cells('td', [
          ...match.results.map((result) => result[side]), match.won[side], match.seeds[side],
        ]))),
    );
  };
  /** @type {MatchView | null} */
  let scored = null;

  return {
    board,
    moves,
    panel,
    drawer,
    isNarrow: () => Boolean(drawer.offsetParent),
    toggleMoves,

    say(sentence) {
      // Each is a node of its own: the same one twice is spoken twice.
      live.append(h('p', {}, sentence));
      if (live.children.length > 3) live.firstChild?.remove();
    },

    notify(text) {
      const notice = h('div', {}, text, button(t('do.close'), () => notice.remove()));
      notices.append(notice);
      if (notices.children.length > 2) notices.firstChild?.remove();
    },

    bar: put('bar'),
    controlsBar: put('controlsBar'),

    spots: (row) => (
      Array.from(board.querySelectorAll('[data-house]'), (element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { house: houseOf(element, row), x: x + width / 2, y: y + height / 2 };
      })),

    keepFocus() {
      if (document.activeElement === document.body) status.focus();
    },

    render(state) {
      const { view, playback, held } = state;
      const busy = isBusy(state);
      const { mood, offer, ...texts } = statusOf(i18n, state);
      title.textContent = t(`variant.${view.variant}.name`);
      if (state.match !== scored) drawScore(scored = state.match);
      headline.textContent = texts.headline;
      detail.textContent = texts.detail;
      note.textContent = noteOf(i18n, state);
      Object.assign(status.dataset, { mood });
      Object.assign(root.dataset, {
        variant: view.variant, turn: view.turn, over: Boolean(view.over), busy,
      });
      const ended = mood === 'over' && state.history.length > 0;
      if (!ended && review === document.activeElement) status.focus();
      review.hidden = !ended;
      analysis.ariaPressed = String(state.analysing);
      tables.hidden = !state.tables;
      if (state.tables) building.textContent = t('status.tables', { ...state.tables });
      for (const [name, element] of Object.entries(offers)) {
        const hide = name !== offer;
        if (hide && element === document.activeElement) status.focus();
        element.hidden = hide;
      }

      const mute = spokesman(state) === null;
      const off = {
        undo: undoTarget(state) === null && !endedByWord(state),
        redo: redoTarget(state) === null,
        replay: busy || !lastTurn(state).length,
        pause: !busy && !held,
        skip: !playback,
        hint: busy || Boolean(view.over || state.look),
        draw: mute,
        resign: mute,
      };
      for (const [name, element] of Object.entries({ ...controls, ...talk })) {
        element.ariaDisabled = String(Boolean(off[/** @type {keyof typeof off} */ (name)]));
      }
      const next = held || playback?.paused ? 'resume' : 'pause';
      if (controls.pause.dataset.next === next) return;
      controls.pause.dataset.next = next;
      controls.pause.replaceChildren(icon(next), h('span', {}, t(`do.${next}`)));
    },
  };
};

/**
 * Lets through only those clicks on the board that can have been meant for what it shows: not the
 * second of a double click, not one that was pressed before the board changed. While seeds move,
 * a click anywhere on the board skips to the end, and does nothing else.
 * @type {(host: HTMLElement, store: GameStore, skip: () => void) => void}
 */
export const guardClicks = (host, store, skip) => {
  /** What the board showed when the pointer went down. @type {unknown} */
  let pressedOn = null;
  host.addEventListener('pointerdown', () => {
    pressedOn = isBusy(store.get()) ? null : store.get().view;
  }, true);
  host.addEventListener('click', (event) => {
    const { playback, view } = store.get();
    // Clicks made by keys or by programs count none, and had no pointer.
    const second = event.detail > 1;
    const stale = event.detail > 0 && pressedOn !== view;
    if (playback && !second) skip();
    if (playback || second || stale) event.stopPropagation();
  }, true);
};

// @ts-check
import { KEYS } from '../keyboard.js';
import { noteOf, statusOf } from '../model.js';
import {
  endedByWord, isBusy, lastTurn, redoTarget, spokesman, undoTarget,
} from '../store.js';
import { button, h, icon, post, setAttribute, setText } from './dom.js';
import { createLabels } from './labels.js';

/** @import { CreatePage, Deed, GameStore } from '../types.js' */

/** Everything around the board. @type {CreatePage} */
export const createPage = (root, i18n, act) => {
  const { t } = i18n;
  const { live, saying, named } = createLabels(i18n);
  /** Escape alone has another name in some languages. */
  const tipped = (/** @type {HTMLElement} */ element, /** @type {Deed} */ name, key = '') => (
    live(() => {
      element.title = t('do.key', { label: t(`do.${name}`), key: key || t('do.escape') });
    }));

  /** @param {Deed} name */
  const plain = (name, className = '') => (
    saying(button('', () => act(name), { class: className }), `do.${name}`));

  /** @param {Deed} name @param {string} [key] */
  const control = (name, key) => {
    const element = button(icon(name), () => act(name));
    tipped(element, name, key);
    element.append(saying(h('span'), `do.${name}`));
    return element;
  };
  const { undo, redo, replay, pause, hint } = KEYS;
  const controls = {
    undo: control('undo', undo),
    redo: control('redo', redo),
    replay: control('replay', replay),
    pause: control('pause', pause),
    skip: control('skip'),
    hint: control('hint', hint),
  };
  const talk = { flip: plain('flip'), draw: plain('draw'), resign: plain('resign') };
  const offers = {
    goOn: plain('goOn', 'strong'), retry: plain('retry', 'strong'), toEnd: plain('toEnd'),
    newGame: plain('newGame', 'strong'), nextRound: plain('nextRound', 'strong'),
    learn: plain('learn'),
  };
  const review = plain('review', 'review');

  const title = h('h1');
  const headline = h('strong');
  const detail = h('span', { class: 'soft' });
  const status = h('div', { class: 'status', tabindex: -1 },
    h('div', {}, headline, detail), review, ...Object.values(offers));
  const board = h('div', { class: 'board-host' });
  const note = h('p', { class: 'note', 'aria-hidden': true });
  const drawer = saying(button('', toggleMoves, {
    class: 'drawer', 'aria-controls': 'moves', 'aria-expanded': false,
  }), 'do.moves');
  const close = named(button(icon('close'), toggleMoves, { class: 'close' }), 'do.close');
  const moves = h('div', { class: 'moves' });
  const analysis = plain('analysis');
  tipped(analysis, 'analysis', KEYS.analysis);
  const panel = h('div', { class: 'panel', hidden: true });
  const building = h('span', { class: 'soft' });
  const tables = h('div', { class: 'tables', hidden: true }, building, plain('declineTables'));
  const side = named(h('aside', { id: 'moves' },
    h('div', { class: 'tools' }, saying(h('h2'), 'do.moves'), plain('review'), analysis),
    close, panel, moves, tables, h('div', { class: 'talk' }, ...Object.values(talk))), 'do.moves');
  const spoken = h('div', { class: 'spoken', 'aria-live': 'polite' });
  const notices = h('div', { class: 'notices', role: 'status' });

  const controlsHost = named(
    h('div', { class: 'controls', role: 'group' }, ...Object.values(controls)), 'do.controls');

  root.replaceChildren(
    h('header', {}, title, named(h('nav', {},
      plain('newGame'), plain('settings', 'wide'), plain('help', 'wide'), plain('more'),
      drawer), 'do.menu')),
    status, board, note,
    controlsHost, side, spoken, notices,
  );
  side.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && 'open' in side.dataset) toggleMoves();
  });

  /** The buttons last drawn beside the headline. */
  let beside = '';

  /** On narrow screens the list is a drawer; elsewhere it always stands there. */
  function toggleMoves() {
    if (!drawer.offsetParent) {
      /** @type {HTMLElement | null} */ (moves.querySelector('[aria-current]'))?.focus();
      return;
    }
    const open = !('open' in side.dataset);
    setAttribute(side, 'data-open', open);
    setAttribute(root, 'data-drawn', open);
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

  return {
    board,
    moves,
    panel,
    drawer,
    isNarrow: () => Boolean(drawer.offsetParent),
    toggleMoves,

    say(sentence) {
      // Each is a node of its own: the same one twice is spoken twice.
      spoken.append(h('p', { lang: i18n.language() }, sentence));
      if (spoken.children.length > 3) spoken.firstChild?.remove();
    },

    notify(text) {
      const notice = h('div', { lang: i18n.language() },
        text, button(t('do.close'), () => notice.remove()));
      post(root, notice);
    },

    bar: put('bar'),
    controlsBar: put('controlsBar'),

    keepFocus() {
      if (document.activeElement === document.body) status.focus();
    },

    render(state) {
      const { view, playback, held } = state;
      const busy = isBusy(state);
      const { mood, offer, ...texts } = statusOf(i18n, state);
      const words = /** @type {[HTMLElement, string][]} */ ([
        [title, t(`variant.${view.variant}.name`)], [headline, texts.headline],
        [detail, texts.detail], [note, noteOf(i18n, state)],
      ]);
      // There is room for one thing more on a phone, and a match goes on first.
      const ended = mood === 'over' && state.history.length > 0 && offer !== 'nextRound';
      // Beside another button the same words stand elsewhere: new ones do not count as moved.
      if (beside !== `${offer} ${ended}`) headline.textContent = detail.textContent = '';
      beside = `${offer} ${ended}`;
      for (const [element, text] of words) setText(element, text);
      setAttribute(status, 'data-mood', mood);
      const { variant, turn, over } = view;
      for (const [name, fact] of Object.entries({ variant, turn, over: Boolean(over), busy })) {
        setAttribute(root, `data-${name}`, `${fact}`);
      }
      if (!ended && review === document.activeElement) status.focus();
      setAttribute(review, 'hidden', !ended);
      setAttribute(analysis, 'aria-pressed', String(state.analysing));
      setAttribute(analysis, 'aria-disabled', String(Boolean(state.visit?.task)));
      setAttribute(tables, 'hidden', !state.tables);
      if (state.tables) setText(building, t('status.tables', { ...state.tables }));
      for (const [name, element] of Object.entries(offers)) {
        const hide = name !== offer;
        if (hide && element === document.activeElement) status.focus();
        setAttribute(element, 'hidden', hide);
      }

      const mute = spokesman(state) === null;
      const off = {
        undo: undoTarget(state) === null && !endedByWord(state),
        redo: redoTarget(state) === null,
        replay: busy || !lastTurn(state).length,
        pause: !busy && !held,
        skip: !playback,
        hint: busy || Boolean(view.over || state.look || state.visit?.task),
        draw: mute,
        resign: mute,
      };
      for (const [name, element] of Object.entries({ ...controls, ...talk })) {
        const disabled = String(Boolean(off[/** @type {keyof typeof off} */ (name)]));
        setAttribute(element, 'aria-disabled', disabled);
      }
      const next = held || playback?.paused ? 'resume' : 'pause';
      const label = t(`do.${next}`);
      if (controls.pause.textContent === label) return;
      controls.pause.replaceChildren(icon(next), h('span', {}, label));
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
    const { playback, view, settings } = store.get();
    // Clicks made by keys or by programs count none, and had no pointer. Where it takes two clicks
    // to sow, the second is meant.
    const second = event.detail > 1 && (playback || !settings.twice);
    const stale = event.detail > 0 && pressedOn !== view;
    if (playback && !second) skip();
    if (playback || second || stale) event.stopPropagation();
  }, true);
};

// @ts-check
import { choiceOf, computerToMove, isBusy } from '../store.js';
import { VERSION, isOurs, readCommand } from './commands.js';
import { heightOf } from './fit.js';
import { wrongOf } from './wishes.js';

/** @import { Parts } from '../more/types.js' */
/** @import { State } from '../types.js' */
/** @import { Command, Controls } from './types.js' */

/** @typedef {{ load(incoming: any): string, arrange(controls: Controls): void }} Doing */

/**
 * Talks with the page around, and with no other one: `origin` is its own.
 * @param {Parts} parts @param {string} origin @param {Doing} doing
 */
export const createHost = (parts, origin, { load, arrange }) => {
  const { game, i18n, page, root, store, table } = parts;
  const { t } = i18n;

  const send = (/** @type {string} */ event, /** @type {object} */ facts) => (
    parent.postMessage({ hoyito: VERSION, event, ...facts }, origin));
  const fail = (/** @type {string} */ code, /** @type {string} */ message) => (
    send('error', { code, message }));

  /** @param {Command} wanted */
  async function obey(wanted) {
    const state = store.get();
    switch (wanted.command) {
      case 'new': {
        const { rules, level } = wanted;
        if (rules !== null && !table.variants().some(({ id }) => id === rules)) {
          return fail('rules', t('embed.wrong', { ...wrongOf('rules', rules) }));
        }
        if (level) game.settings({ level });
        const { variant, seats } = choiceOf(state);
        return game.begin({
          variant: rules ?? variant, seats: wanted.seats ?? seats, starter: 'south', match: null,
        });
      }
      case 'load': {
        const wrong = load(wanted.incoming);
        return wrong ? fail('load', wrong) : undefined;
      }
      case 'play': {
        const move = state.moves.find(({ letter, playable }) => (
          playable && letter === wanted.house));
        if (!move || isBusy(state) || state.look || computerToMove(state)) {
          return fail('play', t('embed.notNow', { house: wrongOf('house', wanted.house).value }));
        }
        return game.play(move.house);
      }
      default: {
        const { settings, controls } = wanted;
        if (controls) arrange(controls);
        game.settings(settings);
        if (settings.language) await i18n.speak(settings.language);
      }
    }
  }

  addEventListener('message', ({ source, origin: from, data }) => {
    if (source !== parent || from !== origin || !isOurs(data)) return;
    const wanted = readCommand(data, table.levels());
    if ('command' in wanted) {
      obey(wanted).catch(() => fail(wanted.command, t('notice.notLoaded')));
    } else fail(wanted.name, t('embed.wrong', { ...wanted }));
  });

  let id = table.tag('Game');
  let { ply } = store.get().view;
  let over = Boolean(store.get().view.over);
  /**
   * What the eye has been shown of the game is told; what it is shown again is not.
   * @param {State} state
   */
  function tell({ view, history, playback, position }) {
    if (playback || view.position !== position.position || view.ply !== position.ply) return;
    if (table.tag('Game') !== id) {
      // Another game: what has been played in it is no news.
      [id, ply, over] = [table.tag('Game'), view.ply, Boolean(view.over)];
      return;
    }
    // Taken back.
    if (view.ply < ply) over = false;
    for (const { side, letter, captured, ...sowing } of history.slice(ply, view.ply)) {
      const { again, turn, position } = table.stateAt(sowing.ply);
      send('move', { ply: sowing.ply, side, house: letter, captured, again, turn, position });
    }
    ply = view.ply;
    if (view.over && !over) {
      const { winner, reason } = view.over;
      send('gameover', { winner, reason, ...view.captured });
    }
    over = Boolean(view.over);
  }

  let height = 0;
  /** Tells the height wanted, once a change. It follows from the width, and so comes to rest. */
  function fit() {
    const board = /** @type {HTMLElement} */ (page.board.firstElementChild);
    if (!board.offsetWidth) return;
    const beside = root.offsetHeight - board.offsetHeight;
    const now = Math.ceil(beside + heightOf(store.get().view.row, board.offsetWidth));
    if (now === height) return;
    height = now;
    send('resize', { height });
  }

  const { variant, position } = store.get().view;
  send('ready', { rules: variant, lang: i18n.language(), position });
  let row = 0;
  store.subscribe((state) => {
    tell(state);
    // Not at each step: the page would be laid out to be measured.
    if (state.view.row !== row) fit();
    ({ row } = state.view);
  });
  const observer = new ResizeObserver(fit);
  // Bars that come and go leave the page as high as it is, and the board less.
  [root, page.board].forEach((element) => observer.observe(element));
  return { fail };
};

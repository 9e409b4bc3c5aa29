// @ts-check
import { isBusy } from '../store.js';
import { dropBar, putBar } from './bar.js';
import { isDue } from './due.js';
import { addressOf, canSend, copyText, sendLink } from './hand.js';
import { gameFragment } from './link.js';

/** @import { Parts } from '../more/types.js' */
/** @import { Copies, Post } from './types.js' */

/**
 * A game that two play from afar, by links: after each turn made here there is a link to send.
 * @type {(parts: Parts & { copies: Copies }) => Post}
 */
export const createPost = (parts) => {
  const { store, table, page, i18n: { t }, copies } = parts;
  /** @type {HTMLElement | null} */
  let bar = null;
  /** @type {unknown} */
  let seen = null;

  /** The whole game on the table, as a link. @returns {string} */
  function link() {
    const { seats, settings: { level } } = store.get();
    if (!table.tag('Game')) table.name(seats, level);
    return addressOf(gameFragment(table.recordAll()));
  }

  /** It has been sent: from now on this is the copy that both sides have. */
  function sent() {
    const game = table.tag('Game');
    copies.keep({ game, record: table.recordAll(), side: copies.of(game)?.side ?? null });
  }

  const tell = (/** @type {string} */ key) => {
    const text = t(`share.${key}`);
    page.say(text);
    bar?.firstElementChild?.replaceChildren(text);
  };

  /** @param {(link: string) => Promise<boolean>} hand */
  async function giveBy(hand) {
    const done = await hand(link());
    if (done) sent();
    return done;
  }

  async function send() {
    if (await giveBy(sendLink)) tell('gone');
  }

  async function copy() {
    if (await giveBy(copyText)) return tell('sent');
    const { openShare } = await import('./share.js');
    openShare(parts);
  }

  store.subscribe((state) => {
    if (isBusy(state) || state.position === seen) return;
    seen = state.position;
    dropBar(page, bar);
    bar = null;
    const last = copies.of(table.tag('Game'));
    if (!last || !isDue(state, last, table.recordAll())) return;
    const ways = [{ text: t('share.copyForOther'), strong: true, act: copy }];
    bar = putBar(page, t('share.bar.post'), t('share.due'), canSend
      ? [...ways, { text: t('share.send'), act: send }] : ways);
    page.say(t('share.due'));
  });

  return { link, sent };
};

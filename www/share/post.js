// @ts-check
import { isBusy } from '../store.js';
import { putSentence } from '../view/bar.js';
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
  /** @type {unknown} */
  let seen = null;
  /** What the bar says, and what writes it there. */
  let said = 'due';
  let write = () => {};

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
    said = key;
    write();
    page.say(t(`share.${key}`));
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
    const last = copies.of(table.tag('Game'));
    if (!last || !isDue(state, last, table.recordAll())) return;
    const ways = [{ text: () => t('share.copyForOther'), strong: true, act: copy }];
    said = 'due';
    write = putSentence(parts, {
      name: () => t('share.bar.post'),
      text: () => t(`share.${said}`),
      ways: canSend ? [...ways, { text: () => t('share.send'), act: send }] : ways,
    }, (now) => isBusy(now) || now.position === seen);
    page.say(t('share.due'));
  });

  return { link, sent };
};

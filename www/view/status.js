// @ts-check
import { h, button, setAttribute, setText } from './dom.js';
import { statusOf } from '../words.js';

/**
 * The line above the board (whose turn, what happens) and the one below it (what a house would do).
 * @param {HTMLElement} host @param {HTMLElement} noteHost
 * @param {import('../i18n.js').I18n} i18n
 * @param {{ goOn(): void, toEnd(): void, retry(): void, newGame(): void }} actions
 */
export function createStatus(host, noteHost, i18n, actions) {
  const { t } = i18n;
  const headline = h('strong', { class: 'headline' });
  const detail = h('span', { class: 'detail' });
  const offers = {
    goOn: button(t('do.goOn'), actions.goOn, { class: 'button strong' }),
    retry: button(t('do.retry'), actions.retry, { class: 'button strong' }),
    toEnd: button(t('do.toEnd'), actions.toEnd),
    newGame: button(t('do.newGame'), actions.newGame, { class: 'button strong' }),
  };
  const offerHost = h('span', { class: 'offers' }, ...Object.values(offers));
  host.append(h('span', { class: 'words' }, headline, detail), offerHost);
  const note = h('span', {});
  noteHost.append(note);

  /** @param {import('../store.js').State} state */
  return (state) => {
    const status = statusOf(i18n, state);
    setAttribute(host, 'data-mood', status.mood);
    setText(headline, status.headline);
    setText(detail, status.detail);
    setText(note, status.note);
    for (const [name, offer] of Object.entries(offers)) {
      const hide = !status.offers.includes(name);
      // The focus must not fall out of the page with the button that had it.
      if (hide && offer === document.activeElement) host.focus();
      offer.hidden = hide;
    }
  };
}

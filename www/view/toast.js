// @ts-check
import { button, h } from './dom.js';

/**
 * Notices that stay until they are closed, each text once.
 * @param {HTMLElement} host @param {import('../i18n.js').Translate} t
 */
export function createToasts(host, t) {
  /** @param {string} text */
  return (text) => {
    for (const old of host.children) if (old.firstChild?.textContent === text) old.remove();
    const toast = h('div', { class: 'toast' }, h('span', {}, text),
      button(t('do.close'), () => toast.remove()));
    host.append(toast);
  };
}

/**
 * A polite live region. Each sentence is a node of its own: the same one twice is spoken twice.
 * @param {HTMLElement} host
 */
export function createSpeaker(host) {
  /** @param {string} sentence */
  return (sentence) => {
    host.append(h('p', {}, sentence));
    while (host.children.length > 3) host.firstElementChild?.remove();
  };
}

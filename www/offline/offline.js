// @ts-check
import { button, h } from '../view/dom.js';
import { tellBrowser } from './head.js';
import { follow, register, takeOver, workersHere } from './workers.js';

/** @import { I18n, Page } from '../types.js' */

/** How long (ms) it is said that the page is kept. */
const SAYING = 12_000;

/** In a page of somebody else's nothing is kept, and nothing said about it. */
const isGuest = () => self !== top || new URLSearchParams(location.search).has('embed');

/**
 * Has the page kept for when there is no network, and tells when it is and when a newer one is.
 * @param {Page} page @param {I18n} i18n
 */
export const keepOffline = async (page, i18n) => {
  tellBrowser();
  const workers = workersHere();
  if (!workers) return;
  follow(workers);
  if (isGuest()) return;
  // What is refused without having been asked for is no news; the menu tells it.
  const registration = await register(workers).catch(() => null);
  if (!registration) return;

  const sayReady = async () => {
    const { t } = await i18n.part('offline');
    const words = h('span', {}, t('offline.ready'));
    page.notify(words);
    setTimeout(() => words.parentElement?.remove(), SAYING);
  };
  const offer = async () => {
    const { t } = await i18n.part('offline');
    const words = new DocumentFragment();
    words.append(t('offline.news'), button(t('offline.reload'), () => takeOver(registration)));
    page.notify(words);
  };
  const watch = () => {
    const { installing, active } = registration;
    if (!installing) return;
    // Set, not added: the first one may be met twice.
    installing.onstatechange = () => {
      if (!active && installing.state === 'activated') sayReady();
      if (active && installing.state === 'installed') offer();
    };
  };
  registration.addEventListener('updatefound', watch);
  watch();
  if (registration.waiting) offer();

  // A page that stays open for days hears of news when it is looked at again.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) registration.update().catch(() => {});
  });
};

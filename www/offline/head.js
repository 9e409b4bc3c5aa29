// @ts-check
import { LANGUAGES } from '../languages.js';
import { dressed, h } from '../view/dom.js';

const at = (/** @type {string} */ path) => new URL(`www/${path}`, document.baseURI).href;

/** What installing, printing and the browser’s bars want; the page itself needs none of it. */
export function tellBrowser() {
  const probe = h('span', { hidden: true });
  const bars = h('meta', { name: 'theme-color' });
  document.body.append(probe);
  document.head.append(bars);
  // Here before anybody prints: what is only loaded then comes too late. It prints without, too.
  dressed('print').catch(() => {});
  // The page in one file may load nothing: it opens from a disk, or in a frame without an origin.
  if (origin !== 'null') {
    document.head.append(
      h('link', { rel: 'manifest', href: at('manifest.webmanifest') }),
      h('link', { rel: 'apple-touch-icon', href: at('icons/icon-192.png') }));
  }

  // A release has one. An address that names a language is one of its own.
  const canonical = /** @type {HTMLLinkElement | null} */ (
    document.querySelector('[rel="canonical"]'));
  const lang = new URLSearchParams(location.search).get('lang') ?? '';
  if (canonical && LANGUAGES.includes(lang)) canonical.href += `?lang=${lang}`;

  /** The bars in the colour of the ground, in whatever theme that is. */
  const paint = () => {
    probe.style.color = 'var(--ground)';
    bars.content = getComputedStyle(probe).color;
  };
  paint();
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', paint);
  new MutationObserver(paint).observe(document.documentElement, {
    attributeFilter: ['data-theme', 'data-scheme'],
  });
}

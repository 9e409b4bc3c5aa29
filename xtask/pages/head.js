// @ts-check
// What search engines, and pages that show a link, are told of a page: pure, but for `h`.
import { LANGUAGES } from '../../www/languages.js';
import { h } from '../../www/view/dom.js';

/** Of the picture, in pixels, as `tests/picture.js` makes it. */
export const PICTURE = { path: 'rules/picture.jpg', width: 1200, height: 630 };
/** A board in a page elsewhere, in CSS pixels: docs/embed.md has the same. */
const FRAME = { width: 672, height: 576 };
const NAME = 'Hoyito';

/**
 * The address that a release is made for; null if none is given.
 * @param {string} [text]
 */
export const siteOf = (text) => {
  if (!text) return null;
  const site = URL.canParse(text) ? new URL(text) : null;
  if (!site || !/^https?:$/.test(site.protocol) || site.search || site.hash || site.username) {
    throw new Error(`${text} is no address of a folder, like https://example.org/games/hoyito/`);
  }
  if (!site.pathname.endsWith('/')) site.pathname += '/';
  return site.href;
};

/**
 * How a page names the others: from the address on if there is one, else from where it stands.
 * @param {string | null} site @param {string} page its path in the release
 * @returns {(path: string) => string} `''` is the game
 */
export const addressing = (site, page) => (path) => {
  if (site) return new URL(path, site).href;
  if (!page.startsWith('rules/')) return path || './';
  return path.startsWith('rules/') ? path.slice('rules/'.length) : `../${path}`;
};

/** `<` would be read as markup first. */
const data = (/** @type {object} */ value) => h('script', { type: 'application/ld+json' },
  JSON.stringify({ '@context': 'https://schema.org', ...value }).replaceAll('<', '\\u003c'));

const game = {
  name: NAME, genre: 'Mancala',
  numberOfPlayers: { '@type': 'QuantitativeValue', minValue: 1, maxValue: 2 },
};

/** @typedef {{ title: string, about: string, language: string }} Words */

/**
 * @param {{ site: string | null, page: string, oembed: string, words: Words,
 *   versions: (language: string) => string, any: string }} of `versions`: where the page is in
 *   each language, `any`: where it is for whoever reads none of them
 * @param {object} thing it is about, as schema.org has it
 */
const headOf = ({ site, page, oembed, words: { title, about }, versions, any }, thing) => {
  const at = addressing(site, page);
  const open = (/** @type {string} */ name, /** @type {string | number} */ content) => (
    h('meta', { property: `og:${name}`, content }));
  const version = (/** @type {string} */ hreflang, /** @type {string} */ path) => (
    h('link', { rel: 'alternate', hreflang, href: at(path) }));
  return [
    open('type', 'website'), open('title', title), open('description', about),
    // Whoever fetches these reads no relative address.
    ...(site ? [
      open('url', at(page)), open('image', at(PICTURE.path)),
      open('image:width', PICTURE.width), open('image:height', PICTURE.height),
      h('link', { rel: 'alternate', type: 'application/json+oembed', href: at(oembed) }),
    ] : []),
    h('link', { rel: 'canonical', href: at(page) }),
    ...LANGUAGES.map((language) => version(language, versions(language))),
    version('x-default', any),
    data({ ...thing, url: at(page), image: at(PICTURE.path), description: about }),
  ];
};

/** The head of the game's page. @param {string | null} site @param {Words} words */
export const headOfGame = (site, words) => headOf({
  site, page: '', oembed: 'oembed.json', words,
  versions: (language) => `?lang=${language}`, any: '',
}, {
  '@type': 'VideoGame', ...game, 'inLanguage': LANGUAGES, 'gamePlatform': 'Browser',
});

/** The head of the rules in one language. @param {string | null} site @param {Words} words */
export const headOfRules = (site, words) => headOf({
  site, page: pathOf(words.language), oembed: `rules/${words.language}.json`, words,
  versions: pathOf, any: pathOf(LANGUAGES[0]),
}, {
  '@type': 'WebPage', 'name': words.title, 'inLanguage': words.language,
  'mainEntity': { '@type': 'Game', ...game },
});

/** The rules in a language. @param {string} language */
export const pathOf = (language) => `rules/${language}.html`;

/**
 * What a page that shows a link puts in its place (https://oembed.com): the game on its own board.
 * @param {string} site @param {string} title @param {Record<string, string>} options of the embed
 */
export const oembedOf = (site, title, options) => {
  const { width, height } = FRAME;
  const src = new URL(`?${new URLSearchParams({ embed: '1', ...options })}`, site).href;
  return {
    version: '1.0', type: 'rich', title, provider_name: NAME, provider_url: site,
    width, height,
    html: `${h('iframe', { src, width, height, title, loading: 'lazy', style: 'border:0' })}`,
    thumbnail_url: new URL(PICTURE.path, site).href,
    thumbnail_width: PICTURE.width, thumbnail_height: PICTURE.height,
  };
};

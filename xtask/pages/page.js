// @ts-check
// The rules as a page without a script: what the game tells, all games under one another.
import { LANGUAGES } from '../../www/languages.js';
import { createTelling } from '../../www/rules/telling.js';
import { h } from '../../www/view/dom.js';
import { headOfRules } from './head.js';

/** @import { I18n, Table } from '../../www/types.js' */

/** No script, and nothing from elsewhere. */
const POLICY = "default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; "
  + "form-action 'none'";

/** The games as they follow one another, the main one first. */
const ORDER = ['hoyito-2', 'hoyito-2-12', 'hoyito-3', 'hoyito-1'];

/**
 * The rules in each language, by a word that its readers know.
 * @param {Record<string, string>} words by language @param {(language: string) => string} hrefs
 * @param {string} [here] the language of the page itself
 */
export const languages = (words, hrefs, here) => LANGUAGES.flatMap((lang) => [
  h('a', { href: hrefs(lang), lang, 'aria-current': lang === here && 'page' }, words[lang]), ' ',
]);

/**
 * The whole page as text.
 * @param {{ i18n: I18n, table: Table, site: string | null, names: Record<string, string> }} parts
 *   `i18n` with the part of the rules; `names` of the languages
 */
export const rulesPage = ({ i18n, table, site, names }) => {
  const { t } = i18n;
  const language = i18n.language();
  const title = t('rules.page.title');
  const all = table.variants();
  const variants = ORDER.flatMap((id) => all.filter((variant) => variant.id === id));
  const telling = createTelling(i18n, table, variants, 'h2');
  /** @type {[string, string, Element[]][]} */
  const sections = [
    ...variants.map((variant) => (/** @type {[string, string, Element[]]} */ (
      [variant.id, t(`variant.${variant.id}.name`), telling.rulesOf(variant)]))),
    ['games', t('rules.table.title'), telling.comparison()],
    ['history', t('rules.history'), telling.history()],
  ];
  const play = () => h('a', { class: 'play', href: `../?lang=${language}` }, t('rules.page.play'));
  const page = h('html', { 'lang': language, 'data-theme': 'earth' },
    h('head', {},
      h('meta', { charset: 'utf-8' }),
      h('meta', { 'http-equiv': 'Content-Security-Policy', 'content': POLICY }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'description', content: t('rules.page.about') }),
      h('title', {}, title),
      h('link', { rel: 'icon', href: '../www/icons/icon.svg' }),
      h('link', { rel: 'stylesheet', href: 'sheet.css' }),
      ...headOfRules(site, { language, title, about: t('rules.page.about') })),
    h('body', {},
      h('header', {},
        h('nav', { 'aria-label': t('settings.part.language') },
          ...languages(names, (lang) => `${lang}.html`, language))),
      h('main', { class: 'rules' },
        h('h1', {}, title),
        h('p', {}, t('rules.past.what')),
        h('p', { class: 'away' }, play()),
        h('nav', { 'class': 'contents', 'aria-label': title },
          h('ul', {}, ...sections.map(([id, name]) => (
            h('li', {}, h('a', { href: `#${id}` }, name)))))),
        ...sections.map(([id, , told]) => h('section', { id }, ...told))),
      h('footer', { class: 'away' }, play())));
  return `<!doctype html>\n${page}\n`;
};

// @ts-check
/** @import { Load } from './types.js' */

/** Each has its texts in `locales/`, and first the one for whoever reads none of them. */
export const LANGUAGES = ['en', 'es', 'fr', 'pl', 'pt', 'nl', 'ca'];

/**
 * The first of the wanted languages that there is: `pt-BR` finds `pt`.
 * @param {(string | null | undefined)[]} wanted
 */
export const chosenOf = (wanted) => {
  const known = wanted.map((name) => name?.toLowerCase().split('-')[0]);
  return known.find((name) => name && LANGUAGES.includes(name)) ?? LANGUAGES[0];
};

/** A language by its own name. @param {string} language */
export const nameOf = (language) => (
  new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language);

/** @type {Load} */
export const loadTexts = async (language, part) => (
  (await import(`./locales/${language}${part && `-${part}`}.js`)).default);

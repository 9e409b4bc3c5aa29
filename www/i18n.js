// @ts-check

/**
 * @typedef {Record<string, string | number>} Params
 * @typedef {(key: string, params?: Params) => string} Translate
 * @typedef {{ [key: string]: string | Messages }} Messages a group, or the plural forms of one
 * @typedef {{ t: Translate, list: (items: string[]) => string }} I18n
 */

/**
 * Plural forms stand in one object (`one`, `other`, ...), chosen by the parameter `n`.
 * A key that is missing gives itself back, so that the page still works and the gap shows.
 * @param {Messages} messages
 * @param {string} language
 * @returns {I18n}
 */
export function createI18n(messages, language) {
  const plural = new Intl.PluralRules(language);
  const lists = new Intl.ListFormat(language, { type: 'conjunction' });

  /** @type {Translate} */
  function t(key, params = {}) {
    /** @type {string | Messages | undefined} */
    let found = messages;
    for (const part of key.split('.')) {
      found = typeof found === 'object' ? found[part] : undefined;
    }
    if (typeof found === 'object') {
      found = found[plural.select(Number(params.n))] ?? found.other;
    }
    if (typeof found !== 'string') return key;
    return found.replace(/\{(\w+)\}/g, (whole, name) => String(params[name] ?? whole));
  }

  return { t, list: (items) => lists.format(items) };
}

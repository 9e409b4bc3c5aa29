// @ts-check
/** @import { I18n, Messages } from './types.js' */

/**
 * A side among the parameters is given by its name. A missing key gives itself back, so that the
 * page still works and the gap shows.
 * @type {(messages: Messages, language: string) => I18n}
 */
export const createI18n = (messages, language) => {
  const plural = new Intl.PluralRules(language);
  const lists = new Intl.ListFormat(language);
  /** @type {any} */
  const names = messages.side ?? {};
  return {
    with: (more) => createI18n({ ...messages, ...more }, language),
    list: (items) => lists.format(items),
    t(key, params = {}) {
      /** @type {any} */
      let found = messages;
      for (const part of key.split('.')) found = found?.[part];
      if (typeof found === 'object') found = found[plural.select(Number(params.n))] ?? found.other;
      if (typeof found !== 'string') return key;
      return found.replace(/\{(\w+)\}/g, (whole, name) => {
        const value = params[name] ?? whole;
        return names[value] ?? value;
      });
    },
  };
};

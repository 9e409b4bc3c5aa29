// @ts-check
/** @import { I18n, Load, Messages } from './types.js' */

/** @param {any} messages @param {string} key */
const find = (messages, key) => key.split('.').reduce((found, part) => (
  found && Object.hasOwn(found, part) ? found[part] : undefined), messages);

/**
 * Where the word between the last two is a house's letter (Polish "h i i", Portuguese "d e e"),
 * commas alone part what is listed.
 * @type {(name: string) => (items: string[]) => string}
 */
const listsOf = (name) => {
  const lists = new Intl.ListFormat(name);
  const word = lists.formatToParts(['h', 'i'])[1].value.trim();
  return /^[a-l]$/.test(word) ? (items) => items.join(', ') : (items) => lists.format(items);
};

/**
 * A side among the parameters is given by its name, a number as the language writes it. A missing
 * key gives itself back, so that the page still works and the gap shows.
 * @type {(messages: Messages, language: string, load?: Load) => I18n}
 */
export const createI18n = (messages, language, load) => {
  const core = { messages };
  /** The texts of parts loaded later, by name. @type {Map<string, typeof core>} */
  const parts = new Map();
  /** @type {(() => void)[]} */
  const listeners = [];
  const rulesOf = (/** @type {string} */ name) => ({
    plural: new Intl.PluralRules(name),
    list: listsOf(name),
    numbers: new Intl.NumberFormat(name),
  });
  let rules = rulesOf(language);
  const fetched = async (/** @type {string} */ name) => (load ? load(language, name) : {});

  /** @type {(scopes: typeof core[]) => I18n} */
  const speaker = (scopes) => ({
    language: () => language,
    list: (items) => rules.list(items),
    t(key, params = {}) {
      /** @type {any} */
      let found;
      for (const scope of scopes) found ??= find(scope.messages, key);
      if (typeof found === 'object') {
        found = found[rules.plural.select(Number(params.n))] ?? found.other;
      }
      if (typeof found !== 'string') return key;
      return found.replace(/\{(\w+)\}/g, (whole, name) => {
        const value = params[name] ?? whole;
        if (typeof value === 'number') return rules.numbers.format(value);
        const side = value === 'south' || value === 'north';
        return side ? find(core.messages, `side.${value}`) : value;
      });
    },
    with: (more) => speaker([{ messages: more }, ...scopes]),
    async part(name) {
      while (!parts.has(name)) {
        const asked = language;
        const messages = await fetched(name);
        // Another language may have been chosen meanwhile, or the part have come by another way.
        if (asked === language && !parts.has(name)) parts.set(name, { messages });
      }
      return speaker([/** @type {typeof core} */ (parts.get(name)), ...scopes]);
    },
    async speak(next) {
      const before = language;
      language = next;
      try {
        const texts = await Promise.all(['', ...parts.keys()].map(fetched));
        if (language !== next) return;
        rules = rulesOf(next);
        [core, ...parts.values()].forEach((scope, i) => { scope.messages = texts[i]; });
      } catch (error) {
        language = before;
        throw error;
      }
      listeners.forEach((tell) => tell());
    },
    listen: (tell) => listeners.push(tell),
  });
  return speaker([core]);
};

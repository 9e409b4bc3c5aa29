// @ts-check
/** @import { I18n } from '../types.js' */

/** Texts of what stands on the page all the time: they follow the language. */
export const createLabels = (/** @type {I18n} */ i18n) => {
  /** Writes now, and again in each new language. @param {() => void} write */
  const live = (write) => {
    write();
    i18n.listen(write);
  };
  return {
    live,
    /** @template {Element} E @param {E} element @param {string} key */
    saying(element, key) {
      live(() => { element.textContent = i18n.t(key); });
      return element;
    },
    /** @template {Element} E @param {E} element @param {string} key */
    named(element, key) {
      live(() => { element.ariaLabel = i18n.t(key); });
      return element;
    },
  };
};

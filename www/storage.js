// @ts-check

/**
 * What a browser said about keeping things: it did, it never may, or it has no room left.
 * @typedef {'kept' | 'forbidden' | 'full'} Keeping
 * @typedef {Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>} Box
 */

/**
 * Text by name in localStorage. Nothing here throws: a browser may refuse even to be asked.
 * @param {() => Box} open asked at each use, since asking alone may throw
 */
export function createStorage(open = () => localStorage) {
  return {
    /** @param {string} name @returns {string | null} */
    read(name) {
      try {
        return open().getItem(`hoyito.${name}`);
      } catch {
        return null;
      }
    },

    /** @param {string} name @param {string} text @returns {Keeping} */
    write(name, text) {
      let box;
      try {
        box = open();
        box.setItem(`hoyito.${name}`, text);
        return 'kept';
      } catch (error) {
        const code = error instanceof Error ? error.name : '';
        return box && /quota/i.test(code) ? 'full' : 'forbidden';
      }
    },

    /** @param {string} name @returns {any} what was written as JSON, or null when it is damaged */
    readJson(name) {
      try {
        return JSON.parse(this.read(name) ?? 'null');
      } catch {
        return null;
      }
    },
  };
}

/** @typedef {ReturnType<typeof createStorage>} Store */

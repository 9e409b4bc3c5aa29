// @ts-check
/**
 * What is loaded when it is first asked for, the same for all who ask. What could not be loaded is
 * asked for again by whoever comes next.
 * @template T @param {() => Promise<T>} load @returns {() => Promise<T>}
 */
export const onDemand = (load) => {
  /** @type {Promise<T> | null} */
  let loaded = null;
  return () => {
    if (!loaded) {
      loaded = load();
      loaded.catch(() => { loaded = null; });
    }
    return loaded;
  };
};

/**
 * Has something done with what is loaded on demand. Where it cannot be loaded it is left, and that
 * is said: each time, or once where the page asks by itself.
 * @param {() => void} failed says it
 */
export const createLater = (failed) => (
  /** @template T @param {() => Promise<T>} load */
  (load, once = false) => {
    const get = onDemand(load);
    let said = false;
    return async (/** @type {(there: T) => unknown} */ use) => {
      const there = await get().catch(() => null);
      if (there) return use(there);
      if (!said) failed();
      said = once;
    };
  });

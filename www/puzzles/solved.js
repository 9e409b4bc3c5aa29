// @ts-check
/** @import { CreateSolvedOnes } from './types.js' */

/**
 * Complains once if they cannot be kept; until the page is left they are remembered all the same.
 * @type {CreateSolvedOnes}
 */
export const createSolvedOnes = (shelf, complain) => {
  const solved = new Set(read());
  let complained = false;

  /** @returns {string[]} */
  function read() {
    try {
      const kept = JSON.parse(shelf.read('puzzles') ?? '');
      return kept.filter((/** @type {unknown} */ id) => typeof id === 'string');
    } catch {
      return [];
    }
  }

  return {
    has: (id) => solved.has(id),
    add(id) {
      // Another window may have solved others meanwhile.
      for (const other of [...read(), id]) solved.add(other);
      const keeping = shelf.write('puzzles', JSON.stringify([...solved]));
      if (keeping === 'kept' || complained) return;
      complained = true;
      complain(keeping);
    },
  };
};

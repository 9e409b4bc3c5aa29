// @ts-check
/** @import { Shelf } from '../types.js' */
/** @import { Progress } from './types.js' */

/**
 * Which lessons are done, kept from visit to visit if the browser allows it. What is kept may be
 * anything: only names of lessons are taken from it.
 * @type {(shelf: Shelf, names: string[]) => Progress}
 */
export const createProgress = (shelf, names) => {
  const read = () => {
    try {
      const kept = JSON.parse(shelf.read('lessons') ?? '[]');
      return names.filter((name) => Array.isArray(kept) && kept.includes(name));
    } catch {
      return [];
    }
  };
  const done = new Set(read());
  return {
    done: () => done,
    add(name) {
      if (done.has(name)) return;
      // Another tab may have gone on meanwhile.
      for (const each of [...read(), name]) done.add(each);
      shelf.write('lessons', JSON.stringify([...done]));
    },
  };
};

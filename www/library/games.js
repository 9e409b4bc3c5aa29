// @ts-check
/** @import { Change, Database, Games, Trouble } from './types.js' */

/** @type {(error: unknown) => Trouble} */
const troubleOf = (error) => {
  const { name } = /** @type {Error} */ (error ?? {});
  if (name === 'QuotaExceededError') return 'full';
  return name === 'VersionError' || name === 'BlockedError' ? 'otherTab' : 'forbidden';
};

/**
 * The saved games and results, over a database that may refuse to be opened, be full, or go away:
 * what it does not take in is held for the visit, and each kind of trouble is told once. A line of
 * which nothing is held any more, be it written, renewed or deleted, can be let go.
 * @type {(connect: () => Promise<Database>, complain: (trouble: Trouble) => void,
 *   letGo: (line: string) => void) => Games}
 */
export const createGames = (connect, complain, letGo) => {
  /** @type {Change[]} */
  let held = [];
  const told = new Set();
  // One after the other, so that what is held is neither lost nor written twice.
  /** @type {Promise<unknown>} */
  let last = Promise.resolve();

  const tell = (/** @type {unknown} */ error) => {
    const trouble = troubleOf(error);
    if (!told.has(trouble)) complain(trouble);
    told.add(trouble);
  };

  /** What is held of other things than these. @type {(changes: Change[]) => Change[]} */
  const heldBeside = (changes) => {
    const named = new Set(changes.map(({ room, key }) => `${room} ${key}`));
    return held.filter(({ room, key }) => !named.has(`${room} ${key}`));
  };

  const holds = (/** @type {string} [line] */ line) => (
    held.some((change) => line === undefined || change.line === line));

  /** @param {Change[]} changes */
  async function write(changes) {
    const lines = new Set([...held, ...changes].flatMap(({ line }) => line ?? []));
    try {
      const database = await connect();
      await database.write(changes);
      held = heldBeside(changes);
      // What was refused before may find room now.
      if (held.length) await database.write(held).then(() => { held = []; }, () => {});
    } catch (error) {
      held = [...heldBeside(changes), ...changes];
      tell(error);
    }
    for (const line of lines) if (!holds(line)) letGo(line);
  }

  return {
    async read(room) {
      await last;
      const found = new Map(await connect().then((database) => database.read(room))
        .catch((error) => {
          tell(error);
          return /** @type {[IDBValidKey, unknown][]} */ ([]);
        }));
      for (const { key, value } of held.filter((change) => change.room === room)) {
        if (value === undefined) found.delete(key);
        else found.set(key, value);
      }
      return found;
    },
    write(changes) {
      const done = last.then(() => write(changes));
      last = done;
      return done;
    },
    holds,
  };
};

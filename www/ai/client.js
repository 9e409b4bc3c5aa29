// @ts-check
/** @import { Asked, Client } from '../types.js' */

/** A worker that has said nothing for so long (ms) is taken for crashed. */
const PATIENCE = 20_000;

/**
 * The computer's side of the table. The newest question wins, and a late answer to an older one is
 * dropped; a crashed worker is started anew and asked once more.
 * @type {(start: () => Worker) => Client}
 */
export const createClient = (start) => {
  /** @type {Worker | null} */
  let worker = null;
  /** @type {Asked | null} */
  let asked = null;
  let id = 0;
  let clock = 0;

  function boot() {
    worker ??= start();
    worker.onmessage = ({ data }) => {
      if (data.id !== asked?.id) return;
      if (data.kind === 'move') settle(data.house);
      else crashed();
    };
    worker.onerror = crashed;
    return worker;
  }

  function crashed() {
    worker?.terminate();
    worker = null;
    if (asked && asked.tries < 2) send();
    else settle(new Error('worker-crashed'));
  }

  function send() {
    if (!asked) return;
    asked.tries += 1;
    clearTimeout(clock);
    clock = setTimeout(crashed, PATIENCE);
    try {
      boot().postMessage({ id, kind: 'move', ...asked.question });
    } catch {
      crashed();
    }
  }

  /** @param {number | null | Error} answer */
  function settle(answer) {
    clearTimeout(clock);
    const question = asked;
    asked = null;
    if (answer instanceof Error) question?.reject(answer);
    else question?.resolve(answer);
  }

  return {
    warm() {
      try {
        boot();
      } catch {
        worker = null;
      }
    },
    ask(question) {
      settle(null);
      id += 1;
      return new Promise((resolve, reject) => {
        asked = { id, question, tries: 0, resolve, reject };
        send();
      });
    },
    stop() {
      if (asked) worker?.postMessage({ kind: 'stop' });
      settle(null);
    },
  };
};

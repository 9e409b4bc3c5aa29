// @ts-check
/** @import { Asked, Client, TableFile } from '../types.js' */

/** A worker that has given no sign of life for so long (ms) is taken for crashed. */
const PATIENCE = 20_000;

/**
 * The computer's side of the table. The newest question wins, and a late answer to an older one is
 * dropped; a crashed worker is started anew, given its tables, and asked once more.
 * @type {(start: () => Worker, refused?: () => void) => Client}
 */
export const createClient = (start, refused) => {
  /** @type {Worker | null} */
  let worker = null;
  /** @type {Asked | null} */
  let asked = null;
  let id = 0;
  let clock = 0;
  /** @type {Map<string, TableFile>} */
  const tables = new Map();

  function boot() {
    if (worker) return worker;
    worker = start();
    worker.onmessage = ({ data }) => hear(data);
    worker.onerror = crashed;
    for (const table of tables.values()) worker.postMessage({ kind: 'table', ...table });
    return worker;
  }

  /** @param {any} data */
  function hear(data) {
    if (data.kind === 'refused') {
      tables.delete(`${data.key}/${data.seeds}`);
      refused?.();
    }
    if (data.id === undefined || data.id !== asked?.id) return;
    if (data.kind === 'answer') return settle(data.result);
    if (data.kind !== 'progress') return crashed();
    wait();
    asked?.tell?.(data.view);
  }

  function crashed() {
    worker?.terminate();
    worker = null;
    if (asked && asked.tries < 2) send();
    else settle(new Error('worker-crashed'));
  }

  function wait() {
    clearTimeout(clock);
    clock = setTimeout(crashed, PATIENCE);
  }

  function send() {
    if (!asked) return;
    asked.tries += 1;
    wait();
    try {
      boot().postMessage({ id, ...asked.question });
    } catch {
      crashed();
    }
  }

  /** @param {any} answer */
  function settle(answer) {
    clearTimeout(clock);
    const question = asked;
    asked = null;
    if (answer instanceof Error) question?.reject(answer);
    else question?.resolve(answer);
  }

  /** @type {(question: Asked['question'], tell?: Asked['tell']) => Promise<any>} */
  const put = (question, tell) => {
    settle(null);
    id += 1;
    return new Promise((resolve, reject) => {
      asked = { id, question, tell, tries: 0, resolve, reject };
      send();
    });
  };

  return {
    warm() {
      try {
        boot();
      } catch {
        worker = null;
      }
    },
    ask: (question, tell) => put({ kind: 'move', ...question }, tell),
    analyse: (question, tell) => put({ kind: 'values', ...question }, tell),
    line: (question) => put({ kind: 'line', ...question }),
    stop() {
      if (asked) worker?.postMessage({ kind: 'stop' });
      settle(null);
    },
    table(file) {
      tables.set(`${file.variant}/${file.lastFour ?? ''}/${file.seeds}`, file);
      worker?.postMessage({ kind: 'table', ...file });
    },
  };
};

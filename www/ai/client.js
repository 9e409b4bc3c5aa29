// @ts-check

/**
 * @typedef {{ record: string, level: 'greedy', seed: number }} Question
 * @typedef {{ id: number, question: Question, tries: number,
 *   resolve: (house: number | null) => void, reject: (error: Error) => void }} Asked
 */

/** A worker that has said nothing for so long (ms) is taken for crashed. */
const PATIENCE = 20_000;

/**
 * The computer's side of the table. The newest question wins: an older one is answered with null.
 * A crashed worker is started anew and asked once more; then the question fails.
 * @param {() => Worker} start
 */
export function createClient(start) {
  /** @type {Worker | null} */
  let worker = null;
  /** @type {Asked | null} */
  let asked = null;
  let lastId = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let clock;

  function crashed() {
    clearTimeout(clock);
    worker?.terminate();
    worker = null;
    if (!asked) return;
    if (asked.tries < 2) send(asked);
    else settle((question) => question.reject(new Error('worker-crashed')));
  }

  /** @param {MessageEvent} event */
  function heard({ data }) {
    if (!asked || data.id !== asked.id) return;
    if (data.kind === 'move') settle((question) => question.resolve(data.house));
    else if (data.kind === 'error') crashed();
  }

  /** @param {(question: Asked) => void} how */
  function settle(how) {
    clearTimeout(clock);
    const question = asked;
    asked = null;
    if (question) how(question);
  }

  /** @param {Asked} question */
  function send(question) {
    question.tries += 1;
    try {
      boot().postMessage({ id: question.id, kind: 'move', ...question.question });
      clock = setTimeout(crashed, PATIENCE);
    } catch {
      crashed();
    }
  }

  function boot() {
    if (!worker) {
      worker = start();
      worker.addEventListener('message', heard);
      worker.addEventListener('error', crashed);
    }
    return worker;
  }

  return {
    /** Starts the worker before it is needed, so that its first answer comes at once. */
    warm() {
      try {
        boot();
      } catch {
        worker = null;
      }
    },

    /** @param {Question} question @returns {Promise<number | null>} a house, or null if outdated */
    ask(question) {
      settle((older) => older.resolve(null));
      return new Promise((resolve, reject) => {
        lastId += 1;
        asked = { id: lastId, question, tries: 0, resolve, reject };
        send(asked);
      });
    },

    /** Withdraws the question, if there is one. */
    stop() {
      if (!asked) return;
      settle((question) => question.resolve(null));
      worker?.postMessage({ kind: 'stop' });
    },
  };
}

/** @typedef {ReturnType<typeof createClient>} Client */

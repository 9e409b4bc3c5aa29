// @ts-check
import init, { Game, greedyMove } from '../../hoyito.js';

const ready = init({ module_or_path: new URL('../../hoyito_bg.wasm', import.meta.url) });
let newest = 0;

/** @param {{ id: number, record: string, seed: number }} request */
async function answer({ id, record, seed }) {
  await ready;
  if (id !== newest) return;
  const game = Game.fromRecord(record);
  try {
    const house = greedyMove(game.state().position, seed);
    postMessage({ id, kind: 'move', house });
  } finally {
    game.free();
  }
}

addEventListener('message', ({ data }) => {
  newest = data.kind === 'move' ? data.id : 0;
  if (data.kind !== 'move') return;
  answer(data).catch((error) => {
    // A trap is no answer: the page restarts the worker when it hears of it.
    postMessage({ id: data.id, kind: 'error', code: error.code ?? 'crash' });
  });
});

// A failed start answers the questions themselves; here it must only not go unhandled.
ready.then(() => postMessage({ kind: 'ready' }), () => {});

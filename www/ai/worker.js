// @ts-check
import init, { Game, greedyMove } from '../../hoyito.js';

const ready = init({ module_or_path: new URL('../../hoyito_bg.wasm', import.meta.url) });
let newest = 0;

addEventListener('message', async ({ data: { id, kind, record, seed } }) => {
  newest = kind === 'move' ? id : 0;
  if (!newest) return;
  try {
    await ready;
    if (id !== newest) return;
    const game = Game.fromRecord(record);
    postMessage({ id, kind, house: greedyMove(game.state().position, seed) });
    game.free();
  } catch (error) {
    postMessage({ id, kind: 'error', code: /** @type {any} */ (error).code ?? 'crash' });
  }
});

// A failed start answers the questions themselves; here it must only not go unhandled.
ready.then(() => postMessage({ kind: 'ready' }), () => {});

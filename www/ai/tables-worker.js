// @ts-check
import init, { TableBuilder } from '../../hoyito.js';
import { loadWasm } from '../files.js';

/**
 * Builds the endgame tables of one game, level by level, beside the worker that plays: a level
 * takes seconds in which nothing else is heard. It is stopped by being terminated.
 *
 * Told `{ variant, lastFour, files, levels }`, the files being those of the levels there already.
 */
addEventListener('message', async ({ data: { variant, lastFour, files, levels } }) => {
  try {
    await init({ module_or_path: loadWasm() });
    const builder = new TableBuilder(variant, lastFour);
    for (const file of files) builder.addTable(file);
    for (const seeds of levels) {
      let told = -1;
      const file = builder.buildNext((/** @type {number} */ done, /** @type {number} */ of) => {
        const percent = Math.floor((100 * done) / of);
        if (percent > told) postMessage({ kind: 'progress', seeds, percent });
        told = Math.max(told, percent);
      });
      postMessage({ kind: 'table', seeds, file }, { transfer: [file.buffer] });
    }
    postMessage({ kind: 'done' });
  } catch {
    // The engine goes on without the tables that are not there.
    postMessage({ kind: 'failed' });
  }
});

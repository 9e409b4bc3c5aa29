// @ts-check
import { loadGlue, loadWasm } from './files.js';

/** @import { Engine } from './types.js' */

/**
 * A trap leaves an instance in no state to be asked again, so each attempt after a crash has glue
 * of its own, and with it a memory of its own.
 * @type {(attempt?: number) => Promise<Engine>}
 */
export const loadEngine = async (attempt) => {
  const glue = await loadGlue(attempt);
  await glue.default({ module_or_path: loadWasm() });
  return glue;
};

/** The instance itself has gone, as against a call that it refused. @param {unknown} error */
export const isCrash = (error) => error instanceof WebAssembly.RuntimeError;

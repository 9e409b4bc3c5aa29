// @ts-check
/** @import { Engine } from './types.js' */

/**
 * A trap leaves an instance in no state to be asked again, so each attempt after a crash has an
 * address of its own, and with it a memory of its own.
 * @type {(attempt?: number) => Promise<Engine>}
 */
export const loadEngine = async (attempt) => {
  const glue = await import(attempt ? `../hoyito.js?${attempt}` : '../hoyito.js');
  await glue.default({ module_or_path: new URL('../hoyito_bg.wasm', import.meta.url) });
  return glue;
};

/** The instance itself has gone, as against a call that it refused. @param {unknown} error */
export const isCrash = (error) => error instanceof WebAssembly.RuntimeError;

// @ts-check

/**
 * @typedef {import('../hoyito.js').Side} Side
 * @typedef {import('../hoyito.js').Step} Step
 * @typedef {import('../hoyito.js').Capture} Capture
 * @typedef {import('../hoyito.js').StateView} StateView
 * @typedef {import('../hoyito.js').MoveView} MoveView
 * @typedef {import('../hoyito.js').SowingView} SowingView
 * @typedef {import('../hoyito.js').VariantView} VariantView
 * @typedef {import('../hoyito.js').Game} Game
 * @typedef {import('../hoyito.js').DamageView} Damage
 * @typedef {Awaited<ReturnType<typeof loadEngine>>} Engine
 */

/**
 * Loads one instance of the rules. A trap leaves an instance in no state to be asked again, so each
 * `attempt` after a crash has an address of its own, and with it a memory of its own.
 * @param {number} [attempt]
 */
export async function loadEngine(attempt = 0) {
  const address = attempt ? `../hoyito.js?${attempt}` : '../hoyito.js';
  /** @type {typeof import('../hoyito.js')} */
  const glue = await import(address);
  await glue.default({ module_or_path: new URL('../hoyito_bg.wasm', import.meta.url) });
  return {
    variants: () => glue.variants(),
    /** @param {string} variant @param {Side} starter */
    newGame: (variant, starter) => new glue.Game(variant, starter),
    /** @param {string} record @throws {Error} when not even its header can be read */
    fromRecord: (record) => glue.Game.fromRecord(record),
  };
}

/** @param {unknown} error whether the instance itself has gone, as against a call it refused */
export function isCrash(error) {
  return error instanceof WebAssembly.RuntimeError;
}

// @ts-check
import init, { Engine, Game } from '../../hoyito.js';
import { loadWasm } from '../files.js';

/** @import { Side } from '../types.js' */
/** @typedef {{ id: number, record: string }} Request */

const ready = init({ module_or_path: loadWasm() });

/** How long (ms) nothing is heard while it thinks. */
const SLICE = 15;
/** How often (ms) it tells what it knows by then. */
const TELLING = 150;
/** How long (ms) the full level thinks at most: on rows of six until its house is proven best. */
const FULL = { 6: 10_000, 12: 1_000 };
/** How long (ms) the other levels, which look a fixed way ahead, may take at worst. */
const FIXED = 2_000;
/** How long (ms) each sowing of a best line is thought about. */
const LINE = 400;

let newest = 0;
/** @type {Map<string, Map<number, Uint8Array>>} table files by game, then by seeds */
const files = new Map();
/** @type {{ key: string, engine: Engine } | null} */
let seat = null;

/** @param {string} variant @param {Side | null} lastFour */
const keyOf = (variant, lastFour) => `${variant}/${lastFour ?? ''}`;

/** @param {string} record the engine for its game, with all the tables that are there */
function engineFor(record) {
  const game = Game.fromRecord(record);
  const { variant, lastFour, row } = game.state();
  game.free();
  const key = keyOf(variant, lastFour);
  if (seat?.key !== key) {
    seat?.engine.free();
    seat = { key, engine: new Engine(variant, lastFour ?? '') };
    [8, 12, 16].forEach(addTable);
  }
  return { engine: seat.engine, row };
}

/** @param {number} seeds */
function addTable(seeds) {
  const file = seat && files.get(seat.key)?.get(seeds);
  if (!file || seat?.engine.tableSeeds() !== seeds - 4) return;
  try {
    seat.engine.addTable(file);
  } catch {
    files.get(seat.key)?.delete(seeds);
    postMessage({ kind: 'refused', key: seat.key, seeds });
  }
}

/**
 * Thinks in slices, so that a newer request or a stop is heard between two of them.
 * @param {Request} request @param {Engine} engine @param {number} limit ms
 */
async function think({ id }, engine, limit) {
  const end = performance.now() + limit;
  let told = performance.now();
  for (;;) {
    const view = engine.advance(SLICE);
    const now = performance.now();
    if (view.done || now >= end) return view;
    if (now - told >= TELLING) {
      told = now;
      postMessage({ id, kind: 'progress', view });
    }
    await new Promise((resolve) => { setTimeout(resolve); });
    if (id !== newest) return null;
  }
}

const answers = {
  /** @param {Request & { level: string, seed: number }} request */
  async move(request) {
    const { engine, row } = engineFor(request.record);
    if (request.level !== 'perfect') {
      return engine.choose(request.record, request.level, request.seed, FIXED);
    }
    engine.begin(request.record, 'best');
    return await think(request, engine, row === 6 ? FULL[6] : FULL[12]) && engine.best();
  },

  /** @param {Request & { limit: number }} request */
  async values(request) {
    const { engine } = engineFor(request.record);
    engine.begin(request.record, 'values');
    return think(request, engine, request.limit);
  },

  /** @param {Request & { sowings: number }} request */
  async line(request) {
    const { engine } = engineFor(request.record);
    const game = Game.fromRecord(request.record);
    const houses = [];
    while (houses.length < request.sowings && !game.state().over) {
      engine.begin(game.record(), 'best');
      const house = await think(request, engine, LINE) && engine.best();
      if (house === null || house === undefined) break;
      houses.push(house);
      game.play(house);
    }
    game.free();
    return houses;
  },
};

addEventListener('message', async ({ data }) => {
  if (data.kind === 'table') {
    await ready;
    const key = keyOf(data.variant, data.lastFour);
    if (!files.has(key)) files.set(key, new Map());
    files.get(key)?.set(data.seeds, data.file);
    if (seat?.key === key) addTable(data.seeds);
    return;
  }
  newest = data.kind === 'stop' ? 0 : data.id;
  if (!newest) return;
  const { id } = data;
  try {
    await ready;
    if (id !== newest) return;
    const result = await answers[/** @type {keyof typeof answers} */ (data.kind)](data);
    if (id === newest) postMessage({ id, kind: 'answer', result: result ?? null });
  } catch (error) {
    postMessage({ id, kind: 'error', code: /** @type {any} */ (error).code ?? 'crash' });
  }
});

// A failed start answers the questions themselves; here it must only not go unhandled.
ready.then(() => postMessage({ kind: 'ready' }), () => {});

import assert from 'node:assert/strict';
import test from 'node:test';

import { hasTables, keepTables } from '../../www/offline/everything.js';

const address = (seeds) => `./tables/hoyito-1-captor/${seeds}`;

/** A shelf in place of Cache Storage, and workers that say what they are told to. */
function made(kept = [], { full = false } = {}) {
  const shelf = new Map(kept.map((seeds) => [address(seeds), new Uint8Array([seeds])]));
  globalThis.caches = {
    open: async () => ({
      match: async (name) => shelf.has(name) && new Response(shelf.get(name)),
      put: async (name) => {
        if (full) throw new Error('full');
        shelf.set(name, new Uint8Array());
      },
    }),
  };
  const builders = [];
  globalThis.Worker = class {
    constructor() { builders.push(this); }
    postMessage(asked) { this.asked = asked; }
    terminate() { this.gone = true; }
    say(data) { this.onmessage({ data }); }
  };
  return { shelf, builders, stop: new AbortController() };
}

const turn = () => new Promise((resolve) => { setTimeout(resolve); });
const table = (seeds) => ({ kind: 'table', seeds, file: new Uint8Array([seeds]) });

test('tables that are not kept are built on those that are, and kept', async () => {
  const { shelf, builders, stop } = made([8]);
  const told = [];
  const done = keepTables('hoyito-1', (progress) => told.push(progress), stop.signal);
  await turn();
  const [builder] = builders;
  assert.deepEqual(builder.asked, {
    variant: 'hoyito-1', lastFour: '', files: [new Uint8Array([8])], levels: [12, 16],
  });
  assert.equal(await hasTables('hoyito-1'), false);
  builder.say({ kind: 'progress', seeds: 12, percent: 40 });
  builder.say(table(12));
  await turn();
  assert.ok(!builder.gone);
  builder.say(table(16));
  await done;
  assert.deepEqual(told, [{ seeds: 12, percent: 40 }]);
  assert.deepEqual([...shelf.keys()], [8, 12, 16].map(address));
  assert.ok(builder.gone);
  assert.equal(await hasTables('hoyito-1'), true);
});

test('where all are kept nothing is built', async () => {
  const { builders, stop } = made([8, 12, 16]);
  await keepTables('hoyito-1', () => {}, stop.signal);
  assert.deepEqual(builders, []);
});

test('a table that cannot be kept, or built, is told', async () => {
  for (const [options, data] of [[{ full: true }, table(8)], [{}, { kind: 'failed' }]]) {
    const { builders, stop } = made([], options);
    const done = keepTables('hoyito-1', () => {}, stop.signal);
    const refused = assert.rejects(done);
    await turn();
    builders[0].say(data);
    await refused;
    assert.ok(builders[0].gone);
  }
});

test('it can be stopped', async () => {
  const { builders, stop } = made();
  const done = keepTables('hoyito-1', () => {}, stop.signal);
  await turn();
  stop.abort();
  await done;
  assert.ok(builders[0].gone);
  await keepTables('hoyito-1', () => {}, stop.signal);
  assert.equal(builders.length, 1);
});

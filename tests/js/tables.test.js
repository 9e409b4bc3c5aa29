import assert from 'node:assert/strict';
import test from 'node:test';

import { createTables } from '../../www/ai/tables.js';

/** A shelf of kept tables in place of Cache Storage. */
function shelve(kept = {}) {
  const shelf = new Map(Object.entries(kept));
  globalThis.caches = {
    open: async () => ({
      match: async (name) => shelf.has(name) && new Response(shelf.get(name)),
      put: async (name, response) => {
        shelf.set(name, new Uint8Array(await response.arrayBuffer()));
      },
    }),
    delete: async () => shelf.clear(),
  };
  return shelf;
}

function made({ declined = false } = {}) {
  const builders = [];
  const given = [];
  const told = [];
  const tables = createTables({
    start: () => {
      const builder = {
        postMessage: (asked) => { builder.asked = asked; },
        terminate: () => { builder.gone = true; },
        say: (data) => builder.onmessage({ data }),
      };
      builders.push(builder);
      return builder;
    },
    give: ({ variant, lastFour, seeds }) => given.push([variant, lastFour, seeds]),
    tell: (progress) => told.push(progress),
    declined: () => declined,
  });
  return { tables, builders, given, told };
}

const kept = (...seeds) => Object.fromEntries(
  seeds.map((n) => [`./tables/hoyito-2-captor/${n}`, new Uint8Array([n])]));

test('what is not kept is built, given and kept', async () => {
  const shelf = shelve();
  const { tables, builders, given, told } = made();
  await tables.want('hoyito-2', 6, null);
  const [builder] = builders;
  const asked = { variant: 'hoyito-2', lastFour: '', files: [], levels: [8, 12, 16] };
  assert.deepEqual(builder.asked, asked);
  builder.say({ kind: 'progress', seeds: 8, percent: 50 });
  builder.say({ kind: 'table', seeds: 8, file: new Uint8Array([1]) });
  builder.say({ kind: 'done' });
  await new Promise((resolve) => { setTimeout(resolve); });
  assert.deepEqual(given, [['hoyito-2', null, 8]]);
  assert.deepEqual(told, [null, { kind: 'progress', seeds: 8, percent: 50 }, null]);
  assert.ok(builder.gone);
  assert.deepEqual([...shelf.keys()], ['./tables/hoyito-2-captor/8']);
});

test('kept tables are given at once and the rest is built on them', async () => {
  shelve(kept(8, 12));
  const { tables, builders, given } = made();
  await tables.want('hoyito-2', 6, null);
  assert.deepEqual(given.map(([, , seeds]) => seeds), [8, 12]);
  assert.deepEqual(builders[0].asked.levels, [16]);
  assert.equal(builders[0].asked.files.length, 2);
});

test('when all are kept nothing is built, and they are asked for once', async () => {
  shelve(kept(8, 12, 16));
  const { tables, builders, given } = made();
  await tables.want('hoyito-2', 6, null);
  await tables.want('hoyito-2', 6, null);
  assert.deepEqual([builders.length, given.length], [0, 3]);
});

test('the largest one can be declined, beforehand or while it is built', async () => {
  shelve();
  const before = made({ declined: true });
  await before.tables.want('hoyito-2', 6, null);
  assert.deepEqual(before.builders[0].asked.levels, [8, 12]);
  const later = made();
  await later.tables.want('hoyito-2', 6, null);
  later.tables.decline();
  assert.ok(later.builders[0].gone);
  assert.equal(later.told.at(-1), null);
});

test('another game ends the building for the one before; long rows have no tables', async () => {
  shelve();
  const { tables, builders } = made();
  await tables.want('hoyito-3', 6, 'north');
  assert.equal(builders[0].asked.lastFour, 'north');
  await tables.want('hoyito-2-12', 12, null);
  assert.ok(builders[0].gone);
  assert.equal(builders.length, 1);
});

test('where keeping is forbidden they are built all the same', async () => {
  delete globalThis.caches;
  const { tables, builders, given } = made();
  await tables.want('hoyito-2', 6, null);
  builders[0].say({ kind: 'table', seeds: 8, file: new Uint8Array([1]) });
  assert.deepEqual(given, [['hoyito-2', null, 8]]);
  await tables.forget();
  await tables.want('hoyito-2', 6, null);
  assert.equal(builders.length, 2);
});

import assert from 'node:assert/strict';
import test from 'node:test';

import { createClient } from '../../www/ai/client.js';

const question = { record: '', level: 'casual', seed: 1 };

/** A client with workers that do what `act` says on each message. */
function made(act) {
  const workers = [];
  const client = createClient(() => {
    const worker = {
      sent: [],
      postMessage(message) {
        worker.sent.push(message);
        act?.(worker, message, workers.length);
      },
      terminate() { worker.gone = true; },
      say: (data) => worker.onmessage({ data }),
      crash: () => worker.onerror({}),
    };
    workers.push(worker);
    return worker;
  });
  return { client, workers };
}

test('an answer comes back to its question', async () => {
  const { client } = made((worker, { id, kind }) => (
    kind === 'move' && queueMicrotask(() => worker.say({ id, kind: 'answer', result: 4 }))));
  client.warm();
  assert.equal(await client.ask(question), 4);
});

test('the newest question wins, and a late answer to an older one is dropped', async () => {
  const { client, workers } = made();
  const first = client.ask(question);
  const second = client.ask(question);
  const [worker] = workers;
  const [older, newer] = worker.sent.map(({ id }) => id);
  worker.say({ id: older, kind: 'answer', result: 1 });
  worker.say({ id: newer, kind: 'answer', result: 2 });
  assert.equal(await first, null);
  assert.equal(await second, 2);
});

test('a question that is withdrawn is answered with nothing', async () => {
  const { client, workers } = made();
  const asked = client.ask(question);
  client.stop();
  assert.equal(await asked, null);
  assert.deepEqual(workers[0].sent.at(-1), { kind: 'stop' });
});

test('a crashed worker is started again and asked again', async () => {
  const { client, workers } = made((worker, { id }, count) => queueMicrotask(() => (
    count === 1 ? worker.crash() : worker.say({ id, kind: 'answer', result: 3 }))));
  assert.equal(await client.ask(question), 3);
  assert.equal(workers.length, 2);
  assert.ok(workers[0].gone);
});

test('a worker that crashes twice is given up for this question', async () => {
  const { client, workers } = made((worker, { id }) => (
    queueMicrotask(() => worker.say({ id, kind: 'error', code: 'crash' }))));
  await assert.rejects(client.ask(question), /worker-crashed/);
  assert.equal(workers.length, 2);
});

test('a browser without workers makes the question fail, not the page', async () => {
  const client = createClient(() => { throw new Error('no workers'); });
  client.warm();
  await assert.rejects(client.ask(question), /worker-crashed/);
});

test('progress is told while the answer is on its way', async () => {
  const told = [];
  const { client } = made((worker, { id, kind }) => kind === 'values' && queueMicrotask(() => {
    worker.say({ id, kind: 'progress', view: { depth: 1 } });
    worker.say({ id: id - 1, kind: 'progress', view: { depth: 7 } });
    worker.say({ id, kind: 'answer', result: { depth: 2 } });
  }));
  const view = await client.analyse({ record: '', limit: 50 }, ({ depth }) => told.push(depth));
  assert.deepEqual([told, view], [[1], { depth: 2 }]);
});

test('a worker started anew is given the tables again, a refused one no more', async () => {
  let refused = 0;
  const workers = [];
  const client = createClient(() => {
    const worker = { sent: [], postMessage: (data) => worker.sent.push(data), terminate() {} };
    workers.push(worker);
    return worker;
  }, () => { refused += 1; });
  client.warm();
  for (const seeds of [8, 12]) {
    client.table({ variant: 'hoyito-2', lastFour: null, seeds, file: null });
  }
  client.table({ variant: 'hoyito-3', lastFour: 'north', seeds: 8, file: null });
  workers[0].onmessage({ data: { kind: 'refused', key: 'hoyito-3/north', seeds: 8 } });
  assert.equal(refused, 1);
  workers[0].onerror({});
  client.warm();
  const sent = workers[1].sent.map(({ kind, seeds }) => [kind, seeds]);
  assert.deepEqual(sent, [['table', 8], ['table', 12]]);
});

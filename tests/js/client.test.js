import assert from 'node:assert/strict';
import test from 'node:test';

import { createClient } from '../../www/ai/client.js';

const question = { record: '', level: 'greedy', seed: 1 };

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
    kind === 'move' && queueMicrotask(() => worker.say({ id, kind: 'move', house: 4 }))));
  client.warm();
  assert.equal(await client.ask(question), 4);
});

test('the newest question wins, and a late answer to an older one is dropped', async () => {
  const { client, workers } = made();
  const first = client.ask(question);
  const second = client.ask(question);
  const [worker] = workers;
  const [older, newer] = worker.sent.map(({ id }) => id);
  worker.say({ id: older, kind: 'move', house: 1 });
  worker.say({ id: newer, kind: 'move', house: 2 });
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
    count === 1 ? worker.crash() : worker.say({ id, kind: 'move', house: 3 }))));
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

import assert from 'node:assert/strict';
import test from 'node:test';

import { createLater, onDemand } from '../../www/later.js';

/** Loads the number of the attempt; those that are named fail. */
const loader = (...failing) => {
  let attempts = 0;
  return async () => {
    attempts += 1;
    if (failing.includes(attempts)) throw new Error('not there');
    return attempts;
  };
};

test('what is loaded on demand is loaded once, and again only where that failed', async () => {
  const get = onDemand(loader(1));
  await assert.rejects(get);
  assert.deepEqual(await Promise.all([get(), get()]), [2, 2]);
  assert.equal(await get(), 2);
});

test('what cannot be loaded is said each time, or once, and comes when it can', async () => {
  for (const [once, times] of [[false, 2], [true, 1]]) {
    let said = 0;
    const used = [];
    const use = createLater(() => { said += 1; })(loader(1, 2), once);
    for (let i = 0; i < 4; i += 1) await use((there) => used.push(there));
    assert.deepEqual([used, said], [[3, 3], times]);
  }
});

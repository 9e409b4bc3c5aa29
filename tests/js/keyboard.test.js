import assert from 'node:assert/strict';
import test from 'node:test';

import { houseTowards } from '../../www/arrows.js';
import { KEYS } from '../../www/keyboard.js';

/** Two rows of six as seen from South; `turn` lays the board another way. */
const lay = (turn) => Array.from({ length: 12 }, (_, house) => {
  const column = house < 6 ? house : 11 - house;
  return { house, ...turn(column, house < 6 ? 1 : 0) };
});

const flat = lay((x, y) => ({ x: x * 90, y: y * 120 }));
const round = lay((x, y) => ({ x: -x * 90, y: -y * 120 }));
const onEnd = lay((x, y) => ({ x: y * 120, y: -x * 60 }));

test('arrows go along the rows and across', () => {
  assert.equal(houseTowards(flat, 0, 'right'), 1);
  assert.equal(houseTowards(flat, 6, 'left'), 7);
  assert.equal(houseTowards(flat, 2, 'up'), 9);
  assert.equal(houseTowards(flat, 9, 'down'), 2);
});

test('at an edge there is no next house', () => {
  assert.equal(houseTowards(flat, 0, 'left'), null);
  assert.equal(houseTowards(flat, 0, 'down'), null);
  assert.equal(houseTowards(flat, 99, 'down'), null);
});

test('arrows follow the board when it is turned round or stands on end', () => {
  assert.equal(houseTowards(round, 0, 'left'), 1);
  assert.equal(houseTowards(round, 2, 'down'), 9);
  assert.equal(houseTowards(onEnd, 0, 'up'), 1);
  assert.equal(houseTowards(onEnd, 0, 'left'), 11);
});

test('no command has the key of a house, on whatever board', () => {
  const keys = Object.values(KEYS);
  assert.equal(new Set(keys).size, keys.length);
  for (const key of keys) assert.doesNotMatch(key, /^[A-L1-5]$/);
});

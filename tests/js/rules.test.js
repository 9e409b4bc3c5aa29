import assert from 'node:assert/strict';
import test from 'node:test';

import en from '../../www/locales/en-rules.js';
import { framesOf, sequenceOf } from '../../www/rules/frames.js';
import { PICTURES } from '../../www/rules/pictures.js';
import { sowing, view } from './made.js';

const board = (text) => [...text].map(Number);
const drops = (...houses) => houses.map((house) => ({ kind: 'drop', house }));
const capture = (house) => ({ kind: 'capture', house, seeds: 4, by: 'south' });
const lift = (house, seeds) => ({ kind: 'lift', house, seeds });
const framesFrom = (houses, ...steps) => (
  framesOf({ before: view({ houses: board(houses) }), steps: steps.flat() }));
const brief = (frames) => frames.map(({ kind, last, taken }) => [kind, last, taken]);

test('a sowing of one lap is two pictures, the second with its end', () => {
  const frames = framesFrom('200000000000', lift(0, 2), drops(1, 2));
  assert.deepEqual(brief(frames), [['before', null, []], ['empty', 2, []]]);
  assert.equal(frames[0].source, 0);
  assert.deepEqual(frames.map(({ shown }) => shown.houses), [
    board('200000000000'), board('011000000000'),
  ]);
});

test('each lap has a picture, with the seeds that are lifted next', () => {
  const frames = framesFrom('110000000000', lift(0, 1), drops(1), { kind: 'relay', house: 1 },
    lift(1, 2), drops(2, 3), { kind: 'pass', side: 'north' });
  assert.deepEqual(brief(frames),
    [['before', null, []], ['relay', 1, []], ['empty', 3, []]]);
  assert.deepEqual(frames[1].shown.houses, board('020000000000'));
  assert.deepEqual(frames[2].passes, ['north']);
});

test('a chain is shown before it goes, and the board without it after', () => {
  const frames = framesFrom('233000000000', lift(0, 2), drops(1, 2), capture(2), capture(1));
  assert.deepEqual(brief(frames),
    [['before', null, []], ['casa', 2, [2, 1]], ['after', null, []]]);
  assert.deepEqual(frames[1].shown.houses, board('044000000000'));
  assert.equal(frames[2].shown.captured.south, 8);
});

test('what is taken on the way belongs to the lap that takes it', () => {
  const frames = framesFrom('231200000000', lift(0, 2), drops(1), capture(1), drops(2),
    { kind: 'relay', house: 2 }, lift(2, 2), drops(3, 4));
  assert.deepEqual(brief(frames),
    [['before', null, []], ['relay', 2, [1]], ['empty', 4, []]]);
});

test('sowings of a turn share the board between them', () => {
  const first = { before: view({ houses: board('130000000000') }), sowing: sowing({ house: 0 }) };
  const second = { before: view({ houses: board('001000000000') }), sowing: sowing({ house: 2 }) };
  const both = sequenceOf([
    { ...first, steps: [lift(0, 1), ...drops(1), capture(1)] },
    { ...second, steps: [lift(2, 1), ...drops(3)] },
  ]).map(({ frame }) => frame);
  assert.deepEqual(both.map(({ kind }) => kind), ['before', 'casa', 'after', 'empty']);
  assert.equal(both[2].source, 2);
});

test('each picture belongs to a point that has its words', () => {
  for (const [id, pictures] of Object.entries(PICTURES)) {
    for (const [point, [position]] of Object.entries(pictures)) {
      assert.ok(en.rules.point[point], point);
      assert.ok(position.startsWith(`${id} `), `${id} ${point}`);
    }
  }
});

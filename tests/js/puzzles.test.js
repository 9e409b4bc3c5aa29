import assert from 'node:assert/strict';
import test from 'node:test';

import { COLLECTION } from '../../www/puzzles/collection.js';
import { dailyOf, dayOf } from '../../www/puzzles/daily.js';
import { createSolvedOnes } from '../../www/puzzles/solved.js';
import { restOf, verdictOf } from '../../www/puzzles/verdict.js';
import { sowing } from './made.js';

const most = { kind: 'most', line: 'CA', seeds: 12 };
const win = { kind: 'win', line: 'BcD', margin: 8, others: { A: 0, C: -4 } };
const C = sowing({ house: 2, captures: [3, 4] });
const A = sowing({ house: 0, captures: [8] });
const nothing = sowing({ house: 1 });

test('a turn is judged as soon as it has taken the most, or is over', () => {
  assert.deepEqual(verdictOf(most, [], false), { state: 'open', taken: 0 });
  assert.deepEqual(verdictOf(most, [C], true), { state: 'open', taken: 8 });
  assert.deepEqual(verdictOf(most, [C, A], false), { state: 'solved', taken: 12 });
  assert.deepEqual(verdictOf(most, [C, nothing], false), { state: 'less', taken: 8 });
  assert.deepEqual(verdictOf(most, [nothing], false), { state: 'less', taken: 0 });
  assert.equal(verdictOf(most, [C], false).state, 'less', 'a pass, or the end');
});

test('what is sown after the turn changes nothing', () => {
  const answer = sowing({ house: 7, turn: 2, captures: [0] });
  assert.deepEqual(verdictOf(most, [C, nothing, answer], true), { state: 'less', taken: 8 });
  assert.equal(verdictOf(most, [C, A, nothing, answer], false).state, 'solved');
});

test('a win is judged by its first house', () => {
  assert.equal(verdictOf(win, [], false).state, 'open');
  assert.equal(verdictOf(win, [sowing({ house: 1 }), sowing({ house: 6 })], false).state, 'solved');
  assert.deepEqual(verdictOf(win, [A], false), { state: 'draws', house: 'A', lead: 0 });
  assert.deepEqual(verdictOf(win, [C], false), { state: 'loses', house: 'C', lead: -4 });
});

test('a solution goes on from where it is followed, and not from elsewhere', () => {
  assert.equal(restOf('CAB', []), 'CAB');
  assert.equal(restOf('CAB', [C]), 'AB');
  assert.equal(restOf('CA', [C, A]), '');
  assert.equal(restOf('CA', [C, A, nothing]), null);
  assert.equal(restOf('CA', [A]), null);
});

test('the day changes at midnight of the clock', () => {
  assert.equal(dayOf(new Date(2026, 10, 30, 0, 0)), dayOf(new Date(2026, 10, 30, 23, 59)));
  assert.equal(dayOf(new Date(2026, 11, 1)) - dayOf(new Date(2026, 10, 30)), 1);
  assert.equal(dayOf(new Date(2026, 2, 30)) - dayOf(new Date(2026, 2, 28)), 2, 'summer time');
});

test('every puzzle has its day before one comes again', () => {
  for (const count of [1, 2, 6, 40, 55, 60, 61]) {
    const days = Array.from({ length: count }, (_, i) => dailyOf(20_787 + i, count));
    assert.deepEqual([...days].sort((a, b) => a - b), days.map((_, i) => i), `${count} puzzles`);
  }
});

/** A shelf that refuses to keep anything if `trouble` is given. */
const shelfOf = (items = {}, trouble = 'kept') => ({
  items,
  read: (name) => items[name] ?? null,
  write(name, text) {
    if (trouble === 'kept') items[name] = text;
    return trouble;
  },
});

test('solved ones are remembered, also those of another window', () => {
  const shelf = shelfOf();
  const complain = assert.fail;
  const one = createSolvedOnes(shelf, complain);
  const other = createSolvedOnes(shelf, complain);
  one.add('a');
  other.add('b');
  one.add('a');
  const next = createSolvedOnes(shelf, complain);
  assert.deepEqual(['a', 'b', 'c'].map(next.has), [true, true, false]);
});

test('what is kept may be anything', () => {
  for (const text of ['', 'x', '{}', 'null', '7', '[1, null, "a"]']) {
    const ones = createSolvedOnes(shelfOf({ puzzles: text }), assert.fail);
    assert.equal(ones.has('a'), text.includes('"a"'), text);
  }
});

test('a shelf that keeps nothing is complained of once', () => {
  const told = [];
  const ones = createSolvedOnes(shelfOf({}, 'full'), (trouble) => told.push(trouble));
  ones.add('a');
  ones.add('b');
  assert.deepEqual(told, ['full']);
  assert.ok(ones.has('a') && ones.has('b'));
});

test('the collection has each puzzle once, and an answer to each', () => {
  assert.ok(COLLECTION.length >= 40);
  assert.equal(new Set(COLLECTION.map(({ id }) => id)).size, COLLECTION.length);
  for (const puzzle of COLLECTION) {
    assert.match(puzzle.line, /^[A-L][A-La-l]*$/);
    assert.ok(puzzle.kind === 'most' ? puzzle.seeds > 4 : puzzle.margin > 0);
  }
});

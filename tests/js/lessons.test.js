import assert from 'node:assert/strict';
import test from 'node:test';

import en from '../../www/locales/en-tutorial.js';
import { LESSONS } from '../../www/tutorial/lessons.js';
import { createProgress } from '../../www/tutorial/progress.js';
import { verdictOf } from '../../www/tutorial/verdict.js';
import { move, sowing, stateOf, view } from './made.js';

const goalOf = (name) => LESSONS.find((lesson) => lesson.name === name).goal;
const NAMES = LESSONS.map(({ name }) => name);

/** South has made these sowings; with `again` it is to make another. */
const after = (name, deeds, { again = false, over = null, ...change } = {}) => {
  const turn = deeds.map((deed, i) => ({ ...sowing({ ply: i + 1, ...deed }), last: deed.last }));
  const position = view({
    ply: turn.length, again, over, turn: again || !turn.length ? 'south' : 'north',
  });
  return verdictOf(goalOf(name), turn, stateOf({ position, history: turn, ...change }));
};

test('there are ten lessons, each with its words', () => {
  assert.equal(new Set(NAMES).size, 10);
  assert.deepEqual(Object.keys(en.tutorial.lesson).sort(), [...NAMES].sort());
  for (const { goal } of LESSONS) assert.equal(Object.keys(goal).length, 1);
});

test('a lesson is open until something is sown, and missed when the turn has gone by', () => {
  for (const name of NAMES) {
    assert.equal(after(name, []), 'open', name);
    assert.equal(after(name, [{ last: 1 }]), 'missed', name);
  }
});

test('a capture lets a lesson go on that it does not end', () => {
  assert.equal(after('chain', [{ captures: [8, 7] }], { again: true }), 'going');
  assert.equal(after('chain', [{ captures: [8, 7] }, {}]), 'missed');
  assert.equal(after('turn', [{ captures: [8, 7] }], { again: true }), 'going');
  assert.equal(after('turn', [{ captures: [8] }], { over: { reason: 'swept', winner: null } }),
    'missed');
});

test('each goal is reached by its own fact, and by no less', () => {
  assert.equal(after('sow', [{ last: 8 }]), 'done');
  assert.equal(after('sow', [{ last: 9 }]), 'missed');
  assert.equal(after('relay', [{ laps: 2 }]), 'missed');
  assert.equal(after('relay', [{ laps: 3 }]), 'done');
  assert.equal(after('casa', [{ captures: [4] }], { again: true }), 'done');
  assert.equal(after('rows', [{ captures: [4] }, { captures: [3] }], { again: true }), 'going');
  assert.equal(after('rows', [{ captures: [4] }, { captures: [6] }], { again: true }), 'done');
  assert.equal(after('chain', [{ captures: [8] }, { captures: [7, 6] }], { again: true }), 'going');
  assert.equal(after('chain', [{ captures: [9, 8, 7] }], { again: true }), 'done');
  assert.equal(after('again', [{ captures: [9, 8, 7] }], { again: true }), 'going');
  assert.equal(after('again', [{ captures: [9] }, { captures: [4] }], { again: true }), 'done');
  assert.equal(after('pass', [{ passes: ['south'] }]), 'missed');
  assert.equal(after('pass', [{ passes: ['north'] }]), 'done');
  assert.equal(after('lastFour', [{ lastFour: 'north' }]), 'missed');
  assert.equal(after('lastFour', [{ lastFour: 'south' }]), 'done');
  assert.equal(after('turn', [{ captures: [1, 2] }, { captures: [3, 4] }], { again: true }),
    'going');
  assert.equal(after('turn', [{ captures: [1, 2] }, { captures: [3, 4, 5] }], { again: true }),
    'done');
});

test('the endless house is found by trying it, not by trying an empty one', () => {
  const moves = [move(0, { reason: 'empty' }), move(1), move(2, { reason: 'endless' })];
  assert.equal(after('endless', [], { moves, refused: 0 }), 'open');
  assert.equal(after('endless', [], { moves, refused: 2 }), 'done');
});

/** Storage that holds `text` and writes down what it is given. */
const shelfOf = (text) => ({
  read: () => text,
  write(name, given) {
    assert.equal(name, 'lessons');
    text = given;
    return 'kept';
  },
});

test('progress is kept, and whatever else is kept in its place means nothing', () => {
  const shelf = shelfOf(null);
  const progress = createProgress(shelf, NAMES);
  progress.add('sow');
  progress.add('casa');
  assert.deepEqual([...createProgress(shelf, NAMES).done()], ['sow', 'casa']);
  for (const text of [
    '', '{', 'null', '7', '"sow"', '{"sow":true}', '{"__proto__":["sow"]}', '[["sow"],{}]',
    '["<img src=x>","__proto__","constructor"]', '["sow', '\u0000\ufffd',
    `["${'x'.repeat(2 ** 20)}"]`,
  ]) {
    const { done, add } = createProgress(shelfOf(text), NAMES);
    assert.deepEqual([...done()], [], text.slice(0, 40));
    add('relay');
    assert.deepEqual([...done()], ['relay']);
  }
  assert.deepEqual([...createProgress(shelfOf('["turn","x","turn"]'), NAMES).done()], ['turn']);
});

test('progress holds for the visit where nothing can be kept', () => {
  const { done, add } = createProgress({ read: () => null, write: () => 'forbidden' }, NAMES);
  add('sow');
  assert.ok(done().has('sow'));
});

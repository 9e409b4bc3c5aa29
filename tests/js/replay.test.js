import assert from 'node:assert/strict';
import test from 'node:test';

import { createI18n } from '../../www/i18n.js';
import en from '../../www/locales/en.js';
import replay from '../../www/locales/en-replay.js';
import {
  BEGINNING, between, boardAt, compare, endOf, next, previous, stretches,
} from '../../www/replay/timeline.js';
import { wordsOf } from '../../www/replay/words.js';
import { sowing, view } from './made.js';

const i18n = createI18n(en, 'en').with(replay);

/** Two turns: A and C by South, then b by North, who has three laps. */
const history = [
  sowing({ ply: 1, turn: 1, house: 0, laps: 2 }),
  sowing({ ply: 2, turn: 1, house: 2, laps: 1 }),
  sowing({ ply: 3, turn: 2, house: 7, laps: 3 }),
];

/** Every stop on the way from one end to the other, as "ply.lap". */
const walk = (step, from, unit) => {
  const stops = [from];
  for (let at = step(history, from, unit); compare(at, stops.at(-1)) !== 0;) {
    stops.push(at);
    at = step(history, at, unit);
  }
  return stops.map(({ ply, lap }) => `${ply}.${lap}`);
};

const STOPS = {
  turn: ['0.0', '2.0', '3.0'],
  sowing: ['0.0', '1.0', '2.0', '3.0'],
  lap: ['0.0', '0.1', '1.0', '2.0', '2.1', '2.2', '3.0'],
};

for (const [unit, stops] of Object.entries(STOPS)) {
  test(`by ${unit}, the way back has the stops of the way there`, () => {
    assert.deepEqual(walk(next, BEGINNING, unit), stops);
    assert.deepEqual(walk(previous, endOf(history), unit), [...stops].reverse());
  });
}

test('from the middle of a sowing larger steps go to the nearest stop of theirs', () => {
  const middle = { ply: 2, lap: 1 };
  assert.deepEqual(next(history, middle, 'sowing'), { ply: 3, lap: 0 });
  assert.deepEqual(previous(history, middle, 'sowing'), { ply: 2, lap: 0 });
  const inTurn = { ply: 0, lap: 1 };
  assert.deepEqual(next(history, inTurn, 'turn'), { ply: 2, lap: 0 });
  assert.deepEqual(previous(history, inTurn, 'turn'), BEGINNING);
  assert.deepEqual(previous(history, { ply: 1, lap: 0 }, 'turn'), BEGINNING);
});

test('without a sowing the beginning is the end', () => {
  for (const unit of Object.keys(STOPS)) {
    assert.deepEqual(next([], BEGINNING, unit), BEGINNING);
    assert.deepEqual(previous([], BEGINNING, unit), BEGINNING);
  }
});

const drop = (house) => ({ kind: 'drop', house });
/** Two seeds from A, then two from C, then two from E, the last of which captures in a. */
const steps = [
  { kind: 'lift', house: 0, seeds: 2 }, drop(1), drop(2),
  { kind: 'relay', house: 2 }, { kind: 'lift', house: 2, seeds: 2 }, drop(3), drop(4),
  { kind: 'relay', house: 4 }, { kind: 'lift', house: 4, seeds: 2 }, drop(5), drop(6),
  { kind: 'capture', house: 6, seeds: 4, by: 'south' },
];
const before = view({ houses: [2, 0, 1, 0, 1, 0, 3, 0, 0, 0, 0, 0] });

test('the board between laps is folded from the steps, with no seed in the hand', () => {
  assert.deepEqual(boardAt(before, steps, 0).houses, before.houses);
  const one = boardAt(before, steps, 1);
  assert.deepEqual(one.houses, [0, 1, 2, 0, 1, 0, 3, 0, 0, 0, 0, 0]);
  const two = boardAt(before, steps, 2);
  assert.deepEqual(two.houses, [0, 1, 0, 1, 2, 0, 3, 0, 0, 0, 0, 0]);
  assert.deepEqual([one.hand, two.hand], [0, 0]);
  assert.deepEqual(before.houses, [2, 0, 1, 0, 1, 0, 3, 0, 0, 0, 0, 0], 'the state is left alone');
});

test('laps put together are the whole sowing', () => {
  assert.deepEqual([...between(steps, 0, 1), ...between(steps, 1, 2), ...between(steps, 2)], steps);
  assert.deepEqual(between(steps, 0), steps);
});

test('the way forwards is played a sowing at a time, from where it stands', () => {
  const told = (from, to) => stretches(history, from, to).map((stretch) => (
    [stretch.sowing.ply, stretch.from.lap, stretch.to.ply, stretch.to.lap]));
  assert.deepEqual(told({ ply: 0, lap: 1 }, { ply: 2, lap: 0 }), [[1, 1, 1, 0], [2, 0, 2, 0]]);
  assert.deepEqual(told({ ply: 2, lap: 1 }, { ply: 2, lap: 2 }), [[3, 1, 2, 2]]);
  assert.deepEqual(told(endOf(history), endOf(history)), []);
});

const words = (stop, unit, state = view({ ply: stop.ply })) => (
  wordsOf(i18n, history, state, stop, unit));

test('a stop is told by its number and by what was sown', () => {
  assert.deepEqual(words(BEGINNING, 'sowing'),
    { headline: 'The beginning', detail: 'South to play.' });
  assert.deepEqual(words({ ply: 2, lap: 0 }, 'sowing'),
    { headline: 'Sowing 2 of 3', detail: 'South sows C, one lap.' });
  assert.deepEqual(words({ ply: 2, lap: 0 }, 'turn').detail, 'South sowed A and C');
  assert.deepEqual(words({ ply: 2, lap: 1 }, 'lap'),
    { headline: 'Sowing 3 of 3, lap 1 of 3', detail: 'North sows b' });
});

test('the last stop of a game that is over tells the result', () => {
  const over = { reason: 'final-four', winner: 'north' };
  const state = view({ ply: 3, over, captured: { south: 20, north: 28 } });
  assert.equal(words({ ply: 3, lap: 0 }, 'sowing', state).headline,
    'The end. North wins 28 to 20');
  assert.equal(words({ ply: 3, lap: 0 }, 'sowing').headline, 'Sowing 3 of 3');
});

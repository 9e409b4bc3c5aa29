import assert from 'node:assert/strict';
import test from 'node:test';

import { foldStep, movePlaces, settle, shownOf } from '../../www/shown.js';

const opening = (row = 6) => shownOf({
  houses: Array(2 * row).fill(4), captured: { south: 0, north: 0 },
});
const total = ({ houses, captured, hand }) => (
  houses.reduce((sum, seeds) => sum + seeds, captured.south + captured.north + hand));
const counts = ({ houses, south, north, hand }) => ({
  houses: houses.map((seeds) => seeds.length),
  captured: { south: south.length, north: north.length },
  hand: hand.length,
});
const lap = (house, seeds, houses = 12) => [
  { kind: 'lift', house, seeds },
  ...Array.from({ length: seeds }, (_, i) => ({ kind: 'drop', house: (house + i + 1) % houses })),
];
/** One of each kind of step, on a board of twelve houses. */
const story = [
  ...lap(2, 4), { kind: 'relay', house: 6 }, ...lap(6, 5),
  { kind: 'capture', house: 1, seeds: 4, by: 'north' },
  { kind: 'capture', house: 0, seeds: 4, by: 'south' },
  { kind: 'pass', side: 'south' }, { kind: 'lastFour', to: 'south', seeds: 40 },
  { kind: 'end', reason: 'final-four', winner: 'south' },
];

test('folding conserves the seeds after every step', () => {
  let shown = opening();
  for (const step of story) {
    shown = foldStep(shown, step);
    assert.equal(total(shown), 48, step.kind);
  }
  assert.deepEqual(shown, {
    houses: Array(12).fill(0), captured: { south: 44, north: 4 }, hand: 0,
  });
});

test('each kind of step does what it says', () => {
  const shown = opening();
  assert.deepEqual(foldStep(shown, { kind: 'lift', house: 3, seeds: 4 }).hand, 4);
  assert.equal(foldStep({ ...shown, hand: 2 }, { kind: 'drop', house: 7 }).houses[7], 5);
  assert.deepEqual(
    foldStep(shown, { kind: 'capture', house: 9, seeds: 4, by: 'south' }).captured,
    { south: 4, north: 0 },
  );
  for (const step of [{ kind: 'relay', house: 1 }, { kind: 'pass', side: 'north' }]) {
    assert.deepEqual(foldStep(shown, step), shown);
  }
});

test('folding leaves the board before the step as it was', () => {
  const shown = opening();
  const before = structuredClone(shown);
  for (const step of story) foldStep(shown, step);
  assert.deepEqual(shown, before);
});

test('which seeds lie where agrees with how many, step by step', () => {
  let shown = opening();
  let places = settle(shown);
  for (const step of story) {
    shown = foldStep(shown, step);
    places = movePlaces(places, step);
    assert.deepEqual(counts(places), shown, step.kind);
    const all = [...places.houses.flat(), ...places.south, ...places.north, ...places.hand];
    assert.equal(new Set(all).size, 48, 'no seed is lost or doubled');
  }
});

test('a seed stays itself from lift to drop to heap', () => {
  let places = settle(opening());
  const lifted = places.houses[2];
  for (const step of lap(2, 4)) places = movePlaces(places, step);
  assert.deepEqual([3, 4, 5, 6].map((house) => places.houses[house].at(-1)), lifted);
  const taken = places.houses[6];
  places = movePlaces(places, { kind: 'capture', house: 6, seeds: 5, by: 'north' });
  assert.deepEqual(places.north, taken);
});

test('a jump to another board moves no more seeds than it must', () => {
  const before = settle(opening());
  const shown = opening();
  shown.houses[0] = 1;
  shown.houses[5] = 6;
  shown.captured.north = 1;
  const after = settle(shown, before);
  assert.deepEqual(counts(after), shown);
  assert.deepEqual(after.houses[0], before.houses[0].slice(0, 1), 'the upper seeds go');
  assert.deepEqual(after.houses[5].slice(0, 4), before.houses[5], 'lower slots keep their seeds');
  assert.deepEqual(after.houses[3], before.houses[3]);
  assert.deepEqual(settle(shown, after), after, 'settling twice changes nothing');
});

test('a board with longer rows brings new seeds, one with shorter rows takes some away', () => {
  const small = settle(opening(6));
  const large = settle(opening(12), small);
  assert.deepEqual(counts(large), opening(12));
  assert.equal(new Set(large.houses.flat()).size, 96);
  assert.deepEqual(counts(settle(opening(6), large)), opening(6));
  // The last sowing ended beyond the rows that come.
  assert.ok(settle(opening(6), { ...large, over: 23 }).over < 12);
});

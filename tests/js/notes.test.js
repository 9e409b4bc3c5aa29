import assert from 'node:assert/strict';
import test from 'node:test';

import { cueOf, noteOf, pitchOf, takes } from '../../www/notes.js';

const drop = (house) => ({ kind: 'drop', house });
const capture = (house) => ({ kind: 'capture', house, seeds: 4, by: 'south' });

test('pitches rise along the way of sowing, on long rows over the same range', () => {
  const pitches = Array.from({ length: 12 }, (_, house) => pitchOf(house, 6));
  assert.deepEqual(pitches, pitches.toSorted((a, b) => a - b));
  assert.equal(new Set(pitches).size, 12);
  assert.equal(pitches[5], 2 * pitches[0], 'an octave is five houses');
  assert.equal(pitchOf(0, 12), pitches[0]);
  assert.equal(pitchOf(23, 12), pitches[11]);
});

test('a drop is the note of its house, a casa the chord on it, and a lift lies below', () => {
  assert.deepEqual(noteOf(drop(3), 6).pitches, [pitchOf(3, 6)]);
  assert.ok(noteOf({ kind: 'lift', house: 3, seeds: 4 }, 6).pitches[0] < pitchOf(3, 6));
  const chord = noteOf(capture(3), 6).pitches;
  assert.equal(chord.length, 3);
  assert.equal(chord[0], pitchOf(3, 6));
  assert.equal(noteOf({ kind: 'lastFour', to: 'south', seeds: 4 }, 6).pitches.length, 3);
});

test('nothing is heard of what no seed does', () => {
  for (const step of [
    { kind: 'relay', house: 3 }, { kind: 'pass', side: 'north' },
    { kind: 'end', reason: 'swept', winner: null },
  ]) assert.equal(noteOf(step, 6), null);
  assert.equal(cueOf([], 6), null);
});

test('of steps that come all at once one is heard, a capture before all', () => {
  assert.deepEqual(cueOf([drop(1), drop(2)], 6), noteOf(drop(2), 6));
  assert.deepEqual(cueOf([drop(1), { kind: 'relay', house: 1 }], 6), noteOf(drop(1), 6));
  const steps = [drop(1), capture(1), capture(0), drop(2)];
  assert.deepEqual(cueOf(steps, 6), noteOf(capture(0), 6));
});

test('what is taken is felt', () => {
  assert.equal(takes([drop(1), { kind: 'relay', house: 1 }]), false);
  assert.equal(takes([drop(1), capture(1)]), true);
  assert.equal(takes([{ kind: 'lastFour', to: 'north', seeds: 4 }]), true);
});

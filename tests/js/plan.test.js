import assert from 'node:assert/strict';
import test from 'node:test';

import { plan } from '../../www/animate/plan.js';

/** @param {number} laps with five seeds each */
const sowing = (laps, houses = 12) => {
  let house = 0;
  return Array.from({ length: laps }, (_, lap) => {
    const from = house;
    house = (house + 5) % houses;
    return [
      ...(lap ? [{ kind: 'relay', house: from }] : []),
      { kind: 'lift', house: from, seeds: 5 },
      ...Array.from({ length: 5 }, (__, i) => ({ kind: 'drop', house: (from + i + 1) % houses })),
    ];
  }).flat();
};
const chain = [7, 6, 5].map((house) => ({ kind: 'capture', house, seeds: 4, by: 'south' }));
const normal = { speed: 'normal', reduced: false };
const ofKind = ({ cues }, kind) => cues.filter(({ step }) => step.kind === kind);

/** How long each lap lasts. */
const laps = (planned) => {
  const lifts = ofKind(planned, 'lift').map(({ start }) => start);
  return lifts.slice(1).map((start, i) => start - lifts[i]);
};

test('every step has one cue, in order, and none counts before its motion begins', () => {
  for (const reduced of [false, true]) {
    const steps = [...sowing(6), ...chain, { kind: 'end', reason: 'swept', winner: 'south' }];
    const { cues, ms } = plan(steps, { speed: 'normal', reduced });
    assert.deepEqual(cues.map(({ step }) => step), steps);
    cues.forEach(({ start, arrive, at, end }, i) => {
      assert.ok(start <= arrive && arrive <= at && at <= end && end <= ms, `cue ${i}`);
      if (i > 0) {
        assert.ok(start >= cues[i - 1].start && at >= cues[i - 1].at, `order of cue ${i}`);
      }
    });
  }
});

test('a motion begins on the board that it was planned for', () => {
  // Lifts and captures look at what lies in the houses: all steps before must have counted.
  const { cues } = plan([...sowing(8), ...chain], normal);
  cues.forEach(({ step, start }, i) => {
    if (step.kind !== 'lift' && step.kind !== 'capture') return;
    for (const earlier of cues.slice(0, i)) assert.ok(earlier.at <= start, `cue ${i}`);
  });
});

test('a seed takes about 140 ms at normal speed', () => {
  const drops = ofKind(plan(sowing(1), normal), 'drop');
  drops.slice(1).forEach(({ arrive }, i) => {
    assert.equal(Math.round(arrive - drops[i].arrive), 140);
  });
});

test('each further lap is quicker than the one before it', () => {
  const lasting = laps(plan(sowing(9), normal));
  lasting.slice(1).forEach((ms, i) => assert.ok(ms < lasting[i], `lap ${i + 2}`));
});

test('a hundred laps take seconds, a usual sowing keeps its time', () => {
  assert.ok(plan(sowing(5), normal).ms < 6000);
  assert.ok(plan(sowing(100), normal).ms < 12_000);
  assert.ok(plan(sowing(160), normal).ms < 12_000);
  assert.ok(plan([...sowing(160), ...chain], { ...normal, reduced: true }).ms < 14_000);
  const [first] = laps(plan(sowing(160), normal));
  assert.equal(first, laps(plan(sowing(5), normal))[0], 'the first laps are not hurried');
});

test('speeds are in order, and instant takes no time', () => {
  const [slow, usual, fast, instant] = ['slow', 'normal', 'fast', 'instant'].map((speed) => (
    plan([...sowing(5), ...chain], { speed, reduced: false }).ms));
  assert.ok(slow > 1.5 * usual && usual > 1.5 * fast && fast > 0);
  assert.equal(instant, 0);
});

test('a relay is a rest before the next lift', () => {
  const planned = plan(sowing(2), normal);
  const [relay] = ofKind(planned, 'relay');
  const [, lift] = ofKind(planned, 'lift');
  assert.ok(lift.start - relay.start > 150);
});

test('a chain is captured one house after another, in the order of its steps: backwards', () => {
  const captures = ofKind(plan([...sowing(2), ...chain], normal), 'capture');
  assert.deepEqual(captures.map(({ step }) => step.house), [7, 6, 5]);
  captures.slice(1).forEach(({ start }, i) => {
    assert.ok(start >= captures[i].at, 'the next one glows when the one before is on its way');
  });
  assert.ok(captures[0].arrive - captures[0].start > 200, 'the casa is seen before it goes');
});

test('a capture in mid-sowing holds the hand, then the sowing goes on', () => {
  const steps = sowing(1);
  steps.splice(3, 0, { kind: 'capture', house: 2, seeds: 4, by: 'north' });
  const { cues } = plan(steps, normal);
  assert.equal(cues[3].step.kind, 'capture');
  assert.ok(cues[4].start >= cues[3].at);
  assert.ok(cues[4].arrive > cues[2].arrive + 300);
});

test('further sowings of a turn are quicker', () => {
  const after = (earlier) => plan(sowing(3), { ...normal, earlier }).ms;
  assert.ok(after(1) < after(0) && after(5) < after(1));
  assert.ok(after(40) > after(0) / 3, 'within limits');
});

test('without motion each step has its own moment', () => {
  const { cues } = plan(sowing(3), { speed: 'normal', reduced: true });
  cues.slice(1).forEach(({ at }, i) => assert.ok(at > cues[i].at));
});

test('step by step, all rests where it waits, and the drops of a lap are one step', () => {
  const pass = { kind: 'pass', side: 'north' };
  const steps = [...sowing(2), ...chain, pass, { kind: 'end', reason: 'swept', winner: 'south' }];
  for (const reduced of [false, true]) {
    const { cues } = plan(steps, { speed: 'normal', reduced, stepwise: true });
    const waits = cues.filter((cue) => cue.waits).map(({ step }) => step);
    assert.deepEqual(waits, steps.filter(({ kind }, i) => (
      i > 0 && kind !== 'end' && (kind !== 'drop' || steps[i - 1].kind === 'lift')
      && steps[i - 1].kind !== 'relay')));
    assert.ok(waits.some(({ kind }) => kind === 'relay'));
    cues.forEach((cue, i) => {
      if (!cue.waits) return;
      for (const before of cues.slice(0, i)) assert.ok(before.end <= cue.start, `cue ${i}`);
    });
  }
  assert.ok(plan(steps, normal).cues.every(({ waits }) => !waits));
});

test('no steps take no time', () => {
  assert.deepEqual(plan([], normal).ms, 0);
});

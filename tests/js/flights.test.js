import assert from 'node:assert/strict';
import test from 'node:test';

import { framesOf, posesOf, tripsOf } from '../../www/animate/flights.js';
import { spotOf } from '../../www/animate/places.js';
import { plan } from '../../www/animate/plan.js';
import { foldStep, movePlaces, settle, shownOf } from '../../www/shown.js';
import { bestLayout } from '../../www/view/geometry.js';

const houses = [4, 4, 4, 4, 6, 4, 4, 4, 4, 3, 0, 7];
const lap = [
  { kind: 'lift', house: 4, seeds: 6 },
  ...[5, 6, 7, 8, 9, 10].map((house) => ({ kind: 'drop', house })),
];
const capture = { kind: 'capture', house: 9, seeds: 4, by: 'north' };
const { cues } = plan([...lap, capture], { speed: 'normal', reduced: false });
const layout = bestLayout(6, 1000, 600, false);
const start = settle(shownOf({ houses, captured: { south: 0, north: 0 } }));
const played = lap.reduce(movePlaces, start);

test('a lift begins the trip of each of its seeds, to the place where it will lie', () => {
  const trips = tripsOf(cues, 0, start);
  assert.deepEqual(trips.map(({ id }) => id), start.houses[4]);
  for (const { id, to: [house, slot] } of trips) assert.equal(played.houses[house][slot], id);
  for (const { id, from: [house, slot] } of trips) assert.equal(start.houses[house][slot], id);
});

test('a capture begins the trip of four seeds to the heap; other steps begin none', () => {
  const trips = tripsOf(cues, 7, played);
  assert.deepEqual(trips.map(({ id }) => id), played.houses[9]);
  assert.deepEqual(trips.map(({ to }) => to), [0, 1, 2, 3].map((slot) => ['north', slot]));
  assert.deepEqual(tripsOf(cues, 3, start), []);
});

test('a lap that goes all round passes the house it came from', () => {
  const long = [
    { kind: 'lift', house: 0, seeds: 14 },
    ...Array.from({ length: 14 }, (_, i) => ({ kind: 'drop', house: (i + 1) % 12 })),
  ];
  const places = settle({ ...shownOf({ houses, captured: { south: 0, north: 0 } }),
    houses: [14, ...houses.slice(1)] });
  const trips = tripsOf(plan(long, { speed: 'fast', reduced: false }).cues, 0, places);
  assert.equal(trips.length, 14);
  assert.deepEqual(trips[11].to, [0, 0], 'into the emptied house, on its ground');
});

test('poses run from where the seed lay to where it rests, forwards in time', () => {
  const trips = tripsOf(cues, 0, start);
  posesOf(layout, cues[0], trips).forEach((poses, i) => {
    const [first, last] = [poses[0], poses.at(-1)];
    const [from, to] = [spotOf(layout, trips[i].from), spotOf(layout, trips[i].to)];
    assert.deepEqual([first.x, first.y, first.high], [from.x, from.y, 0]);
    assert.ok(Math.hypot(last.x - to.x, last.y - to.y) < 0.001);
    assert.equal(last.high, 0);
    poses.slice(1).forEach(({ t }, k) => assert.ok(t >= poses[k].t));
  });
});

test('the hand goes along the ring, never across the board', () => {
  const [south, , , , , east, north] = layout.houses.map(({ hole }) => hole);
  for (const poses of posesOf(layout, cues[0], tripsOf(cues, 0, start))) {
    for (const { x, y } of poses) {
      const aside = Math.min(Math.abs(y - south.y), Math.abs(y - north.y));
      assert.ok(x > east.x || aside < south.h * 0.7, 'along a row, or round the end');
    }
  }
});

test('keyframes are transforms in percents, from 0 to 1', () => {
  const [poses] = posesOf(layout, cues[0], tripsOf(cues, 0, start));
  const { ms, ground, height } = framesOf(poses, layout.seed);
  assert.ok(ms > 300);
  for (const frames of [ground, height]) {
    assert.equal(frames[0].offset, 0);
    assert.equal(frames.at(-1).offset, 1);
    for (const frame of frames) {
      assert.deepEqual(Object.keys(frame).sort(), ['offset', 'transform']);
      assert.match(frame.transform, /^translate\(-?[\d.]+%, ?-?[\d.]+%\)/);
    }
  }
});

test('the fold and the trips tell of the same drops', () => {
  let shown = shownOf({ houses, captured: { south: 0, north: 0 } });
  for (const step of lap) shown = foldStep(shown, step);
  const fallen = houses.map(() => 0);
  for (const { to: [house] } of tripsOf(cues, 0, start)) fallen[house] += 1;
  fallen.forEach((seeds, house) => {
    assert.equal(shown.houses[house], (house === 4 ? 0 : houses[house]) + seeds);
  });
});

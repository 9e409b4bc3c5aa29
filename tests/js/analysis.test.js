import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';

import { curveOf, plyAt } from '../../www/analysis/curve.js';
import { judge, lostBy } from '../../www/analysis/losses.js';
import { OPENINGS, TOTALS } from '../../www/analysis/openings.js';
import { hintOf, prospects, signed, wordsOf } from '../../www/analysis/values.js';
import { createI18n } from '../../www/i18n.js';
import analysis from '../../www/locales/en-analysis.js';
import en from '../../www/locales/en.js';
import { move, sowing, view } from './made.js';

const { t } = createI18n(en, 'en').with(analysis);
const worth = (house, change) => ({
  house, letter: 'ABCDEF'[house], lower: -48, upper: 48, exact: null, estimate: 0, ...change,
});
const exact = (house, value) => (
  worth(house, { lower: value, upper: value, exact: value, estimate: value }));
const position = view({ captured: { south: 20, north: 12 }, turn: 'north' });

test('a value is told as the margin at the end, for the side to move', () => {
  const words = (value) => wordsOf(t, prospects([value], position)[0]);
  assert.equal(words(exact(0, 36)), 'wins by 28');
  assert.equal(words(exact(0, 0)), 'loses by 8');
  assert.equal(words(exact(0, 8)), 'draw');
  assert.equal(words(worth(0, { estimate: 14 })), 'about +6');
  assert.equal(words(worth(0, { estimate: 14, lower: 12 })), 'wins, about +6');
  assert.equal(words(worth(0, { estimate: -6, upper: 4 })), 'loses, about −14');
});

test('the best house comes first, the proven one of two alike', () => {
  const sorted = prospects([worth(0, { estimate: 4 }), exact(1, 4), exact(2, 8)], position);
  assert.deepEqual(sorted.map(({ letter }) => letter), ['C', 'B', 'A']);
  assert.deepEqual([0, 7, -7].map(signed), ['0', '+7', '−7']);
});

test('a hint says what the house takes, what follows, and how sure that is', () => {
  const [best] = prospects([exact(2, 20)], position);
  assert.equal(hintOf(t, best, move(2, { captures: [3, 4], again: true })),
    'C: takes 8, then sows again; wins by 12 (exact)');
  const [guess] = prospects([worth(2, { estimate: 2 })], position);
  assert.equal(hintOf(t, guess, move(2)), 'C: takes nothing; about −6 (estimate)');
});

test('the loss of a sowing is what the best house would have been better by', () => {
  const views = { values: [exact(0, 8), exact(1, -4), worth(2, { estimate: 7 })] };
  const before = view();
  const judged = (house) => judge(views, before, sowing({ house, letter: 'ABC'[house] }));
  assert.equal(judged(0).loss, 0);
  assert.deepEqual([judged(1).loss, judged(1).exact, judged(1).turning], [12, true, true]);
  assert.deepEqual([judged(2).loss, judged(2).exact, judged(2).turning], [1, false, false]);
  assert.equal(judged(1).best, 'A');
  assert.deepEqual([judged(1).margin, judged(1).after], [8, -4]);
  assert.equal(judge(views, before, sowing({ house: 5 })), null);
  assert.deepEqual(lostBy([judged(1), judged(2)]), { south: 13, north: 0 });
});

test('the lead is South’s, whoever sowed', () => {
  const before = view({ turn: 'north', captured: { south: 4, north: 0 } });
  const one = judge({ values: [exact(6, 10), exact(7, 2)] }, before, sowing({ house: 7 }));
  assert.deepEqual([one.side, one.loss, one.margin, one.after], ['north', 8, -6, 2]);
  assert.equal(one.turning, true);
});

test('the only house there is loses nothing, and that is sure', () => {
  const one = judge({ values: [worth(3, { estimate: 1 })] }, view(), sowing({ house: 3 }));
  assert.deepEqual([one.loss, one.exact], [0, true]);
});

test('the curve stays on its sheet, with zero in the middle', () => {
  const curve = curveOf([{ ply: 0, margin: 0 }, { ply: 1, margin: 40 }, { ply: 4, margin: -30 }],
    4, 400);
  for (const { x, y } of curve.places) {
    assert.ok(x >= curve.left && x <= curve.right && y >= 0 && y <= curve.height);
  }
  assert.equal(curve.places[0].y, curve.ticks.find(({ margin }) => margin === 0)?.y);
  assert.equal(curve.places[0].y, curve.height / 2);
  assert.equal(curve.ticks.length, 2 * Math.ceil(40 / 16) + 1);
  assert.equal(plyAt(curve, curve.places[1].x + 2), 1);
  assert.equal(plyAt(curve, 9999), 4);
});

test('a curve without points is nothing', () => {
  const curve = curveOf([], 0, 400);
  assert.deepEqual([curve.line, curve.area, plyAt(curve, 3)], ['', '', null]);
});

test('the page on the solved game says what was measured', () => {
  const vectors = new URL('../vectors/openings.json', import.meta.url);
  const { note, ...measured } = JSON.parse(readFileSync(vectors, 'utf8'));
  assert.ok(note);
  assert.deepEqual(OPENINGS, measured);
  assert.deepEqual(TOTALS, { two: 28, three: 36 });
});

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import test from 'node:test';

import {
  houseLabel, housesPhrase, nextSentence, previewText, resultText, sowingSentence,
  whyNot,
} from '../../www/a11y.js';
import { createI18n } from '../../www/i18n.js';
import { LANGUAGES } from '../../www/languages.js';
import en from '../../www/locales/en.js';
import { move, sowing, stateOf, view } from './made.js';
import { statusOf } from '../../www/model.js';

const i18n = createI18n(en, 'en');

test('a plural form is chosen by n, and a missing key shows itself', () => {
  const { t } = createI18n({ a: { one: 'one {what}', other: '{n} {what}s' }, b: { c: 'c' } }, 'en');
  assert.equal(t('a', { n: 1, what: 'seed' }), 'one seed');
  assert.equal(t('a', { n: 0, what: 'seed' }), '0 seeds');
  assert.equal(t('b.c'), 'c');
  assert.equal(t('b.d'), 'b.d');
  assert.equal(t('b'), 'b');
  assert.equal(t('a', { n: 2 }), '2 {what}s');
});

test('a side among the parameters is given by its name', () => {
  const { t } = createI18n({ side: { south: 'Süd' }, a: '{side} sät {house}' }, 'de');
  assert.equal(t('a', { side: 'south', house: 'C' }), 'Süd sät C');
  assert.equal(t('a', { side: '__proto__', house: 'constructor' }), '__proto__ sät constructor');
});

test('other languages have other plural forms', () => {
  const pl = createI18n({ s: { one: '{n} ziarno', few: '{n} ziarna', many: '{n} ziaren' } }, 'pl');
  assert.deepEqual([1, 3, 5].map((n) => pl.t('s', { n })), ['1 ziarno', '3 ziarna', '5 ziaren']);
});

test('houses are named with their owner, in the order in which they were taken', () => {
  assert.equal(housesPhrase(i18n, [10, 9], 6), 'North’s e and d');
  assert.equal(housesPhrase(i18n, [7, 6, 5], 6), 'North’s b and a and South’s F');
  assert.equal(housesPhrase(i18n, [2], 6), 'South’s C');
});

test('a sowing is one sentence, with what follows from it', () => {
  const plain = sowing({ house: 2, laps: 1 });
  assert.equal(sowingSentence(i18n, plain, 6), 'South sows C, one lap.');
  const chain = sowing({ house: 2, laps: 5, captures: [10, 9], passes: ['north'] });
  assert.equal(sowingSentence(i18n, chain, 6),
    'South sows C, 5 laps, and captures 8: North’s e and d. North has no sowing and passes.');
  const last = sowing({ house: 2, laps: 2, captures: [10], lastFour: 'south' });
  assert.match(sowingSentence(i18n, last, 6),
    /captures 4: North’s e\. The last four go to South\.$/);
});

test('no list of houses has a word in it that is a house', () => {
  for (const language of LANGUAGES) {
    const { list } = createI18n({}, language);
    assert.equal(list(['h', 'i', 'k']).match(/\b[a-l]\b/g).length, 3, language);
  }
});

test('who is next, or how it ended', () => {
  assert.equal(nextSentence(i18n, view({ turn: 'north' })), 'North to play.');
  assert.equal(nextSentence(i18n, view({ again: true })), 'South plays again.');
  const over = view({
    over: { reason: 'resigned', winner: 'north' }, captured: { south: 12, north: 8 },
  });
  assert.equal(nextSentence(i18n, over), 'North wins. South resigned.');
  const agreed = view({
    over: { reason: 'agreed', winner: null }, captured: { south: 4, north: 8 },
  });
  assert.equal(nextSentence(i18n, agreed), 'A draw. The players agreed on it.');
  const draw = view({
    over: { reason: 'quiet', winner: null }, captured: { south: 20, north: 20 },
  });
  assert.equal(resultText(i18n, draw), 'A draw, 20 each');
  for (const reason of [
    'final-four', 'swept', 'repetition', 'quiet', 'stuck', 'resigned', 'agreed',
  ]) {
    const text = nextSentence(i18n, view({ over: { reason, winner: 'south' } }));
    assert.doesNotMatch(text, /reason\.|\{/);
  }
});

test('a house says its letter, owner, seeds and whether it can be sown', () => {
  const playable = move(2, { laps: 5, last: 9, captures: [9] });
  assert.equal(houseLabel(i18n, playable, 4, 6, false), 'C, South, 4 seeds, playable');
  assert.match(houseLabel(i18n, playable, 4, 6, true),
    /^C, South, 4 seeds, playable: 5 laps, ends in North’s d, captures 4: North’s d/);
  const empty = move(7, { reason: 'empty' });
  assert.equal(houseLabel(i18n, empty, 0, 6, true), 'b, North, 0 seeds, not playable: empty');
});

test('every reason why a house is not playable has its words', () => {
  for (const reason of ['empty', 'not-yours', 'endless', 'over']) {
    assert.doesNotMatch(whyNot(i18n, move(7, { reason }), 6), /why\.|\{/);
    assert.doesNotMatch(houseLabel(i18n, move(7, { reason }), 1, 6, true), /house\.|\{/);
  }
});

test('a preview says where the sowing ends, what it takes and what comes then', () => {
  const capture = move(2, { laps: 5, last: 9, captures: [9], again: true });
  assert.equal(previewText(i18n, capture, 6),
    '5 laps, ends in North’s d, captures 4: North’s d; then another sowing');
  const end = move(2, { laps: 1, last: 9, captures: [9], captured: 8, over: true });
  assert.match(previewText(i18n, end, 6), /captures 8.*; ends the game$/);
  assert.equal(previewText(i18n, move(2, { laps: 1, last: 3 }), 6), 'one lap, ends in South’s D');
});

test('the line above the board', () => {
  const persons = { south: 'person', north: 'person' };
  const headline = (change) => statusOf(i18n, stateOf(change)).headline;
  assert.equal(headline({ seats: persons }), 'South to play');
  assert.equal(headline({}), 'Your turn');
  const offer = (change) => statusOf(i18n, stateOf({ newcomer: true, ...change })).offer;
  assert.equal(offer({}), 'learn');
  assert.equal(offer({ position: view({ ply: 2 }) }), null);
  assert.equal(offer({ newcomer: false }), null);
  assert.equal(offer({ visit: { kind: 'lesson' } }), null);
  assert.equal(headline({ position: view({ again: true }) }), 'Play again');
  assert.equal(headline({ position: view({ turn: 'north' }), thinking: true }),
    'The computer is thinking');
  const over = { position: view({ over: { reason: 'swept', winner: 'south' } }) };
  assert.equal(headline(over), 'South wins 0 to 0');
  const waits = statusOf(i18n, stateOf({ position: view({ turn: 'north', plies: 4 }) }));
  assert.equal(waits.offer, 'goOn');
  const position = view({ passed: 'north', ply: 4 });
  assert.equal(headline({ position }), 'North passes: your turn');
  assert.equal(headline({ position, seats: persons }), 'North passes: South to play');
});

test('every key that the page asks for is in the locale', async () => {
  const www = new URL('../../www/', import.meta.url);
  const files = readdirSync(www, { recursive: true }).filter((name) => name.endsWith('.js'));
  const locales = files.filter((name) => /^locales.en-/.test(name));
  const all = await Promise.all(locales.map((name) => import(new URL(name, www))));
  const whole = i18n.with(Object.assign({}, ...all.map((module) => module.default)));
  let asked = 0;
  for (const file of files) {
    for (const [, key] of readFileSync(new URL(file, www), 'utf8').matchAll(/\bt\('([\w.-]+)'/g)) {
      asked += 1;
      assert.notEqual(whole.t(key, { n: 2 }), key, `${key} in ${file}`);
    }
  }
  assert.ok(asked > 40, `${asked} keys`);
});

import assert from 'node:assert/strict';
import test from 'node:test';

import { RESULTS } from '../../www/library/filter.js';
import {
  factsText, headText, opponentText, outcomeText, playersText, reasonText,
} from '../../www/library/words.js';
import { createI18n } from '../../www/i18n.js';
import en from '../../www/locales/en.js';
import dialogs from '../../www/locales/en-dialogs.js';
import strings from '../../www/locales/en-library.js';

const { t } = createI18n(en, 'en').with(dialogs).with(strings);

const entry = (change = {}) => ({
  variant: 'hoyito-2', date: '2026-11-30', south: 'person', north: 'computer', level: 'casual',
  result: 'south', plies: 40, ...change,
});

test('a game is told in a line', () => {
  assert.equal(headText(t, entry(), 'en'), 'Nov 30, 2026 · Hoyito II');
  assert.equal(factsText(t, entry()), 'You, South, against Casual · Won · 40 sowings');
  assert.equal(headText(t, entry({ date: '' }), 'en'), 'No date · Hoyito II');
  assert.equal(headText(t, entry({ date: '2026-02-31' }), 'en'), 'Mar 3, 2026 · Hoyito II');
});

test('who played, as far as the names tell', () => {
  const players = (south, north, level = '') => playersText(t, entry({ south, north, level }));
  assert.equal(players('computer', 'person', 'strong'), 'You, North, against Strong');
  assert.equal(players('computer', 'person'), 'You, North, against Computer');
  assert.equal(players('person', 'person'), 'Two people');
  assert.equal(players('computer', 'computer', 'strong'), 'Computer against itself');
  assert.equal(players('Ana', 'computer', 'strong'), 'Ana against Computer, Strong');
  assert.equal(players('Ana', 'person'), 'Ana against Person');
  for (const name of ['<img src=x onerror=alert(1)>', '__proto__', 'constructor', '{other}']) {
    assert.equal(players(name, 'Ana'), `${name} against Ana`);
  }
});

test('who won: you, if the person has no name', () => {
  const outcome = (change) => outcomeText(t, entry(change));
  assert.equal(outcome({ result: 'north' }), 'Lost');
  assert.equal(outcome({ result: 'north', north: 'person' }), 'North won');
  assert.equal(outcome({ south: 'Ana' }), 'South won');
  assert.equal(outcome({ result: 'draw' }), 'Draw');
  assert.equal(outcome({ result: 'open' }), 'Unfinished');
});

test('everything that can be chosen or refused has its words', () => {
  const has = (key) => assert.notEqual(t(key), key);
  for (const name of Object.keys(RESULTS)) has(`library.results.${name}`);
  for (const one of ['person', 'computer', 'computers']) has(`library.against.${one}`);
  for (const name of ['forbidden', 'full', 'otherTab', 'letGo']) has(`library.trouble.${name}`);
  for (const name of ['large', 'noText']) has(`library.${name}`);
  assert.equal(opponentText(t, 'perfect'), 'Perfect');
  assert.equal(reasonText(t, 'not-yours'), 'the house belongs to the other side');
  for (const code of ['new-code', '__proto__', undefined]) {
    assert.equal(reasonText(t, code), 'the game cannot be read');
  }
});

import assert from 'node:assert/strict';
import test from 'node:test';

import { createI18n } from '../../www/i18n.js';
import texts from '../../www/locales/en-share.js';
import { isDue } from '../../www/share/due.js';
import { judge } from '../../www/share/judge.js';
import { sowing, stateOf, view } from './made.js';

const { t } = createI18n(texts, 'en');

const refusing = (refusal) => ({ open() { throw Object.assign(new Error('no'), refusal); } });
const wrong = (table, kind, packed = false) => judge(table, t, { kind, text: '', packed }).wrong;

/** A sentence, and no key that was left as it was. */
const isSentence = (text) => assert.match(text, /^[A-Z][^{}]*\.$/);

test('every refusal of the engine has its words', () => {
  const parts = {
    game: ['variant', 'start', 'tag', 'too-long'],
    position: [
      'variant', 'seeds', 'row', 'captured', 'total', 'turn', 'last4', 'closed', 'rest',
    ],
  };
  for (const [kind, names] of Object.entries(parts)) {
    const other = wrong(refusing({ part: 'new' }), kind);
    isSentence(other);
    for (const part of names) {
      const text = wrong(refusing({ part }), kind);
      isSentence(text);
      assert.notEqual(text, other, part);
    }
  }
});

test('a tag that stands there twice is not asked for again', () => {
  const text = '[Variant "hoyito-2"]\n[Variant "hoyito-3"]\n\n*\n';
  const told = (lines) => judge(
    refusing({ part: 'tag', line: 2 }), t, { kind: 'game', text: lines, packed: false }).wrong;
  assert.equal(told(text), 'That tag stands there for the second time (line 2).');
  assert.match(told(text.replace('"hoyito-3"', 'hoyito-3')), /^A tag such as .* is wanted/);
});

test('every damage has its words', () => {
  const damaged = (code) => ({
    open: () => ({ damage: { code, line: 3, column: 7 }, state: { plies: 4 } }),
  });
  for (const code of [
    'bad-house', 'not-yours', 'empty-house', 'endless-sowing', 'closed-house', 'game-over',
    'wrong-pass', 'wrong-result', 'wrong-ending', 'open-comment',
  ]) {
    const text = wrong(damaged(code), 'game');
    isSentence(text);
    assert.match(text, /^[A-Z][a-z ,A-Z]+ \(line 3, column 7\)\.$/);
    assert.match(wrong(damaged(code), 'game', true), /^It goes wrong at sowing 5\. [A-Z][^(]*\.$/);
  }
});

test('a place is told where there is a text to look into, not for a link', () => {
  const start = refusing({ part: 'start', line: 3 });
  assert.match(wrong(start, 'game'), /\(line 3\)\.$/);
  assert.doesNotMatch(wrong(start, 'game', true), /line/);
  const row = refusing({ part: 'row', at: 0 });
  assert.match(wrong(row, 'position'), /\(sign 1\)\.$/);
  assert.doesNotMatch(wrong(row, 'position', true), /sign/);
});

test('a damaged record is given up to its damage, a sound one without a word', () => {
  const opened = { damage: undefined, state: { plies: 4 } };
  const read = (text) => judge({ open: () => opened }, t, { kind: 'game', text, packed: false });
  for (const end of ['*', '28-20', '* \n', '* {to be gone on with}']) {
    assert.deepEqual(read(`[Variant "hoyito-2"]\n\nCb ${end}`), { opened, wrong: '' });
  }
  isSentence(`${read('[Variant "hoyito-2"]\n\nCb').wrong}.`);
  const trouble = judge(refusing({}), t, { kind: 'trouble', trouble: 'cut' });
  assert.equal(trouble.opened, null);
  isSentence(trouble.wrong);
});

test('an engine that has crashed is nobody’s mistake', () => {
  const open = () => { throw new WebAssembly.RuntimeError('unreachable'); };
  assert.throws(() => wrong({ open }, 'game'), WebAssembly.RuntimeError);
});

/** South's copy: both have made a turn, and South has just answered with `C`. */
const record = (turns) => `[Variant "hoyito-2"]\n\n1. ${turns}\n`;
const sent = { game: 'a', record: record('A a'), side: 'south' };
const line = ['A', 'a', 'C'].map((letter, i) => (
  sowing({ ply: i + 1, letter, side: i % 2 ? 'north' : 'south' })));
const moment = ({ turn = 'north', history = line, ...change } = {}) => stateOf({
  position: view({ turn, ply: history.length, ...change }),
  history,
  seats: { south: 'person', north: 'person' },
  ...change,
});

test('a link is due when a whole turn has been made here that was not sent', () => {
  const now = record('A a C');
  assert.equal(isDue(moment(), sent, now), true);
  const over = { reason: 'swept', winner: null };
  assert.equal(isDue(moment({ turn: 'south', over }), sent, now), true);
  assert.equal(isDue(moment({ turn: 'south', again: true }), sent, now), false, 'sows again');
  assert.equal(isDue(moment(), { ...sent, record: now }, now), false, 'is sent');
  assert.equal(isDue(moment(), { ...sent, record: record('B a') }, now), false, 'another past');
});

test('no link is due in games that nobody plays by link', () => {
  const now = record('A a C');
  assert.equal(isDue(moment(), { ...sent, side: null }, now), false);
  assert.equal(isDue(moment(), { ...sent, side: 'north' }, now), false, 'the other’s turn');
  const seats = { south: 'person', north: 'computer' };
  assert.equal(isDue(moment({ seats }), sent, now), false);
  assert.equal(isDue(moment({ visit: { kind: 'link' } }), sent, now), false);
  assert.equal(isDue(moment({ thinking: true }), sent, now), false);
  assert.equal(isDue(moment({ plies: 5 }), sent, now), false, 'looks back');
  const tried = [...line, sowing({ ply: 4, side: 'north' }), sowing({ ply: 5, side: 'south' })];
  assert.equal(isDue(moment({ history: tried }), sent, record('A a C b D')), false, 'tries out');
});

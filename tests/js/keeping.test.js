import assert from 'node:assert/strict';
import test from 'node:test';

import { createKeeper, createStorage, takeUp } from '../../www/storage.js';
import { defaultSettings } from '../../www/store.js';

/** @param {Record<string, string>} [items] */
function box(items = {}) {
  return {
    items,
    getItem: (name) => items[name] ?? null,
    setItem: (name, text) => { items[name] = text; },
    removeItem: (name) => { delete items[name]; },
  };
}

const refuse = (name) => () => { throw Object.assign(new Error(name), { name }); };

test('what is written can be read again', () => {
  const storage = createStorage(() => open);
  const open = box();
  assert.equal(storage.write('a', 'text'), 'kept');
  assert.equal(storage.read('a'), 'text');
  assert.deepEqual(open.items, { 'hoyito.a': 'text' });
  assert.equal(storage.write('a', ''), 'kept');
  assert.deepEqual(open.items, {});
});

test('storage that is forbidden or full throws nothing and says which', () => {
  const forbidden = createStorage(refuse('SecurityError'));
  assert.equal(forbidden.read('a'), null);
  assert.equal(forbidden.write('a', ''), 'forbidden');
  const full = createStorage(() => ({ ...box(), setItem: refuse('QuotaExceededError') }));
  assert.equal(full.write('a', 'text'), 'full');
  const gone = createStorage(() => null);
  assert.equal(gone.write('a', ''), 'forbidden');
});

test('each trouble is told once', () => {
  const told = [];
  const storage = createStorage(refuse('SecurityError'));
  const keeper = createKeeper(storage, (trouble) => told.push(trouble));
  keeper.keepGame('x', { south: 'person', north: 'person' }, 0);
  keeper.keepSettings(defaultSettings);
  assert.deepEqual(told, ['forbidden']);
});

test('settings that make no sense are left out', () => {
  const kept = {
    speed: 'ludicrous', preview: false, numbers: 'yes', flipped: true, more: 1, theme: '../evil',
    scheme: 'dark', volume: -3,
  };
  const open = box({ 'hoyito.settings': JSON.stringify(kept) });
  const keeper = createKeeper(createStorage(() => open), () => {});
  assert.deepEqual(keeper.settings(defaultSettings),
    { ...defaultSettings, preview: false, flipped: true, scheme: 'dark' });
});

test('the kept game comes back with its seats and its place in the line', () => {
  const open = box();
  const keeper = createKeeper(createStorage(() => open), () => {});
  assert.equal(keeper.game(), null);
  keeper.keepGame('record', { south: 'computer', north: 'person' }, 3);
  const game = { record: 'record', seats: { south: 'computer', north: 'person' }, ply: 3 };
  assert.deepEqual(keeper.game(), game);
  open.items['hoyito.table'] = '{';
  assert.deepEqual(keeper.game(),
    { record: 'record', seats: { south: 'person', north: 'person' }, ply: null });
});

test('a game that another tab has kept since stays, with its match, and that is told', () => {
  const open = box();
  const seats = { south: 'person', north: 'person' };
  const [one, other] = [0, 1].map(() => createKeeper(createStorage(() => open), assert.fail));
  assert.deepEqual(one.keepGame('a', seats, 0), { other: null, news: true });
  assert.equal(other.game().record, 'a');
  assert.deepEqual(other.keepGame('a', seats, 0), { other: null, news: false });
  assert.equal(one.keepGame('ab', seats, 1).other, null);

  const before = { ...open.items };
  assert.deepEqual(other.keepGame('ac', seats, 1), { other: 'ab', news: true });
  other.keepMatch({ id: 'other' });
  assert.deepEqual(open.items, before);
  one.keepMatch({ id: 'one' });
  assert.deepEqual(one.match(), { id: 'one' });
  assert.equal(one.keepGame('abc', seats, 2).other, null);
  assert.equal(open.items['hoyito.record'], 'abc');

  // Whoever looks anew takes up what is there; what was cleared away is nobody's.
  assert.equal(other.game().record, 'abc');
  assert.equal(other.keepGame('abcd', seats, 3).other, null);
  assert.equal(one.keepGame('abcx', seats, 3).other, 'abcd');
  delete open.items['hoyito.record'];
  assert.equal(one.keepGame('abcx', seats, 3).other, null);
});

test('storage that is full or forbidden is not taken for another tab', () => {
  const open = box({ 'hoyito.record': 'a' });
  const told = [];
  const keeper = createKeeper(createStorage(() => open), (trouble) => told.push(trouble));
  keeper.game();
  open.setItem = refuse('QuotaExceededError');
  for (const record of ['ab', 'abc']) {
    assert.deepEqual(keeper.keepGame(record, {}, 1), { other: null, news: true });
  }
  assert.deepEqual(told, ['full']);
  const none = createKeeper(createStorage(refuse('SecurityError')), () => {});
  assert.equal(none.keepGame('a', {}, 0).other, null);
  assert.equal(none.keepGame('ab', {}, 0).other, null);
});

test('games on their way to the saved ones stay until they are there', () => {
  const open = box();
  const keeper = createKeeper(createStorage(() => open), assert.fail);
  const seats = { south: 'person', north: 'computer' };
  const games = ['[Variant "hoyito-2"]\n\n1. A\n', 'B'].map(
    (record) => ({ record, seats, level: 'perfect' }));
  assert.deepEqual(keeper.aside(), []);
  const [one, other] = games.map(keeper.putAside);
  const later = createKeeper(createStorage(() => open), assert.fail);
  assert.deepEqual(later.aside().map((line) => JSON.parse(line)), games);
  keeper.letGo(one);
  assert.deepEqual(later.aside(), [other]);
  later.letGo(other);
  later.letGo(other);
  assert.deepEqual(open.items, {});
});

test('a kept game is taken up as far as it can be read', () => {
  const seats = { south: 'person', north: 'person' };
  const keeper = { game: () => ({ record: 'r', seats, ply: 1 }), match: () => ({}) };
  const told = [];
  const damaged = { damage: { line: 7 }, matchLost: true };
  const table = { restore: () => damaged, begin: () => told.push('begin') };
  const complain = (...trouble) => told.push(trouble.join(' '));
  assert.equal(takeUp(table, keeper, complain).north, 'person');
  assert.deepEqual(told, ['damaged 7 r', 'matchLost']);

  told.length = 0;
  table.restore = refuse('bad-record');
  assert.equal(takeUp(table, keeper, complain).north, 'computer');
  assert.deepEqual(told, ['lost 0 r', 'begin']);
});

import assert from 'node:assert/strict';
import test from 'node:test';

import { textOf } from '../../www/library/files.js';
import { join } from '../../www/library/split.js';
import { takeIn } from '../../www/library/taking-in.js';
import { view } from './made.js';

const refuse = (code, facts) => { throw Object.assign(new Error(code), { code, ...facts }); };

/**
 * Reads as the engine does, of games whose sowings are all the letter A: anything else is damage.
 * Nothing of a rule is told by it.
 */
const table = {
  levels: () => ['casual'],
  variants: () => [{ id: 'hoyito-2' }, { id: 'hoyito-3' }],
  open(text, tags = {}) {
    if (text.length > 2 ** 18) refuse('bad-record', { part: 'too-long' });
    const named = Object.fromEntries(
      Array.from(text.matchAll(/^\[(\w+) "(.*)"\]$/gm), ([, name, value]) => [name, value]));
    const known = table.variants().some(({ id }) => id === named.Variant);
    if (!known) refuse('bad-record', { part: 'variant' });
    Object.assign(named, tags);
    const lines = text.trimEnd().split('\n');
    const turns = lines.filter((line) => !line.startsWith('[')).join('').replace(/ \*$/, '').trim();
    const over = turns.endsWith('#') ? { reason: 'swept', winner: 'south' } : null;
    const history = Array.from(turns.replace('#', ''), (letter, i) => ({ letter, ply: i + 1 }));
    const damage = /^A*#?$/.test(turns) ? undefined : { code: 'bad-house', line: lines.length };
    const tag = (name) => (Object.hasOwn(named, name) ? named[name] : '');
    const record = [...Object.entries(named).map(([name, value]) => `[${name} "${value}"]`), '',
      `${turns} *`, ''].join('\n');
    const state = view({ variant: named.Variant, plies: history.length, over });
    return { state, history, moves: [], damage, record, tag };
  },
};

const record = (turns, { Variant = 'hoyito-2', ...tags } = {}) => [
  ...Object.entries({ Variant, ...tags }).map(([name, value]) => `[${name} "${value}"]`), '',
  `${turns} *`, '',
].join('\n');

/** A library in memory. */
function shelf() {
  const games = new Map();
  return {
    games,
    read: async () => new Map(games),
    write: async (changes) => changes.forEach(({ key, value }) => games.set(key, value)),
    holds: () => false,
    plies: () => [...games.values()].map(({ plies }) => plies),
  };
}

const bring = (games, ...records) => (
  takeIn(join(records), { table, games, now: 7, tell: () => {} }));

test('every record is taken in, with its name or one that follows from its text', async () => {
  const games = shelf();
  const taken = await bring(games, record('AA', { Game: 'abcd1234', Date: '2026-11-30' }),
    record('A', { Variant: 'hoyito-3' }));
  assert.deepEqual(taken, { added: 2, doubles: 0, refused: [] });
  const [one, other] = [...games.games.values()];
  assert.deepEqual([one.id, one.date, one.plies, one.saved], ['abcd1234', '2026-11-30', 2, 7]);
  assert.equal(other.saved, 8, 'they keep their order');
  assert.ok(other.record.includes(`[Game "${other.id}"]`), 'what it is exported as has the name');
  assert.deepEqual([...games.games.keys()], [one.id, other.id]);
});

test('the same file twice changes nothing, nor does what was exported from here', async () => {
  const games = shelf();
  const file = [record('AA'), record('AAA#', { Game: 'abcd1234' })];
  await bring(games, ...file);
  const before = structuredClone(games.games);
  assert.deepEqual(await bring(games, ...file), { added: 0, doubles: 2, refused: [] });
  const out = [...games.games.values()].map((entry) => entry.record);
  assert.deepEqual(await bring(games, ...out), { added: 0, doubles: 2, refused: [] });
  assert.deepEqual(games.games, before);
  assert.equal((await bring(shelf(), file[0], file[0])).doubles, 1, 'within one file, too');
});

test('of two stages of a game the later one stays', async () => {
  const games = shelf();
  const stage = (turns) => record(turns, { Game: 'abcd1234' });
  await bring(games, stage('AA'));
  assert.equal((await bring(games, stage('A'))).doubles, 1);
  assert.deepEqual(games.plies(), [2]);
  assert.equal((await bring(games, stage('AAA'))).added, 1);
  assert.deepEqual(games.plies(), [3]);
  assert.equal((await bring(games, stage('AAA#'))).added, 1);
  assert.equal((await bring(games, stage('AAA'))).doubles, 1);
  assert.equal(games.games.get('abcd1234').result, 'south');
});

test('a game that only has the name of another replaces nothing', async () => {
  const games = shelf();
  const named = { Game: 'abcd1234' };
  await bring(games, record('AA', named));
  const other = record('AA', { ...named, Variant: 'hoyito-3' });
  assert.equal((await bring(games, other)).added, 1);
  assert.equal((await bring(games, other)).doubles, 1);
  assert.deepEqual([...games.games.values()].map(({ variant }) => variant),
    ['hoyito-2', 'hoyito-3']);
  assert.equal((await bring(games, record('AAA', { ...named, Variant: 'hoyito-3' }))).added, 1);
  assert.deepEqual(games.plies(), [2, 3], 'a later stage of it is the same one');
  // Nor does it replace what is there and cannot be read.
  games.games.set('abcd1234', 'half');
  await bring(games, record('AAAA', named));
  assert.equal(games.games.get('abcd1234'), 'half');
  assert.equal(games.games.size, 3);
});

test('bad records are told by number, reason and line, and only they are left out', async () => {
  const games = shelf();
  const file = ['rubbish', record('AxA'), record('A'), record('A', { Variant: 'hoyito-9' }),
    record('A', { Variant: '__proto__' }), `${record('A')}\n<script>alert(1)</script>`,
    'hoyito-2 444444/444444 0-0 S', `[Variant "hoyito-2"]\n{${'x'.repeat(2 ** 20)}}`];
  const cut = '[Variant "hoyito-2"]\n\nAA\n';
  const { added, refused } = await bring(games, ...file, cut);
  assert.equal(added, 1);
  assert.deepEqual(refused, [
    { number: 1, code: 'no-record', line: 1 },
    { number: 2, code: 'bad-house', line: 5 },
    { number: 4, code: 'variant', line: 11 },
    { number: 5, code: 'variant', line: 15 },
    { number: 6, code: 'bad-house', line: 25 },
    { number: 7, code: 'too-long', line: 27 },
    { number: 8, code: 'no-result', line: 32 },
  ]);
  assert.deepEqual(games.plies(), [1]);
});

test('an engine that has gone stops it, and what was read before is kept', async () => {
  const games = shelf();
  const crashing = {
    ...table,
    open(text, tags) {
      if (text.includes('AAAA')) throw new WebAssembly.RuntimeError('unreachable');
      return table.open(text, tags);
    },
  };
  const file = join([record('A'), record('AAAA'), record('AA')]);
  await assert.rejects(takeIn(file, { table: crashing, games, now: 0, tell() {} }),
    WebAssembly.RuntimeError);
  assert.deepEqual(games.plies(), [1]);
});

test('now and then a long file leaves the page time for other things', async (t) => {
  // A clock that goes on by 5 ms whenever it is looked at.
  let clock = 0;
  t.mock.method(performance, 'now', () => clock += 5);
  const games = shelf();
  const file = join(Array.from({ length: 600 }, (_, i) => record('A', { Game: `game${i}` })));
  let others = 0;
  const told = [];
  await takeIn(file, {
    table, games, now: 0,
    tell: (done, of) => {
      told.push(`${done} of ${of}`);
      setTimeout(() => { others += 1; });
    },
  });
  assert.equal(games.games.size, 600);
  assert.ok(told.length > 100);
  assert.equal(told[0], '2 of 600');
  assert.ok(others > 100, 'something else has had its turn');
});

test('a file that is no text, or too large, is not looked at', async () => {
  assert.deepEqual(await textOf(new Blob([new Uint8Array([0xff, 0xfe, 0x00, 0xd8])])),
    { trouble: 'noText' });
  const gone = { size: 1, arrayBuffer: () => Promise.reject(new Error('gone')) };
  assert.deepEqual(await textOf(gone), { trouble: 'noText' });
  assert.deepEqual(await textOf({ size: 2 ** 30, arrayBuffer: assert.fail }), { trouble: 'large' });
  assert.deepEqual(await textOf(new Blob(['\ufeff[Variant'])), { text: '[Variant' });
});

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';

import {
  entryOf, idOf, itemOf, otherId, resultOf, resultsOf,
} from '../../www/library/entries.js';
import { opponentOf, select } from '../../www/library/filter.js';
import { createGames } from '../../www/library/games.js';
import { tally } from '../../www/library/tally.js';
import { sowing, view } from './made.js';

const LEVELS = ['casual', 'strong'];
const VARIANTS = ['hoyito-2', 'hoyito-3'];

const opened = ({ tags = {}, state = {}, history = [], record = 'r' } = {}) => ({
  state: view(state), history, record, tag: (name) => tags[name] ?? '',
});

const entry = (change = {}) => ({
  id: 'abcd1234', record: '[Variant "hoyito-2"]', variant: 'hoyito-2', date: '2026-11-30',
  south: 'person', north: 'computer', level: 'casual', result: 'south', plies: 40, saved: 5,
  ...change,
});

const item = (change) => ({ key: change.id ?? 'abcd1234', raw: {}, entry: entry(change) });

test('the vendored library is the pinned package, unchanged', () => {
  const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
  const { version } = JSON.parse(read('tests/node_modules/idb/package.json'));
  assert.equal(JSON.parse(read('tests/package.json')).devDependencies.idb, version);
  assert.equal(read('www/vendor/idb.js'), read('tests/node_modules/idb/build/index.js'));
  assert.equal(read('www/vendor/idb.LICENSE'), read('tests/node_modules/idb/LICENSE'));
});

test('an entry tells what the engine and the tags tell', () => {
  const tags = {
    Date: '2026-11-30', South: 'Ana', North: 'computer', Level: 'strong', Game: 'abcd1234',
  };
  const over = { reason: 'swept', winner: 'north' };
  const game = opened({ tags, state: { over, plies: 12 } });
  assert.deepEqual(entryOf(game, 'abcd1234', LEVELS, 7), {
    id: 'abcd1234', record: 'r', variant: 'hoyito-2', date: '2026-11-30', south: 'Ana',
    north: 'computer', level: 'strong', result: 'north', plies: 12, saved: 7,
  });
  const draw = entryOf(opened({ state: { over: { reason: 'agreed', winner: null } } }), 'x', [], 0);
  assert.deepEqual([draw.result, draw.south, draw.date, draw.level], ['draw', 'person', '', '']);
  assert.equal(entryOf(opened(), 'x', [], 0).result, 'open');
});

test('tags that make no sense are left out, and long ones cut', () => {
  for (const date of ['2026-13-01', '2026-1-1', '<b>', '2026-11-30T00:00', '__proto__']) {
    assert.equal(entryOf(opened({ tags: { Date: date } }), 'x', LEVELS, 0).date, '', date);
  }
  const tags = { Level: '__proto__', South: 'x'.repeat(1e6), North: `${'x'.repeat(59)}🌰` };
  const hostile = entryOf(opened({ tags }), 'x', LEVELS, 0);
  assert.deepEqual([hostile.level, hostile.south.length], ['', 60]);
  assert.equal(hostile.north, 'x'.repeat(59), 'no half of a character is left');
});

test('a game is named by its tag, or by its text, always the same', () => {
  assert.equal(idOf(opened({ tags: { Game: 'abcd1234' } }), 'text'), 'abcd1234');
  const named = idOf(opened(), 'text');
  assert.match(named, /^[a-z0-9]{14}$/);
  assert.equal(idOf(opened(), 'text'), named);
  assert.notEqual(idOf(opened(), 'texts'), named);
  assert.notEqual(otherId('text'), named);
  for (const Game of ['__proto__', '', '<img src=x>', 'x'.repeat(25), 'a b c d']) {
    assert.equal(idOf(opened({ tags: { Game } }), 'text'), named, Game);
  }
});

test('a result is the person’s: longest turn and biggest chain are of that side alone', () => {
  const history = [
    sowing({ ply: 1, turn: 1, house: 0, captures: [1, 2] }),
    sowing({ ply: 2, turn: 1, house: 1 }),
    sowing({ ply: 3, turn: 2, house: 6, captures: [1, 2, 3, 4] }),
    sowing({ ply: 4, turn: 2, house: 7, captures: [1] }),
    sowing({ ply: 5, turn: 2, house: 8 }),
    sowing({ ply: 6, turn: 3, house: 2, captures: [7] }),
  ];
  const state = { over: { reason: 'swept', winner: 'south' }, captured: { south: 30, north: 18 } };
  const game = opened({ state, history });
  assert.deepEqual(resultOf(game, entry()), {
    id: 'abcd1234', variant: 'hoyito-2', level: 'casual', won: 'won', longestTurn: 2,
    biggestChain: 2, seeds: 30,
  });
  const other = resultOf(game, entry({ south: 'computer', north: 'Ana' }));
  assert.deepEqual([other.won, other.longestTurn, other.biggestChain, other.seeds],
    ['lost', 3, 4, 18]);
  game.state.over = { reason: 'agreed', winner: null };
  assert.equal(resultOf(game, entry()).won, 'drawn');
});

test('unfinished games, and those of two persons or two computers, count for nothing', () => {
  const over = opened({ state: { over: { reason: 'swept', winner: 'south' } } });
  assert.equal(resultOf(opened(), entry()), null);
  assert.equal(resultOf(over, entry({ north: 'Ana' })), null);
  assert.equal(resultOf(over, entry({ south: 'computer' })), null);
  assert.equal(resultOf(over, entry({ level: '' })), null);
  assert.equal(resultOf(opened({ state: { over: { reason: 'stuck', winner: null } } }),
    entry()).longestTurn, 0);
});

test('what a store holds is an entry or is shown as damaged, and nothing of it is believed', () => {
  const sound = itemOf('abcd1234', { ...entry(), more: 1 }, VARIANTS);
  assert.deepEqual(sound.entry, entry());
  const hostile = JSON.parse('{"__proto__": {"id": "abcd1234"}, "id": "__proto__"}');
  const wrong = {
    nothing: undefined, empty: {}, text: 'text', array: [1], number: 7, hostile,
    'half written': { id: 'abcd1234', record: '[Vari' },
    'no record': entry({ record: '' }),
    'a long record': entry({ record: 'x'.repeat(2 ** 20) }),
    'an unknown variant': entry({ variant: 'hoyito-9' }),
    'a variant by inheritance': entry({ variant: 'constructor' }),
    'another key': entry({ id: 'another1' }),
    'a strange result': entry({ result: '<b>' }),
    'a strange date': entry({ date: 'yesterday' }),
    'negative plies': entry({ plies: -1 }),
    'plies in words': entry({ plies: '40' }),
    'a long name': entry({ south: 'x'.repeat(61) }),
    'no name': entry({ north: '' }),
    'a name that is none': entry({ north: { toString: () => 'x' } }),
    'no time': entry({ saved: NaN }),
  };
  for (const [name, raw] of Object.entries(wrong)) {
    const read = itemOf('abcd1234', raw, VARIANTS);
    assert.deepEqual([read.entry, read.raw, read.key], [null, raw, 'abcd1234'], name);
  }
  assert.equal(Object.hasOwn(Object.prototype, 'id'), false);
});

const result = (change = {}) => ({
  id: 'abcd1234', variant: 'hoyito-2', level: 'casual', won: 'won', longestTurn: 3,
  biggestChain: 2, seeds: 28, ...change,
});

test('results that cannot be read are left out', () => {
  const all = [result(), null, 'x', {}, result({ won: '__proto__' }), result({ seeds: -4 }),
    result({ variant: 'x' }), result({ level: '__proto__' }), result({ biggestChain: 1.5 })];
  assert.deepEqual(resultsOf(all, VARIANTS, LEVELS), [result()]);
});

test('totals stand by variant and level, with a sum where there are several levels', () => {
  const all = [result(), result({ won: 'lost', longestTurn: 7 }), result({ level: 'strong' }),
    result({ variant: 'hoyito-3', won: 'drawn', biggestChain: 0 })];
  const totals = tally(all, ['hoyito-3', 'hoyito-2'], LEVELS);
  assert.deepEqual(totals.map(({ variant }) => variant), ['hoyito-3', 'hoyito-2']);
  assert.deepEqual(totals[0].totals, [{
    level: 'casual', games: 1, won: 0, lost: 0, drawn: 1, longestTurn: 3, biggestChain: 0,
  }]);
  assert.deepEqual(totals[1].totals.map(({ level, games, won, lost, longestTurn }) => (
    [level, games, won, lost, longestTurn])),
  [['casual', 2, 1, 1, 7], ['strong', 1, 1, 0, 3], ['all', 3, 2, 1, 7]]);
  assert.deepEqual(tally([], VARIANTS, LEVELS), []);
});

test('a filter lets through what it names, newest first', () => {
  const items = [
    item({ id: 'old1', date: '2026-01-02', saved: 9 }),
    item({ id: 'new1', date: '2026-11-30', saved: 1, result: 'north' }),
    item({ id: 'new2', date: '2026-11-30', saved: 2, north: 'Ana', level: '', result: 'open' }),
    item({ id: 'none', date: '', variant: 'hoyito-3', south: 'computer' }),
    { key: 'bad', raw: 1, entry: null },
  ];
  const all = { variant: '', opponent: '', result: '', order: 'newest' };
  const keys = (change) => select(items, { ...all, ...change }).map(({ key }) => key).join(' ');
  assert.equal(keys({}), 'bad new2 new1 old1 none');
  assert.equal(keys({ order: 'oldest' }), 'bad none old1 new1 new2');
  assert.equal(keys({ variant: 'hoyito-3' }), 'none');
  assert.equal(keys({ opponent: 'casual' }), 'new1 old1');
  assert.equal(keys({ opponent: 'person' }), 'new2');
  assert.equal(keys({ opponent: 'computers' }), 'none');
  assert.equal(keys({ result: 'won' }), 'old1');
  assert.equal(keys({ result: 'lost' }), 'new1');
  assert.equal(keys({ result: 'open' }), 'new2');
  assert.equal(keys({ result: 'south', variant: 'hoyito-2' }), 'old1');
  assert.equal(keys({ result: 'draw' }), '');
  assert.equal(opponentOf(entry({ level: '' })), 'computer');
});

/** A database in memory that refuses with the error `fails` gives. */
function fake() {
  const rooms = { games: new Map(), results: new Map() };
  const it = { rooms, fails: () => null, written: 0 };
  it.connect = async () => {
    const error = it.fails('connect');
    if (error) throw error;
    return {
      read: async (room) => [...rooms[room]],
      async write(changes) {
        const refusal = it.fails('write', changes);
        if (refusal) throw refusal;
        it.written += 1;
        for (const { room, key, value } of changes) {
          if (value === undefined) rooms[room].delete(key);
          else rooms[room].set(key, value);
        }
      },
    };
  };
  return it;
}

const named = (name) => Object.assign(new Error(name), { name });
const put = (key, value = key) => ({ room: 'games', key, value });

test('games are kept, and taken away', async () => {
  const base = fake();
  const games = createGames(base.connect, assert.fail);
  await games.write([put('a'), put('b'), { room: 'results', key: 'a', value: 1 }]);
  await games.write([put('a', undefined)]);
  await games.write([{ room: 'games', key: 'a' }]);
  assert.deepEqual([...await games.read('games')], [['b', 'b']]);
  assert.deepEqual([...await games.read('results')], [['a', 1]]);
  assert.equal(games.holds(), false);
});

test('without a store the games last for the visit, and each trouble is told once', async () => {
  const troubles = {
    full: 'QuotaExceededError', forbidden: 'SecurityError', otherTab: 'VersionError',
  };
  for (const [trouble, name] of Object.entries(troubles)) {
    const base = fake();
    const told = [];
    base.fails = () => named(name);
    const games = createGames(base.connect, (one) => told.push(one));
    await games.write([put('a'), put('b')]);
    await games.write([{ room: 'games', key: 'b' }, put('a', 'newer')]);
    assert.deepEqual([...await games.read('games')], [['a', 'newer']], name);
    assert.deepEqual(told, [trouble]);
    assert.equal(games.holds(), true);
  }
});

test('a line is let go when nothing is held of it: written, renewed or deleted', async () => {
  const base = fake();
  const gone = [];
  const games = createGames(base.connect, () => {}, (line) => gone.push(line));
  const of = (line, key, value) => ({ ...put(key, value), line });
  await games.write([of('first', 'a')]);
  assert.deepEqual(gone.splice(0), ['first']);
  base.fails = () => named('QuotaExceededError');
  await games.write([of('old', 'a'), of('other', 'b'), of('third', 'c')]);
  assert.deepEqual([gone.splice(0), games.holds('old'), games.holds('first')], [[], true, false]);
  await games.write([of('new', 'a')]);
  assert.deepEqual(gone.splice(0), ['old']);
  await games.write([{ room: 'games', key: 'b' }]);
  assert.deepEqual(gone.splice(0), ['other']);
  base.fails = () => null;
  await games.write([put('d')]);
  assert.deepEqual(gone.sort(), ['new', 'third']);
});

test('what was refused is written with the next thing that is taken in', async () => {
  const base = fake();
  const told = [];
  const games = createGames(base.connect, (one) => told.push(one));
  await games.write([put('old')]);
  base.fails = (deed) => (deed === 'write' ? named('QuotaExceededError') : null);
  await games.write([put('a'), { room: 'games', key: 'old' }]);
  assert.deepEqual([...base.rooms.games.keys()], ['old']);
  assert.deepEqual([...(await games.read('games')).keys()], ['a']);
  // Room for small things only.
  base.fails = (deed, changes) => (changes?.length > 1 ? named('QuotaExceededError') : null);
  await games.write([put('b')]);
  assert.equal(games.holds(), true);
  base.fails = () => null;
  await games.write([put('c')]);
  assert.deepEqual([...base.rooms.games.keys()].sort(), ['a', 'b', 'c']);
  assert.equal(games.holds(), false);
  assert.deepEqual(told, ['full']);
});

test('writes keep their order, and a reading waits for them', async () => {
  const base = fake();
  const games = createGames(base.connect, assert.fail);
  games.write([put('a', 1)]);
  games.write([put('a', 2)]);
  assert.deepEqual([...await games.read('games')], [['a', 2]]);
});

import assert from 'node:assert/strict';
import test from 'node:test';

import { isOurs, readCommand } from '../../www/embed/commands.js';
import { heightOf } from '../../www/embed/fit.js';
import { readWishes } from '../../www/embed/wishes.js';

const LEVELS = ['newcomer', 'perfect'];
const wishes = (query) => readWishes(new URLSearchParams(query));
const command = (message) => readCommand({ hoyito: 1, ...message }, LEVELS);

test('without wishes a person plays South, in the slim frame, and no page is talked to', () => {
  assert.deepEqual(wishes('embed=1&utm_source=x'), {
    settings: {}, rules: null, seats: { south: 'person', north: 'computer' }, controls: 'slim',
    puzzle: null, incoming: null, host: null, wrong: [],
  });
});

test('wishes are read, each in its own place', () => {
  const { settings, seats, controls, host, incoming, wrong } = wishes(new URLSearchParams({
    lang: 'fr', theme: 'wood', scheme: 'dark', speed: 'fast', level: 'casual', players: 'none',
    controls: 'full', host: 'https://wiki.example', position: 'hoyito-2 444444/444444 0-0 S',
  }));
  assert.deepEqual(settings, {
    language: 'fr', theme: 'wood', scheme: 'dark', speed: 'fast', level: 'casual',
  });
  assert.deepEqual(seats, { south: 'computer', north: 'computer' });
  assert.equal(controls, 'full');
  assert.equal(host, 'https://wiki.example');
  assert.equal(incoming.kind, 'position');
  assert.deepEqual(wrong, []);
});

test('what makes no sense is told, shortened, and left out', () => {
  const { settings, wrong, host } = wishes(new URLSearchParams({
    lang: 'constructor', theme: '__proto__', players: 'toString', controls: '', level: 'strong',
    host: 'https://wiki.example/page', speed: 'x'.repeat(500),
  }));
  assert.deepEqual(settings, { level: 'strong' });
  assert.equal(host, null);
  assert.deepEqual(wrong.map(({ name }) => name).sort(),
    ['controls', 'host', 'lang', 'players', 'speed', 'theme']);
  assert.ok(wrong.every(({ value }) => value.length <= 40));
});

test('a page without an origin is not talked to, and nothing is wrong with that', () => {
  assert.deepEqual([wishes('host=null').host, wishes('host=null').wrong], [null, []]);
});

test('a game may be a text or packed as in a link; a damaged one is trouble', () => {
  assert.equal(wishes(new URLSearchParams({ record: '[Variant "go"]' })).incoming.kind, 'game');
  assert.equal(wishes('record=game%3Dhoyito-2.turns%3DC.check%3Dzzzzz').incoming.kind, 'trouble');
  assert.equal(wishes('position=').incoming.kind, 'trouble');
});

test('only messages of the protocol are meant for us', () => {
  for (const other of [null, undefined, 'hoyito', 1, {}, [], Object.create({ hoyito: 1 })]) {
    assert.equal(isOurs(other), false);
  }
  assert.ok(isOurs({ hoyito: 2 }));
});

test('commands are read', () => {
  const wanted = { command: 'new', rules: 'hoyito-3', players: 'both', level: 'perfect' };
  assert.deepEqual(command(wanted), {
    command: 'new', rules: 'hoyito-3', seats: { south: 'person', north: 'person' },
    level: 'perfect',
  });
  assert.deepEqual(command({ command: 'play', house: 'C' }), { command: 'play', house: 'C' });
  assert.equal(command({ command: 'load', position: 'hoyito-2 x' }).incoming.kind, 'position');
  assert.deepEqual(command({ command: 'setOptions', lang: 'pl', controls: 'none' }), {
    command: 'setOptions', settings: { language: 'pl' }, controls: 'none',
  });
});

test('a command that makes no sense says where', () => {
  const wrong = (message) => {
    const read = command(message);
    assert.ok(!('command' in read), JSON.stringify(message));
    return read.name;
  };
  assert.equal(wrong({}), 'command');
  assert.equal(wrong({ command: 'toString' }), 'command');
  assert.equal(wrong({ command: 'play' }), 'house');
  assert.equal(wrong({ command: 'play', house: 3 }), 'house');
  assert.equal(wrong({ command: 'load' }), 'load');
  assert.equal(wrong({ command: 'load', record: {} }), 'load');
  assert.equal(wrong({ command: 'new', level: 'god' }), 'level');
  assert.equal(wrong({ command: 'new', players: ['both'] }), 'players');
  assert.equal(wrong({ command: 'setOptions', level: 'god' }), 'level');
  assert.equal(wrong({ command: 'setOptions', speed: 1 }), 'speed');
  assert.equal(readCommand({ hoyito: '1', command: 'new' }, LEVELS).name, 'hoyito');
});

test('the height wanted grows with the width, on end where it is narrow', () => {
  for (const row of [6, 12]) {
    for (let width = 300; width < 800; width += 20) {
      const height = heightOf(row, width);
      assert.ok(height > width * (width < 480 ? 1 : 0.4), `${row} ${width}`);
      assert.ok(height < width * 2.2, `${row} ${width}`);
      assert.equal(heightOf(row, width), height);
    }
  }
});

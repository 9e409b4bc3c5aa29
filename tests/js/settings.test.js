import assert from 'node:assert/strict';
import test from 'node:test';

import en from '../../www/locales/en-settings.js';
import { readSettings, writeSettings } from '../../www/settings-file.js';
import { CHOICES, defaultSettings, fits } from '../../www/store.js';

const choices = { level: ['casual', 'strong'], language: ['', 'en'] };
const file = (settings, head = {}) => (
  JSON.stringify({ hoyito: 'settings', version: 1, ...head, settings }));
const refusal = (text) => {
  try {
    readSettings(text, choices);
  } catch (error) {
    return [error.code, error.setting].filter(Boolean).join(' ');
  }
  return 'taken';
};

test('each first setting is one that can be', () => {
  for (const [name, value] of Object.entries(defaultSettings)) assert.ok(fits(name, value), name);
  for (const name of Object.keys(CHOICES)) assert.ok(name in defaultSettings, name);
});

test('a setting is of its list, its kind and its range', () => {
  for (const speed of CHOICES.speed) assert.ok(fits('speed', speed));
  for (const [name, value] of [
    ['speed', 'ludicrous'], ['theme', 'EARTH'], ['theme', ['earth']], ['scheme', null],
    ['numbers', 'yes'], ['numbers', 1], ['volume', 101], ['volume', -1], ['volume', NaN],
    ['volume', '60'], ['level', 3], ['more', true], ['__proto__', {}], ['constructor', () => {}],
    ['toString', () => {}], ['hasOwnProperty', () => {}],
  ]) assert.ok(!fits(name, value), `${name} ${value}`);
});

test('what is written is read again, and a part of it changes that part', () => {
  const settings = { ...defaultSettings, theme: 'wood', volume: 35, twice: true };
  assert.deepEqual(readSettings(writeSettings(settings), choices), settings);
  assert.deepEqual(readSettings(file({ theme: 'chalk' }), choices), { theme: 'chalk' });
  assert.deepEqual(readSettings(file({}), choices), {});
});

test('a damaged file is refused wherever it breaks off', () => {
  const whole = writeSettings(defaultSettings).trimEnd();
  for (let length = 0; length < whole.length; length += 1) {
    assert.equal(refusal(whole.slice(0, length)), 'broken', `${length}`);
  }
  assert.equal(refusal(`${whole},`), 'broken');
  assert.equal(refusal('\0\ufffd\ufffd'), 'broken');
});

test('a large file is refused before it is read', () => {
  assert.equal(refusal(file({ theme: 'x'.repeat(1024 * 1024) })), 'long');
  assert.equal(refusal(`${' '.repeat(1024 * 1024)}${file({})}`), 'long');
});

test('another thing than settings is refused', () => {
  for (const text of [
    'null', '1', '"settings"', '[]', '{}', '{"hoyito":"settings"}', file(null), file([]),
    file('dark'), file({}, { hoyito: 'record' }), '[Variant "hoyito-2"]',
  ]) assert.match(refusal(text), /^(other|broken)$/, text);
  assert.equal(refusal(file({}, { version: 2 })), 'version');
});

test('one setting that cannot be refuses the whole file, and is named', () => {
  assert.equal(refusal(file({ theme: 'chalk', speed: 'warp' })), 'wrong speed');
  assert.equal(refusal(file({ theme: '<img src=x onerror=alert(1)>' })), 'wrong theme');
  assert.equal(refusal(file({ level: 'godlike' })), 'wrong level');
  assert.equal(refusal(file({ language: '../../evil' })), 'wrong language');
  assert.equal(refusal(file({ volume: 1e9 })), 'wrong volume');
  assert.equal(refusal(file({ '<script>alert(1)</script>': true })),
    'wrong <script>alert(1)</script>');
  assert.equal(refusal(file({ ['x'.repeat(5000)]: true })), `wrong ${'x'.repeat(40)}`);
});

test('a file cannot reach behind an object', () => {
  const hostile = [
    '{"hoyito":"settings","version":1,"settings":{"__proto__":{"theme":"wood"}}}',
    '{"hoyito":"settings","version":1,"settings":{"constructor":{"prototype":{"x":1}}}}',
    '{"__proto__":{"hoyito":"settings","version":1,"settings":{}}}',
  ];
  for (const text of hostile) assert.notEqual(refusal(text), 'taken', text);
  assert.equal({}.theme, undefined);
  assert.equal({}.x, undefined);
});

test('every refusal and every choice has its words', () => {
  const { settings } = en;
  for (const code of ['long', 'broken', 'other', 'version', 'wrong', 'unread']) {
    assert.match(settings.refused[code], /Nothing was changed\.$/);
  }
  for (const [name, values] of Object.entries(CHOICES)) {
    for (const value of values) assert.ok(settings[name][value], `${name} ${value}`);
  }
});

// What holds for whatever is handed in: links, texts and files.
import assert from 'node:assert/strict';
import test from 'node:test';

import fc from 'fast-check';

import { LIMIT, endsWhole, readFile, readText } from '../../www/share/incoming.js';
import { gameFragment, positionFragment, readLink } from '../../www/share/link.js';
import { forgedLink, recordOf } from './made.js';

const TAGS = ['Game', 'Date', 'South', 'North', 'Level', 'Start', 'Ended'];
const TROUBLES = ['long', 'unknown', 'cut', 'changed', 'binary', 'empty'];
const runs = { numRuns: 1_000 };

const holds = (name, ...property) => test(name, () => {
  fc.assert(fc.property(...property), runs);
});

const sign = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  // Signs that mean something to somebody, two ends of a line among them.
  fc.constantFrom(...'"\\[]{}._%=-#', '\n', '\u2028', '\u2029'),
);
/** Any text that can be in a record of the engine: it writes blanks for control signs. */
const value = fc.string({ unit: sign, maxLength: 40 })
  .map((text) => text.replace(/\p{Cc}/gu, ' '));
const turns = fc.array(fc.stringMatching(/^([A-Fa-f]{1,3}-?|-)$/), { maxLength: 40 });
const records = fc.record({
  turns,
  tags: fc.record(Object.fromEntries(TAGS.slice(1).map((tag) => [tag, value]))),
}).map(({ turns: words, tags }) => ({ words, tags, record: recordOf(words, tags) }));
/** Signs of UTF-16 in any order, halves of pairs among them. */
const signs = fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 80 })
  .map((codes) => String.fromCharCode(...codes));
const names = fc.oneof(fc.constantFrom(
  'game', 'position', 'id', 'date', 'south', 'north', 'level', 'start', 'ended', 'turns', 'check',
  'match', '__proto__', 'constructor',
), fc.string({ maxLength: 6 }));
/** Links whose check is right, with any fields. */
const forged = fc.tuple(
  fc.constantFrom('game', 'position'), value,
  fc.array(fc.tuple(names, fc.oneof(value, fc.string({ unit: sign }))), { maxLength: 8 }),
).map(([kind, first, fields]) => forgedLink([[kind, first], ...fields]));
const links = fc.oneof(
  records.map(({ record }) => gameFragment(record)), value.map(positionFragment), forged);

/** Only words come in: known tags, each once, and letters; or a text that is no record. */
function assertSound({ kind, text, trouble }) {
  if (kind === 'trouble') {
    assert.ok(TROUBLES.includes(trouble), trouble);
  } else if (kind === 'position') {
    assert.ok(!text.includes('['), text);
  } else {
    const [head, body, ...rest] = text.split('\n\n');
    assert.deepEqual(rest, []);
    assert.match(body, /^[A-Za-z-]*\n$/);
    const told = head.split('\n').map((line) => {
      const [, name] = line.match(/^\[(\w+) "(?:[^"\\\p{Cc}]|\\["\\])*"\]$/u) ?? assert.fail(line);
      return name;
    });
    assert.equal(told[0], 'Variant');
    assert.deepEqual(told.slice(1), TAGS.filter((tag) => told.includes(tag)));
  }
}

const tagLine = (tag, text) => `[${tag} "${text.replace(/["\\]/g, '\\$&')}"]\n`;

holds('any game goes into a link and comes out as it was', records, ({ words, tags, record }) => {
  const told = { Game: 'a1b2c3d4', ...tags };
  const lines = TAGS.filter((tag) => told[tag] && told[tag] !== 'person')
    .map((tag) => tagLine(tag, told[tag]));
  const text = `[Variant "hoyito-2"]\n${lines.join('')}\n${words.join('')}\n`;
  assert.deepEqual(readLink(gameFragment(record)), { kind: 'game', text, packed: true });
});

holds('any text of a position goes into a link and comes out as it was', value, (any) => {
  const text = any.replaceAll('[', '(');
  assert.deepEqual(readLink(positionFragment(text)), { kind: 'position', text, packed: true });
});

holds('a sign changed, lost or added is told, or changes nothing', links, fc.nat(),
  sign, fc.constantFrom('change', 'lose', 'add'), (link, place, other, how) => {
    const at = place % link.length;
    const changed = link.slice(0, at) + (how === 'lose' ? '' : other)
      + link.slice(how === 'add' ? at : at + 1);
    const read = readLink(changed);
    if (read.kind !== 'trouble') assert.deepEqual(read, readLink(link), changed);
  });

holds('no link brings in more than words', fc.oneof(
  links, signs.map((text) => `#game=${text}`), signs,
  fc.tuple(links, fc.nat(), signs).map(([link, at, text]) => (
    link.slice(0, at % link.length) + text + link.slice(at % link.length))),
), (link) => {
  assertSound(readLink(link));
  assert.equal({}.x, undefined);
});

const pasted = fc.oneof(
  signs, links, fc.tuple(signs, links, signs).map((parts) => parts.join(' ')),
  records.map(({ record }) => record),
  fc.tuple(records, fc.nat(), signs).map(([{ record }, at, text]) => (
    record.slice(0, at % record.length) + text + record.slice(at % record.length))),
);

/** @param {string} text what was handed in @param {object} read what was made of it */
function assertRead(text, read) {
  if (read.packed || read.kind === 'trouble') {
    assertSound(read);
  } else {
    assert.ok(text.includes(read.text));
    assert.equal(read.text, read.text.trim());
    assert.doesNotMatch(read.text, /(?![\t\r\n])\p{Cc}|\ufffd/u);
    assert.equal(read.kind, read.text.startsWith('[') ? 'game' : 'position');
    assert.equal(typeof endsWhole(read.text), 'boolean');
  }
}

holds('whatever is pasted is a text as it stands, a link, or refused', pasted, (text) => {
  assertRead(text, readText(text));
});

test('whatever is in a file is read as if it were pasted, or refused', () => fc.assert(
  fc.asyncProperty(fc.oneof(
    fc.uint8Array(), pasted.map((text) => new TextEncoder().encode(text)),
  ), async (bytes) => {
    const read = await readFile(new Blob([bytes]));
    assertRead(new TextDecoder().decode(bytes), read);
    assert.deepEqual(await readFile(new Blob([bytes])), read);
  }), runs));

test('a text as long as may be is read as soon as any', () => {
  const braces = '{'.repeat(LIMIT - 100);
  assert.equal(endsWhole(`[South "${braces}"]\n\n1. C b *`), true);
  assert.equal(endsWhole(`${braces}*`), false);
  assert.equal(endsWhole(`1. C ${'{}'.repeat(LIMIT / 2 - 10)} *`), true);
  assert.equal(readText(`#game=${'.check=00000'.repeat(LIMIT / 13)}`).trouble, 'long');
  for (const sign of ['[', '"', '\\', '#game=', '%', ' ', '\n', '1', '-']) {
    const long = sign.repeat(LIMIT / sign.length);
    assertRead(long, readText(long));
  }
});

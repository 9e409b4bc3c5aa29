import assert from 'node:assert/strict';
import test from 'node:test';

import { INK, svgOf } from '../../www/share/diagram.js';
import { LIMIT, readFile, readText } from '../../www/share/incoming.js';
import { gameFragment } from '../../www/share/link.js';
import { plainTextOf, wikitextOf } from '../../www/share/tables.js';
import { view } from './made.js';

const trouble = (name) => ({ kind: 'trouble', trouble: name });
const record = '[Variant "hoyito-2"]\n\n1. C b\n';

test('a record, a position and a link are told apart', () => {
  const plain = (kind, text) => ({ kind, text, packed: false });
  assert.deepEqual(readText(`\ufeff\r\n  ${record}`), plain('game', record.trim()));
  const position = 'hoyito-2 444444/444444 0-0 S';
  assert.deepEqual(readText(`${position}\n`), plain('position', position));
  const link = `Your turn: https://example.org/hoyito/${gameFragment(record)}`;
  const packed = '[Variant "hoyito-2"]\n\nCb\n';
  assert.deepEqual(readText(link), { kind: 'game', text: packed, packed: true });
  const quoted = `[South "${gameFragment(record)}"]`;
  assert.deepEqual(readText(quoted), plain('game', quoted));
});

test('what is no text, or too much of it, is refused before anybody reads it', () => {
  assert.deepEqual(readText(' \n'), trouble('empty'));
  assert.deepEqual(readText('x'.repeat(LIMIT + 1)), trouble('long'));
  for (const bytes of ['[Variant\u0000', '\u001b[31m', 'PNG\ufffd', '\u0085']) {
    assert.deepEqual(readText(bytes), trouble('binary'), JSON.stringify(bytes));
  }
});

test('markup and script are but a text, which the engine is to judge', () => {
  for (const text of ['<img src=x onerror=alert(1)>', '{"__proto__":{"x":1}}', 'javascript:1']) {
    assert.deepEqual(readText(text), { kind: 'position', text, packed: false });
  }
  assert.equal({}.x, undefined);
});

test('a file is read as text or not at all', async () => {
  assert.deepEqual(await readFile(new Blob([record])),
    { kind: 'game', text: record.trim(), packed: false });
  assert.deepEqual(await readFile(new Blob([])), trouble('empty'));
  assert.deepEqual(await readFile(new Blob([new Uint8Array([0x89, 0x50, 0xff, 0xfe])])),
    trouble('binary'));
  assert.deepEqual(await readFile(new Blob([record.slice(0, 5), new Uint8Array([0])])),
    trouble('binary'));
  const untouched = { size: 1_000_000, arrayBuffer: () => assert.fail('it was read') };
  assert.deepEqual(await readFile(untouched), trouble('long'));
  const gone = { size: 7, arrayBuffer: () => Promise.reject(new Error('gone')) };
  assert.deepEqual(await readFile(gone), trouble('binary'));
});

const letters = (row) => Array.from({ length: 2 * row },
  (_, house) => String.fromCharCode(house < row ? 65 + house : 97 + house - row));

const diagram = (change = {}, row = 6) => ({
  state: view({
    row, houses: Array.from({ length: 2 * row }, (_, house) => house),
    captured: { south: 8, north: 12 }, position: 'the position', ...change,
  }),
  title: 'A title', sides: { south: 'South', north: 'North' }, letters: letters(row),
  words: { captured: 'captured', toPlay: 'to play' },
});

const wordsIn = (svg) => (
  Array.from(svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g), ([, word]) => word));
const count = (svg, name) => svg.split(`<${name} `).length - 1;

test('a drawing has the title, every letter, every number and every seed', () => {
  for (const row of [6, 12]) {
    const svg = svgOf(diagram({}, row));
    const expected = [
      'A title', 'South', 'North', '8', '12', ...letters(row),
      ...letters(row).map((_, house) => `${house}`),
    ];
    assert.deepEqual(wordsIn(svg).sort(), expected.sort());
    const seeds = row * (2 * row - 1) + 20;
    assert.equal(count(svg, 'ellipse'), 2 * row + seeds);
  }
});

test('the side to move is marked, closed houses are crossed', () => {
  const paths = (made) => count(svgOf(made), 'path');
  const arrows = 2;
  assert.equal(paths(diagram()), arrows + 1);
  assert.equal(paths(diagram({ over: { reason: 'swept', winner: null } })), arrows);
  const closed = diagram({ closed: [3, 7] });
  assert.equal(paths(closed), arrows + 3);
  assert.ok(!wordsIn(svgOf(closed)).some((word) => word === '3' || word === '7'));
  assert.notEqual(svgOf(diagram()), svgOf(diagram({ turn: 'north' })));
});

test('nothing in a drawing becomes markup, and it loads nothing', () => {
  const title = '<script>alert("1")</script> & \u0000 \'';
  const svg = svgOf({ ...diagram(), title });
  assert.doesNotMatch(svg, /<script|<style|href|url\(|\p{Cc}/u);
  assert.ok(svg.includes('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp;   &#39;'));
  assert.doesNotMatch(svg, /NaN|undefined/);
});

/** Relative luminance, as WCAG has it. */
const luminance = (colour) => [0.2126, 0.7152, 0.0722].reduce((sum, part, i) => {
  const tone = parseInt(colour.slice(1 + 2 * i, 3 + 2 * i), 16) / 255;
  return sum + part * (tone <= 0.04045 ? tone / 12.92 : ((tone + 0.055) / 1.055) ** 2.4);
}, 0);

test('what is written on no ground reads on white and on a dark page', () => {
  const contrast = (a, b) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  for (const page of ['#ffffff', '#202122']) {
    assert.ok(contrast(luminance(INK), luminance(page)) > 3.9, page);
  }
});

test('a wiki gets a table as South sees the board', () => {
  assert.equal(wikitextOf(diagram({ closed: [1] })), [
    '{| class="wikitable" style="text-align:center"',
    '|+ A title',
    '|-', '!', '! f !! e !! d !! c !! b !! a', '!',
    '|-', '! scope="row" | North', '| 11 || 10 || 9 || 8 || 7 || 6', '| captured 12',
    '|-', '! scope="row" | South (to play)', '| 0 || × || 2 || 3 || 4 || 5', '| captured 8',
    '|-', '!', '! A !! B !! C !! D !! E !! F', '!',
    '|}', '',
  ].join('\n'));
});

test('nothing in a title means something to a wiki', () => {
  const title = '{{Vandal}} [[x|y]] <nowiki> \'\'b\'\' ~~~~ |- ! # & \n= h =';
  const [, caption, next] = wikitextOf({ ...diagram(), title }).split('\n');
  assert.doesNotMatch(caption.slice(2), /[{}[\]<>|'~!=]/);
  assert.equal(next, '|-');
});

test('the plain text stands in columns', () => {
  const text = plainTextOf(diagram({ turn: 'north' }));
  assert.equal(text, [
    'A title', '',
    '         f  e  d  c  b  a',
    'North   11 10  9  8  7  6   captured 12, to play',
    'South    0  1  2  3  4  5   captured 8',
    '         A  B  C  D  E  F', '',
    'the position', '',
  ].join('\n'));
});

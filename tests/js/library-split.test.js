import assert from 'node:assert/strict';
import test from 'node:test';

import { join, split } from '../../www/library/split.js';

const A = '[Variant "hoyito-2"]\n[Date "2026-11-30"]\n\n1. A a 2. B *\n';
const B = '[Variant "hoyito-3"]\n[Result "0-4"]\n\n1. C b\n2. D 0-4\n';
const texts = (file) => split(file).map(({ text }) => text);

test('what is joined is parted again', () => {
  assert.deepEqual(texts(join([A, B, A])), [A, B, A]);
  assert.deepEqual(split(join([A, B])).map(({ line }) => line), [1, 6]);
  assert.equal(join([]), '');
  assert.deepEqual(split(''), []);
  assert.deepEqual(split(' \n\n \n'), []);
});

test('blank lines more or less make no difference, nor do the ends of lines', () => {
  assert.deepEqual(texts(`\n\n${A}\n\n\n${B}\n\n`), [A, B]);
  assert.deepEqual(texts(`${A}${B}`), [A, B]);
  assert.deepEqual(split(`\r\n${A}\n${B}`.replaceAll('\n', '\r\n')).map(({ line }) => line),
    [2, 7]);
  assert.deepEqual(texts('[Variant "hoyito-2"]\n\n[Date "2026-11-30"]\n\n1. A *\n'),
    ['[Variant "hoyito-2"]\n\n[Date "2026-11-30"]\n\n1. A *\n']);
});

test('a comment may hold what looks like a tag', () => {
  const commented = '[Variant "hoyito-2"]\n\n1. A {see\n[1] and } a {\n[Date "x"]\n} *\n';
  assert.deepEqual(texts(join([commented, B])), [commented, B]);
});

test('a record broken off anywhere does not swallow the next one', () => {
  for (let length = A.indexOf('\n') + 1; length < A.length; length += 1) {
    const [, ...rest] = texts(`${A.slice(0, length)}\n\n${B}`);
    assert.deepEqual(rest, [B], JSON.stringify(A.slice(0, length)));
  }
  assert.deepEqual(texts(`[Variant "hoyito-2"]\n\n1. A {never closed\n\n${B}`)[1], B);
});

test('text that is no record at all is a piece of its own, to be refused', () => {
  assert.deepEqual(texts(`<script>alert(1)</script>\n\n${A}`), ['<script>alert(1)</script>\n', A]);
  assert.deepEqual(texts('__proto__'), ['__proto__\n']);
  const long = 'x'.repeat(2 ** 20);
  assert.deepEqual(texts(long), [`${long}\n`]);
  assert.equal(split('[\n'.repeat(2 ** 19)).length, 1);
  assert.equal(split(join(Array(5000).fill(A))).length, 5000);
});

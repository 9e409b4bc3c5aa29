import assert from 'node:assert/strict';
import test from 'node:test';

import {
  emptied, opening, setupOf, sumsOf, textOf, withCaptured, withSeeds, withVariant,
} from '../../www/editor/setup.js';
import { faultOf, hintsOf, refuses, sumText } from '../../www/editor/words.js';
import { createI18n } from '../../www/i18n.js';
import editor from '../../www/locales/en-editor.js';
import en from '../../www/locales/en.js';
import { view } from './made.js';

const i18n = createI18n(en, 'en').with(editor);
const { t } = i18n;

const TWO = { id: 'hoyito-2', row: 6, seeds: 48, extraTurn: true };
const ONE = { ...TWO, id: 'hoyito-1', extraTurn: false };
const LONG = { ...TWO, id: 'hoyito-2-12', row: 12, seeds: 96 };

test('a setup is written as docs/formats.md has it', () => {
  assert.equal(textOf(opening(TWO)), 'hoyito-2 444444/444444 0-0 S');
  assert.equal(textOf(emptied(LONG)), 'hoyito-2-12 000000000000/000000000000 0-0 S');
  const setup = {
    ...withCaptured(withSeeds(emptied(TWO), 1, 12), 'north', 9),
    turn: 'north', again: true, lastFour: 'south', closed: [4, 5, 6],
  };
  assert.equal(textOf(setup), 'hoyito-2 0(12)0000/000000 0-9 N+ last4=S closed=EFa');
});

test('a text that the engine has taken is read back as it was', () => {
  const text = 'hoyito-2 0(12)0000/000001 20-9 N+ last4=S closed=EFa';
  const houses = [0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1];
  const captured = { south: 20, north: 9 };
  const state = view({ houses, captured, lastFour: 'south', closed: [4, 5, 6] });
  assert.equal(textOf(setupOf(`  ${text.replaceAll(' ', '   ')}\n`, state, TWO)), text);
});

test('the side to move is the text’s, even when it passes at once', () => {
  const state = view({ turn: 'north', passed: 'south' });
  const setup = setupOf('hoyito-2 000000/444444 24-0 S', state, TWO);
  assert.deepEqual([setup.turn, setup.again], ['south', false]);
});

test('seeds stay between none and all of the game, and are whole', () => {
  const setup = opening(TWO);
  const seeds = (wanted) => withSeeds(setup, 3, wanted).houses[3];
  assert.deepEqual([seeds(-1), seeds(49), seeds(2.9), seeds(NaN), seeds(7)], [0, 48, 2, 0, 7]);
  assert.equal(withCaptured(setup, 'south', Number('1e999')).captured.south, 48);
  assert.equal(setup.houses[3], 4, 'the setup itself is left alone');
});

test('a closed house opens for seeds', () => {
  const round = { ...emptied(TWO), closed: [4, 5] };
  assert.deepEqual(withSeeds(round, 5, 1).closed, [4]);
  assert.deepEqual(withSeeds(round, 5, 0).closed, [4, 5]);
  assert.deepEqual(withSeeds(round, 0, 3).closed, [4, 5]);
});

test('another variant keeps the houses that it has too', () => {
  const setup = { ...withSeeds(withSeeds(opening(TWO), 5, 1), 11, 2), again: true };
  const long = withVariant(setup, LONG);
  assert.equal(textOf(long), 'hoyito-2-12 444441000000/444442000000 0-0 S+');
  assert.equal(textOf(withVariant(long, TWO)), textOf(setup));
  assert.equal(withVariant(setup, ONE).again, false);
  const round = { ...setup, lastFour: 'south', closed: [0] };
  assert.equal(textOf(withVariant(round, ONE)), 'hoyito-1 444441/444442 0-0 S');
});

test('the sums say what is on the board and what is left', () => {
  assert.deepEqual(sumsOf(opening(TWO)), { board: 48, left: 0 });
  const setup = withCaptured(withSeeds(emptied(TWO), 0, 3), 'south', 4);
  assert.deepEqual(sumsOf(setup), { board: 3, left: 41 });
  assert.equal(sumText(t, setup), '3 seeds on the board · 41 left of 48');
  assert.equal(sumText(t, withSeeds(opening(TWO), 0, 5)),
    '49 seeds on the board · one too many for 48');
  assert.equal(sumText(t, opening(TWO)), '48 seeds on the board · none left of 48');
});

test('what follows from a position is told', () => {
  assert.deepEqual(hintsOf(i18n, opening(TWO), view()), []);
  const few = withSeeds(emptied(TWO), 0, 6);
  assert.deepEqual(hintsOf(i18n, few, view()), [
    '42 seeds of the 48 are missing. They belong to nobody.',
    '6 seeds on the board are not a multiple of four. The last of them can never be captured: the '
      + 'game ends by going round.',
  ]);
  assert.deepEqual(hintsOf(i18n, { ...opening(TWO), turn: 'north' }, view()),
    ['North has no sowing and passes at once: South is to play.']);
  const round = { ...opening(TWO), lastFour: 'north', closed: [4, 5, 7] };
  assert.deepEqual(hintsOf(i18n, round, view()),
    ['The last four go to North, whoever captures before them.',
      'Closed for this round: South’s E and F and North’s b.']);
});

test('a position at which the game is over says so, and nothing of what would come', () => {
  const over = { reason: 'stuck', winner: null };
  const setup = withCaptured(withCaptured(emptied(TWO), 'south', 24), 'north', 24);
  const state = view({ turn: 'north', captured: setup.captured, over });
  assert.deepEqual(hintsOf(i18n, setup, state),
    ['The game is over at once. A draw, 24 each. Neither side has a sowing left.']);
});

const fault = (text, refusal) => faultOf(t, text, refusal);

test('a refusal is explained, and its place is marked', () => {
  const text = 'hoyito-2 44444x/444444 0-0 S';
  const { words, ...place } = fault(text, { code: 'bad-position', at: 14, part: 'seeds' });
  assert.match(words, /^The seeds of a house are wanted here/);
  assert.deepEqual(place, { before: 'hoyito-2 44444', marked: 'x', after: '/444444 0-0 S' });
  const brackets = fault('hoyito-2 4(300)4444/444444', { at: 10, part: 'seeds' });
  assert.equal(brackets.marked, '(300)');
  assert.equal(fault('hoyito-9 444', { at: 0, part: 'variant' }).marked, 'hoyito-9');
});

test('every part that the engine names has words of its own', () => {
  const parts = ['variant', 'seeds', 'row', 'captured', 'total', 'turn', 'last4', 'closed', 'rest'];
  const words = new Set(parts.map((part) => fault('x', { at: 0, part }).words));
  assert.equal(words.size, parts.length);
  assert.ok(![...words].some((text) => /editor\.|[{}]/.test(text)));
});

test('a refusal without a part, or with one that is not known, still tells the place', () => {
  for (const part of [undefined, '', '__proto__', 'constructor', 'new']) {
    assert.equal(fault('hoyito-2 ', { code: 'bad-position', at: 9, part }).words,
      'From character 10 on this is no position.');
  }
});

test('a place is counted in characters, may be the end, and a long text is shown in part', () => {
  assert.deepEqual(fault('😀😀 x', { at: 3, part: 'row' }).before, '😀😀 ');
  assert.equal(fault('hoyito-2', { at: 8, part: 'row' }).marked, ' ');
  const { before, marked, after } = fault(`${'9'.repeat(100)} ${'8'.repeat(100)}`, { at: 40 });
  assert.deepEqual([before.length, marked.length, after.length], [16, 16, 16]);
});

test('a whole record and an endless text are not read at all', () => {
  assert.equal(refuses('hoyito-2 444444/444444 0-0 S'), null);
  assert.deepEqual(refuses('x'.repeat(2 ** 20)), { part: 'tooLong' });
  assert.deepEqual(refuses(' [Variant "hoyito-2"]'), { part: 'record' });
  assert.match(fault('', refuses('[')).words, /whole game, not a position/);
});

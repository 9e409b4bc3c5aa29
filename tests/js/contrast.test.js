import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import test from 'node:test';

import { CHOICES } from '../../www/store.js';

const css = new URL('../../www/css/', import.meta.url);
const sheet = (name) => readFileSync(new URL(`${name}.css`, css), 'utf8');
/** The custom properties of a sheet's first rules for the root, the forced colours' left out. */
const tokensOf = (text) => Object.fromEntries(
  [...text.split('@media (forced-colors')[0].matchAll(/--([\w-]+):\s*([^;]+);/g)]
    .map(([, name, value]) => [name, value]));

const themes = Object.fromEntries(CHOICES.theme.map((theme) => [theme, {
  ...tokensOf(sheet('tokens')), ...(theme === 'earth' ? {} : tokensOf(sheet(`theme-${theme}`))),
}]));

/** A token's colour as [red, green, blue, opacity], each from 0 to 1. */
function colour(tokens, name, dark) {
  const value = tokens[name];
  const parts = /^light-dark\((.+), (.+)\)$/.exec(value);
  const chosen = parts ? parts[dark ? 2 : 1] : value;
  const other = /^var\(--(.+)\)$/.exec(chosen);
  if (other) return colour(tokens, other[1], dark);
  const hex = /^#([\da-f]+)$/.exec(chosen)?.[1];
  assert.ok(hex, `--${name}: ${value}`);
  const digits = hex.length < 6 ? [...hex].map((digit) => digit + digit) : hex.match(/../g);
  const [r, g, b, a = 255] = digits.map((digit) => parseInt(digit, 16));
  return [r, g, b, a].map((part) => part / 255);
}

const over = ([r, g, b, a], below) => (
  [...[r, g, b].map((part, i) => a * part + (1 - a) * below[i]), 1]);

const luminance = (rgb) => {
  const [r, g, b] = rgb.map((part) => (
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const ratio = (a, b) => {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
};

const GROUNDS = ['ground', 'ground-sun', 'ground-far'];
const PLANKS = ['plank', 'plank-sun', 'plank-far'];

/** The colours of a theme by day or by night, and how to tell what is too faint. */
function outfit(theme, dark, faint) {
  const tokens = themes[theme];
  const of = (name) => colour(tokens, name, dark);
  const tell = (text) => faint.push(`${theme}, ${dark ? 'dark' : 'light'}: ${text}`);
  const ground = GROUNDS.map(of);
  const board = tokens.plank ? PLANKS.map(of) : ground;
  const chalked = tokens.chalked === 'inline';
  /** What seeds lie on: a house's walls where it is dug, else its floor of chalk. */
  const beds = !chalked ? ['bowl-floor', 'bowl-wall', 'bowl-deep'].map(of)
    : board.map((below) => over(of('chalk-floor'), below))
      .flatMap((floor) => [floor, over(of('shade'), floor)]);
  const clear = (least, name, below, what) => below.forEach((back, i) => {
    const found = ratio(over(of(name), back), back);
    if (found < least) tell(`${name} on ${what} ${i} is ${found.toFixed(2)}`);
  });
  return { of, tell, ground, board, chalked, beds, clear };
}

/** Calls with each theme by day and by night, and fails with all that was found too faint. */
const each = (act) => {
  const faint = [];
  for (const theme of CHOICES.theme) {
    for (const dark of [false, true]) act(outfit(theme, dark, faint));
  }
  assert.deepEqual(faint, []);
};

test('the ratio is that of WCAG', () => {
  assert.equal(ratio([0, 0, 0], [1, 1, 1]), 21);
  assert.equal(ratio([119 / 255, 119 / 255, 119 / 255], [1, 1, 1]).toFixed(2), '4.48');
});

test('there is a sheet for each theme but the first, and no other', () => {
  const sheets = readdirSync(css).filter((name) => name.startsWith('theme-'));
  const wanted = CHOICES.theme.filter((theme) => theme !== 'earth');
  assert.deepEqual(sheets.sort(), wanted.map((theme) => `theme-${theme}.css`).sort());
});

test('words and numbers stand out by 4.5 to 1, in the shade of the side that waits too', () => {
  each(({ of, ground, board, clear }) => {
    const shaded = board.map((below) => over(of('shade'), below));
    for (const name of ['ink', 'ink-soft']) {
      clear(4.5, name, [...ground, ...board, of('panel')], 'ground');
      clear(4.5, name, shaded, 'shade');
    }
    clear(4.5, 'accent', [...ground, of('panel')], 'ground');
    clear(4.5, 'accent-ink', [of('accent')], 'accent');
  });
});

test('every seed stands out from what it lies on by 4.5 to 1', () => {
  each(({ beds, clear }) => {
    for (let tone = 0; tone < 7; tone += 1) clear(4.5, `seed-${tone}`, beds, 'bed');
  });
});

test('marks and drawn houses stand out by 3 to 1 from one side of their line', () => {
  each(({ of, chalked, board, beds, tell }) => {
    for (const name of ['may', 'mark', 'last', ...(chalked ? ['chalk'] : [])]) {
      for (const back of board) {
        const line = over(of(name), back);
        const found = Math.max(ratio(line, back), ...beds.map((bed) => ratio(line, bed)));
        if (found < 3) tell(`${name} is ${found.toFixed(2)}`);
      }
    }
  });
});

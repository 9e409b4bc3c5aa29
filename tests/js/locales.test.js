import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import test from 'node:test';

import { LANGUAGES, chosenOf } from '../../www/languages.js';

const www = new URL('../../www/', import.meta.url);
const files = readdirSync(www, { recursive: true }).map((name) => name.replaceAll('\\', '/'));
const names = files.filter((name) => name.startsWith('locales/'));
/** The parts of the page, '' for the first visit's. */
const parts = names.filter((name) => /\/en(-\w+)?\.js$/.test(name)).map((name) => (
  name.slice('locales/en'.length, -'.js'.length)));
const texts = async (language, part) => (
  (await import(new URL(`locales/${language}${part}.js`, www))).default);

const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'];
const isPlural = (value) => (
  typeof value === 'object' && Object.keys(value).every((key) => CATEGORIES.includes(key)));

/** `[key, text or plural forms]` of every text. */
const flat = (messages, path = '') => Object.entries(messages).flatMap(([key, value]) => (
  typeof value === 'string' || isPlural(value)
    ? [[path + key, value]] : flat(value, `${path}${key}.`)));

const forms = (value) => (typeof value === 'string' ? [value] : Object.values(value));
const placeholders = (text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
const holes = (value) => new Set(forms(value).flatMap(placeholders).filter((name) => name !== 'n'));

/** Programs without their comments, and those that make pages of the same texts. */
const sources = [
  ...files.filter((name) => name.endsWith('.js') && !/^(locales|vendor)\//.test(name)),
  ...readdirSync(new URL('../xtask/pages', www)).filter((name) => name.endsWith('.js'))
    .map((name) => `../xtask/pages/${name}`),
].map((name) => [name, readFileSync(new URL(name, www), 'utf8')
  .replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')]);

test('a language is found by what it is called in browsers', () => {
  assert.equal(chosenOf([null, '', 'xx', 'EN-gb']), 'en');
  assert.equal(chosenOf(['xx']), LANGUAGES[0]);
  for (const language of LANGUAGES) assert.equal(chosenOf([`${language}-XX`, 'en']), language);
  assert.equal(chosenOf(['__proto__', 'constructor']), LANGUAGES[0]);
});

test('each language has all texts, with the same places to fill, and no others', async () => {
  assert.ok(parts.length > 1 && names.length === LANGUAGES.length * parts.length, names.join(' '));
  for (const part of parts) {
    const wanted = new Map(flat(await texts('en', part)));
    assert.ok(wanted.size, part);
    for (const language of LANGUAGES) {
      const there = new Map(flat(await texts(language, part)));
      const where = `${language}${part}`;
      assert.deepEqual([...there.keys()].sort(), [...wanted.keys()].sort(), where);
      const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
      for (const [key, value] of there) {
        const model = wanted.get(key);
        assert.equal(isPlural(value), isPlural(model), `${where}: ${key}`);
        assert.deepEqual(holes(value), holes(model), `${where}: ${key}`);
        assert.ok(forms(value).every((text) => text.trim()), `${where}: ${key} is empty`);
        if (isPlural(value)) {
          assert.deepEqual(Object.keys(value).sort(), [...pluralCategories].sort(),
            `${where}: ${key}`);
        }
      }
    }
  }
});

test('no text is left that nothing asks for', async () => {
  const code = sources.map(([, text]) => text).join('\n');
  const literals = new Set([...code.matchAll(/['`]([\w.-]+)['`]/g)].map(([, text]) => text));
  const patterns = [...code.matchAll(/`([\w.-]*(?:\$\{[^{}`]*(?:\{[^{}]*\}[^{}]*)*\}[\w.-]*)+)`/g)]
    .map(([, text]) => text.replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '\0'))
    .filter((text) => /^[\w-]+\./.test(text.replaceAll('\0', '')) || /\.[\w-]*\0/.test(text))
    .map((text) => new RegExp(`^${text.replaceAll('.', '\\.').replaceAll('\0', '[\\w-]+')}$`));
  const idle = [];
  for (const part of parts) {
    for (const [key] of flat(await texts('en', part))) {
      if (!literals.has(key) && !patterns.some((it) => it.test(key))) idle.push(`${part} ${key}`);
    }
  }
  assert.deepEqual(idle, []);
});

test('what a person reads stands in the locales alone', () => {
  /** Words in a row, or a sentence's end, that are no class names, attributes or addresses. */
  const speaks = /[A-Z][a-z]+ [a-z]+|[a-z]{3,} [a-z]{3,} [a-z]{3,}|[a-z]{3,}[.!?…]$/;
  const found = [];
  for (const [name, code] of sources) {
    for (const [, text] of code.matchAll(/'((?:[^'\\\n]|\\.)*)'/g)) {
      if (speaks.test(text)) found.push(`${name}: ${text}`);
    }
  }
  assert.deepEqual(found, []);
});

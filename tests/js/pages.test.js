import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';

import { LANGUAGES } from '../../www/languages.js';
import { draw } from '../../www/view/ground.js';
import { h } from '../../www/view/dom.js';
import { document } from '../../xtask/pages/document.js';
import {
  PICTURE, addressing, headOfGame, headOfRules, oembedOf, siteOf,
} from '../../xtask/pages/head.js';

globalThis.document = document;

const SITE = 'https://example.org/games/hoyito/';
const WORDS = { language: 'fr', title: 'A </script> & "B"', about: 'What <b>it</b> is' };

/** `[name, value]` of the attributes of each element of a head. */
const read = (head) => head.map((element) => Object.fromEntries(
  [...`${element}`.split('>')[0].matchAll(/ ([\w:-]+)="([^"]*)"/g)].map(([, ...pair]) => pair)));
const dataIn = (head) => {
  const [, text] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(head.join(''));
  return JSON.parse(text);
};
const hreflangs = (head) => Object.fromEntries(
  read(head).filter(({ hreflang }) => hreflang).map(({ hreflang, href }) => [hreflang, href]));

test('what is built ends as text, and text never as markup', () => {
  const built = h('p', { title: '"<&>"', hidden: true, lang: false },
    '1 < 2 & "3"', h('meta', { charset: 'utf-8' }), h('b', {}, 'c'));
  assert.equal(`${built}`, '<p title="&quot;&lt;&amp;&gt;&quot;" hidden>'
    + '1 &lt; 2 &amp; &quot;3&quot;<meta charset="utf-8"><b>c</b></p>');
  const words = draw('text', { x: 1.26, y: -0.04 });
  words.textContent = '<tspan>';
  assert.equal(`${words}`, '<text x="1.3" y="0">&lt;tspan&gt;</text>');
});

test('a script that would end early is refused', () => {
  assert.throws(() => `${h('script', {}, '</script>')}`);
});

test('the address of a release is that of a folder on the web', () => {
  assert.equal(siteOf('https://example.org/games/hoyito'), SITE);
  assert.equal(siteOf(SITE), SITE);
  assert.equal(siteOf('http://localhost:8000'), 'http://localhost:8000/');
  assert.equal(siteOf(''), null);
  assert.equal(siteOf(undefined), null);
  for (const wrong of ['example.org', 'ftp://a.b/', 'javascript:1', `${SITE}?a=b`, `${SITE}#a`,
    'https://me@example.org/']) {
    assert.throws(() => siteOf(wrong), /address of a folder/, wrong);
  }
});

test('pages find each other without an address, too', () => {
  const [game, rules] = [addressing(null, ''), addressing(null, 'rules/fr.html')];
  const paths = ['', '?lang=fr', 'rules/en.html'];
  assert.deepEqual(paths.map(game), ['./', '?lang=fr', 'rules/en.html']);
  assert.deepEqual(paths.map(rules), ['../', '../?lang=fr', 'en.html']);
  assert.equal(addressing(SITE, 'rules/fr.html')('?lang=fr'), `${SITE}?lang=fr`);
});

for (const [name, head, page, oembed] of [
  ['game', headOfGame, '', 'oembed.json'],
  ['rules', headOfRules, 'rules/fr.html', 'rules/fr.json'],
]) {
  test(`with an address all of it is told, ${name}`, () => {
    const made = head(SITE, WORDS);
    const elements = read(made);
    const og = Object.fromEntries(elements.filter(({ property }) => property)
      .map(({ property, content }) => [property, content]));
    assert.equal(og['og:url'], SITE + page);
    assert.equal(og['og:image'], SITE + PICTURE.path);
    assert.equal(og['og:title'], 'A &lt;/script&gt; &amp; &quot;B&quot;');
    assert.equal(elements.find(({ rel }) => rel === 'canonical').href, SITE + page);
    assert.equal(elements.find(({ type }) => type === 'application/json+oembed').href,
      SITE + oembed);
    const there = hreflangs(made);
    assert.deepEqual(Object.keys(there), [...LANGUAGES, 'x-default']);
    assert.equal(new Set(LANGUAGES.map((language) => there[language])).size, LANGUAGES.length);
    for (const href of Object.values(there)) assert.ok(href.startsWith(SITE), href);
    const data = dataIn(made);
    assert.equal(data.url, SITE + page);
    assert.equal(data.image, SITE + PICTURE.path);
    assert.equal(data.description, WORDS.about);
  });

  test(`without an address nothing names a host, ${name}`, () => {
    const made = head(null, WORDS);
    assert.doesNotMatch(made.join('').replace('https://schema.org', ''), /https?:|og:image|oembed/);
    assert.deepEqual(Object.keys(hreflangs(made)), [...LANGUAGES, 'x-default']);
    assert.equal(dataIn(made)['@context'], 'https://schema.org');
  });
}

test('the game is a video game, the rules are about one', () => {
  assert.equal(dataIn(headOfGame(SITE, WORDS))['@type'], 'VideoGame');
  assert.deepEqual(dataIn(headOfGame(SITE, WORDS)).inLanguage, LANGUAGES);
  assert.equal(dataIn(headOfRules(SITE, WORDS)).mainEntity['@type'], 'Game');
});

test('what is embedded is the game in a frame', () => {
  const { html, title, ...oembed } = oembedOf(SITE, WORDS.title, { rules: 'hoyito-2', lang: 'fr' });
  assert.equal(title, WORDS.title);
  assert.equal(oembed.version, '1.0');
  assert.equal(oembed.type, 'rich');
  assert.ok(html.startsWith('<iframe ') && html.endsWith('></iframe>'), html);
  const [, src] = / src="([^"]+)"/.exec(html);
  assert.equal(src.replaceAll('&amp;', '&'), `${SITE}?embed=1&rules=hoyito-2&lang=fr`);
  assert.ok(html.includes(` width="${oembed.width}" height="${oembed.height}"`), html);
  assert.equal(oembed.thumbnail_url, SITE + PICTURE.path);
});

test('the picture is as large as it is said to be, and light', () => {
  const picture = readFileSync(new URL('../../xtask/pages/picture.jpg', import.meta.url));
  assert.ok(picture.length < 100_000);
  // A frame's head: mark, length, depth, height, width.
  const frame = picture.findIndex((byte, i) => (
    byte === 0xff && [0xc0, 0xc2].includes(picture[i + 1]) && picture.readUInt16BE(i + 2) === 17));
  assert.deepEqual([picture.readUInt16BE(frame + 7), picture.readUInt16BE(frame + 5)],
    [PICTURE.width, PICTURE.height]);
});

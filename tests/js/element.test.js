import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import vm from 'node:vm';

const read = (name) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');
const element = read('www/hoyito-embed.js');
const gadget = read('www/hoyito-gadget.js');
const docs = read('docs/embed.md');

/** The class that the element's script defines, run as often as wished, without a page. */
function defined(times) {
  const made = [];
  const context = vm.createContext({
    URL,
    HTMLElement: class {},
    CSSStyleSheet: class { replaceSync() {} },
    document: { currentScript: { src: 'https://game.example/play/hoyito-embed.js?v=2' } },
    customElements: {
      define: (name, type) => made.push([name, type]),
      get: (wanted) => made.find(([name]) => name === wanted)?.[1],
    },
  });
  for (let i = 0; i < times; i += 1) vm.runInContext(element, context);
  return made;
}

/** The first column of the table under a heading of the documentation. */
const documented = (heading) => docs.split(`## ${heading}\n`)[1].split('\n## ')[0].split('\n')
  .flatMap((line) => /^\| `(\w+)`/.exec(line)?.[1] ?? []).sort();

const inGadget = () => {
  const [, list] = /PARAMETERS = (\[[^\]]*\])/.exec(gadget);
  return [...vm.runInNewContext(list)].sort();
};

test('the element is defined once, however often its script comes', () => {
  assert.deepEqual(defined(2).map(([name]) => name), ['hoyito-game']);
});

test('element, gadget and documentation know the same parameters', () => {
  const [[, type]] = defined(1);
  const attributes = type.observedAttributes.filter((name) => name !== 'title').sort();
  assert.deepEqual(documented('Parameters'), [...attributes]);
  assert.deepEqual(documented('Parameters'), inGadget());
});

test('scripts for pages of any encoding are in ASCII', () => {
  for (const text of [element, gadget]) assert.doesNotMatch(text, /[^\n\x20-\x7e]/);
});

test('a wiki finds one address in the gadget, and nothing that could run a text', () => {
  assert.deepEqual(gadget.match(/\w+:\/\/[^'"\s]*/g), ['https://example.org/games/hoyito/']);
  assert.doesNotMatch(gadget, /html\(|innerHTML|importScript|mw\.loader|createElement\('script/i);
});

test('the article may load no more than the game', () => {
  const policy = (page) => Object.fromEntries(
    /Content-Security-Policy" content="([^"]+)"/.exec(read(page))[1].split('; ').map((part) => {
      const [name, ...sources] = part.split(' ');
      return [name, sources];
    }));
  const [game, article] = [policy('index.html'), policy('www/demo/index.html')];
  const { 'frame-src': frames, ...rest } = article;
  assert.deepEqual(frames, ['\'self\'']);
  for (const [name, sources] of Object.entries(rest)) {
    for (const source of sources) assert.ok(game[name].includes(source), `${name} ${source}`);
  }
  assert.doesNotMatch(read('www/demo/index.html'), /<script(?![^>]*src=)|style=|\son\w+=/);
});

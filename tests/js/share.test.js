import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';

import { createCopies } from '../../www/share/copies.js';
import {
  compare, gameFragment, positionFragment, readLink, sowingsOf,
} from '../../www/share/link.js';
import { createStorage } from '../../www/storage.js';
import { forgedLink as forged, recordOf } from './made.js';

/** Turns of the longest game of long rows in the rules' vectors. */
function longest() {
  const file = new URL('../vectors/games.json', import.meta.url);
  const games = JSON.parse(readFileSync(file, 'utf8'))
    .filter(({ rules }) => rules === 'hoyito-2-12');
  const [{ steps }] = games.sort((a, b) => b.steps.length - a.steps.length);
  return steps.map(([house]) => String.fromCharCode(house < 12 ? 65 + house : 85 + house));
}

test('a game goes into a link and comes out as it was', () => {
  const tags = {
    Date: '2026-11-30', South: 'Ana_Ruiz "la.vieja" \\ =1', North: 'Žofie & Ko #2 100%',
    Start: 'hoyito-2 0(12)3104/444444 0-0 N+ last4=S', Ended: 'South resigned',
  };
  const fragment = gameFragment(recordOf(['C', 'bA', '-', 'a-'], tags));
  assert.match(fragment, /^#game=hoyito-2\.[\x21-\x7e]+\.turns=CbA-a-\.check=[0-9a-z]{5}$/);
  assert.deepEqual(readLink(fragment), {
    kind: 'game',
    text: '[Variant "hoyito-2"]\n[Game "a1b2c3d4"]\n[Date "2026-11-30"]\n'
      + '[South "Ana_Ruiz \\"la.vieja\\" \\\\ =1"]\n'
      + '[North "Žofie & Ko #2 100%"]\n'
      + '[Start "hoyito-2 0(12)3104/444444 0-0 N+ last4=S"]\n[Ended "South resigned"]\n'
      + '\nCbA-a-\n',
    packed: true,
  });
});

test('the links that the formats’ page shows are what the page makes', () => {
  const page = readFileSync(new URL('../../docs/formats.md', import.meta.url), 'utf8');
  const shown = page.match(/^#(game|position)=\S+$/gm) ?? [];
  assert.deepEqual(shown.map((link) => readLink(link).kind), ['game', 'position']);
});

test('a position goes into a link and comes out as it was', () => {
  const position = 'hoyito-2-12 0(12)3104000021/5040(10)1110032 24-16 N+';
  const fragment = positionFragment(position);
  assert.match(fragment,
    /^#position=hoyito-2-12_0\(12\)3104000021\/5040\(10\)1110032_24-16_N\+\.check=\w{5}$/);
  assert.deepEqual(readLink(fragment), { kind: 'position', text: position, packed: true });
});

test('the usual link has no percent sign, and one program’s coding is as good as another’s', () => {
  const fragment = gameFragment(recordOf(['C', 'b'], {
    Date: '2026-11-30', South: 'Ana', North: 'Juan Perez', Start: 'hoyito-2 4(12)/4 0-0 S',
  }));
  assert.doesNotMatch(fragment, /%/);
  const coded = fragment.replaceAll('(', '%28').replaceAll(')', '%29').replaceAll('/', '%2f');
  assert.deepEqual(readLink(coded), readLink(fragment));
});

test('a game of 300 turns on rows of twelve stays under 2,000 characters', () => {
  const turns = longest();
  assert.ok(turns.length > 300);
  const tags = {
    Variant: 'hoyito-2-12', Date: '2026-11-30', South: 'A name of thirty characters ..',
    North: 'Another of thirty characters .',
  };
  const fragment = gameFragment(recordOf(turns, tags));
  assert.ok(fragment.length + 60 < 2000, `${fragment.length} characters`);
  assert.ok(readLink(fragment).text.endsWith(`\n${turns.join('')}\n`));
});

test('a link that was cut off anywhere is told from a shorter game', () => {
  const fragment = gameFragment(recordOf(['C', 'b', 'A', 'a', 'D']));
  const begin = '#game='.length;
  for (let end = begin; end < fragment.length; end += 1) {
    assert.deepEqual(readLink(fragment.slice(0, end)), { kind: 'trouble', trouble: 'cut' });
  }
});

test('a link in which a sign was changed is told', () => {
  const fragment = gameFragment(recordOf(['C', 'b'], { South: 'José' }));
  const body = fragment.indexOf('.check=');
  for (let at = '#game='.length; at < body; at += 1) {
    const other = fragment[at] === 'B' ? 'D' : 'B';
    const changed = fragment.slice(0, at) + other + fragment.slice(at + 1);
    assert.deepEqual(readLink(changed), { kind: 'trouble', trouble: 'changed' }, changed);
  }
});

test('what a chat program has glued to the end of a link does no harm', () => {
  const fragment = gameFragment(recordOf(['C', 'b']));
  for (const glue of ['.', ')', '>', '&utm=1', '%20']) {
    assert.equal(readLink(fragment + glue).kind, 'game', glue);
  }
});

test('no link brings more than words into the record', () => {
  const name = 'x"]\n[Variant "hoyito-3"]\n\n{\u0000';
  const { kind, text } = readLink(forged([
    ['game', 'hoyito-2"]\n[Start "x'], ['south', name], ['constructor', 'x'], ['__proto__', 'y'],
    ['turns', 'Cb'],
  ]));
  assert.equal(kind, 'game');
  assert.equal(text, '[Variant "hoyito-2\\"] [Start \\"x"]\n'
    + '[South "x\\"] [Variant \\"hoyito-3\\"]  { "]\n\nCb\n');
  assert.equal({}.x, undefined);
  assert.equal(readLink(forged([['position', '\n[Variant "hoyito-2"]\n\nC']])).trouble, 'changed');
  for (const turns of ['C b', 'C\n[South "x"]', '{', '<script>', '1-0', 'Ç']) {
    assert.deepEqual(readLink(forged([['game', 'hoyito-2'], ['turns', turns]])),
      { kind: 'trouble', trouble: 'changed' }, turns);
  }
});

test('what is no link of this game is told', () => {
  const told = (hash) => readLink(hash).trouble;
  for (const hash of ['', '#', '#top', '#Game=x', '#__proto__', '#<script>alert(1)</script>']) {
    assert.equal(told(hash), 'unknown', hash);
  }
  assert.equal(told('#game='), 'cut');
  assert.equal(told('#game=%E0%A4%A.turns=C.check=00000'), 'changed');
  assert.equal(told(`#game=${'C'.repeat(1_000_000)}`), 'long');
});

test('a copy that comes is the same, longer, older or of another past', () => {
  const turns = ['C', 'b', 'Aa', 'd'];
  const mine = recordOf(turns, { South: 'Ana' });
  const held = (comes) => compare(mine, comes);
  assert.deepEqual(held(recordOf(turns, { Date: '2026-12-01' })), { verdict: 'same', more: 0 });
  assert.deepEqual(held(recordOf([...turns, 'EF'])), { verdict: 'longer', more: 2 });
  assert.deepEqual(held(recordOf(turns.slice(0, 2))), { verdict: 'older', more: 3 });
  for (const other of [
    recordOf(['C', 'b', 'Ab', 'd']), recordOf(['D', ...turns.slice(1), 'E']),
    recordOf(turns, { Variant: 'hoyito-3' }),
    recordOf(turns, { Start: 'hoyito-2 444444/444444 0-0 N' }),
  ]) assert.equal(held(other).verdict, 'changed', other);
});

test('sowings are counted, passes are not', () => {
  assert.equal(sowingsOf(recordOf(['C', 'bA', '-', 'a-'])), 4);
  assert.equal(sowingsOf(recordOf([], { South: 'Ana' })), 0);
});

test('a game that was given up ends there', () => {
  const ended = recordOf(['C', 'b'], { Ended: 'South resigned' });
  assert.equal(compare(recordOf(['C', 'b']), ended).verdict, 'longer');
  assert.equal(compare(ended, recordOf(['C', 'b'])).verdict, 'older');
  assert.equal(compare(ended, recordOf(['C', 'b', 'A'])).verdict, 'changed');
  assert.equal(compare(ended, recordOf(['C', 'b'], { Ended: 'Draw agreed' })).verdict, 'changed');
});

/** @param {Record<string, string>} items */
const shelfOf = (items) => createStorage(() => ({
  getItem: (name) => items[name] ?? null,
  setItem: (name, text) => { items[name] = text; },
}));

test('the last twenty games by link are remembered, the latest copy of each', () => {
  const shelf = shelfOf({});
  const copies = createCopies(shelf);
  for (let i = 0; i < 25; i += 1) copies.keep({ game: `${i}`, record: 'r', side: null });
  copies.keep({ game: '7', record: 'renewed', side: 'south' });
  const again = createCopies(shelf);
  assert.deepEqual([4, 5, 24].map((game) => Boolean(again.of(`${game}`))), [false, true, true]);
  assert.deepEqual(again.of('7'), { game: '7', record: 'renewed', side: 'south' });
  for (let i = 30; i < 49; i += 1) copies.keep({ game: `${i}`, record: 'r', side: null });
  assert.ok(copies.of('7'), 'a renewed copy counts as new');
  assert.equal(copies.of('24'), copies.of('__proto__'));
});

test('copies live without storage, and what was spoilt in it is left out', () => {
  const forbidden = createCopies(createStorage(() => { throw new Error('SecurityError'); }));
  forbidden.keep({ game: 'a', record: 'r', side: 'north' });
  assert.equal(forbidden.of('a')?.record, 'r');

  for (const spoilt of ['{', '7', 'null', '{"length":3}', '[{"game":"a","record":7}]', '[null]']) {
    const copies = createCopies(shelfOf({ 'hoyito.links': spoilt }));
    assert.equal(copies.of('a'), null, spoilt);
    copies.keep({ game: 'a', record: 'r', side: null });
    assert.equal(copies.of('a')?.record, 'r');
  }
});

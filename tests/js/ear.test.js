import assert from 'node:assert/strict';
import test from 'node:test';

import { QUERIES, stepTidings, tidings } from '../../www/ear/words.js';
import { createI18n } from '../../www/i18n.js';
import { boardModel } from '../../www/model.js';
import { LANGUAGES } from '../../www/languages.js';
import { defaultSettings, sowingStarted } from '../../www/store.js';
import { move, sowing, stateOf, view } from './made.js';

const textsOf = async (language) => {
  const parts = await Promise.all(['', '-ear'].map(
    (part) => import(new URL(`../../www/locales/${language}${part}.js`, import.meta.url))));
  return createI18n(parts[0].default, language).with(parts[1].default);
};
const i18n = await textsOf('en');

const persons = { south: 'person', north: 'person' };
const told = (choice) => ({ ...defaultSettings, told: choice });
const ask = (name, change) => QUERIES[name](i18n, stateOf(change));

/** South has sown once, and North, the computer, three times in its turn. */
const history = [
  sowing({ ply: 1, turn: 1, house: 2 }),
  sowing({ ply: 2, turn: 2, house: 6, captures: [4] }),
  sowing({ ply: 3, turn: 2, house: 8, captures: [10, 9] }),
  sowing({ ply: 4, turn: 2, house: 7, laps: 3, passes: ['south'] }),
];
const after = (ply, change = {}, rest = {}) => stateOf({
  history: history.slice(0, ply), position: view({ ply, plies: ply, ...change }), ...rest,
});

test('whose turn it is, in the words of the line above the board', () => {
  assert.equal(ask('whoseTurn', {}), 'Your turn. South to play.');
  assert.equal(ask('whoseTurn', { seats: persons }), 'South to play.');
  assert.equal(ask('whoseTurn', { position: view({ turn: 'north' }), thinking: true }),
    'The computer is thinking. North to play.');
  const over = view({ over: { reason: 'swept', winner: 'south' } });
  assert.equal(ask('whoseTurn', { position: over }), 'South wins 0 to 0. The board is empty.');
  const moving = sowingStarted(stateOf(), sowing({ house: 2 }), stateOf());
  assert.equal(QUERIES.whoseTurn(i18n, moving), 'South sows C.');
});

test('a row is read from its owner’s left, the person’s own before the other', () => {
  const houses = [1, 0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
  const position = view({ houses });
  assert.equal(ask('myRow', { position }),
    'South, from the left: A 1, B 0, C 2, D 3, E 4, and F 5.');
  assert.match(ask('otherRow', { position }), /^North, from the left: a 6, b 7, .*f 11\.$/);
  const north = { seats: { south: 'computer', north: 'person' } };
  assert.match(ask('myRow', { position, ...north }), /^North/);
  const turn = { position: view({ houses, turn: 'north' }), seats: persons };
  assert.match(ask('myRow', turn), /^North/);
  assert.match(ask('otherRow', turn), /^South/);
  const closed = view({ houses, closed: [1, 6] });
  assert.match(ask('myRow', { position: closed }), /A 1, B closed, C 2/);
  assert.match(ask('otherRow', { position: closed }), /a closed, b 7/);
});

test('the heaps, and what is left on the board', () => {
  const position = view({ houses: Array(12).fill(3), captured: { south: 8, north: 4 } });
  assert.equal(ask('heaps', { position }),
    'South’s heap: 8 seeds. North’s heap: 4 seeds. On the board: 36 seeds.');
});

test('the last turn, whole', () => {
  assert.equal(ask('lastTurn', {}), 'No turn has been made yet.');
  assert.equal(QUERIES.lastTurn(i18n, after(4)).match(/North sows/g).length, 3);
  const look = { by: 'line', at: 1, of: 2, last: history[0], headline: '', detail: '' };
  assert.equal(ask('lastTurn', { look }), 'South sows C, one lap.');
  assert.equal(ask('lastTurn', { look: { ...look, last: null } }), 'No turn has been made yet.');
});

test('a computer’s turn is told once, as a whole', () => {
  const middle = { turn: 'north', again: true };
  assert.equal(tidings(i18n, 'sown', after(2, middle)), '');
  assert.notEqual(tidings(i18n, 'sown', after(2, middle, { held: true })), '');
  assert.equal(tidings(i18n, 'sown', after(4)),
    'North sowed a, c, and b and took 12: South’s E and North’s e and d. '
    + 'South has no sowing and passes. South to play.');
  const person = after(2, middle, { seats: persons });
  assert.equal(tidings(i18n, 'sown', person),
    'North sows a, one lap, and captures 4: South’s E. North plays again.');
  assert.equal(tidings(i18n, 'sown', after(1, { turn: 'north' })),
    'South sows C, one lap. North to play.');
});

test('how much is said of a sowing can be chosen', () => {
  const said = (choice, ply, change) => (
    tidings(i18n, 'sown', after(ply, change, { settings: told(choice), seats: persons })));
  assert.equal(said('brief', 1, { turn: 'north' }), 'South: C.');
  assert.equal(said('brief', 3, {}), 'North: c, takes 8.');
  assert.equal(said('brief', 3, { turn: 'north', again: true }),
    'North: c, takes 8. North plays again.');
  assert.equal(said('brief', 4, {}), 'North: b. South has no sowing and passes. South to play.');
  const over = { over: { reason: 'swept', winner: 'south' } };
  assert.match(said('brief', 1, over), /^South: C\. South wins/);
  assert.match(said('full', 3, { captured: { south: 0, north: 8 } }),
    /^North sows c.* South to play\. South’s heap: 0 seeds\. North’s heap: 8 seeds\./);
  assert.equal(said('full', 1, { turn: 'north' }), said('normal', 1, { turn: 'north' }));
});

test('a jump in the line has the sowing before and the side to move', () => {
  const state = after(1, { turn: 'north', plies: 3 });
  assert.equal(tidings(i18n, 'at', state),
    'Sowing 1 of 3. South sows C, one lap. North to play.');
  assert.equal(tidings(i18n, 'undone', stateOf()), 'Taken back. South to play.');
});

test('names of houses are as long as is wanted', () => {
  const moves = view().houses.map((_, house) => (house < 6
    ? move(house, { laps: 1, last: 9 }) : move(house, { reason: 'not-yours' })));
  const labels = (choice, change = {}) => boardModel(i18n, stateOf({
    moves, settings: { ...told(choice), preview: false, ...change },
  })).houses.map(({ label }) => label);
  assert.equal(labels('brief')[2], 'C, 4');
  assert.equal(labels('brief')[8], 'North’s c, 4');
  assert.equal(labels('normal')[2], 'C, South, 4 seeds, playable');
  assert.match(labels('normal', { preview: true })[2], /playable: one lap, ends in North’s d$/);
  assert.match(labels('full')[2], /playable: one lap, ends in North’s d$/);
});

test('step by step: what was lifted, how far it was sown, what was taken', async () => {
  const say = (...steps) => stepTidings(i18n, steps, stateOf());
  assert.equal(say({ kind: 'lift', house: 2, seeds: 4 }), 'Lifted from South’s C: 4 seeds.');
  assert.equal(say({ kind: 'drop', house: 3 }, { kind: 'drop', house: 4 }),
    'Sown as far as South’s E, which now holds 4 seeds.');
  assert.equal(say({ kind: 'relay', house: 4 }, { kind: 'lift', house: 4, seeds: 1 }),
    'Lifted from South’s E: one seed.');
  assert.equal(say({ kind: 'capture', house: 8, seeds: 4, by: 'south' }),
    'South takes 4 seeds from North’s c.');
  assert.equal(say({ kind: 'lastFour', to: 'north', seeds: 4 }), 'The last four go to North.');
  assert.equal(say({ kind: 'pass', side: 'north' }, { kind: 'end', reason: 'swept', winner: null }),
    'North has no sowing and passes.');
});

test('in every language nothing is left unsaid', async () => {
  for (const language of LANGUAGES) {
    const words = await textsOf(language);
    const steps = [
      { kind: 'lift', house: 2, seeds: 4 }, { kind: 'drop', house: 3 },
      { kind: 'capture', house: 8, seeds: 4, by: 'south' },
    ];
    for (const said of [
      ...Object.values(QUERIES).map((answer) => answer(words, after(4, { closed: [1] }))),
      ...['brief', 'normal', 'full'].map((choice) => (
        tidings(words, 'sown', after(4, {}, { settings: told(choice) })))),
      stepTidings(words, steps, stateOf()),
    ]) assert.doesNotMatch(said, /\bear\.|\{|undefined|null/, `${language}: ${said}`);
  }
});

import assert from 'node:assert/strict';
import test from 'node:test';

import { createI18n } from '../../www/i18n.js';
import en from '../../www/locales/en.js';
import { boardModel } from '../../www/model.js';
import {
  changed, computerToMove, createStore, farSide, isBusy, lastTurn, lookedAt, onlyPerson,
  onlySeedsMoved, placed, redoTarget, settled, sowingStarted, spokesman, stepShown, undoTarget,
} from '../../www/store.js';
import { move, sowing, stateOf, view } from './made.js';

const i18n = createI18n(en, 'en');

/** South A and B (a capture between), North a, b, c, South C, North d. */
const LINE = [
  [0, 1], [1, 1], [6, 2], [7, 2], [8, 2], [2, 3], [9, 4],
].map(([house, turn], index) => sowing({ ply: index + 1, house, turn }));

const at = (ply, seats, change = {}) => stateOf({
  position: view({ ply, plies: LINE.length, ...change }), history: LINE,
  seats: { south: 'person', north: 'computer', ...seats },
});

test('undo goes back to the person’s last decision, over all that the computer did', () => {
  assert.equal(undoTarget(at(7)), 5);
  assert.equal(undoTarget(at(5)), 1);
  assert.equal(undoTarget(at(1)), 0);
  assert.equal(undoTarget(at(0)), null);
  const computerFirst = { south: 'computer', north: 'person' };
  assert.equal(undoTarget(at(2, computerFirst)), null);
});

test('between two persons, or two computers, undo is one sowing', () => {
  for (const player of ['person', 'computer']) {
    const both = { south: player, north: player };
    assert.deepEqual([7, 4, 1].map((ply) => undoTarget(at(ply, both))), [6, 3, 0]);
    assert.deepEqual([0, 3, 6, 7].map((ply) => redoTarget(at(ply, both))), [1, 4, 7, null]);
  }
});

test('redo stops where a person chose, or at the end of the line', () => {
  assert.deepEqual([0, 1, 5, 7].map((ply) => redoTarget(at(ply))), [1, 5, 7, null]);
});

test('the last turn is the other side’s, with all its sowings', () => {
  const plies = (sowings) => sowings.map(({ ply }) => ply);
  assert.deepEqual(plies(lastTurn(at(5))), [3, 4, 5]);
  assert.deepEqual(plies(lastTurn(at(1))), []);
  assert.deepEqual(plies(lastTurn(at(5, {}, { turn: 'north' }))), [1, 2]);
  assert.deepEqual(plies(lastTurn(at(6, {}, { over: { reason: 'swept', winner: null } }))), [6]);
});

test('who speaks for a side, and who is alone at the table', () => {
  assert.equal(onlyPerson(at(0)), 'south');
  assert.equal(onlyPerson(at(0, { north: 'person' })), null);
  assert.equal(spokesman(at(0, {}, { turn: 'north' })), 'south');
  assert.equal(spokesman(at(0, { north: 'person' }, { turn: 'north' })), 'north');
  assert.equal(spokesman(at(0, { south: 'computer' })), null);
  assert.equal(spokesman(at(0, {}, { over: { reason: 'swept', winner: null } })), null);
  assert.ok(computerToMove(at(0, {}, { turn: 'north' })));
});

test('while a sowing moves, the view is still the board before it', () => {
  const before = stateOf();
  const houses = [0, 5, 5, 5, 5, ...Array(7).fill(4)];
  const position = view({ houses, turn: 'north', ply: 1, plies: 1 });
  const truth = { position, moves: before.moves, history: [sowing()] };
  let state = sowingStarted(before, truth.history[0], truth);
  assert.ok(isBusy(state));
  assert.equal(state.view, before.position);
  assert.equal(state.position, position);

  const shown = { houses, captured: { south: 4, north: 0 }, hand: 0 };
  const dropped = stepShown(state, { kind: 'drop', house: 4 }, shown);
  assert.ok(onlySeedsMoved(state, dropped));
  state = stepShown(state, { kind: 'relay', house: 4 }, shown);
  assert.ok(!onlySeedsMoved(dropped, state), 'the lap is told, too');
  assert.ok(!onlySeedsMoved(state, changed(state, { peek: 3 })));
  state = stepShown(state, { kind: 'capture', house: 4, seeds: 4, by: 'south' }, shown);
  assert.deepEqual([state.playback.lap, state.playback.taken, state.shown], [2, 4, shown]);

  state = settled(state);
  assert.ok(isBusy(state), 'until it has stood still for a moment');
  assert.equal(state.view, position);
  assert.deepEqual(state.shown.houses, houses);
});

test('another position ends whatever moved', () => {
  const moving = sowingStarted(stateOf(), sowing(), undefined);
  const position = view({ turn: 'north' });
  const state = placed(moving, { position, moves: moving.moves, history: [] });
  assert.ok(!isBusy(state));
  assert.equal(state.view, position);
  const past = lookedAt(state, view({ ply: 2 }));
  assert.equal(past.position, position);
  assert.equal(past.view.ply, 2);
});

test('the Tab key reaches one house: the last one visited, or the first that can be sown', () => {
  const moves = view().houses.map((_, house) => move(house, house < 2 ? { reason: 'empty' } : {}));
  const reached = (change) => boardModel(i18n, stateOf({ moves, ...change })).houses
    .flatMap(({ tabbable }, house) => (tabbable ? [house] : []));
  assert.deepEqual(reached({}), [2]);
  assert.deepEqual(reached({ tab: 8 }), [8]);
  assert.deepEqual(reached({ tab: 20 }), [2]);
});

test('somebody sits beyond the board only where two persons face each other', () => {
  const seated = (seats, change) => {
    const state = stateOf({ seats });
    return { ...state, settings: { ...state.settings, ...change } };
  };
  const persons = { south: 'person', north: 'person' };
  assert.equal(farSide(seated(persons, { facing: true })), 'north');
  assert.equal(farSide(seated(persons, { facing: true, flipped: true })), 'south');
  assert.equal(farSide(seated(persons, { facing: false })), null);
  assert.equal(farSide(seated({ ...persons, north: 'computer' }, { facing: true })), null);
  assert.equal(boardModel(i18n, seated(persons, { facing: true })).far, 'north');
});

test('a house that was touched once is looked at until another one is', () => {
  const state = stateOf({ armed: 2 });
  const settings = { ...state.settings, preview: false };
  const at = (change) => boardModel(i18n, { ...state, settings, ...change }).marks.preview?.house;
  assert.equal(at({}), 2);
  assert.equal(at({ peek: 3 }), 2, 'nothing else is shown without previews');
  assert.equal(at({ peek: 3, settings: { ...settings, preview: true } }), 3);
  assert.equal(at({ thinking: true }), undefined);
  assert.equal(placed({ ...state, settings }, state).armed, null);
});

test('the board model shows a preview only of what a person may sow', () => {
  const moves = view().houses.map((_, house) => (
    move(house, house === 2 ? { last: 9, captures: [9], again: true } : { reason: 'empty' })));
  const preview = (change) => (
    boardModel(i18n, stateOf({ moves, peek: 2, ...change })).marks.preview);
  assert.deepEqual(preview({}), { house: 2, last: 9, captures: [9], again: true });
  assert.equal(preview({ peek: 3 }), null);
  assert.equal(preview({ settling: true }), null);
  assert.equal(preview({ settings: { ...stateOf().settings, preview: false } }), null);
  assert.equal(preview({ seats: { south: 'computer', north: 'person' } }), null);
  assert.ok(preview({ peek: null, thinking: true, choice: 2 }), 'the computer’s choice is shown');
});

test('a past position on the board has nothing to play', () => {
  const state = lookedAt(stateOf(), view());
  assert.ok(boardModel(i18n, state).houses.every(({ playable }) => !playable));
  assert.ok(boardModel(i18n, stateOf()).houses.every(({ playable }) => playable));
});

test('the store tells its listeners of every new state', () => {
  const store = createStore(stateOf());
  const seen = [];
  store.subscribe(({ peek }) => seen.push(peek));
  store.update(changed, { peek: 3 });
  store.update((state) => state);
  store.update(changed, { peek: 3 });
  assert.deepEqual(seen, [null, 3]);
});

test('seeds that move on are the board’s own news', () => {
  const store = createStore(sowingStarted(stateOf(), sowing(), undefined));
  const laps = [];
  store.subscribe(({ playback }) => laps.push(playback.lap));
  const { shown } = store.get();
  const moved = { ...shown, hand: 3 };
  store.update(stepShown, { kind: 'drop', house: 4 }, moved);
  assert.equal(store.get().shown, moved);
  assert.deepEqual(laps, [1]);
  store.update(stepShown, { kind: 'relay', house: 4 }, shown);
  assert.deepEqual(laps, [1, 2]);
});

test('a change that a listener brings about is told when all have heard of the first', () => {
  const store = createStore(stateOf());
  const told = [];
  store.subscribe(({ peek }) => {
    told.push(`a${peek}`);
    if (peek === 1) store.update(changed, { peek: 2 });
  });
  store.subscribe(({ peek }) => told.push(`b${peek}`));
  told.length = 0;
  store.update(changed, { peek: 1 });
  assert.deepEqual(told, ['a1', 'b1', 'a2', 'b2']);
});

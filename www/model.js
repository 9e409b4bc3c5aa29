// @ts-check
import { houseLabel } from './a11y.js';
import { isBusy, lastTurn, tabbable } from './select.js';

/**
 * What the board is to draw, out of the state.
 * @param {import('./store.js').State} state @param {import('./i18n.js').I18n} i18n
 */
export function boardModel(state, i18n) {
  const { view, shown, settings, moves, position } = state;
  const tab = tabbable(state);
  // A past position on the board has moves of its own, and none of them is to be played.
  const present = view === position;
  return {
    row: view.row,
    shown,
    turn: view.turn,
    again: view.again,
    flipped: settings.flipped,
    over: Boolean(view.over),
    numbers: settings.numbers,
    houses: moves.map((move) => ({
      letter: move.letter,
      label: houseLabel(i18n, move, shown.houses[move.house], view.row, settings.preview),
      playable: present && move.playable,
      reason: move.reason,
      tabbable: move.house === tab,
    })),
    marks: { lastTurn: lastTurnMark(state), preview: previewMark(state) },
  };
}

/** @param {import('./store.js').State} state */
function lastTurnMark(state) {
  const sowings = state.view === state.position ? lastTurn(state) : [];
  if (!sowings.length) return null;
  const captured = sowings.flatMap(({ captures }) => captures.map(({ house }) => house));
  return {
    side: sowings[0].side,
    from: sowings.map(({ house }) => house),
    captured: [...new Set(captured)],
  };
}

/** @param {import('./store.js').State} state */
function previewMark(state) {
  const { choice, peek, settings, moves } = state;
  // The house that the computer has chosen is pointed out for a moment, whatever the settings.
  const house = choice ?? (settings.preview && !isBusy(state) ? peek : null);
  const move = house === null ? undefined : moves[house];
  if (!move?.playable) return null;
  if (choice === null && state.seats[state.position.turn] === 'computer') return null;
  const captures = move.captures.map((capture) => capture.house);
  return { house: move.house, last: move.last, captures, again: move.again };
}

// @ts-check

/**
 * Questions to the state; nothing here remembers anything.
 * @typedef {import('./store.js').State} State
 * @typedef {import('./store.js').Side} Side
 * @typedef {import('./store.js').SowingView} SowingView
 */

/** @param {Side} side @returns {Side} */
export const opponent = (side) => (side === 'south' ? 'north' : 'south');

/** @param {number} house @param {number} row @returns {Side} */
export const ownerOf = (house, row) => (house < row ? 'south' : 'north');

/** @param {number} house @param {number} row 'A'.. for South, 'a'.. for North */
export function letterOf(house, row) {
  return String.fromCharCode(house < row ? 65 + house : 97 + house - row);
}

/** @param {State} state something moves, or the computer thinks */
export function isBusy(state) {
  return Boolean(state.playback || state.settling || state.thinking);
}

/** @param {State} state an earlier position of the line is on the board */
export function looksBack(state) {
  return state.position.ply < state.position.plies;
}

/** @param {State} state */
export function computerToMove(state) {
  return !state.position.over && state.seats[state.position.turn] === 'computer';
}

/** @param {State} state it is the computer's move and it waits to be told to go on */
export function computerWaits(state) {
  return computerToMove(state) && !isBusy(state);
}

/** The only person at the table; null for two or none. @param {State} state */
export function onlyPerson(state) {
  const { south, north } = state.seats;
  if (south === north) return null;
  return south === 'person' ? 'south' : 'north';
}

/** @param {State} state @returns {Side | null} who may resign or offer a draw now */
export function spokesman(state) {
  if (state.position.over) return null;
  if (state.seats[state.position.turn] === 'person') return state.position.turn;
  return onlyPerson(state);
}

/** @param {SowingView[]} history @returns {SowingView[][]} the sowings turn by turn */
export function turnsOf(history) {
  /** @type {SowingView[][]} */
  const turns = [];
  for (const sowing of history) {
    const last = turns.at(-1);
    if (last && last[0].turn === sowing.turn) last.push(sowing);
    else turns.push([sowing]);
  }
  return turns;
}

/**
 * The last whole turn of the side that is not to move; once the game is over, simply the last one.
 * @param {State} state @returns {SowingView[]} empty if there was none
 */
export function lastTurn({ view, history }) {
  const played = history.slice(0, view.ply);
  const end = played.findLast((sowing) => view.over || sowing.side !== view.turn);
  return end ? played.filter((sowing) => sowing.turn === end.turn) : [];
}

/**
 * Whether the sowing after `ply` was a person's to choose; between computers each one counts.
 * @param {State} state @param {number} ply
 */
function isDecision({ seats, history }, ply) {
  const nobody = seats.south === 'computer' && seats.north === 'computer';
  return nobody || seats[history[ply].side] === 'person';
}

/** @param {State} state @returns {number | null} the ply that undo goes to */
export function undoTarget(state) {
  for (let ply = state.position.ply - 1; ply >= 0; ply -= 1) {
    if (isDecision(state, ply)) return ply;
  }
  return null;
}

/** @param {State} state @returns {number | null} the ply that redo goes to */
export function redoTarget(state) {
  const { ply, plies } = state.position;
  for (let next = ply + 1; next < plies; next += 1) {
    if (isDecision(state, next)) return next;
  }
  return ply < plies ? plies : null;
}

/** @param {State} state a resignation or an agreement ended the game, and undo takes that back */
export function endedByWord({ position }) {
  return position.over?.reason === 'resigned' || position.over?.reason === 'agreed';
}

/** @param {State} state @returns {import('./view/ask.js').Choice} what the game on the board is */
export function choiceOf({ position, seats, history }) {
  return { variant: position.variant, seats, starter: history[0]?.side ?? position.turn };
}

/** @param {State} state @returns {number} the house that Tab reaches */
export function tabbable({ tab, view, moves }) {
  if (tab !== null && tab < view.houses.length) return tab;
  const playable = moves.findIndex((move) => move.playable);
  return playable < 0 ? 0 : playable;
}

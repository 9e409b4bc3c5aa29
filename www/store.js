// @ts-check
import { shownOf } from './shown.js';

/**
 * @typedef {import('./engine.js').Side} Side
 * @typedef {import('./engine.js').StateView} StateView
 * @typedef {import('./engine.js').MoveView} MoveView
 * @typedef {import('./engine.js').SowingView} SowingView
 * @typedef {import('./shown.js').Step} Step
 * @typedef {import('./shown.js').Shown} Shown
 * @typedef {'person' | 'computer'} Player
 * @typedef {'slow' | 'normal' | 'fast' | 'instant'} Speed
 * @typedef {Record<Side, Player>} Seats
 * @typedef {{ speed: Speed, preview: boolean, numbers: boolean, letters: boolean,
 *   flipped: boolean }} Settings
 */

/**
 * A sowing on its way over the board.
 * @typedef {object} Playback
 * @property {SowingView} sowing
 * @property {number} lap 1-based lap reached so far
 * @property {number} taken seeds captured so far
 * @property {boolean} replay shown once more, not played
 * @property {boolean} paused
 */

/** @typedef {{ position: StateView, moves: MoveView[], history: SowingView[] }} Truth */

/**
 * Two boards: `position` is the truth, `view` and `shown` are what the eye has been shown so far.
 * @typedef {object} State
 * @property {Settings} settings
 * @property {Seats} seats
 * @property {StateView} position the engine's own; a sowing that is still moving is already in it
 * @property {MoveView[]} moves one per house of `position`
 * @property {SowingView[]} history the whole line, sowings taken back included
 * @property {StateView} view the last position that stood still on the board
 * @property {Shown} shown the board's seeds at this moment
 * @property {Playback | null} playback
 * @property {boolean} settling the board has just come to rest; no click can have meant it yet
 * @property {boolean} thinking the computer looks for a house, or has just found one
 * @property {number | null} choice the house the computer is about to sow
 * @property {boolean} held a computer that is to move waits for a word
 * @property {boolean} failed the computer's worker has crashed twice
 * @property {number | null} peek the house under the pointer or the focus
 * @property {number | null} tab the house that the Tab key reaches
 * @property {number | null} refused the house that was just asked for and cannot be sown
 */

/** @type {Settings} */
export const defaultSettings = {
  speed: 'normal', preview: true, numbers: true, letters: true, flipped: false,
};

/** @param {Truth} truth @param {Seats} seats @param {Settings} settings @returns {State} */
export function initialState(truth, seats, settings) {
  return {
    ...truth, seats, settings, view: truth.position, shown: shownOf(truth.position),
    playback: null, settling: false, thinking: false, choice: null, held: false, failed: false,
    peek: null, tab: null, refused: null,
  };
}

/** What stands at rest: nothing moves, nobody thinks. @type {Partial<State>} */
const atRest = {
  playback: null, settling: false, thinking: false, choice: null, peek: null, refused: null,
};

/** Another position, drawn at once. @param {State} state @param {Truth} truth @returns {State} */
export function placed(state, truth) {
  return {
    ...state, ...atRest, ...truth, failed: false,
    view: truth.position, shown: shownOf(truth.position),
  };
}

/** A past position on the board; the truth stays. @param {State} state @param {StateView} view */
export function lookedAt(state, view) {
  return { ...state, ...atRest, view, shown: shownOf(view) };
}

/**
 * A sowing starts to move.
 * @param {State} state @param {SowingView} sowing @param {Truth} [truth] none for a replay
 * @returns {State}
 */
export function sowingStarted(state, sowing, truth) {
  const playback = { sowing, lap: 1, taken: 0, replay: !truth, paused: false };
  return { ...state, ...atRest, ...truth, tab: sowing.house, playback };
}

/** @param {State} state @param {Step} step @param {Shown} shown @returns {State} */
export function stepShown(state, step, shown) {
  const { playback } = state;
  if (!playback) return { ...state, shown };
  const lap = playback.lap + (step.kind === 'relay' ? 1 : 0);
  const taken = playback.taken + (step.kind === 'capture' ? step.seeds : 0);
  return { ...state, shown, playback: { ...playback, lap, taken } };
}

/** The board shows the truth again, and is at rest. @param {State} state @returns {State} */
export function settled(state) {
  return {
    ...state, ...atRest, settling: true, view: state.position, shown: shownOf(state.position),
  };
}

/** @param {State} state @param {boolean} paused @returns {State} */
export function playbackPaused(state, paused) {
  return { ...state, playback: state.playback && { ...state.playback, paused } };
}

/** @param {State} state @param {Partial<Settings>} change @returns {State} */
export function settingsChanged(state, change) {
  return { ...state, settings: { ...state.settings, ...change } };
}

/** @param {State} state @param {Partial<State>} change @returns {State} */
export function changed(state, change) {
  return { ...state, ...change };
}

/**
 * Holds one state and tells who asked when there is another.
 * @param {State} initial
 */
export function createStore(initial) {
  let state = initial;
  let telling = false;
  /** @type {Set<(state: State) => void>} */
  const listeners = new Set();
  return {
    get: () => state,
    /**
     * @template {unknown[]} A
     * @param {(state: State, ...rest: A) => State} reducer @param {A} rest
     */
    update(reducer, ...rest) {
      const next = reducer(state, ...rest);
      if (next === state) return;
      state = next;
      // A listener that brings about a change is not interrupted by it: all hear of it afterwards.
      if (telling) return;
      telling = true;
      try {
        for (let told = null; told !== state;) {
          told = state;
          for (const listener of listeners) listener(told);
        }
      } finally {
        telling = false;
      }
    },
    /** @param {(state: State) => void} listener called now too */
    subscribe(listener) {
      listeners.add(listener);
      listener(state);
    },
  };
}

/** @typedef {ReturnType<typeof createStore>} GameStore */

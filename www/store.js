// @ts-check
import { shownOf } from './shown.js';

/**
 * The page's state, what changes it, and questions to it.
 * @import { Ask, Choice, GameStore, Playback, Reducer, Seats, Settings, Shown, Side, SowingView,
 *   State, StateView, Step, Truth } from './types.js'
 */

/** @type {Settings} */
export const defaultSettings = {
  speed: 'normal', preview: true, numbers: true, letters: true, flipped: false,
  level: 'casual', bigTables: true, analysis: false,
  language: '', theme: '', scheme: 'system', leftHanded: false, names: true, facing: false,
  sound: true, volume: 60, vibration: true, twice: false, told: 'normal', calm: false,
};

/** What a setting can be that is one of several. @type {Record<string, string[]>} */
export const CHOICES = {
  speed: ['slow', 'normal', 'fast', 'instant'],
  theme: ['earth', 'chalk', 'wood', 'contrast'],
  scheme: ['system', 'light', 'dark'],
  told: ['brief', 'normal', 'full'],
};

/** Whether a setting can have this value. @type {(name: string, value: unknown) => boolean} */
export const fits = (name, value) => {
  if (!Object.hasOwn(defaultSettings, name)) return false;
  const model = /** @type {any} */ (defaultSettings)[name];
  if (value === model) return true;
  if (CHOICES[name]) return CHOICES[name].includes(/** @type {string} */ (value));
  if (typeof model !== typeof value) return false;
  return name !== 'volume' || (Number(value) >= 0 && Number(value) <= 100);
};

/** Nothing moves, nobody thinks. */
const atRest = {
  playback: null, settling: false, thinking: false, depth: null, choice: null, peek: null,
  refused: null, armed: null, pressed: null, hint: null, look: null, values: null,
};

/** @type {(truth: Truth, seats: Seats, settings: Settings) => State} */
export const initialState = (truth, seats, settings) => ({
  ...atRest, ...truth, seats, settings, held: false, failed: false, tab: null,
  tables: null, analysing: false, visit: null, newcomer: false,
  view: truth.position, shown: shownOf(truth.position),
});

/** What is so already is no change. @type {Reducer<[Partial<State>]>} */
export const changed = (state, change) => {
  const next = { ...state, ...change };
  const names = /** @type {(keyof State)[]} */ (Object.keys(change));
  return names.some((name) => next[name] !== state[name]) ? next : state;
};

/** A past position on the board; the truth stays. @type {Reducer<[StateView]>} */
export const lookedAt = (state, view) => ({ ...state, ...atRest, view, shown: shownOf(view) });

/** Another position, drawn at once. @type {Reducer<[Truth]>} */
export const placed = (state, truth) => (
  lookedAt({ ...state, ...truth, failed: false }, truth.position));

/** The board shows the truth again, and is at rest. @type {Reducer} */
export const settled = (state) => ({ ...lookedAt(state, state.position), settling: true });

/**
 * A sowing starts to move: a replay, if no truth comes with it.
 * @type {Reducer<[SowingView, Truth?]>}
 */
export const sowingStarted = (state, sowing, truth) => ({
  ...state, ...atRest, ...truth, tab: sowing.house,
  playback: { sowing, lap: 1, taken: 0, replay: !truth, paused: false },
});

/** @type {Reducer<[Step, Shown]>} */
export const stepShown = (state, step, shown) => {
  const before = /** @type {Playback} */ (state.playback);
  const { kind } = step;
  const playback = kind === 'relay' ? { ...before, lap: before.lap + 1 }
    : kind === 'capture' ? { ...before, taken: before.taken + step.seeds } : before;
  return { ...state, shown, playback };
};

/**
 * Whether seeds have moved on between two states, and that is all, as at most steps: the board
 * alone shows it.
 * @type {(before: State, now: State) => boolean}
 */
export const onlySeedsMoved = (before, now) => {
  const names = /** @type {(keyof State)[]} */ (Object.keys(now));
  return Boolean(now.playback)
    && names.every((name) => name === 'shown' || now[name] === before[name]);
};

/** @type {(initial: State) => GameStore} */
export const createStore = (initial) => {
  let state = initial;
  let telling = false;
  /** @type {((state: State) => void)[]} */
  const listeners = [];
  return {
    get: () => state,
    update(reducer, ...rest) {
      const next = reducer(state, ...rest);
      if (next === state) return;
      const quiet = onlySeedsMoved(state, next);
      state = next;
      if (quiet) return;
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
    subscribe(listener) {
      listeners.push(listener);
      listener(state);
    },
  };
};

/** @type {(side: Side) => Side} */
export const opponent = (side) => (side === 'south' ? 'north' : 'south');

/** @type {(house: number, row: number) => Side} */
export const ownerOf = (house, row) => (house < row ? 'south' : 'north');

/** As positions and records name it. @type {(house: number, row: number) => string} */
export const letterOf = (house, row) => (
  String.fromCharCode(house < row ? 65 + house : 97 + house - row));

/** Something moves, or the computer thinks. @type {Ask<boolean>} */
export const isBusy = ({ playback, settling, thinking }) => (
  Boolean(playback || settling || thinking));

/** An earlier position of the line is on the board. @type {Ask<boolean>} */
export const looksBack = ({ position }) => position.ply < position.plies;

/** @type {Ask<boolean>} */
export const computerToMove = ({ position, seats }) => (
  !position.over && seats[position.turn] === 'computer');

/**
 * The side that sits beyond the board, where two persons face each other over it.
 * @type {Ask<Side | null>}
 */
export const farSide = ({ seats: { south, north }, settings: { facing, flipped } }) => (
  !facing || south !== 'person' || north !== 'person' ? null : flipped ? 'south' : 'north');

/** The only person at the table; null for two or none. @type {Ask<Side | null>} */
export const onlyPerson = ({ seats: { south, north } }) => (
  south === north ? null : south === 'person' ? 'south' : 'north');

/** Who may resign or offer a draw now. @type {Ask<Side | null>} */
export const spokesman = (state) => {
  const { position: { over, turn }, seats } = state;
  if (over) return null;
  return seats[turn] === 'person' ? turn : onlyPerson(state);
};

/**
 * The last whole turn of the side that is not to move; once the game is over, simply the last one.
 * @type {Ask<SowingView[]>}
 */
export const lastTurn = ({ view, history }) => {
  const played = history.slice(0, view.ply);
  const end = played.findLast(({ side }) => view.over || side !== view.turn);
  return played.filter(({ turn }) => turn === end?.turn);
};

/** The plies at which a person chose; between computers, all. @type {Ask<number[]>} */
const decisions = ({ seats, history }) => {
  const persons = Object.values(seats).includes('person');
  return history.filter(({ side }) => !persons || seats[side] === 'person')
    .map(({ ply }) => ply - 1);
};

/** The ply that undo goes to. @type {Ask<number | null>} */
export const undoTarget = (state) => (
  decisions(state).findLast((ply) => ply < state.position.ply) ?? null);

/** The ply that redo goes to. @type {Ask<number | null>} */
export const redoTarget = (state) => {
  const { ply, plies } = state.position;
  return ply < plies ? decisions(state).find((next) => next > ply) ?? plies : null;
};

/** A round of a match is over, and another one follows. @type {Ask<boolean>} */
export const roundAhead = ({ position: { over, ply, plies }, match, visit }) => (
  Boolean(over && ply === plies && match && !match.over && !visit));

/** Words ended the game, and undo takes them back. @type {Ask<boolean>} */
export const endedByWord = ({ position: { over } }) => (
  over?.reason === 'resigned' || over?.reason === 'agreed');

/** What the game on the board is. @type {Ask<Choice>} */
export const choiceOf = ({ position, seats, history, match }) => (
  { variant: position.variant, seats, match, starter: history[0]?.side ?? position.turn });

/**
 * Whether a computer has something to think about: it plays a game that has begun, or is asked for
 * what houses are worth.
 * @type {Ask<boolean>}
 */
export const consultsComputer = (state) => (
  state.analysing || computerToMove(state)
  || (state.history.length > 0 && Object.values(state.seats).includes('computer')));

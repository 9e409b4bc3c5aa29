/** The words of the page around the board. Types alone: the page does not load this file. */

import type {
  AnalysisView, DamageView, Game as EngineGame, HouseValueView, Match, MatchView, MoveView, Side,
  SowingView, StateView, VariantView,
} from '../hoyito.js';
import type { Ahead } from './analysis/types.js';
import type { BoardModel, HouseValue, PlayOptions, Shown, Speed, Step } from './view/types.js';

export type {
  AnalysisView, HouseValueView, MatchView, MoveView, Side, SowingView, StateView, VariantView,
};
export type { BoardModel, HouseValue, PlayOptions, Shown, Speed, Step };
export type { Capture, DamageView } from '../hoyito.js';

export type Params = Record<string, string | number | null>;
/** `key` leads through the groups of the locale; `n` chooses a plural form. */
export type Translate = (key: string, params?: Params) => string;
export interface Messages { [key: string]: string | Messages }
/** The texts of a part of the page; the part '' is the first visit's. */
export type Load = (language: string, part: string) => Promise<Messages>;
export interface I18n {
  t: Translate;
  list(items: string[]): string;
  language(): string;
  /** The same with further messages. */
  with(more: Messages): I18n;
  /** The same with the messages of a part, which follow the language. */
  part(name: string): Promise<I18n>;
  /** Changes the language, once all its texts are there. */
  speak(language: string): Promise<void>;
  /** `tell` is called after each change of the language. */
  listen(tell: () => void): void;
}

export type Player = 'person' | 'computer';
export type Seats = Record<Side, Player>;
/** `unit`: the match is of so many rounds, or goes to whoever first wins so many. */
export interface MatchChoice {
  length: number;
  unit: 'rounds' | 'wins';
  /** Every round begins with full rows, or each side fills its row from its heap. */
  way: 'full' | 'filled';
}
export interface Choice { variant: string; seats: Seats; starter: Side; match: MatchChoice | null }

/** A match as it is kept: what was agreed, and the records of the rounds that are over. */
export interface MatchKept extends MatchChoice {
  id: string;
  variant: string;
  starter: Side;
  rounds: string[];
}

/**
 * Where a game comes from that is on the board instead of the kept one; `task`: a house is to be
 * found there, and so is not to be told.
 */
export interface Visit { kind: 'link' | 'puzzle' | 'saved' | 'setup' | 'lesson'; task?: boolean }

/** The house that was hinted at, and why; `over`: the house looked at when it was asked for. */
export interface Hint { house: number | null; text: string; over: number | null }

/** A line that is stepped through on the board, `at` sowings of it; the game stays. */
export interface Look {
  by: 'line' | 'replay';
  at: number;
  of: number;
  last: SowingView | null;
  headline: string;
  detail: string;
}

export interface Settings {
  speed: Speed;
  preview: boolean;
  numbers: boolean;
  /** Whether letter keys mean anything. */
  letters: boolean;
  flipped: boolean;
  /** How the computer plays: one of the engine's `levels()`. */
  level: string;
  /** Whether the largest endgame tables are built. */
  bigTables: boolean;
  /** Of LANGUAGES; empty: as the browser wants. */
  language: string;
  /** Whether the computer tells what each house is worth. */
  analysis: boolean;
  /** Of CHOICES, like `speed` and `scheme`. */
  theme: string;
  scheme: string;
  /** What stands beside the board stands on its left. */
  leftHanded: boolean;
  /** Whether the houses have their letters beside them. */
  names: boolean;
  /** Two persons sit at opposite sides of the screen. */
  facing: boolean;
  sound: boolean;
  /** Percent. */
  volume: number;
  vibration: boolean;
  /** A house is touched once to look where it leads, and once more to sow it. */
  twice: boolean;
  /** Of CHOICES: how much is said of houses and sowings. */
  told: string;
  /** Each step of a sowing waits for a word. */
  calm: boolean;
}

/** A sowing on its way over the board. */
export interface Playback {
  sowing: SowingView;
  /** From 1. */
  lap: number;
  /** Seeds captured so far. */
  taken: number;
  /** Shown once more, not played. */
  replay: boolean;
  paused: boolean;
  /** What happened last, where each step waits for a word. */
  word?: string;
}

/** The engine's own; a sowing that still moves on the board is already in it. */
export interface Truth {
  position: StateView;
  moves: MoveView[];
  /** The whole line, sowings taken back included. */
  history: SowingView[];
  /** The match that the game is a round of; the game counts in it once it is over. */
  match: MatchView | null;
}

/** Two boards: `position` is the truth, `view` and `shown` are what the eye has been shown so far. */
export interface State extends Truth {
  settings: Settings;
  seats: Seats;
  /** The last position that stood still on the board. */
  view: StateView;
  shown: Shown;
  playback: Playback | null;
  /** The board has just come to rest: no click can have meant it yet. */
  settling: boolean;
  /** The computer looks for a house, or has just found one: `choice`. */
  thinking: boolean;
  /** How far ahead it has looked by now, in sowings without a capture; null: not told yet. */
  depth: number | null;
  choice: number | null;
  /** A computer that is to move waits for a word. */
  held: boolean;
  /** The computer has crashed twice at this move. */
  failed: boolean;
  hint: Hint | null;
  look: Look | null;
  /** The computer is to tell what each house is worth; what it has told so far. */
  analysing: boolean;
  values: Record<number, HouseValue> | null;
  /** Another game than the kept one is on the board. */
  visit: Visit | null;
  /** No game was kept from an earlier visit. */
  newcomer: boolean;
  /** The endgame table that is being built. */
  tables: TableProgress | null;
  /** The house under the pointer or the focus. */
  peek: number | null;
  /** The house that was touched once, where it takes two to sow it. */
  armed: number | null;
  /** The house that is seen to be pressed, and nothing has come of it yet. */
  pressed: { house: number, pointed: boolean } | null;
  /** The house that was last in focus. */
  tab: number | null;
  /** The house that was just asked for and cannot be sown. */
  refused: number | null;
}

export interface GameStore {
  get(): State;
  update<A extends unknown[]>(reducer: (state: State, ...rest: A) => State, ...rest: A): void;
  /** The listener is called now, too; not when seeds move on, which the board alone shows. */
  subscribe(listener: (state: State) => void): void;
}

export type Offer = 'learn' | 'goOn' | 'retry' | 'toEnd' | 'newGame' | 'nextRound';

/** Above the board: what happens, with one thing to do about it; below it: the house looked at. */
export interface Status {
  mood: 'turn' | 'again' | 'busy' | 'over' | 'waits';
  headline: string;
  detail: string;
  offer: Offer | null;
}

/** The level is one of the engine's `levels()`. */
export interface Question { record: string; level: string; seed: number }

export interface Asked {
  id: number;
  question: { kind: string; record: string };
  tell?: (view: AnalysisView) => void;
  tries: number;
  resolve(answer: any): void;
  reject(error: Error): void;
}

/** An endgame table; `lastFour` as in StateView. */
export interface TableFile {
  variant: string;
  lastFour: Side | null;
  seeds: number;
  file: Uint8Array<ArrayBuffer>;
}

/** The file of a table that an earlier visit kept. */
export type KeptTable = (
  variant: string, lastFour: Side | null, seeds: number,
) => Promise<Uint8Array<ArrayBuffer> | null>;
/** Tells whether the browser lets it be kept. */
export type KeepTable = (
  variant: string, lastFour: Side | null, seeds: number, file: Uint8Array<ArrayBuffer>,
) => Promise<boolean>;

export interface TableProgress { seeds: number; percent: number }

export interface TableParts {
  start(): Worker;
  give(table: TableFile): void;
  /** What is being built; null: nothing. */
  tell(progress: TableProgress | null): void;
  /** Whether the largest table is not wanted. */
  declined(): boolean;
}

export interface Tables {
  /** Sees that the tables of a game are there, or on their way. */
  want(variant: string, row: number, lastFour: Side | null): Promise<void>;
  /** Stops building. */
  decline(): void;
  /** Throws away what is kept. */
  forget(): Promise<void>;
}

export interface Client {
  /** Starts the worker before it is needed. */
  warm(): void;
  /** A house; null when a newer question came. Fails when the worker crashed twice. */
  ask(question: Question, tell?: (view: AnalysisView) => void): Promise<number | null>;
  /** What each house is worth, found in about `limit` ms at most, told as it is found. */
  analyse(
    question: { record: string; limit: number },
    tell?: (view: AnalysisView) => void,
  ): Promise<AnalysisView | null>;
  /** The houses that both sides sow at their best from here, at most so many. */
  line(question: { record: string; sowings: number }): Promise<number[] | null>;
  /** Withdraws the question. */
  stop(): void;
  /** Gives the worker an endgame table, which a worker started anew is given again. */
  table(file: TableFile): void;
}

/** Text by name in localStorage. Nothing of it throws: a browser may refuse even to be asked. */
export interface Shelf {
  read(name: string): string | null;
  /** An empty text is taken away. */
  write(name: string, text: string): Keeping;
}

export type Keeping = 'kept' | 'forbidden' | 'full';

export interface Keeper {
  game(): { record: string; seats: Seats; ply: number | null } | null;
  /** `record` is the whole line's, `ply` the place in it. */
  keepGame(record: string, seats: Seats, ply: number): {
    /** The record that another tab has kept meanwhile: it stays, and this one is not kept. */
    other: string | null;
    /** Whether the record is not the one that was kept before. */
    news: boolean;
  };
  /** What is on its way to the saved games, of earlier visits too: a line each. */
  aside(): string[];
  /** A game, or the text of one that cannot be read. Returns the line that was added. */
  putAside(left: Left | string): string;
  /** What it has is among the saved games. */
  letGo(line: string): void;
  /** As it was found: it may be anything. */
  match(): MatchKept;
  /** Whether it is kept. */
  keepMatch(match: MatchKept | null): boolean;
  settings(defaults: Settings): Settings;
  keepSettings(settings: Settings): void;
}

export type TakeUp = (
  table: OwnTable, keeper: Keeper,
  complain: (trouble: 'damaged' | 'lost' | 'matchLost', line?: number, record?: string) => void,
) => Seats;

export interface Run {
  finished: Promise<unknown>;
  skip(): void;
  pause(): void;
  resume(): void;
  cancel(): void;
}

export interface Board {
  set(model: BoardModel): void;
  /** Begins when what moves seeds is there; without it, all steps count at once. */
  play(steps: Step[], options: PlayOptions): Promise<Run>;
  focusHouse(house: number): void;
}

export type Direction = 'left' | 'right' | 'up' | 'down';

/** What the keys have to know. */
export interface KeyAsk { busy(): boolean; letters(): boolean; row(): number }

/** The middle of a house on the screen. */
export interface Spot { house: number; x: number; y: number }

export interface KeyActions extends Record<Command, () => void> {
  skip(): void;
  step(): void;
  /** The question with this number, from 1. */
  query(number: number): void;
  /** A house of the side to move, from 0. */
  letter(index: number): void;
  arrow(house: number, direction: Direction): void;
}

export type Command =
  | 'undo' | 'redo' | 'replay' | 'pause' | 'hint' | 'analysis' | 'flip' | 'moves' | 'newGame'
  | 'settings' | 'help' | 'more';

/** What a button can ask for. */
export type Deed =
  | Exclude<Command, 'moves'> | 'goOn' | 'retry' | 'toEnd' | 'skip' | 'draw' | 'resign'
  | 'review' | 'declineTables' | 'nextRound' | 'learn' | 'solved';

export interface Answer { text: string; act?: () => void; strong?: boolean }

export type Ask<T> = (state: State) => T;
export type Reducer<A extends unknown[] = []> = (state: State, ...rest: A) => State;
/** A text about something of a game with so many houses in a row. */
export type Tell<T> = (i18n: I18n, what: T, row: number) => string;
/** A text about a position. */
export type TellState = (i18n: I18n, position: StateView) => string;

export interface Playing {
  /** Withdraws what moves: what was waited for comes to `false`. */
  cancel(): void;
  /** `landed` is called when the seeds are at rest, before a click on the board counts again. */
  sow(sowing: SowingView, steps: Step[], truth: Truth, landed: () => void): Promise<boolean>;
  /** Moves seeds on the board as it is; what it shows afterwards is the caller's to say. */
  show(sowing: SowingView, steps: Step[]): Promise<boolean>;
  /** Shows sowings of the past again, then the present. */
  replay(
    sowings: { sowing: SowingView; before: StateView; steps: Step[] }[],
    landed: (sowing: SowingView) => void,
  ): Promise<boolean>;
  skip(): void;
  hold(paused: boolean): void;
}

export type CreatePlayback = (
  store: GameStore, board: () => Board, reduced: () => boolean, heard: (step: Step) => void,
  /** Seeds wait for a word after these steps. */
  waits: (steps: Step[], state: State) => void,
) => Playing;

/** A game of the engine, the record that outlives the engine, and the match it is a round of. */
export interface OnTable {
  game: EngineGame;
  record: string;
  match: Match | null;
  kept: MatchKept | null;
}

/** What is read of a game that is not on the table. */
export interface Opened {
  /** At the end of the line. */
  state: StateView;
  history: SowingView[];
  moves: MoveView[];
  damage: DamageView | undefined;
  /** Written anew. */
  record: string;
  /** Empty if there is none. */
  tag(name: string): string;
}

/** A sowing with what stood before it and after it. */
export interface Sown { before: StateView; steps: Step[]; state: StateView; sowing: SowingView }

/** The game on the table; a text is a record or a position. */
export interface OwnTable {
  truth(): Truth;
  variants(): VariantView[];
  /** Names of the levels of play, the weakest first. */
  levels(): string[];
  /** Does something with a game made of another text, and for that alone. */
  apart<T>(text: string, act: (game: EngineGame) => T): T;
  begin(choice: Choice, level: string): void;
  /** Writes into the record who plays, and what tells the game from others. */
  name(seats: Seats, level: string): void;
  /** A damaged record is taken up to the damage. `ply`: where in it to stand. */
  restore(record: string, ply: number | null, match: MatchKept): {
    damage: DamageView | undefined;
    /** It is a round of a match that cannot be read, or has gone on elsewhere. */
    matchLost: boolean;
  };
  /** The next round of the match, if there is one and this round is over. */
  nextRound(): void;
  matchKept(): MatchKept | null;
  /** Another game comes on the table, and this one waits until `comeBack` or `takeUp`. */
  visit(text: string, ply: number | null): DamageView | undefined;
  comeBack(): void;
  /** The waiting game is given up for the one on the table. */
  takeUp(): void;
  tag(name: string): string;
  setTag(name: string, value: string): void;
  play(house: number): Step[];
  stateAt(ply: number): StateView;
  stepsAt(ply: number): Step[];
  replayOf(sowing: SowingView): { sowing: SowingView; before: StateView; steps: Step[] };
  goTo(ply: number): void;
  undo(): void;
  resign(side: Side): void;
  agree(): void;
  /** Up to the position on the board. */
  recordHere(): string;
  /** The whole line's, sowings taken back included. */
  recordAll(): string;
  /** Goes on from the record, the old engine having crashed. */
  recover(engine: Engine): void;
}

/** What is asked of games that are not on the table. */
export interface Scratch {
  /** Reads another text; `tags` are written into its record first. */
  open(text: string, tags?: Record<string, string>): Opened;
  /** Sows houses by their letters, one after the other, in the game of another text. */
  sown(text: string, letters: string): Sown[];
  /** Of the game on the table up to the position on the board, and a sowing more. */
  recordAfter(house: number): string;
  /** What sowing these houses one after the other would lead to; the game stays. */
  ahead(houses: number[]): Ahead[];
  /** What stands before each sowing of the whole line, with its record, and at the end. */
  moments(): { moments: { state: StateView; record: string }[]; end: StateView };
}

/** The table as all that is loaded later has it. */
export type Table = OwnTable & Scratch;

/** A game to be put among the saved ones. */
export interface Left {
  record: string;
  seats: Seats;
  level: string;
}

/** And how it stands. */
export interface Shelved extends Left {
  position: StateView;
}

export interface GameParts {
  store: GameStore;
  table: OwnTable;
  playback: Playing;
  client: Client;
  i18n: I18n;
  keeper: Keeper;
  say(sentence: string): void;
  /** Says where the game stands now; `key`: after what. */
  tell(key: string): void;
  notify(text: string): void;
  /** Puts a game among the saved ones. */
  shelve(game: Left): void;
  /** Asks before it is done. */
  ask(question: 'leaveMatch', act: () => void): void;
  /** The engine has gone. */
  crashed(): void;
}

export interface CourseParts extends GameParts {
  /** Writes the game down. */
  keep(): void;
}

export interface Course {
  /** Withdraws what moves and what is thought about; gives the number of what begins now. */
  stop(): number;
  /** Whether nothing newer has begun. */
  isNewest(mine: number): boolean;
  /** An engine that has crashed is not asked again. */
  safely<A extends unknown[], R>(act: (...rest: A) => R): (...rest: A) => R | undefined;
  sow(house: number): void;
  /** Lets the computer move if it is to. It does so by itself at the end of the line only. */
  goOn(): void;
  think(): void;
  /** Draws the engine's position at once; `key`: what is said of it. */
  place(key?: string): void;
}

export interface SittingsParts extends GameParts { course: Course }

export interface Sittings
  extends Pick<Game,
    'begin' | 'leaves' | 'keptSeats' | 'nextRound' | 'visit' | 'comeBack' | 'takeUp'> {
  /** Writes the game down, unless it is a visit. One that has just ended is put away too. */
  keep(): void;
}

/** What a person can want. */
export interface Game {
  /** The game on the table is on the board, and goes on; one that was `kept` is said to be back. */
  open(kept: boolean): void;
  play(house: number): void;
  /** A house is pressed; by a key, if not pointed at. First that is seen, then what comes of it. */
  press(house: number, pointed: boolean): Promise<void>;
  /** Does what the house that has been pressed asks for. */
  answer(): void;
  peek(house: number | null): void;
  /** The board shows the game again. */
  stopLooking(): void;
  skip(): void;
  /** Seeds that wait for a word go on; others are skipped to their end. */
  step(): void;
  /** As in Playing: a sowing, or a part of one, is only shown. */
  show(sowing: SowingView, steps: Step[]): Promise<boolean>;
  hold(paused: boolean): void;
  pause(): void;
  /** The computer moves now, even where the line has been left. */
  goOn(): void;
  undo(): void;
  redo(): void;
  goTo(ply: number): void;
  toEnd(): void;
  /** The other side's last turn once more. */
  replay(): void;
  begin(choice: Choice): void;
  /** Whether a new game would leave one that is not over, or a match. */
  leaves(): boolean;
  /** Who plays the kept game, be it on the board or not. */
  keptSeats(): Seats;
  nextRound(): void;
  /**
   * Another game, a record or a position, comes on the board; the kept one waits, and nothing of
   * the visit is kept. Throws as the engine does, and then all is as it was.
   */
  visit(
    text: string, how: Visit & { seats: Seats; ply?: number | null },
  ): DamageView | undefined;
  /** The kept game is on the board again. */
  comeBack(): void;
  /** The game visited becomes the kept one, and that one a saved one. */
  takeUp(): void;
  resign(side: Side): void;
  agree(): void;
  /** The computer takes a draw unless it is ahead; a person is asked. */
  offerDraw(askPerson: () => void): void;
  recover(engine: Engine): void;
  flip(): void;
  settings(change: Partial<Settings>): void;
}

export interface Page {
  board: HTMLElement;
  moves: HTMLElement;
  /** Beside the board, above the moves. */
  panel: HTMLElement;
  /** What opens and closes the drawer that the moves are in on narrow screens. */
  drawer: HTMLElement;
  /** Whether the moves are in a drawer. */
  isNarrow(): boolean;
  toggleMoves(): void;
  /** To the ear. */
  say(sentence: string): void;
  /** To the eye: it stays until it is closed. */
  notify(text: Node | string): void;
  /** Something under the status line, in place of what was there; null takes it away. */
  bar(element: HTMLElement | null): void;
  /** The same in place of the game's controls. */
  controlsBar(element: HTMLElement | null): void;
  /** What had the focus may have gone: the next Tab shall reach the board. */
  keepFocus(): void;
  render(state: State): void;
}

export type CreatePage = (root: HTMLElement, i18n: I18n, act: (deed: Deed) => void) => Page;
export type CreateMoves = (
  host: HTMLElement, i18n: I18n, goTo: (ply: number) => void,
) => (state: State) => void;

/** Every question that the page asks. */
export interface Dialogs {
  /** Escape and a click beside it close it, if there is a way to answer nothing. */
  open(
    name: string, title: string, body: (Node | string)[], answers: Answer[], closed?: () => void,
  ): HTMLDialogElement;
  newGame(
    last: Choice & { level: string }, levels: string[], running: boolean,
    start: (choice: Choice & { level: string }) => void,
  ): void;
  leaveMatch(act: () => void): void;
  resign(side: Side, act: () => void): void;
  /** `side` offers it. */
  draw(side: Side, accept: () => void): void;
  crash(goOn: () => void): void;
}

export type Engine = typeof import('../hoyito.js');

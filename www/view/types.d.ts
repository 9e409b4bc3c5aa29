/** The words of the board's modules. Types alone: the page does not load this file. */

import type { Parts } from '../more/types.js';

export type Side = 'south' | 'north';

export type Step =
  | { kind: 'lift'; house: number; seeds: number }
  | { kind: 'drop' | 'relay'; house: number }
  | { kind: 'capture'; house: number; seeds: number; by: Side }
  | { kind: 'lastFour'; to: Side; seeds: number }
  | { kind: 'pass'; side: Side }
  | { kind: 'end'; reason: string; winner: Side | null };

/** How many seeds lie where. */
export interface Shown {
  /** By house number. */
  houses: number[];
  captured: Record<Side, number>;
  /** Lifted and not yet dropped. */
  hand: number;
}

/** Which seeds lie where, by their numbers. An index in a list is a slot, the lowest first. */
export interface Places {
  houses: number[][];
  south: number[];
  north: number[];
  /** In order of dropping. */
  hand: number[];
  /** The house that the hand is at. */
  over: number;
}

export type Place = number | Side;

export interface Point { x: number; y: number }
/** Centre and size, in board units. */
export interface Box extends Point { w: number; h: number }

/** `cell` is what takes clicks; `count`, `letter` and `value` are the middles of texts. */
export interface HousePlace { hole: Box; cell: Box; count: Point; letter: Point; value: Point }
/** `text` is the middle of name and total; `half` is the side's half of the board. */
export interface SidePlace { pile: Box; text: Point; half: Box }

/** Where everything lies, in board units: a house of the round board is 100 from the next. */
export interface Layout {
  name: string;
  width: number;
  height: number;
  /** The whole of it. */
  page: Box;
  /** Side of the square that a seed is drawn in. */
  seed: number;
  /** Room between two houses. */
  rim: number;
  houses: HousePlace[];
  south: SidePlace;
  north: SidePlace;
  /** Cubic curves. */
  arrows: Point[][];
}

export type Speed = 'slow' | 'normal' | 'fast' | 'instant';

/** When a step happens, in ms from the beginning of the play. */
export interface Cue {
  step: Step;
  /** Its motion begins. */
  start: number;
  /** The hand is at the house, or the glow of a casa is over. */
  arrive: number;
  /** The step counts: numbers and heaps change. */
  at: number;
  /** All of it is at rest. */
  end: number;
  /** Before it begins there is a wait for a word. */
  waits: boolean;
}

/** The way of one seed between two slots; `cue` is the drop or capture that ends it. */
export interface Trip { id: number; from: [Place, number]; to: [Place, number]; cue: Cue }

/** `t` in ms from the beginning of the play; `high`: 0 on the ground, 1 in the hand. */
export interface Pose extends Point { t: number; high: number }

/** A seed's way: its keyframes over the ground, and those of its height. */
export interface Flight { id: number; ms: number; ground: Keyframe[]; height: Keyframe[] }

/** What plays cues: `late` is how many ms ago the motion should have begun. */
export interface Stage {
  begin(index: number, late: number): void;
  apply(cue: Cue): void;
  /** Motion stops, goes on, is taken away. */
  hold(): void;
  go(): void;
  still(): void;
  /** The next cue waits for a word. */
  wait(): void;
}

export interface HouseModel {
  letter: string;
  /** The accessible name. */
  label: string;
  playable: boolean;
  /** Out of the game for this round. */
  closed: boolean;
  tabbable: boolean;
}

/** What a house is worth, as a figure and in words. */
export interface HouseValue { figure: string; words: string; exact: boolean }

export interface BoardModel {
  row: number;
  shown: Shown;
  turn: Side;
  /** The side to move sows again. */
  again: boolean;
  flipped: boolean;
  over: boolean;
  /** Whether the numbers of seeds are written beside the houses. */
  numbers: boolean;
  /** Whether their letters are. */
  names: boolean;
  /** The side that looks at the board from beyond: what is written there is turned round. */
  far: Side | null;
  houses: HouseModel[];
  marks: {
    lastTurn: { side: Side; from: number[]; captured: number[] } | null;
    preview: { house: number; last: number | null; captures: number[]; again: boolean } | null;
    values: Record<number, HouseValue> | null;
  };
}

/** A way on from what a bar says. */
export interface Way { text(): string; act(): void; strong?: boolean }

/** What a bar above the board says, in the language of the moment it is asked. */
export interface Sentence { name(): string; text(): string; ways: Way[] }

/** What a bar above the board needs. */
export type Above = Pick<Parts, 'store' | 'page' | 'i18n'>;

export interface BoardDeps {
  t(key: string, params?: Record<string, string | number>): string;
  /** `pointed`: not by a key. The house is pressed until that is done. */
  onActivate(house: number, pointed: boolean): void | Promise<void>;
  onPeek(house: number | null): void;
  /** Somebody is at a house, and perhaps about to sow. */
  onNear(): void;
}

/** What a board has for the steps that are played on it. */
export interface Played {
  stage: ReturnType<typeof import('../animate/stage.js').createStage>;
  /** As it is now; none before the page has been laid out. */
  layout(): Layout | undefined;
  places(): Places;
  glowOf(house: number): Element;
  /** `quiet`: nothing travels. */
  apply(step: Step, quiet: boolean): void;
}

export interface PlayOptions {
  speed: Speed;
  /** Nothing travels; the states are the same. */
  reduced: boolean;
  /** Called where a step waits for a word; none waits without it. */
  onWait?(): void;
  onStep(step: Step, shown: Shown): void;
}

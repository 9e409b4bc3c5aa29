/** The words of the position editor. Types alone: the page does not load this file. */

import type { Seats, Side } from '../types.js';

/** A position in the making; what is wrong with it, if anything, the engine says. */
export interface Setup {
  variant: string;
  /** Houses in a row. */
  row: number;
  /** Seeds of the game. */
  total: number;
  /** Seeds by house number. */
  houses: number[];
  captured: Record<Side, number>;
  turn: Side;
  /** The side to move sows again. */
  again: boolean;
  /** Who receives the last four; nobody named: the captor. */
  lastFour: Side | null;
  /** Houses closed for the round, by their numbers. */
  closed: number[];
}

/** What the engine refuses of a position text, and where. */
export interface Refusal { code?: string; at?: number; part?: string }

/** A refusal in words, and the text around its place. */
export interface Fault { words: string; before: string; marked: string; after: string }

export interface BoardActs {
  /** A house is clicked, touched, or pressed by Enter. */
  tap(house: number): void;
  set(house: number, seeds: number): void;
}

export interface FieldActs {
  change(setup: Setup): void;
  /** What a tap on a house does from now on. */
  takes(takes: boolean): void;
  /** The game's position is wanted. */
  present(): void;
  undo(): void;
  text(text: string): void;
}

export interface Fields {
  /** What a tap on a house does. */
  tap: HTMLElement;
  text: HTMLElement;
  others: HTMLElement;
  /** Who is to play it. */
  seats(): Seats;
  draw(setup: Setup, text: string, canUndo: boolean): void;
}

export interface SetupBoard {
  host: HTMLElement;
  /** What the keys do there. */
  keys: HTMLElement;
  draw(setup: Setup, flipped: boolean): void;
  focus(): void;
}

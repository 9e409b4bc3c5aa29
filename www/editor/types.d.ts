/** The words of the position editor. Types alone: the page does not load this file. */

import type { Side } from '../types.js';

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
  /** Houses closed for the round, by their letters. */
  closed: string;
}

/** What the engine refuses of a position text, and where. */
export interface Refusal { code?: string; at?: number; part?: string }

/** A refusal in words, and the text around its place. */
export interface Fault { words: string; before: string; marked: string; after: string }

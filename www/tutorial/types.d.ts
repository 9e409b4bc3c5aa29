/** The words of the lessons. Types alone: the page does not load this file. */

import type { SowingView } from '../types.js';

/** What is to be done in South's first turn; one of these. */
export interface Goal {
  /** The last seed of a sowing falls in this house. */
  ends?: number;
  /** A sowing of so many laps. */
  laps?: number;
  /** One sowing takes so many houses. */
  captures?: number;
  /** Houses of so many rows are taken. */
  rows?: number;
  /** So many sowings capture. */
  sowings?: number;
  /** North passes. */
  pass?: true;
  /** South gets the last four. */
  lastFour?: true;
  /** So many seeds are taken. */
  seeds?: number;
  /** A house is tried that cannot be sown for this reason. */
  refused?: string;
}

export interface Lesson {
  name: string;
  position: string;
  /** Letters of houses that do it. */
  solution: string;
  goal: Goal;
}

/** A sowing, and the house that its last seed fell in. */
export interface Deed extends SowingView { last: number }

/** `going`: the turn goes on and may still reach it. */
export type Verdict = 'open' | 'going' | 'missed' | 'done';

export interface Progress {
  done(): ReadonlySet<string>;
  add(name: string): void;
}

export interface LessonBar {
  element: HTMLElement;
  draw(at: { number: number; of: number; title: string; words: string; verdict: Verdict }): void;
}

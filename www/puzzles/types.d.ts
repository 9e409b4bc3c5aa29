/** The words of the puzzles. Types alone: the page does not load this file. */

import type { Keeping, SowingView } from '../types.js';

export type Kind = 'most' | 'win';

interface Asked {
  /** Stays the same however the collection grows. */
  id: string;
  /** As text; South is to move, at the beginning of a turn. */
  position: string;
  /** The letters of the houses to sow; in a win the other side's best answers are between them. */
  line: string;
  /** From 1 to 5, by South's sowings in the line: up to 2, 3, 4, 5 or 6, more. */
  grade: number;
}

/** Take the most seeds this turn. */
export interface MostPuzzle extends Asked {
  kind: 'most';
  /** What the whole turn can take. */
  seeds: number;
}

/** Find the only house that wins. */
export interface WinPuzzle extends Asked {
  kind: 'win';
  /** Seeds by which South leads at the end, both sides playing their best. */
  margin: number;
  /** The same for each other legal house, by letter: 0 is a draw, below it a loss. */
  others: Record<string, number>;
}

export type Puzzle = MostPuzzle | WinPuzzle;

/** How a try stands. */
export type Verdict =
  /** Nothing is decided; `taken`: seeds so far. */
  | { state: 'open'; taken: number }
  /** The turn took the most, or the house wins. */
  | { state: 'solved'; taken: number }
  /** The turn is over and took less. */
  | { state: 'less'; taken: number }
  /** The house draws or loses, `lead` being below 0 then. */
  | { state: 'draws' | 'loses'; house: string; lead: number };

/** Which puzzles have been solved, kept from visit to visit. */
export interface SolvedOnes {
  has(id: string): boolean;
  add(id: string): void;
}

export type CreateSolvedOnes = (
  shelf: { read(name: string): string | null; write(name: string, text: string): Keeping },
  complain: (trouble: Keeping) => void,
) => SolvedOnes;

export type Judge = (puzzle: Puzzle, sown: SowingView[], goesOn: boolean) => Verdict;

export interface BarActs {
  again(): void;
  solution(): void;
  next(): void;
  list(): void;
  leave(): void;
}

export interface BarModel {
  title: string;
  text: string;
  state: Verdict['state'] | 'shown';
  solution: string;
  off: Partial<Record<keyof BarActs, boolean>>;
}

export interface Bar {
  element: HTMLElement;
  draw(model: BarModel): void;
}

/** A puzzle on the board. */
export interface Trial {
  begin(puzzle: Puzzle): void;
}

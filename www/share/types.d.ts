/** The words of sharing. Types alone: the page does not load this file. */

import type { Side, StateView } from '../types.js';

/** What the fragment of an address holds. */
export type Link =
  | { kind: 'game' | 'position'; text: string }
  | { kind: 'trouble'; trouble: Trouble };

/** Why a text is not even given to the engine. */
export type Trouble = 'long' | 'unknown' | 'cut' | 'changed' | 'binary' | 'empty';

/** A game that came or went by link; `side` is whose turns are made here, if that is known. */
export interface Copy { game: string; record: string; side: Side | null }

export interface Copies {
  of(game: string): Copy | null;
  /** Takes the place of an older copy of the same game. */
  keep(copy: Copy): void;
}

/** A position with all that is written on a picture of it. */
export interface Diagram {
  state: StateView;
  title: string;
  sides: Record<Side, string>;
  /** By house number. */
  letters: string[];
  /** Houses out of the game. */
  closed: number[];
  words: { captured: string; toPlay: string };
}

/** One side's line in a table. */
export interface Row {
  name: string;
  letters: string[];
  seeds: string[];
  captured: string;
  note: string;
}

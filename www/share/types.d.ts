/** The words of sharing. Types alone: the page does not load this file. */

import type { Parts } from '../more/types.js';
import type { Opened, Seats, Side, StateView, Visit } from '../types.js';
import type { Way } from '../view/types.js';

/** What comes from outside, for the engine to judge. */
export type Incoming =
  | {
    kind: 'game' | 'position';
    text: string;
    /** It was in a link: the lines of the text mean nothing to whoever sent it. */
    packed: boolean;
  }
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

/** `wrong`: in a sentence; empty if nothing is. */
export interface Judged { opened: Opened | null; wrong: string }

export interface Visits {
  /** Puts a game on the board beside the kept one. `take` keeps it, with those players. */
  show(opened: Opened, how: {
    kind: Visit['kind'];
    text(): string;
    ways?: Way[];
    take?: { text(): string; seats: Seats };
  }): void;
}

/** What goes out by link. */
export interface Post {
  /** The whole game on the table. */
  link(): string;
  /** That link has been given away. */
  sent(): void;
}

export interface ShareDesk extends Parts { copies: Copies; visits: Visits; post: Post }

/** Says something beside what it is about, perhaps with something to do about it. */
export type Tell = (text: string, ...more: Node[]) => void;

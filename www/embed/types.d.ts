/** The words of the page within somebody else's. Types alone: the page does not load this file. */

import type { Incoming } from '../share/types.js';
import type { OwnTable, Seats, Settings, Shelf } from '../types.js';

/** What stands beside the board. */
export type Controls = 'slim' | 'none' | 'full';

/** A part of the address, or of a message, that makes no sense. */
export interface Wrong { name: string; value: string }

/** What the address asks for; what makes no sense is in `wrong` alone. */
export interface Wishes {
  settings: Partial<Settings>;
  rules: string | null;
  seats: Seats;
  controls: Controls;
  puzzle: string | null;
  /** A game or a position to begin with. */
  incoming: Incoming | null;
  /** The origin of the page around, which messages go to and come from; null: there are none. */
  host: string | null;
  wrong: Wrong[];
}

/** The page as a guest in another one: it keeps nothing. */
export interface Guest {
  shelf: Shelf;
  wishes: Wishes;
  /** Puts on the table what is wished for and there is; gives who plays. */
  seat(table: OwnTable): Seats;
}

export type Command =
  | { command: 'new'; rules: string | null; seats: Seats | null; level: string | null }
  | { command: 'load'; incoming: Incoming }
  | { command: 'play'; house: string }
  | { command: 'setOptions'; settings: Partial<Settings>; controls: Controls | null };

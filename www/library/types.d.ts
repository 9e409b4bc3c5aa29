/** The words of the saved games and the statistics. Types alone: the page does not load this file. */

import type { I18n, Side } from '../types.js';

/** A game in the library, with what the list tells of it. */
export interface Entry {
  id: string;
  record: string;
  variant: string;
  /** `2026-11-30`, or empty. */
  date: string;
  /** Names; `person` and `computer` where the players have none. */
  south: string;
  north: string;
  /** The computer's, or empty. */
  level: string;
  result: Side | 'draw' | 'open';
  plies: number;
  /** When it was put here, in ms. */
  saved: number;
}

/** A finished game of a person against the computer, from the person's side. */
export interface Result {
  id: string;
  variant: string;
  level: string;
  won: 'won' | 'lost' | 'drawn';
  /** Sowings in one turn. */
  longestTurn: number;
  /** Houses captured in one sowing. */
  biggestChain: number;
  seeds: number;
}

/** What the store holds under a key. `entry` is null where it is none that can be read. */
export interface Item { key: IDBValidKey; raw: unknown; entry: Entry | null }

export interface Filter {
  variant: string;
  opponent: string;
  result: string;
  order: 'newest' | 'oldest';
}

/** A text of one record, and the line of its file that it begins in, from 1. */
export interface Piece { text: string; line: number }

export interface Total {
  level: string;
  games: number;
  won: number;
  lost: number;
  drawn: number;
  longestTurn: number;
  biggestChain: number;
}

export type Room = 'games' | 'results';
/** Without a value what is there is taken away. */
export interface Change {
  room: Room;
  key: IDBValidKey;
  value?: unknown;
  /** Of the keeper's lines the one that it comes from. */
  line?: string;
}

/** All that is asked of a database. A write is done whole or not at all. */
export interface Database {
  read(room: Room): Promise<[IDBValidKey, unknown][]>;
  write(changes: Change[]): Promise<void>;
}

/** Why something is not kept: no room, another version in another tab, or not to be had at all. */
export type Trouble = 'full' | 'otherTab' | 'forbidden';

/** Never fails: what the browser does not take in is held until the page is closed. */
export interface Games {
  read(room: Room): Promise<Map<IDBValidKey, unknown>>;
  write(changes: Change[]): Promise<void>;
  /** Whether something is held that a later visit will not find; of this line, if one is named. */
  holds(line?: string): boolean;
}

/** Why a record of a file was not taken in: the engine's word for it, and its line in the file. */
export interface Refusal { number: number; code: string; line: number }

export interface TakenIn { added: number; doubles: number; refused: Refusal[] }

/** What every part of the library needs. */
export interface Shelves {
  i18n: I18n;
  games: Games;
  variants: string[];
  levels: string[];
}

export interface Filters {
  element: HTMLElement;
  value(): Filter;
  /** Offers what there is to choose from. */
  fit(items: Item[]): void;
}

/** What a row of the list needs. */
export interface RowActs {
  language: string;
  isGone(item: Item): boolean;
  isOnBoard(entry: Entry): boolean;
  open(entry: Entry): void;
  exportRaw(item: Item): void;
  remove(item: Item): Promise<void>;
  putBack(item: Item): Promise<void>;
}

/** The words of what the menu leads to. Types alone: the page does not load this file. */

import type {
  Client, Deed, Dialogs, Game, GameStore, I18n, Keeper, Page, Shelf, Table,
} from '../types.js';

/** What every part that is loaded later is given. */
export interface Parts {
  root: HTMLElement;
  store: GameStore;
  table: Table;
  client: Client;
  i18n: I18n;
  page: Page;
  dialogs: Dialogs;
  game: Game;
  keeper: Keeper;
  shelf: Shelf;
  /** What the buttons of the first visit do. */
  act: Record<Deed, () => void>;
}

export interface More {
  menu(): void;
  rules(): void;
  /** The lessons. */
  learn(): void;
  /** Takes in what the address brought. */
  arrive(): void;
  /** Puts what is on this line of the keeper's among the saved games. */
  putAway(line: string): void;
}

/** Opens a part of the menu. */
export type OpenPart = (parts: Parts) => unknown;

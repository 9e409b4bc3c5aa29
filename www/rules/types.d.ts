/** The words of the rules' pages. Types alone: the page does not load this file. */

import type { Shown, Side, VariantView } from '../types.js';

/** A moment of a sowing, as a picture shows it. */
export interface Frame {
  /** `relay`, `empty`, `casa`: how the lap before it ended; `after`: what was captured is gone. */
  kind: 'before' | 'relay' | 'empty' | 'casa' | 'after';
  shown: Shown;
  /** The house to be sown from here. */
  source: number | null;
  /** Where the last seed fell. */
  last: number | null;
  /** Houses whose four are taken now, or were on the way here. */
  taken: number[];
  /** Sides that pass after it. */
  passes: Side[];
}

/** A position, and the letters of the houses that are sown from it one after the other. */
export type Picture = [position: string, letters: string];

/** Text in the middle of these lines, holes around these points. */
export interface Field {
  row: number;
  width: number;
  height: number;
  /** Height of the letters, in units of the picture. */
  type: number;
  houses: {
    hole: { x: number; y: number; w: number; h: number };
    count: { x: number; y: number };
    letter: { x: number; y: number };
  }[];
}

/** The rules as elements to be put one under another. */
export interface Telling {
  /** Of one game, its pictures and conventions with them. */
  rulesOf(variant: VariantView): Element[];
  /** The games in one table. */
  comparison(): Element[];
  /** Where the games and their rules come from. */
  history(): Element[];
}

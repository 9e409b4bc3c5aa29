/** The words of analysis and review. Types alone: the page does not load this file. */

import type { AnalysisView, Side, SowingView, StateView } from '../types.js';

/** What a house leads to by the end, for the side to move: seeds that it leads by. */
export interface Prospect {
  house: number;
  letter: string;
  /** Whether `margin` is proven. */
  exact: boolean;
  margin: number;
  /** Proven bounds of it. */
  least: number;
  most: number;
}

/** A sowing that was made, held against the best one. */
export interface Judgement {
  ply: number;
  side: Side;
  letter: string;
  /** The best house instead. */
  best: string;
  /** Seeds given away. */
  loss: number;
  /** Whether the loss is proven. */
  exact: boolean;
  turning: boolean;
  /** South's final lead before the sowing and after it, both sides going on at their best. */
  margin: number;
  after: number;
}

export interface CurvePoint { ply: number; margin: number }

export interface Curve {
  width: number;
  height: number;
  left: number;
  right: number;
  places: { ply: number; x: number; y: number }[];
  /** SVG paths. */
  line: string;
  area: string;
  ticks: { margin: number; y: number }[];
}

/** A sowing of a line that is only looked at, and what stands after it. */
export interface Ahead { sowing: SowingView; state: StateView }

/** What is known of a position so far. */
export interface Known {
  position: StateView;
  view: AnalysisView | null;
  line: Ahead[] | null;
  /** Nothing more is going to be found out. */
  finished: boolean;
  failed: boolean;
}

export interface PanelModel {
  turn: Side;
  /** What is going on, in a sentence. */
  progress: string;
  prospects: Prospect[];
  line: Ahead[] | null;
  /** A best line may be looked at. */
  canLook: boolean;
}

export interface PanelActs {
  look(): void;
  step(by: number): void;
  first(): void;
  done(): void;
}

export interface Panel {
  show(on: boolean): void;
  draw(model: PanelModel): void;
  /** The bar that steps through the line, `at` of `of`; null takes it away. */
  bar(place: { at: number; of: number; text: string } | null): void;
}

export type { Parts as DeskParts } from '../more/types.js';

export interface Desk {
  analysis(): void;
  hint(): void;
  review(): void;
  solved(): void;
}

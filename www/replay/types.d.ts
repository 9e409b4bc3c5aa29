/** The words of the replay. Types alone: the page does not load this file. */

import type { SowingView, Speed } from '../types.js';

/** How far one step goes. */
export type Unit = 'turn' | 'sowing' | 'lap';

/**
 * A place in the game: after `ply` sowings, and then after `lap` laps of the next one, which are
 * fewer than it has.
 */
export interface Stop { ply: number; lap: number }

/** Goes on from one stop to the next. */
export type Step = (history: SowingView[], from: Stop, unit: Unit) => Stop;

/** Whatever part of a sowing lies between two stops. */
export interface Stretch { sowing: SowingView; from: Stop; to: Stop }

export interface Acts {
  first(): void;
  back(): void;
  /** Plays, or pauses. */
  toggle(): void;
  forward(): void;
  last(): void;
  leave(): void;
  to(ply: number): void;
  unit(unit: Unit): void;
  speed(speed: Speed): void;
}

export interface BarModel {
  ply: number;
  plies: number;
  unit: Unit;
  speed: Speed;
  atFirst: boolean;
  atLast: boolean;
  /** It goes on by itself. */
  plays: boolean;
  /** What there is to say of the place; null while a sowing moves. */
  words: string | null;
}

export interface Bar {
  element: HTMLElement;
  draw(model: BarModel): void;
  focus(): void;
}

/** The words of the replay. Types alone: the page does not load this file. */

import type { SowingView } from '../types.js';

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

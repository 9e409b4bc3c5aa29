// @ts-check
/**
 * Which note a step of a sowing is.
 * @import { Step } from './types.js'
 * @typedef {{ pitches: number[], gain: number, seconds: number }} Note pitches in Hz
 */

/** Hz of the lowest house, and five steps to the octave: no two of them jar. */
const LOWEST = 196;
const SCALE = [0, 2, 4, 7, 9];
/** Notes of a whole round, on short rows and on long ones. */
const ROUND = 12;
/** Semitones of a casa's chord above its house. */
const CHORD = [0, 4, 7];

const raised = (/** @type {number} */ hz, /** @type {number} */ semitones) => (
  hz * 2 ** (semitones / 12));

/** Higher along the way of sowing. @param {number} house @param {number} row */
export const pitchOf = (house, row) => {
  const step = Math.floor((house * ROUND) / (2 * row));
  const octave = Math.floor(step / SCALE.length);
  return raised(LOWEST, 12 * octave + SCALE[step % SCALE.length]);
};

/** Null: nothing is heard of it. @type {(step: Step, row: number) => Note | null} */
export const noteOf = (step, row) => {
  const note = (/** @type {number[]} */ pitches, /** @type {number} */ gain, seconds = 0.09) => (
    { pitches, gain, seconds });
  if (step.kind === 'lift') return note([pitchOf(step.house, row) / 2], 0.35);
  if (step.kind === 'drop') return note([pitchOf(step.house, row)], 0.5);
  if (step.kind === 'capture') {
    return note(CHORD.map((above) => raised(pitchOf(step.house, row), above)), 0.4, 0.7);
  }
  if (step.kind === 'lastFour') return note(CHORD.map((above) => raised(LOWEST, above)), 0.4, 1);
  return null;
};

/**
 * The one to be heard of steps that come all at once: the last that took something, else the last.
 * @type {(steps: Step[], row: number) => Note | null}
 */
export const cueOf = (steps, row) => {
  const notes = steps.map((step) => noteOf(step, row)).filter((note) => note !== null);
  return notes.findLast(({ pitches }) => pitches.length > 1) ?? notes.at(-1) ?? null;
};

/** Whether something was taken. @param {Step[]} steps */
export const takes = (steps) => (
  steps.some(({ kind }) => kind === 'capture' || kind === 'lastFour'));

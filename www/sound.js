// @ts-check
import { cueOf, takes } from './notes.js';

/** @import { Settings, Step } from './types.js' */
/** @import { Note } from './notes.js' */

/** How long (ms) the hand feels a capture. */
const BUZZ = 35;

/** @type {AudioContext | null} */
let context = null;

/** Soft and wooden: a tone that falls onto its pitch and dies away. @param {Note} note */
function ring({ pitches, gain, seconds }, /** @type {number} */ volume) {
  context ??= new AudioContext();
  if (context.state === 'suspended') context.resume();
  const now = context.currentTime;
  const loud = gain * (volume / 100) ** 2;
  pitches.forEach((pitch, i) => {
    const audio = /** @type {AudioContext} */ (context);
    const [tone, envelope] = [audio.createOscillator(), audio.createGain()];
    const start = now + i * 0.03;
    tone.type = 'triangle';
    tone.frequency.setValueAtTime(pitch * 1.6, start);
    tone.frequency.exponentialRampToValueAtTime(pitch, start + 0.018);
    envelope.gain.setValueAtTime(0, start);
    envelope.gain.linearRampToValueAtTime(loud / pitches.length ** 0.5, start + 0.004);
    envelope.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
    tone.connect(envelope).connect(audio.destination);
    tone.start(start);
    tone.stop(start + seconds);
  });
}

/** Steps since what was last heard. @type {Step[]} */
let waiting = [];

/**
 * Makes a step heard and felt, once somebody has touched the page. Steps that come all at once, a
 * skipped sowing's or those of one at instant speed, are one cue.
 * @param {Step} step @param {Settings} settings @param {number} row
 */
export function hear(step, { sound, volume, vibration }, row) {
  waiting.push(step);
  if (waiting.length > 1) return;
  setTimeout(() => {
    const steps = waiting;
    waiting = [];
    if (!navigator.userActivation?.hasBeenActive || document.hidden) return;
    const note = cueOf(steps, row);
    if (sound && volume && note) ring(note, volume);
    if (vibration && takes(steps)) navigator.vibrate?.(BUZZ);
  });
}

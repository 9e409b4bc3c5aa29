// @ts-check
/**
 * What somebody else's page asks for, by the address or by a message. Nothing of it is trusted.
 *
 * @import { Seats, Settings } from '../types.js'
 * @import { Controls, Wishes, Wrong } from './types.js'
 */
import { LANGUAGES } from '../languages.js';
import { readText } from '../share/incoming.js';
import { readLink } from '../share/link.js';
import { fits } from '../store.js';

/** Signs of a value that are repeated to whoever wrote it. */
const REPEATED = 40;

/** Who plays, by the side that has a person. @type {Record<string, Seats>} */
const SEATS = {
  south: { south: 'person', north: 'computer' },
  north: { south: 'computer', north: 'person' },
  both: { south: 'person', north: 'person' },
  none: { south: 'computer', north: 'computer' },
};

const CONTROLS = ['slim', 'none', 'full'];

/** Settings by the names that they have here. @type {Record<string, keyof Settings>} */
const SETTINGS = {
  lang: 'language', theme: 'theme', scheme: 'scheme', speed: 'speed', level: 'level',
};

/** @param {string} name @param {unknown} value @returns {Wrong} */
export const wrongOf = (name, value) => (
  // Not every object can be written.
  { name, value: (Object(value) === value ? typeof value : `${value}`).slice(0, REPEATED) });

/**
 * Reads wishes that are texts, and notes those that make no sense. Without a wish, and for one that
 * makes none, there is null.
 * @param {(name: string) => unknown} wish @param {Wrong[]} wrong
 * @returns {<T>(name: string, read: (value: string) => T | null) => T | null}
 */
export const asking = (wish, wrong) => (name, read) => {
  const value = wish(name);
  if (value === null) return null;
  const found = typeof value === 'string' ? read(value) : null;
  if (found === null) wrong.push(wrongOf(name, value));
  return found;
};

/** @type {(name: string) => Seats | null} */
export const seatsOf = (name) => (Object.hasOwn(SEATS, name) ? SEATS[name] : null);

/** @type {(name: string) => Controls | null} */
export const controlsOf = (name) => (
  CONTROLS.includes(name) ? /** @type {Controls} */ (name) : null);

/**
 * The settings among some wishes. `levels` are the engine's; before there is one, any will do.
 * @param {(name: string) => unknown} wish @param {Wrong[]} wrong @param {string[]} [levels]
 */
export const settingsOf = (wish, wrong, levels) => {
  /** @type {Record<string, unknown>} */
  const settings = {};
  for (const [name, setting] of Object.entries(SETTINGS)) {
    const value = wish(name);
    if (value === null || value === undefined) continue;
    const known = name === 'lang' ? LANGUAGES : name === 'level' ? levels : undefined;
    const isThere = known?.includes(`${value}`) ?? true;
    if (fits(setting, value) && isThere) settings[setting] = value;
    else wrong.push(wrongOf(name, value));
  }
  return /** @type {Partial<Settings>} */ (settings);
};

/** A game or a position: as a text, or packed as in a link. @param {string} text */
export const incomingOf = (text) => (
  /^(game|position)=/.test(text) ? readLink(`#${text}`) : readText(text));

/** @param {string} text */
const isOrigin = (text) => URL.canParse(text) && new URL(text).origin === text;

/** @param {URLSearchParams} query @returns {Wishes} */
export const readWishes = (query) => {
  /** @type {Wrong[]} */
  const wrong = [];
  const asked = asking((name) => query.get(name), wrong);
  const text = query.get('record') ?? query.get('position');
  return {
    settings: settingsOf((name) => query.get(name), wrong),
    // Only the engine knows which there are.
    rules: query.get('rules'),
    seats: asked('players', seatsOf) ?? SEATS.south,
    controls: asked('controls', controlsOf) ?? 'slim',
    puzzle: query.get('puzzle'),
    incoming: text === null ? null : incomingOf(text),
    // A page without an origin cannot be told from others.
    host: query.get('host') === 'null' ? null : asked('host', (origin) => (
      isOrigin(origin) ? origin : null)),
    wrong,
  };
};

// @ts-check
import { housesPhrase, reasonText, resultText } from '../a11y.js';
import { sumsOf } from './setup.js';

/**
 * What there is to say of a position in the making.
 * @import { I18n, StateView, Translate } from '../types.js'
 * @import { Fault, Refusal, Setup } from './types.js'
 */

/** No position is longer: what is, is not read. */
const LONGEST = 400;
/** How many characters are shown around the place of a fault. */
const AROUND = 16;

/** What the engine need not be asked. @type {(text: string) => Refusal | null} */
export const refuses = (text) => {
  if (text.length > LONGEST) return { part: 'tooLong' };
  return text.trim().startsWith('[') ? { part: 'record' } : null;
};

/** @type {(t: Translate, text: string, refusal: Refusal) => Fault} */
export const faultOf = (t, text, { part, at }) => {
  const key = `editor.fault.${part}`;
  const named = t(key);
  const words = named === key ? t('editor.fault.place', { n: (at ?? 0) + 1 }) : named;
  if (at === undefined) return { words, before: '', marked: '', after: '' };
  // The engine counts characters, as people do.
  const all = Array.from(text);
  const rest = all.slice(at).join('');
  // In a row a house is meant, a digit or what stands in brackets; elsewhere a whole word.
  const meant = /^(seeds|row)$/.test(`${part}`) ? /^(\(\d*\)?|\S?)/u : /^\S*/u;
  const { length } = Array.from(meant.exec(rest)?.[0] ?? '');
  const end = at + Math.min(Math.max(length, 1), AROUND);
  return {
    words,
    before: all.slice(Math.max(at - AROUND, 0), at).join(''),
    marked: all.slice(at, end).join('') || ' ',
    after: all.slice(end, end + AROUND).join(''),
  };
};

/**
 * What follows from a position that the engine has taken: `state` is what it made of it.
 * @type {(i18n: I18n, setup: Setup, state: StateView) => string[]}
 */
export const hintsOf = (i18n, setup, state) => {
  const { t } = i18n;
  const { total, turn, lastFour, closed } = setup;
  const { board, left } = sumsOf(setup);
  const hints = [];
  if (left > 0) hints.push(t('editor.hint.missing', { n: left, total }));
  if (state.over) {
    const [result, reason] = [resultText(i18n, state), reasonText(i18n, state)];
    hints.push(t('editor.hint.over', { result, reason }));
  } else {
    if (board % 4) hints.push(t('editor.hint.fours', { n: board }));
    if (state.turn !== turn) hints.push(t('editor.hint.passes', { side: turn, next: state.turn }));
  }
  if (lastFour) hints.push(t('editor.hint.lastFour', { side: lastFour }));
  if (closed.length) {
    hints.push(t('editor.hint.closed', { houses: housesPhrase(i18n, closed, setup.row) }));
  }
  return hints;
};

/** How the seeds of the game are spread. @type {(t: Translate, setup: Setup) => string} */
export const sumText = (t, setup) => {
  const { board, left } = sumsOf(setup);
  const spread = left < 0 ? 'tooMany' : left > 0 ? 'left' : 'all';
  const facts = { n: Math.abs(left), total: setup.total };
  return `${t('editor.onBoard', { n: board })} · ${t(`editor.${spread}`, facts)}`;
};

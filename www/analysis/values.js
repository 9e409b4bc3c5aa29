// @ts-check
import { opponent } from '../store.js';

/**
 * What values mean to the side to move.
 * @import { HouseValueView, MoveView, Side, StateView, Translate } from '../types.js'
 * @import { Prospect } from './types.js'
 */

/** With its sign, and the minus of figures. @param {number} n */
export const signed = (n) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

/**
 * Seeds by which a side leads.
 * @type {(position: Pick<StateView, 'captured'>, side: Side) => number}
 */
export const leadOf = ({ captured }, side) => captured[side] - captured[opponent(side)];

/**
 * What houses lead to by the end of the game, for the side to move: what it leads by now, and what
 * is still to come. The best first.
 * @type {(values: HouseValueView[], position: Pick<StateView, 'captured' | 'turn'>) => Prospect[]}
 */
export const prospects = (values, position) => {
  const lead = leadOf(position, position.turn);
  return values.map(({ house, letter, lower, upper, exact, estimate }) => ({
    house, letter, exact: exact !== null, margin: (exact ?? estimate) + lead,
    least: lower + lead, most: upper + lead,
  })).sort((a, b) => b.margin - a.margin || Number(b.exact) - Number(a.exact));
};

/** "wins by 28", "about +6". @type {(t: Translate, prospect: Prospect) => string} */
export const wordsOf = (t, { exact, margin, least, most }) => {
  const key = exact ? (margin > 0 ? 'wins' : margin < 0 ? 'loses' : 'draw')
    : least > 0 ? 'winsAbout' : most < 0 ? 'losesAbout' : 'about';
  return t(`value.${key}`, { seeds: Math.abs(margin), figure: signed(margin) });
};

/** Why a house is a good one. @type {(t: Translate, best: Prospect, move: MoveView) => string} */
export const hintOf = (t, best, { letter, captured, again, over }) => t('hint.text', {
  house: letter,
  deed: t(captured ? 'hint.takes' : 'hint.takesNothing', { seeds: captured }),
  next: over ? t('hint.ends') : again ? t('hint.again') : '',
  value: wordsOf(t, best),
  kind: t(best.exact ? 'value.exact' : 'value.estimate'),
});

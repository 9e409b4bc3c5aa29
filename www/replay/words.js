// @ts-check
import { nextSentence, resultText, sowingSentence, turnPhrase } from '../a11y.js';

/**
 * What there is to say at a stop, seen and heard alike.
 * @import { I18n, SowingView, StateView } from '../types.js'
 * @import { Stop, Unit } from './types.js'
 */

/**
 * `state` is what stands after the stop's whole sowings.
 * @type {(i18n: I18n, history: SowingView[], state: StateView, stop: Stop, unit: Unit) =>
 *   { headline: string, detail: string }}
 */
export const wordsOf = (i18n, history, state, { ply, lap }, unit) => {
  const { t } = i18n;
  const plies = history.length;
  if (lap > 0) {
    const { laps, side, letter: house } = history[ply];
    return {
      headline: t('replay.lap', { ply: ply + 1, plies, lap, laps }),
      detail: t('status.sows', { side, house }),
    };
  }
  if (ply === 0) return { headline: t('replay.beginning'), detail: nextSentence(i18n, state) };
  const last = history[ply - 1];
  const turn = history.slice(0, ply).filter((sowing) => sowing.turn === last.turn);
  return {
    headline: state.over
      ? t('replay.end', { result: resultText(i18n, state) })
      : t('status.at', { ply, plies }),
    detail: unit === 'turn' && turn.length > 1
      ? turnPhrase(i18n, turn, state.row) : sowingSentence(i18n, last, state.row),
  };
};

// @ts-check
import { previewText, reasonText, resultText, whyNot } from './a11y.js';
import { computerWaits, isBusy, looksBack, onlyPerson, opponent } from './select.js';

/**
 * What the page writes above and below the board.
 * @typedef {import('./store.js').State} State
 * @typedef {import('./i18n.js').I18n} I18n
 * @typedef {'turn' | 'again' | 'busy' | 'over' | 'waits'} Mood
 * @typedef {{ mood: Mood, headline: string, detail: string, note: string,
 *   offers: string[] }} Status
 */

/** @param {I18n} i18n @param {State} state @returns {Status} */
export function statusOf(i18n, state) {
  const status = state.playback ? playing(i18n, state) : standing(i18n, state);
  return { ...status, note: noteOf(i18n, state) };
}

/** @param {I18n} i18n @param {State} state @returns {Omit<Status, 'note'>} */
function playing({ t }, { playback }) {
  if (!playback) throw new TypeError('nothing plays');
  const { sowing, lap, taken, replay, paused } = playback;
  const facts = { side: t(`side.${sowing.side}`), house: sowing.letter, lap, taken };
  const laps = { ...facts, laps: sowing.laps };
  return {
    mood: 'busy',
    headline: t(replay ? 'status.replay' : 'status.sows', facts),
    detail: paused ? t('status.paused') : t(taken ? 'status.lapTaken' : 'status.lap', laps),
    offers: [],
  };
}

/** @param {I18n} i18n @param {State} state @returns {Omit<Status, 'note'>} */
function standing(i18n, state) {
  const { t } = i18n;
  const { position, choice } = state;
  const side = position.turn;
  const name = t(`side.${side}`);
  const offers = looksBack(state) ? ['toEnd'] : [];
  const at = looksBack(state)
    ? t('status.at', { ply: position.ply, plies: position.plies }) : '';

  if (position.over) {
    const detail = at || reasonText(i18n, state.position);
    const headline = resultText(i18n, position);
    return { mood: 'over', headline, detail, offers: ['newGame'] };
  }
  if (state.thinking) {
    const headline = choice === null
      ? t('status.thinking') : t('status.chosen', { house: state.moves[choice].letter });
    return { mood: 'busy', headline, detail: leadText(i18n, state), offers: [] };
  }
  if (computerWaits(state) && (state.held || state.failed || looksBack(state))) {
    const headline = t(state.failed ? 'status.failed' : 'status.waits');
    const offer = state.failed ? 'retry' : 'goOn';
    return { mood: 'waits', headline, detail: at || name, offers: [offer] };
  }
  const yours = onlyPerson(state) === side;
  const { again, passed } = position;
  const key = `${yours ? 'yours' : 'turn'}${again ? 'Again' : passed ? 'Passed' : ''}`;
  return {
    mood: again || passed ? 'again' : 'turn',
    headline: t(`status.${key}`, { side: name, passed: passed ? t(`side.${passed}`) : '' }),
    detail: at || turnDetail(i18n, state),
    offers,
  };
}

/** @param {I18n} i18n @param {State} state */
function turnDetail(i18n, state) {
  const { t } = i18n;
  const { passed, again, ply, turn } = state.position;
  if (passed) return t('status.noSowing', { side: t(`side.${passed}`) });
  if (again) return t('status.afterCapture');
  if (ply > 1) return leadText(i18n, state);
  const person = onlyPerson(state);
  return person === turn ? t('status.you', { side: t(`side.${turn}`) }) : t('status.choose');
}

/** @param {I18n} i18n @param {State} state */
function leadText({ t }, { position: { captured } }) {
  const { south, north } = captured;
  if (south === north) return t('status.level', { seeds: south });
  const leader = south > north ? 'south' : 'north';
  return t('status.leads', {
    side: t(`side.${leader}`), seeds: captured[leader], other: captured[opponent(leader)],
  });
}

/** What the house that is looked at would do, or why it cannot be sown. @param {I18n} i18n */
export function noteOf(i18n, /** @type {State} */ state) {
  const { t } = i18n;
  if (isBusy(state)) return '';
  const { row } = state.position;
  const asked = state.refused ?? state.peek;
  const move = asked === null ? undefined : state.moves[asked];
  if (!move) return '';
  if (!move.playable) return whyNot(i18n, move, row);
  if (state.seats[state.position.turn] === 'computer') return t('why.computer');
  return state.settings.preview ? `${move.letter}: ${previewText(i18n, move, row)}` : '';
}


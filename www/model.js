// @ts-check
import {
  briefLabel, houseLabel, lookLabel, matchText, previewText, reasonText, resultText,
  turnPhrase, whyNot,
} from './a11y.js';
import {
  computerToMove, farSide, isBusy, lastTurn, looksBack, onlyPerson, opponent, roundAhead,
} from './store.js';

/**
 * What the views are to show, out of the state.
 * @import { Ask, BoardModel, I18n, SowingView, State, Status } from './types.js'
 */

/** @type {(i18n: I18n, state: State) => Status} */
export const statusOf = (i18n, state) => {
  const { t } = i18n;
  const { position, playback, choice, failed } = state;
  const { turn, again, passed, over, ply, plies } = position;

  if (state.look) {
    const { headline, detail } = state.look;
    return { mood: 'busy', headline, detail, offer: null };
  }
  if (playback) {
    const { sowing: { side, letter, laps }, lap, taken, replay, paused, word } = playback;
    const facts = { side, house: letter, lap, laps, taken };
    const detail = paused ? 'paused' : taken ? 'lapTaken' : 'lap';
    return {
      mood: 'busy',
      headline: t(`status.${replay ? 'replay' : 'sows'}`, facts),
      detail: (paused && word) || t(`status.${detail}`, facts),
      offer: null,
    };
  }
  const at = looksBack(state) ? t('status.at', { ply, plies }) : '';
  if (over) {
    const task = state.visit?.task;
    const result = resultText(i18n, position);
    const facts = state.match?.over ? matchText(i18n, state.match) : reasonText(i18n, position);
    // Who wins is not what was asked for.
    const [headline, more] = task ? [facts, result] : [result, facts];
    const offer = roundAhead(state) ? 'nextRound' : task ? null : 'newGame';
    return { mood: 'over', headline, detail: at || more, offer };
  }
  const waits = state.held || failed || looksBack(state);
  if (state.thinking || (computerToMove(state) && !waits)) {
    const long = state.settings.level === 'perfect';
    const headline = choice !== null
      ? t('status.chosen', { house: state.moves[choice].letter })
      : t(long ? 'status.thinkingLong' : 'status.thinking');
    const { depth } = state;
    const facts = { level: levelName(i18n, state), lead: leadText(i18n, state), depth };
    const detail = t(depth === null ? 'status.plays' : 'status.looks', facts);
    return { mood: 'busy', headline, detail, offer: null };
  }
  if (computerToMove(state) && !isBusy(state)) {
    const headline = t(`status.${failed ? 'failed' : 'waits'}`);
    return { mood: 'waits', headline, detail: at, offer: failed ? 'retry' : 'goOn' };
  }
  const you = onlyPerson(state) === turn;
  const key = `${you ? 'yours' : 'turn'}${again ? 'Again' : passed ? 'Passed' : ''}`;
  return {
    mood: again || passed ? 'again' : 'turn',
    headline: t(`status.${key}`, { side: turn, passed }),
    detail: at || turnDetail(i18n, state, you),
    offer: at ? 'toEnd' : state.newcomer && !ply && !state.visit ? 'learn' : null,
  };
};

/** @type {(i18n: I18n, state: State, you: boolean) => string} */
const turnDetail = (i18n, state, you) => {
  const { passed, again, ply, turn } = state.position;
  const last = lastTurn(state);
  if (!passed && !again && ply > 1) {
    return [...(last.length ? [turnPhrase(i18n, last, state.position.row)] : []),
      leadText(i18n, state)].join(' · ');
  }
  const key = passed ? 'noSowing' : again ? 'afterCapture' : you ? 'you' : 'choose';
  return i18n.t(`status.${key}`, { side: passed ?? turn, level: levelName(i18n, state) });
};

/** @type {(i18n: I18n, state: State) => string} */
const levelName = ({ t }, { settings }) => t(`level.${settings.level}.name`);

/** @type {(i18n: I18n, state: State) => string} */
const leadText = ({ t }, { position: { captured } }) => {
  const side = captured.south < captured.north ? 'north' : 'south';
  const facts = { side, seeds: captured[side], other: captured[opponent(side)] };
  return t(facts.seeds === facts.other ? 'status.level' : 'status.leads', facts);
};

/**
 * What the house that is looked at would do, or why it cannot be sown.
 * @type {(i18n: I18n, state: State) => string}
 */
export const noteOf = (i18n, state) => {
  const { moves, position: { row }, refused, peek, armed, settings, hint, visit } = state;
  const move = moves[refused ?? peek ?? armed ?? -1];
  if (isBusy(state) || state.look) return '';
  if (hint && refused === null && isHinting(state)) return hint.text;
  if (!move) return '';
  if (!move.playable) return whyNot(i18n, move, row);
  if (computerToMove(state)) return i18n.t('why.computer');
  if (visit?.task || (!settings.preview && armed !== move.house)) return '';
  return i18n.t('told', { name: move.letter, text: previewText(i18n, move, row) });
};

/** A hint stands until another house is looked at. @type {Ask<boolean>} */
const isHinting = ({ hint, peek }) => Boolean(hint) && (peek === null || peek === hint?.over);

/** @type {(i18n: I18n, state: State) => BoardModel} */
export const boardModel = (i18n, state) => {
  const { view, shown, settings, moves, position, tab, look, values, visit } = state;
  const { row, turn, again, over, houses, closed } = view;
  // A past position on the board has moves of its own, and none of them is to be played.
  const present = view === position;
  const first = moves.findIndex(({ playable }) => playable);
  const tabbable = tab !== null && tab < houses.length ? tab : Math.max(first, 0);
  return {
    row,
    shown,
    turn,
    again,
    flipped: settings.flipped,
    over: Boolean(over),
    numbers: settings.numbers,
    names: settings.names,
    far: farSide(state),
    houses: moves.map((move) => ({
      letter: move.letter,
      label: look
        ? lookLabel(i18n, move, shown.houses[move.house], row)
        : (settings.told === 'brief'
          ? briefLabel(i18n, move, shown.houses[move.house], row)
          : houseLabel(i18n, move, shown.houses[move.house], row,
            !visit?.task && (settings.preview || settings.told === 'full')))
          + (values?.[move.house] ? `; ${values[move.house].words}` : ''),
      playable: present && move.playable,
      closed: closed.includes(move.house),
      tabbable: move.house === tabbable,
    })),
    marks: {
      lastTurn: present ? lastTurnMark(state) : look?.last ? turnMark([look.last]) : null,
      preview: previewMark(state),
      values,
    },
  };
};

/** @type {Ask<BoardModel['marks']['lastTurn']>} */
const lastTurnMark = (state) => {
  const sowings = lastTurn(state);
  return sowings.length ? turnMark(sowings) : null;
};

/** @type {(sowings: SowingView[]) => BoardModel['marks']['lastTurn']} */
const turnMark = (sowings) => ({
  side: sowings[0].side,
  from: sowings.map(({ house }) => house),
  captured: sowings.flatMap(({ captures }) => captures.map(({ house }) => house)),
});

/** @type {Ask<BoardModel['marks']['preview']>} */
const previewMark = (state) => {
  // The house that the computer has chosen is pointed out, too.
  const { choice, peek, armed, settings, moves, hint, visit } = state;
  if (state.look) return null;
  const hinted = isHinting(state) ? hint?.house ?? null : null;
  // A hint, and a house touched where the answer is the task, are pointed at, and nothing else.
  const bare = isBusy(state) ? null : hinted ?? (visit?.task ? armed : null);
  if (bare !== null) return { house: bare, last: bare, again: false, captures: [] };
  const mine = isBusy(state) || computerToMove(state) || visit?.task ? null
    : settings.preview ? peek ?? armed : armed;
  const move = moves[choice ?? mine ?? -1];
  if (!move?.playable) return null;
  const { house, last, captures, again } = move;
  return { house, last, again, captures: captures.map((capture) => capture.house) };
};

// @ts-check
import {
  housesPhrase, nextSentence, roundText, sowingSentence, turnPhrase,
} from '../a11y.js';
import { statusOf } from '../model.js';
import { lastTurn, onlyPerson, opponent, ownerOf } from '../store.js';

/**
 * What is said aloud, beside the names of what is on the page.
 * @import { I18n, SowingView, State, Step } from '../types.js'
 * @typedef {(i18n: I18n, state: State) => string} Answer
 */

/** @param {SowingView[]} sowings */
const takenBy = (sowings) => (
  sowings.flatMap(({ captures }) => captures).reduce((sum, { seeds }) => sum + seeds, 0));

/** @type {Answer} */
const heaps = ({ t }, { shown: { captured, houses } }) => [
  ...(/** @type {const} */ (['south', 'north'])).map((side) => (
    t('board.heap', { side, seeds: t('seeds', { n: captured[side] }) }))),
  t('ear.left', { seeds: t('seeds', { n: houses.reduce((sum, n) => sum + n, 0) }) }),
].join('. ');

/** A row from its owner's left, as it is seen now. @type {(mine: boolean) => Answer} */
const rowOf = (mine) => ({ t, list }, state) => {
  const { view: { row, turn, closed }, shown, moves } = state;
  const me = onlyPerson(state) ?? turn;
  const side = mine ? me : opponent(me);
  const first = side === 'south' ? 0 : row;
  const houses = moves.slice(first, first + row).map(({ house, letter }) => (closed.includes(house)
    ? t('ear.closed', { house: letter }) : `${letter} ${shown.houses[house]}`));
  return t('ear.row', { side, houses: list(houses) });
};

/** @type {Answer} */
const whoseTurn = (i18n, state) => {
  const { headline } = statusOf(i18n, state);
  const next = nextSentence(i18n, state.view);
  if (state.playback) return `${headline}.`;
  return next.startsWith(headline) ? next : `${headline}. ${next}`;
};

/** @type {Answer} */
const lastOf = (i18n, state) => {
  const { look, view: { row } } = state;
  const sowings = look ? [look.last].filter((last) => last !== null) : lastTurn(state);
  return sowings.length
    ? sowings.map((sowing) => sowingSentence(i18n, sowing, row)).join(' ') : i18n.t('ear.nothing');
};

/** What can be asked by a key; the first by 1. @type {Record<string, Answer>} */
export const QUERIES = {
  whoseTurn, myRow: rowOf(true), otherRow: rowOf(false), heaps, lastTurn: lastOf,
};

/**
 * What there is to say of a position that comes up: nothing in the middle of a computer's turn,
 * which is told whole.
 * @type {(i18n: I18n, key: string, state: State) => string}
 */
export const tidings = (i18n, key, state) => {
  const { t } = i18n;
  const { position, history, match } = state;
  const { ply, plies, row } = position;
  const next = nextSentence(i18n, position);
  if (key === 'sown') return sownTidings(i18n, state, next);
  const sowing = ply ? sowingSentence(i18n, history[ply - 1], row) : '';
  return t(`say.${key}`, {
    ply, plies, sowing, round: match ? roundText(i18n, match) : '', next,
  });
};

/** @type {(i18n: I18n, state: State, next: string) => string} */
const sownTidings = (i18n, state, next) => {
  const { t } = i18n;
  const { position: { ply, row, over, again }, history, seats, held, settings: { told } } = state;
  const played = history.slice(0, ply);
  const last = played[ply - 1];
  const computers = seats[last.side] === 'computer';
  if (computers && again && !held) return '';
  const sowings = computers ? played.filter(({ turn }) => turn === last.turn) : [last];
  const plain = !over && !again && !last.passes.length;
  if (told === 'brief') {
    return [briefly(i18n, sowings), ...events(i18n, last), ...(plain ? [] : [next])].join(' ');
  }
  const sowing = sowings.length > 1
    ? [`${turnPhrase(i18n, sowings, row)}.`, ...events(i18n, last)].join(' ')
    : sowingSentence(i18n, last, row);
  const full = told === 'full' && takenBy(sowings) ? ` ${heaps(i18n, state)}` : '';
  return t('say.sown', { sowing, next }) + full;
};

/** @type {(i18n: I18n, sowings: SowingView[]) => string} */
const briefly = ({ t, list }, sowings) => t(takenBy(sowings) ? 'ear.took' : 'ear.sowed', {
  side: sowings[0].side, houses: list(sowings.map(({ letter }) => letter)), seeds: takenBy(sowings),
});

/** What followed from a sowing. @type {(i18n: I18n, sowing: SowingView) => string[]} */
const events = ({ t }, { lastFour, passes }) => [
  ...(lastFour ? [t('say.lastFour', { side: lastFour })] : []),
  ...passes.map((side) => t('say.passes', { side })),
];

/**
 * A house's name while seeds wait in the air over the board.
 * @type {(i18n: I18n, state: State, house: number) => string}
 */
export const seenLabel = ({ t }, { shown, moves, view: { row } }, house) => t('ear.seen', {
  house: moves[house].letter, side: ownerOf(house, row),
  seeds: t('seeds', { n: shown.houses[house] }),
});

/**
 * What happened on the board since the last wait: of the drops of a lap, only where they ended.
 * @type {(i18n: I18n, steps: Step[], state: State) => string}
 */
export const stepTidings = (i18n, steps, { shown, view: { row } }) => (
  steps.filter(({ kind }, i) => (
    kind !== 'relay' && (kind !== 'drop' || steps[i + 1]?.kind !== 'drop')))
    .map((step) => stepSentence(i18n, step, shown.houses, row)).join(' ').trim());

/** @type {(i18n: I18n, step: Step, houses: number[], row: number) => string} */
const stepSentence = (i18n, step, houses, row) => {
  const { t } = i18n;
  const { kind } = step;
  if (kind === 'lastFour') return t('say.lastFour', { side: step.to });
  if (kind === 'pass') return t('say.passes', { side: step.side });
  if (kind === 'end') return '';
  const n = 'seeds' in step ? step.seeds : houses[step.house];
  return t(`ear.${kind}`, {
    house: housesPhrase(i18n, [step.house], row), side: 'by' in step ? step.by : null,
    seeds: t('seeds', { n }),
  });
};

// @ts-check
import { letterOf, opponent, ownerOf } from './select.js';

/**
 * Every sentence about the game, spoken or shown, composed of the engine's facts.
 * @typedef {import('./i18n.js').I18n} I18n
 * @typedef {import('./engine.js').Side} Side
 * @typedef {import('./engine.js').StateView} StateView
 * @typedef {import('./engine.js').MoveView} MoveView
 * @typedef {import('./engine.js').SowingView} SowingView
 * @typedef {import('./engine.js').Capture} Capture
 */

/**
 * Capital and small letters sound alike, so the owner is named: "North's e and d".
 * @param {I18n} i18n @param {number[]} houses in the order taken @param {number} row
 */
export function housesPhrase({ t, list }, houses, row) {
  /** @type {{ owner: Side, letters: string[] }[]} */
  const groups = [];
  for (const house of houses) {
    const owner = ownerOf(house, row);
    const last = groups.at(-1);
    if (last?.owner === owner) last.letters.push(letterOf(house, row));
    else groups.push({ owner, letters: [letterOf(house, row)] });
  }
  return list(groups.map(({ owner, letters }) => (
    t(`houses.${owner}`, { houses: list(letters) })
  )));
}

/** @param {Capture[]} captures */
const seedsOf = (captures) => captures.reduce((sum, { seeds }) => sum + seeds, 0);

/** @param {I18n} i18n @param {SowingView} sowing @param {number} row */
export function sowingSentence(i18n, sowing, row) {
  const { t } = i18n;
  const { captures, lastFour, passes } = sowing;
  const facts = {
    side: t(`side.${sowing.side}`),
    house: sowing.letter,
    laps: t('laps', { n: sowing.laps }),
    seeds: seedsOf(captures),
    houses: housesPhrase(i18n, captures.map(({ house }) => house), row),
  };
  return [
    t(captures.length ? 'say.captures' : 'say.sows', facts),
    lastFour ? t('say.lastFour', { side: t(`side.${lastFour}`) }) : '',
    ...passes.map((side) => t('say.passes', { side: t(`side.${side}`) })),
  ].filter(Boolean).join(' ');
}

/** Who is next, or how it ended. @param {I18n} i18n @param {StateView} state */
export function nextSentence(i18n, state) {
  if (state.over) return `${resultText(i18n, state)}. ${reasonText(i18n, state)}`;
  return i18n.t(state.again ? 'say.again' : 'say.turn', { side: i18n.t(`side.${state.turn}`) });
}

/**
 * What is there to say of a position that comes up at once.
 * @param {I18n} i18n
 * @param {{ position: StateView, history: SowingView[] }} state
 */
export function jumpSentence(i18n, { position, history }) {
  const { ply, plies, row } = position;
  const last = ply ? sowingSentence(i18n, history[ply - 1], row) : '';
  return { ply, plies, sowing: last, next: nextSentence(i18n, position) };
}

/** @param {I18n} i18n @param {StateView} state a game that is over */
export function resultText({ t }, { over, captured }) {
  const winner = over?.winner;
  if (!winner) return t('over.draw', { seeds: captured.south });
  return t('over.wins', {
    side: t(`side.${winner}`), seeds: captured[winner], other: captured[opponent(winner)],
  });
}

/** @param {I18n} i18n @param {StateView} state a game that is over */
export function reasonText({ t }, { over }) {
  const loser = over?.winner ? opponent(over.winner) : 'south';
  return t(`reason.${over?.reason}`, { side: t(`side.${loser}`) });
}

/** @param {I18n} i18n @param {MoveView} move that is playable @param {number} row */
export function previewText(i18n, move, row) {
  const { t } = i18n;
  const laps = t('laps', { n: move.laps });
  const end = housesPhrase(i18n, [move.last ?? move.house], row);
  const houses = housesPhrase(i18n, move.captures.map(({ house }) => house), row);
  const text = move.captured
    ? t('preview.captures', { laps, end, seeds: move.captured, houses })
    : t('preview.ends', { laps, end });
  if (move.over) return `${text}${t('preview.over')}`;
  return move.again ? `${text}${t('preview.again')}` : text;
}

/** @param {I18n} i18n @param {MoveView} move that is not playable @param {number} row */
export function whyNot({ t }, move, row) {
  return t(`why.${move.reason}`, {
    house: move.letter, side: t(`side.${ownerOf(move.house, row)}`),
  });
}

/**
 * A house's accessible name: house, owner, seeds, and whether it can be sown (and to what end).
 * @param {I18n} i18n @param {MoveView} move @param {number} seeds @param {number} row
 * @param {boolean} preview
 */
export function houseLabel(i18n, move, seeds, row, preview) {
  const { t } = i18n;
  const side = t(`side.${ownerOf(move.house, row)}`);
  const name = t('house.name', { house: move.letter, side, seeds: t('seeds', { n: seeds }) });
  if (!move.playable) return t('house.blocked', { name, why: t(`house.${move.reason}`) });
  if (!preview) return t('house.playable', { name });
  return t('house.preview', { name, preview: previewText(i18n, move, row) });
}

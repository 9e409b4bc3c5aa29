// @ts-check
import { letterOf, opponent, ownerOf } from './store.js';

/**
 * Every sentence about the game, spoken or shown, composed of the engine's facts.
 * @import { Capture, I18n, MatchView, MoveView, Side, SowingView, Tell, TellState }
 *   from './types.js'
 */

/** @param {Capture[]} captures */
const housesOf = (captures) => captures.map(({ house }) => house);

/**
 * Capital and small letters sound alike, so the owner is named: "North's e and d".
 * @type {Tell<number[]>}
 */
export const housesPhrase = ({ t, list }, houses, row) => {
  /** @type {[Side, string[]][]} */
  const groups = [];
  for (const house of houses) {
    const owner = ownerOf(house, row);
    if (groups.at(-1)?.[0] !== owner) groups.push([owner, []]);
    groups.at(-1)?.[1].push(letterOf(house, row));
  }
  return list(groups.map(([owner, letters]) => t(`houses.${owner}`, { houses: list(letters) })));
};

/** @type {Tell<SowingView>} */
export const sowingSentence = (i18n, sowing, row) => {
  const { t } = i18n;
  const { side, letter, laps, captures, lastFour, passes } = sowing;
  return [
    t(captures.length ? 'say.captures' : 'say.sows', {
      side,
      house: letter,
      laps: t('laps', { n: laps }),
      seeds: captures.reduce((sum, { seeds }) => sum + seeds, 0),
      houses: housesPhrase(i18n, housesOf(captures), row),
    }),
    ...(lastFour ? [t('say.lastFour', { side: lastFour })] : []),
    ...passes.map((passing) => t('say.passes', { side: passing })),
  ].join(' ');
};

/** A whole turn in short. @type {Tell<SowingView[]>} */
export const turnPhrase = (i18n, sowings, row) => {
  const { t, list } = i18n;
  const captures = sowings.flatMap((sowing) => sowing.captures);
  return t(captures.length ? 'status.took' : 'status.sowed', {
    side: sowings[0].side,
    sown: list(sowings.map(({ letter }) => letter)),
    seeds: captures.reduce((sum, { seeds }) => sum + seeds, 0),
    houses: housesPhrase(i18n, housesOf(captures), row),
  });
};

/** Who is next, or how it ended. @type {TellState} */
export const nextSentence = (i18n, position) => {
  const { over, again, turn } = position;
  if (over) return `${resultText(i18n, position)}. ${reasonText(i18n, position)}`;
  return i18n.t(again ? 'say.again' : 'say.turn', { side: turn });
};

/** Heaps decide nothing where the players themselves ended the game. @type {TellState} */
export const resultText = ({ t }, { over, captured }) => {
  const side = over?.winner ?? 'south';
  const facts = { side, seeds: captured[side], other: captured[opponent(side)] };
  const byWord = over?.reason === 'resigned' || over?.reason === 'agreed';
  return t(`over.${byWord ? over.reason : over?.winner ? 'wins' : 'draw'}`, facts);
};

/** @type {TellState} */
export const reasonText = ({ t }, { over, lastFour }) => {
  const owned = over?.reason === 'final-four' && lastFour;
  return t(owned ? 'reason.last-four' : `reason.${over?.reason}`, {
    side: owned || opponent(over?.winner ?? 'south'),
  });
};

/** Where a match stands. @type {(i18n: I18n, match: MatchView) => string} */
export const roundText = ({ t }, { unit, length, round, won: { south, north } }) => (
  t(`match.at.${unit}`, { round, length, south, north }));

/** How a match ended. @type {(i18n: I18n, match: MatchView) => string} */
export const matchText = ({ t }, { over, won, seeds }) => {
  const side = over?.winner ?? 'south';
  const other = opponent(side);
  const how = !over?.winner ? 'drawn' : over.reason === 'no-house' ? 'no-house' : 'won';
  return t(`match.over.${how}`, {
    side, other, won: won[side], lost: won[other], seeds: seeds[side], left: seeds[other],
  });
};

/** What a playable house would do. @type {Tell<MoveView>} */
export const previewText = (i18n, move, row) => {
  const { t } = i18n;
  const { house, laps, last, captures, captured, again, over } = move;
  const text = t(captured ? 'preview.captures' : 'preview.ends', {
    laps: t('laps', { n: laps }),
    end: housesPhrase(i18n, [last ?? house], row),
    seeds: captured,
    houses: housesPhrase(i18n, housesOf(captures), row),
  });
  return text + (over ? t('preview.over') : again ? t('preview.again') : '');
};

/** @type {Tell<MoveView>} */
export const whyNot = ({ t }, { house, letter, reason }, row) => (
  t(`why.${reason}`, { house: letter, side: ownerOf(house, row) }));

/**
 * The same where the board is only looked at.
 * @type {(i18n: I18n, move: MoveView, seeds: number, row: number) => string}
 */
export const lookLabel = ({ t }, { house, letter }, seeds, row) => (
  t('house.seen', { house: letter, side: ownerOf(house, row), seeds: t('seeds', { n: seeds }) }));

/**
 * A house's accessible name: house, owner, seeds, and whether it can be sown (and to what end).
 * @type {(i18n: I18n, move: MoveView, seeds: number, row: number, preview: boolean) => string}
 */
export const houseLabel = (i18n, move, seeds, row, preview) => {
  const { t } = i18n;
  const { house, letter, playable, reason } = move;
  const label = t(`house.${playable ? 'playable' : reason}`, {
    house: letter, side: ownerOf(house, row), seeds: t('seeds', { n: seeds }),
  });
  if (!playable || !preview) return label;
  return t('told', { name: label, text: previewText(i18n, move, row) });
};

/**
 * The name in short; the board's own way of telling says whether it can be sown.
 * @type {(i18n: I18n, move: MoveView, seeds: number, row: number) => string}
 */
export const briefLabel = (i18n, { house, letter, reason }, seeds, row) => (
  `${reason === 'not-yours' ? housesPhrase(i18n, [house], row) : letter}, ${seeds}`);

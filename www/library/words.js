// @ts-check
import { opponentOf } from './filter.js';
import { personOf } from './entries.js';

/**
 * What is said of a game in the library.
 * @import { Translate } from '../types.js'
 * @import { Entry } from './types.js'
 */

/** @type {(t: Translate, date: string, language: string) => string} */
export const dateText = (t, date, language) => {
  if (!date) return t('library.noDate');
  const [year, month, day] = date.split('-').map(Number);
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
    .format(Date.UTC(year, month - 1, day));
};

/** @type {(t: Translate, level: string) => string} */
const levelText = (t, level) => t(`level.${level}.name`);

/** @type {(t: Translate, opponent: string) => string} */
export const opponentText = (t, opponent) => (
  ['person', 'computer', 'computers'].includes(opponent)
    ? t(`library.against.${opponent}`) : levelText(t, opponent));

/** @type {(t: Translate, entry: Entry) => string} */
export const playersText = (t, entry) => {
  const { south, north, level } = entry;
  const person = personOf(entry);
  if (person && entry[person] === 'person') {
    return t('library.you', { side: person, opponent: opponentText(t, opponentOf(entry)) });
  }
  if (south === north && /^(person|computer)$/.test(south)) return t(`library.two.${south}`);
  const [one, other] = [south, north].map((name) => {
    if (name === 'computer' && level) return t('library.computer', { level: levelText(t, level) });
    return /^(person|computer)$/.test(name) ? t(`player.${name}`) : name;
  });
  // Names come last: they may hold what looks like a place to fill in.
  return t('library.names', { one, other });
};

/** @type {(t: Translate, entry: Entry) => string} */
export const outcomeText = (t, entry) => {
  const { result } = entry;
  if (result === 'open' || result === 'draw') return t(`library.outcome.${result}`);
  const person = personOf(entry);
  if (!person || entry[person] !== 'person') return t('library.outcome.side', { side: result });
  return t(`library.outcome.${person === result ? 'won' : 'lost'}`);
};

/** @type {(t: Translate, entry: Entry, language: string) => string} */
export const headText = (t, { date, variant }, language) => t('library.head', {
  date: dateText(t, date, language), variant: t(`variant.${variant}.name`),
});

/** @type {(t: Translate, entry: Entry) => string} */
export const factsText = (t, entry) => [
  playersText(t, entry), outcomeText(t, entry), t('library.sowings', { n: entry.plies }),
].join(' · ');

/** Why the engine did not read a record. @type {(t: Translate, code: string) => string} */
export const reasonText = (t, code) => {
  const key = `library.refusal.${code}`;
  const text = t(key);
  return text === key ? t('library.refusal.other') : text;
};

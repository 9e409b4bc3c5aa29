// @ts-check
/**
 * A game or a position as the fragment of an address, which never leaves the browser:
 *
 *     #game=hoyito-2.id=k3x9q0ab.date=2026-11-30.south=Ana.turns=Cb.check=1cbi9
 *     #position=hoyito-2_444444/444444_0-0_S.check=aefbo
 *
 * The words are the record's own, so that the engine alone reads and writes games; here they are
 * packed and unpacked. Houses sown stand without a gap: the engine tells turns and passes itself.
 *
 * @import { Incoming } from './types.js'
 */

/** Characters of the longest link read: many times the longest game with the longest names. */
const LIMIT = 20_000;

/** Tags that go with a game, and their names in a link. A match is its players' own, and stays. */
const TAGS = [
  ['id', 'Game'], ['date', 'Date'], ['south', 'South'], ['north', 'North'], ['level', 'Level'],
  ['start', 'Start'], ['ended', 'Ended'],
];

/** Signs that stand as they are, or for another, where the standard would have them coded. */
const plain = new Map([['%20', '_'], ['%2B', '+'], ['%2F', '/'], ['%3D', '=']]);

/**
 * Leaves no sign that means something here, nor any that chat programs take for the link's end.
 * @param {string} text
 */
const encode = (text) => encodeURIComponent(text)
  .replace(/[._!~*']/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
  .replace(/%\w\w/g, (code) => plain.get(code) ?? code);

/** @param {string} text */
const decode = (text) => decodeURIComponent(text.replaceAll('_', ' '));

/** Tells a link that was cut or changed on its way, by accident: FNV-1a in five signs. */
const checkOf = (/** @type {string[][]} */ fields) => {
  let hash = 0x811c9dc5;
  for (const sign of fields.flat().join('\n')) {
    hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  }
  return ((hash >>> 0) % 36 ** 5).toString(36).padStart(5, '0');
};

/** @param {string[][]} fields */
const fragmentOf = (fields) => {
  const body = fields.map(([name, value]) => `${name}=${encode(value)}`).join('.');
  return `#${body}.check=${checkOf(fields)}`;
};

/**
 * The tags of a record that the engine has written. It is parted into lines first: to the `^` and
 * `$` of a pattern a line ends at U+2028 too, which can stand in a name.
 * @param {string} record
 */
const tagsOf = (record) => new Map(record.split('\n')
  .map((line) => line.match(/^\[(\w+) "(.*)"\]$/s) ?? [])
  .map(([, name = '', value = '']) => [name, value.replace(/\\(.)/g, '$1')]));

/** The houses sown and the passes in it, without a gap. @param {string} record */
const turnsOf = (record) => record.split('\n').filter((line) => !line.startsWith('['))
  .join(' ').split(' ').filter((word) => /^[A-Za-z-]+$/.test(word)).join('');

/** The fragment for a record that the engine has written. @param {string} record */
export function gameFragment(record) {
  const tags = tagsOf(record);
  // A person without a name needs none here either.
  const fields = TAGS.map(([name, tag]) => [name, tags.get(tag) ?? ''])
    .filter(([, value]) => value && value !== 'person');
  return fragmentOf([
    ['game', tags.get('Variant') ?? ''], ...fields, ['turns', turnsOf(record)],
  ]);
}

/** @param {string} position its text */
export const positionFragment = (position) => fragmentOf([['position', position]]);

/** @param {string} name @param {string} value */
const tagLine = (name, value) => (
  `[${name} "${value.replace(/\p{Cc}/gu, ' ').replace(/["\\]/g, '\\$&')}"]\n`);

/** @type {Incoming} */
const CHANGED = { kind: 'trouble', trouble: 'changed' };

/** @param {Map<string, string>} fields @returns {Incoming} */
function unpack(fields) {
  const [variant, turns = ''] = [fields.get('game'), fields.get('turns')];
  if (variant === undefined) {
    const text = fields.get('position') ?? '';
    // A record would be read as one.
    return text.includes('[') ? CHANGED : { kind: 'position', text, packed: true };
  }
  if (!/^[A-Za-z-]*$/.test(turns)) return CHANGED;
  const tags = TAGS.map(([name, tag]) => {
    const value = fields.get(name);
    return value ? tagLine(tag, value) : '';
  });
  const text = `${tagLine('Variant', variant)}${tags.join('')}\n${turns}\n`;
  return { kind: 'game', text, packed: true };
}

/**
 * What a fragment holds, as a text for the engine to judge.
 * @param {string} hash @returns {Incoming}
 */
export function readLink(hash) {
  /** @type {(trouble: 'long' | 'unknown' | 'cut') => Incoming} */
  const refuse = (trouble) => ({ kind: 'trouble', trouble });
  if (hash.length > LIMIT) return refuse('long');
  if (!/^#(game|position)=/.test(hash)) return refuse('unknown');
  // What a chat program has glued to the end of a link is not of it.
  const [, body, check] = hash.match(/^#(.*)\.check=([0-9a-z]{5})(?![0-9A-Za-z])/) ?? [];
  if (!check) return refuse('cut');
  try {
    const fields = body.split('.').map((field) => {
      const [name, ...value] = field.split('=');
      return [name, decode(value.join('='))];
    });
    return check === checkOf(fields)
      ? unpack(new Map(/** @type {[string, string][]} */ (fields))) : CHANGED;
  } catch {
    return CHANGED;
  }
}

/** How many sowings a record of the engine's has. @param {string} record */
export const sowingsOf = (record) => turnsOf(record).replaceAll('-', '').length;

/** What has happened in a game, in order, as far as two copies of it can differ. */
const storyOf = (/** @type {string} */ record) => {
  const tags = tagsOf(record);
  const ended = tags.get('Ended');
  const from = `${tags.get('Variant')} ${tags.get('Start') ?? ''}:`;
  return `${from}${turnsOf(record)}${ended ? `.${ended}` : ''}`;
};

/**
 * A copy of a game that comes by link against the copy that is here, both as the engine writes
 * them: `more` sowings are in the longer one only.
 * @param {string} here @param {string} comes
 * @returns {{ verdict: 'same' | 'longer' | 'older' | 'changed', more: number }}
 */
export function compare(here, comes) {
  const [mine, theirs] = [here, comes].map(storyOf);
  const more = Math.abs(sowingsOf(comes) - sowingsOf(here));
  if (mine === theirs) return { verdict: 'same', more };
  if (theirs.startsWith(mine)) return { verdict: 'longer', more };
  return { verdict: mine.startsWith(theirs) ? 'older' : 'changed', more };
}

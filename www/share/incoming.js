// @ts-check
/**
 * What people hand in, as a text for the engine to judge, or what is wrong with it. Nothing of it
 * is trusted: it is read as text, and never becomes anything else.
 *
 * @import { Incoming } from './types.js'
 */
import { readLink } from './link.js';

/** Bytes of the longest text read, as in the engine. */
export const LIMIT = 256 * 1024;

/** @type {(trouble: 'long' | 'binary' | 'empty') => Incoming} */
const refuse = (trouble) => ({ kind: 'trouble', trouble });

/** A record, a position, or a link to one. @type {(pasted: string) => Incoming} */
export function readText(pasted) {
  if (pasted.length > LIMIT) return refuse('long');
  const text = pasted.replace(/^\ufeff/, '').trim();
  if (!text) return refuse('empty');
  // A text has no control signs but those between its lines.
  if (/(?![\t\r\n])\p{Cc}|\ufffd/u.test(text)) return refuse('binary');
  const [link] = text.match(/#(game|position)=\S+/) ?? [];
  if (link && !text.startsWith('[')) return readLink(link);
  return { kind: text.startsWith('[') ? 'game' : 'position', text, packed: false };
}

/**
 * A record without its tags and comments. Both patterns match wherever they begin to: one that can
 * fail at the end of a long text, and begin again at each sign, would take minutes.
 * @param {string} record
 */
const turnsIn = (record) => (
  record.replace(/^(?:\s*\[[^\n]*)+/, '').replace(/\{[^}]*(\}|$)/g, ' '));

/**
 * Whether a record has its last word, the result: else something may be missing at its end.
 * @param {string} record
 */
export const endsWhole = (record) => (
  /(^|\s)(\*|\d+-\d+)$/.test(turnsIn(record).trimEnd()));

/**
 * What a record is refused for. A line that is a tag as it should be has been there before.
 * @type {(refusal: { part?: string, line?: number }, text: string) => string | undefined}
 */
export const partOf = ({ part, line = 0 }, text) => {
  const isTag = /^\s*\[\S+ +"([^\\]|\\.)*"\]\s*$/.test(text.split('\n')[line - 1]);
  return part === 'tag' && isTag ? 'twice' : part;
};

/** @type {(file: Pick<Blob, 'size' | 'arrayBuffer'>) => Promise<Incoming>} */
export async function readFile(file) {
  if (file.size > LIMIT) return refuse('long');
  try {
    const bytes = await file.arrayBuffer();
    return readText(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return refuse('binary');
  }
}

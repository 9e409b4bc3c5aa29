// @ts-check
/** @import { Piece } from './types.js' */

/**
 * Parts a file into its records: tags after turns begin the next one. So does another `Variant`
 * after a blank line, wherever it stands: a record broken off among its tags or in a comment must
 * not swallow the next.
 * @type {(file: string) => Piece[]}
 */
export const split = (file) => {
  /** @type {Piece[]} */
  const pieces = [];
  /** @type {string[]} */
  let lines = [];
  let named = false;
  let turns = false;
  let comment = false;
  let blank = true;
  const close = (/** @type {number} */ end) => {
    const text = lines.join('\n').trim();
    if (text) pieces.push({ text: `${text}\n`, line: end - lines.length + 1 });
    lines = [];
    named = turns = comment = false;
  };
  const all = file.split('\n');
  all.forEach((line, at) => {
    const tag = /^\s*\[/.test(line);
    const naming = /^\s*\[Variant "/.test(line);
    if (tag && ((turns && !comment) || (naming && named && blank))) close(at);
    blank = !line.trim();
    if (blank && !lines.length) return;
    lines.push(line);
    named ||= naming;
    turns ||= !tag && !blank;
    if (turns) comment = staysOpen(line, comment);
  });
  close(all.length);
  return pieces;
};

/** Whether a comment is open after the line. @type {(line: string, before: boolean) => boolean} */
const staysOpen = (line, before) => {
  const last = Math.max(line.lastIndexOf('{'), line.lastIndexOf('}'));
  return last < 0 ? before : line[last] === '{';
};

/** One file of many records. @type {(records: string[]) => string} */
export const join = (records) => records.map((record) => `${record.trim()}\n`).join('\n');

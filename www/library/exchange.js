// @ts-check
import { isCrash } from '../engine.js';
import { select } from './filter.js';
import { join } from './split.js';
import { takeIn } from './taking-in.js';
import { reasonText } from './words.js';
import { textOf } from './files.js';
import { save } from '../view/save.js';

/**
 * Files of games, out and in, with what is said about them.
 * @import { Table, Translate } from '../types.js'
 * @import { Item, Shelves, TakenIn } from './types.js'
 */

/** Refusals that are told one by one. */
const TOLD = 50;

const today = () => new Date().toISOString().slice(0, 10);

/** All games in one file, the oldest first. @type {(t: Translate, items: Item[]) => string[]} */
export const sendOut = (t, items) => {
  const all = select(items, { variant: '', opponent: '', result: '', order: 'oldest' });
  const records = all.flatMap(({ entry }) => (entry ? [entry.record] : []));
  if (!records.length) return [t('library.nothing')];
  save(`hoyito-games-${today()}.txt`, new Blob([join(records)], { type: 'text/plain' }));
  const damaged = items.length - records.length;
  return [
    t('library.exported', { n: records.length }),
    ...(damaged ? [t('library.leftOut', { n: damaged })] : []),
  ];
};

/** An entry as it is, whatever it is. @type {(item: Item) => void} */
export const sendOutRaw = ({ key, raw }) => {
  let text;
  try {
    text = JSON.stringify({ key, entry: raw }, null, 2);
  } catch {
    // It goes round in circles, or holds what JSON has no words for.
    text = `${key}: ${raw}`;
  }
  save(`hoyito-damaged-${today()}.txt`, new Blob([text], { type: 'text/plain' }));
};

/** What became of a file's games. @type {(t: Translate, taken: TakenIn) => string[]} */
const told = (t, { added, doubles, refused }) => {
  const lines = [t('library.added', { n: added })];
  if (doubles) lines.push(t('library.doubles', { n: doubles }));
  if (!refused.length) return lines;
  lines.push(t('library.refused', { n: refused.length }));
  for (const { number, code, line } of refused.slice(0, TOLD)) {
    lines.push(t('library.refusedOne', { number, line, reason: reasonText(t, code) }));
  }
  const rest = refused.length - TOLD;
  return rest > 0 ? [...lines, t('library.refusedMore', { n: rest })] : lines;
};

/**
 * Takes in the games of a file.
 * @type {(file: File, table: Table, shelves: Shelves, tell: (line: string) => void)
 *   => Promise<string[]>}
 */
export const bringIn = async (file, table, { i18n: { t }, games }, tell) => {
  const read = await textOf(file);
  if ('trouble' in read) return [t(`library.${read.trouble}`)];
  if (!read.text.trim()) return [t('library.emptyFile')];
  try {
    return told(t, await takeIn(read.text, {
      table, games, now: Date.now(),
      tell: (done, of) => tell(t('library.reading', { done, of })),
    }));
  } catch (error) {
    if (isCrash(error)) return [t('library.stopped')];
    throw error;
  }
};

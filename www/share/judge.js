// @ts-check
/**
 * What the engine says to a text that comes in, and in words what is wrong with it.
 * @import { DamageView, Table, Translate } from '../types.js'
 * @import { Incoming, Judged } from './types.js'
 */
import { isCrash } from '../engine.js';

/** @type {(t: Translate, at: number, packed: boolean, damage: DamageView) => string} */
const damageText = (t, at, packed, { code, line, column }) => {
  const what = t(`share.damage.${code}`);
  return packed
    ? t('share.damagedLink', { at, what }) : t('share.damagedRecord', { line, column, what });
};

/** @type {(t: Translate, kind: string, refusal: any) => string} */
const refusalText = (t, kind, { part, at, line }) => {
  const key = `share.refused.${kind}.${part}`;
  const text = t(key, { line: line ?? null, column: Number(at) + 1 });
  return text === key ? t(`share.refused.${kind}.other`) : text;
};

/**
 * Nothing changes by it. A damaged record is given as far as it is sound, too.
 * @type {(table: Pick<Table, 'open'>, t: Translate, incoming: Incoming) => Judged}
 */
export const judge = (table, t, incoming) => {
  if (incoming.kind === 'trouble') {
    return { opened: null, wrong: t(`share.trouble.${incoming.trouble}`) };
  }
  const { kind, text, packed } = incoming;
  try {
    const opened = table.open(text);
    const { damage, state: { plies } } = opened;
    return { opened, wrong: damage ? damageText(t, plies + 1, packed, damage) : '' };
  } catch (error) {
    if (isCrash(error)) throw error;
    return { opened: null, wrong: refusalText(t, kind, error) };
  }
};

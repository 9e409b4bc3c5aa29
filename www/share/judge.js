// @ts-check
/**
 * What the engine says to a text that comes in, and in words what is wrong with it. Places in the
 * text mean nothing to whoever has it as a link.
 *
 * @import { DamageView, Table, Translate } from '../types.js'
 * @import { Incoming, Judged } from './types.js'
 */
import { isCrash } from '../engine.js';
import { endsWhole, partOf } from './incoming.js';

/** @type {(t: Translate, sowing: number, packed: boolean, damage: DamageView) => string} */
const damageText = (t, sowing, packed, { code, line, column }) => (
  t(`share.place.${packed ? 'sowing' : 'column'}`, {
    what: t(`share.damage.${code}`), at: sowing, line, column,
  }));

/**
 * @type {(t: Translate, incoming: Exclude<Incoming, { kind: 'trouble' }>, refusal: any)
 *   => string}
 */
const refusalText = (t, { kind, packed, text }, refusal) => {
  const { at, line = null } = refusal;
  const part = partOf(refusal, text);
  const key = `share.refused.${kind}.${part}`;
  const known = t(key);
  const what = known === key ? t(`share.refused.${kind}.other`) : known;
  const vague = packed || kind === 'position' && part === 'variant';
  const place = vague ? 'none' : line ? 'line' : at === undefined ? 'none' : 'sign';
  return t(`share.place.${place}`, { what, line, at: Number(at) + 1 });
};

/**
 * Nothing changes by it. A damaged record is given as far as it is sound, too.
 * @type {(table: Pick<Table, 'open'>, t: Translate, incoming: Incoming) => Judged}
 */
export const judge = (table, t, incoming) => {
  if (incoming.kind === 'trouble') {
    return { opened: null, wrong: t(`share.trouble.${incoming.trouble}`) };
  }
  const { text, packed } = incoming;
  try {
    const opened = table.open(text);
    const { damage, state: { plies } } = opened;
    if (damage) return { opened, wrong: damageText(t, plies + 1, packed, damage) };
    const whole = incoming.kind === 'position' || packed || endsWhole(text);
    return { opened, wrong: whole ? '' : t('share.damage.no-result') };
  } catch (error) {
    if (isCrash(error)) throw error;
    return { opened: null, wrong: refusalText(t, incoming, error) };
  }
};

// @ts-check
import { isBusy, looksBack } from '../store.js';
import { compare, sowingsOf } from './link.js';

/** @import { State } from '../types.js' */
/** @import { Copy } from './types.js' */

/**
 * A turn has been made here that the other player has not been sent.
 * @type {(state: State, copy: Copy, record: string) => boolean}
 */
export const isDue = (state, { record: sent, side }, record) => {
  const { position: { over, turn }, history, seats: { south, north }, visit } = state;
  if (visit || isBusy(state) || looksBack(state)) return false;
  if (side === null || south !== 'person' || north !== 'person') return false;
  // Trying out the other side's answers is nobody's turn.
  const mine = history.slice(sowingsOf(sent)).every((sowing) => sowing.side === side);
  return mine && (Boolean(over) || turn !== side) && compare(sent, record).verdict === 'longer';
};

// @ts-check
import { opponent } from '../store.js';
import { h } from '../view/dom.js';
import { compare } from './link.js';
import { judge } from './judge.js';
import { PERSONS } from './visits.js';

/** @import { Opened, Seats } from '../types.js' */
/** @import { Copy, ShareDesk } from './types.js' */

/** The computer sits where the record says that it sat. @param {Opened} opened @returns {Seats} */
const seatsOf = ({ tag }) => {
  const player = (/** @type {string} */ name) => (tag(name) === 'computer' ? 'computer' : 'person');
  return { south: player('South'), north: player('North') };
};

/**
 * A position is played on as the kept game is: by two, or against the computer. One that is over
 * is only looked at.
 * @param {ShareDesk} desk @param {Opened} opened
 */
function showPosition({ game, visits, i18n: { t } }, opened) {
  const { over, turn } = opened.state;
  const alone = Object.values(game.keptSeats()).includes('computer');
  /** @type {Seats} */
  const seats = { ...PERSONS, ...(alone ? { [opponent(turn)]: 'computer' } : {}) };
  const take = { text: () => t(`share.playOn.${alone ? 'computer' : 'persons'}`), seats };
  visits.show(opened, {
    kind: 'setup', text: () => t('share.arrived.position'), ...(over ? {} : { take }),
  });
}

/** @param {ShareDesk} desk @param {Opened} opened @param {boolean} packed */
function showGame({ visits, i18n: { t } }, opened, packed) {
  const text = () => t(opened.state.over ? 'share.keepIt' : 'share.goOn');
  visits.show(opened, {
    kind: packed ? 'link' : 'saved',
    text: () => t(`share.arrived.${packed ? 'link' : 'record'}`),
    take: { text, seats: packed ? PERSONS : seatsOf(opened) },
  });
}

/** @param {ShareDesk} desk @param {Copy} copy */
function showCopy(desk, { record }) {
  const { table, i18n: { t } } = desk;
  const { opened, wrong } = judge(table, t, { kind: 'game', text: record, packed: true });
  if (opened) showGame(desk, opened, true);
  else desk.page.notify(wrong);
}

/**
 * Whether the game on the table is this one, played by two, and has not gone another way.
 * @param {ShareDesk} desk @param {Opened} opened
 */
function continues({ store, table }, opened) {
  const { visit, seats: { south, north } } = store.get();
  if (visit || south !== 'person' || north !== 'person') return false;
  // A round belongs to its match, which a link does not hold.
  if (table.tag('Game') !== opened.tag('Game') || table.tag('Match')) return false;
  return ['same', 'longer'].includes(compare(table.recordAll(), opened.record).verdict);
}

/** @param {ShareDesk} desk @param {Opened} opened */
function onBoard({ store, table }, opened) {
  if (store.get().visit || !table.tag('Match')) return false;
  if (table.tag('Game') !== opened.tag('Game')) return false;
  return ['same', 'older'].includes(compare(table.recordAll(), opened.record).verdict);
}

/**
 * Puts on the board what has come in and is sound, unless it contradicts the copy that is here.
 * @param {ShareDesk} desk @param {Opened} opened
 * @param {{ kind: 'game' | 'position', packed: boolean }} how
 */
export function receive(desk, opened, { kind, packed }) {
  const { copies, dialogs, game, i18n: { t }, visits } = desk;
  if (kind === 'position') return showPosition(desk, opened);
  const id = opened.tag('Game');
  const copy = id ? copies.of(id) : null;
  const { verdict, more } = copy
    ? compare(copy.record, opened.record) : { verdict: 'new', more: 0 };
  const mine = {
    text: () => t('share.myCopy'),
    act() {
      if (copy) showCopy(desk, copy);
    },
  };

  // A round belongs to its match, which a link does not hold: the game on the board goes on.
  if (onBoard(desk, opened)) return desk.page.notify(t('share.here'));
  if (verdict === 'changed') {
    const back = { text: t('share.back'), strong: true };
    return dialogs.open('changed', t('share.changed.title'), [
      h('p', {}, t('share.changed.text')), h('p', {}, t('share.changed.ways')),
    ], [back, { ...mine, text: mine.text() }]);
  }
  if (verdict === 'older') {
    // Or it was ended by word.
    const text = () => t(more ? 'share.arrived.older' : 'share.arrived.ended', { n: more });
    return visits.show(opened, { kind: 'link', text, ways: [mine] });
  }
  if (id && packed && verdict !== 'same') {
    const { over, again, turn } = opened.state;
    // Whoever opens the link of a whole turn is to answer it.
    const side = copy?.side ?? (over || again ? null : turn);
    copies.keep({ game: id, record: opened.record, side });
  }
  const own = continues(desk, opened);
  showGame(desk, opened, packed);
  if (!own) return;
  game.takeUp();
  game.replay();
}

// @ts-check
import { changed } from '../store.js';
import { dropBar, putBar } from './bar.js';

/** @import { Parts } from '../more/types.js' */
/** @import { Seats, Visit } from '../types.js' */
/** @import { Visits } from './types.js' */

/** @type {Seats} */
export const PERSONS = { south: 'person', north: 'person' };

/**
 * A game or a position that came from outside, on the board beside the kept game; a bar has the
 * ways out.
 * @type {(parts: Pick<Parts, 'store' | 'game' | 'page' | 'i18n'>) => Visits}
 */
export const createVisits = ({ store, game, page, i18n: { t } }) => {
  /** @type {HTMLElement | null} */
  let bar = null;
  /** @type {Visit | null} */
  let mine = null;

  store.subscribe(({ visit }) => {
    if (visit === mine) return;
    dropBar(page, bar);
    bar = null;
  });

  return {
    show({ record }, { kind, text, ways = [], take }) {
      game.visit(record, { kind, seats: PERSONS });
      mine = store.get().visit;
      const takeUp = take && {
        text: take.text,
        strong: true,
        act() {
          store.update(changed, { seats: take.seats });
          game.takeUp();
        },
      };
      const back = { text: t('share.back'), act: game.comeBack };
      bar = putBar(page, t('share.bar.visit'), text, [...(takeUp ? [takeUp] : []), ...ways, back]);
      page.say(text);
      game.replay();
    },
  };
};

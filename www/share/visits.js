// @ts-check
import { changed } from '../store.js';
import { putSentence } from '../view/bar.js';

/** @import { Seats } from '../types.js' */
/** @import { Above } from '../view/types.js' */
/** @import { Parts } from '../more/types.js' */
/** @import { Visits } from './types.js' */

/** @type {Seats} */
export const PERSONS = { south: 'person', north: 'person' };

/**
 * A game or a position that came from outside, on the board beside the kept game; a bar has the
 * ways out.
 * @type {(parts: Above & Pick<Parts, 'game'>) => Visits}
 */
export const createVisits = (parts) => {
  const { store, game, page, i18n: { t } } = parts;
  return {
    show({ record }, { kind, text, ways = [], take }) {
      game.visit(record, { kind, seats: PERSONS });
      const takeUp = take && {
        text: take.text,
        strong: true,
        act() {
          store.update(changed, { seats: take.seats });
          game.takeUp();
        },
      };
      const back = { text: () => t('share.back'), act: game.comeBack };
      putSentence(parts, {
        name: () => t('share.bar.visit'), text, ways: [...(takeUp ? [takeUp] : []), ...ways, back],
      });
      page.say(text());
      game.replay();
    },
  };
};

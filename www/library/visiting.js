// @ts-check
import { nextSentence } from '../a11y.js';
import { putSentence } from '../view/bar.js';
import { dateText } from './words.js';

/**
 * A saved game on the board, with a bar that says so and leads back.
 * @import { Parts } from '../more/types.js'
 * @import { Player, Translate } from '../types.js'
 * @import { Entry } from './types.js'
 */

/** @type {(name: string) => Player} */
const playerOf = (name) => (name === 'computer' ? 'computer' : 'person');

/**
 * Throws what the engine throws, and then nothing has changed.
 * @type {(parts: Parts, t: Translate, entry: Entry) => void}
 */
export const visitSaved = (parts, t, entry) => {
  const { store, table, game, page, i18n } = parts;
  const { damage } = table.open(entry.record);
  game.comeBack();
  // It may be the kept game itself, which has perhaps gone on since it was saved.
  if (table.tag('Game') === entry.id) return;

  const seats = { south: playerOf(entry.south), north: playerOf(entry.north) };
  game.visit(entry.record, { kind: 'saved', seats });
  const { visit, thinking } = store.get();
  // The engine has gone.
  if (!visit) return;
  // Nobody has asked the computer to go on.
  if (thinking) game.pause();
  if (damage) page.notify(t('library.upTo', { line: damage.line }));

  const goOn = () => {
    if (entry.level) game.settings({ level: entry.level });
    game.takeUp();
  };
  const replay = () => void import('../replay/replay.js')
    .then(({ openReplay }) => openReplay(parts))
    .catch(() => page.notify(t('notice.notLoaded')));
  const title = () => t('library.visit', { date: dateText(t, entry.date, i18n.language()) });
  putSentence(parts, {
    name: () => t('library.visitLabel'),
    text: title,
    ways: [
      entry.result === 'open' ? { text: () => t('library.goOn'), act: goOn }
        : { text: () => t('library.replay'), act: replay },
      { text: () => t('library.back'), act: game.comeBack },
    ],
  });
  page.say(`${title()}. ${nextSentence(i18n, store.get().position)}`);
};

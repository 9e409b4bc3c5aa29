// @ts-check
import { nextSentence } from '../a11y.js';
import { button, h } from '../view/dom.js';
import { dateText } from './words.js';

/**
 * A saved game on the board, with a bar that says so and leads back.
 * @import { Parts } from '../more/types.js'
 * @import { Player, State, Translate } from '../types.js'
 * @import { Entry } from './types.js'
 */

/** @type {{ bar: HTMLElement, visit: State['visit'] } | null} */
let shown = null;
let follows = false;

/** @type {(name: string) => Player} */
const playerOf = (name) => (name === 'computer' ? 'computer' : 'person');

/**
 * Throws what the engine throws, and then nothing has changed.
 * @type {(parts: Parts, t: Translate, entry: Entry, language: string) => void}
 */
export const visitSaved = (parts, t, entry, language) => {
  const { root, store, table, game, page } = parts;
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

  const leave = (/** @type {() => void} */ act) => () => {
    act();
    page.keepFocus();
  };
  const goOn = leave(() => {
    if (entry.level) game.settings({ level: entry.level });
    game.takeUp();
  });
  const replay = () => import('../replay/replay.js').then(({ openReplay }) => openReplay(parts))
    .catch(() => page.notify(t('notice.notLoaded')));
  const title = t('library.visit', { date: dateText(t, entry.date, language) });
  const bar = h('div', { class: 'bar', role: 'group', 'aria-label': t('library.visitLabel') },
    h('span', { class: 'soft' }, title),
    entry.result === 'open' ? button(t('library.goOn'), goOn)
      : button(t('library.replay'), replay),
    button(t('library.back'), leave(game.comeBack)));
  shown = { bar, visit };
  page.bar(bar);
  page.say(`${title}. ${nextSentence(parts.i18n, store.get().position)}`);

  if (follows) return;
  follows = true;
  store.subscribe((state) => {
    if (!shown) return;
    if (state.visit !== shown.visit) {
      shown.bar.remove();
      shown = null;
    } else if (!root.querySelector('.bar')) {
      // Something else had a bar here meanwhile.
      page.bar(shown.bar);
    }
  });
};

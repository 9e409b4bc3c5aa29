// @ts-check
import { LANGUAGES, nameOf } from '../languages.js';
import { gameFragment } from '../share/link.js';
import { CHOICES, undoTarget } from '../store.js';
import { button, h, icon } from '../view/dom.js';
import { createLabels } from '../view/labels.js';

/** @import { Parts } from '../more/types.js' */

/**
 * The slim bar of an embed; `again` begins a new game. The link to the whole page takes the game
 * along.
 * @type {(parts: Parts, again: () => void) => HTMLElement}
 */
export const createBar = (parts, again) => {
  const { act, game, i18n, page, store, table } = parts;
  const { t } = i18n;
  const { live, named, saying } = createLabels(i18n);

  const undo = named(button(icon('undo'), act.undo), 'do.undo');
  const speed = named(h('select', {
    onchange: () => game.settings({ speed: /** @type {any} */ (speed).value }),
  }), 'settings.speed.name');
  live(() => {
    speed.replaceChildren(...CHOICES.speed.map((value) => (
      h('option', { value }, t(`settings.speed.${value}`)))));
    speed.value = store.get().settings.speed;
  });
  const language = named(h('select', {
    onchange() {
      game.settings({ language: language.value });
      i18n.speak(language.value).catch(() => {
        page.notify(t('notice.notLoaded'));
        language.value = i18n.language();
      });
    },
  }, ...LANGUAGES.map((name) => h('option', { value: name, lang: name }, nameOf(name)))),
  'settings.group.language');
  live(() => { language.value = i18n.language(); });

  const whole = h('a', { target: '_blank', rel: 'noopener' },
    saying(h('span'), 'embed.whole'), h('b', { 'aria-hidden': true }, '↗'));
  const lead = () => {
    // The page in one file, in a frame, stands beside the whole page; on a disk it is that.
    const address = new URL(location.protocol === 'file:' ? '' : './', location.href);
    address.search = `${new URLSearchParams({ lang: i18n.language() })}`;
    address.hash = gameFragment(table.recordAll());
    whole.href = address.href;
  };
  // By whatever way it is followed, it leads to the game as it is then.
  for (const way of ['pointerdown', 'focus', 'contextmenu']) whole.addEventListener(way, lead);
  lead();
  store.subscribe((state) => {
    undo.ariaDisabled = String(undoTarget(state) === null);
    speed.value = state.settings.speed;
  });
  return named(h('div', { class: 'slim', role: 'group' },
    saying(button('', again), 'do.newGame'), undo, speed, language, whole), 'do.controls');
};

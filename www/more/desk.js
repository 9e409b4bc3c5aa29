// @ts-check
import { pause } from '../playback.js';
import { button, dressed, h } from '../view/dom.js';

/** @import { More, OpenPart, Parts } from './types.js' */

/** @type {Record<string, () => Promise<OpenPart>>} */
const PARTS = {
  tutorial: async () => (await import('../tutorial/tutorial.js')).openTutorial,
  share: async () => (await import('../share/share.js')).openShare,
  library: async () => (await import('../library/library.js')).openLibrary,
  replay: async () => (await import('../replay/replay.js')).openReplay,
  editor: async () => (await import('../editor/editor.js')).openEditor,
  puzzles: async () => (await import('../puzzles/puzzles.js')).openPuzzles,
  statistics: async () => (await import('../library/statistics.js')).openStatistics,
  rules: async () => (await import('../rules/rules.js')).openRules,
  offline: async () => (await import('../offline/desk.js')).openOffline,
};

/** They show the games that have been put away, and so wait until the last of these is there. */
const OF_GAMES = ['library', 'statistics'];

/** How long (ms) they wait, at most. */
const PATIENCE = 4000;

/**
 * The way to all that is not the game on the board itself, and in for what comes from outside.
 * @type {(parts: Parts) => Promise<More>}
 */
export const createDesk = async (parts) => {
  const { t } = await parts.i18n.part('more');
  await dressed('more');

  /** One after the other, since where a game belongs depends on those before it. */
  let putting = Promise.resolve();

  /** @type {More['putAway']} */
  const putAway = (line) => {
    putting = putting.then(() => import('../library/shelve.js'))
      .then((shelf) => shelf.putAway(parts, line))
      .catch(() => parts.page.notify(t('notice.notShelved')));
  };

  /** All games are among the saved ones; those for which that failed before, perhaps now. */
  async function shelved() {
    await putting;
    parts.keeper.aside().forEach(putAway);
    await putting;
  }

  async function open(/** @type {string} */ name) {
    try {
      const waited = OF_GAMES.includes(name) && Promise.race([shelved(), pause(PATIENCE)]);
      const [openPart] = await Promise.all([PARTS[name](), waited]);
      // Who has something else open by now has gone on without it.
      if (!parts.root.querySelector('dialog[open]')) await openPart(parts);
    } catch (error) {
      parts.page.notify(t('notice.notLoaded'));
      throw error;
    }
  }

  return {
    menu() {
      const item = (
        /** @type {string} */ name, /** @type {string} */ about, /** @type {() => void} */ act,
      ) => {
        const choice = button(h('b', {}, name), () => {
          menu.close();
          act();
        });
        choice.append(h('small', {}, about));
        return h('li', {}, choice);
      };
      const menu = parts.dialogs.open('more', t('more.title'), [
        h('ul', { class: 'menu' },
          ...Object.keys(PARTS).map((name) => (
            item(t(`more.${name}.name`), t(`more.${name}.about`), () => open(name)))),
          item(t('do.settings'), '', parts.act.settings)),
      ], [{ text: t('do.close'), strong: true }]);
      /** @type {HTMLElement | null} */ (menu.querySelector('.menu button'))?.focus();
    },
    rules: () => open('rules'),
    learn: () => open('tutorial'),
    putAway,
    async arrive() {
      // They are about what was on the board before.
      parts.root.querySelectorAll('dialog').forEach((dialog) => dialog.close());
      const { arrive } = await import('../share/arrive.js');
      await arrive(parts, location.hash);
    },
  };
};

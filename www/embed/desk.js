// @ts-check
import { isCrash } from '../engine.js';
import { beginPuzzle } from '../puzzles/puzzles.js';
import { judge } from '../share/judge.js';
import { createBar } from './bar.js';
import { createHost } from './host.js';
import { wrongOf } from './wishes.js';

/** @import { Parts } from '../more/types.js' */
/** @import { Incoming } from '../share/types.js' */
/** @import { Guest } from './types.js' */

/**
 * What an embed has beside the board, and its talk with the page around.
 * @param {Parts} rest
 */
export const createDesk = async (rest) => {
  let { i18n } = rest;
  for (const part of ['settings', 'share', 'embed']) i18n = await i18n.part(part);
  const parts = { ...rest, i18n };
  const { game, page, root, store, table } = parts;
  const { t } = i18n;

  /** What is wrong with a game or a position, or nothing. @param {Incoming} incoming */
  const wrongWith = (incoming) => {
    const { opened, wrong } = judge(table, t, incoming);
    // A record may do without its last word here: nobody has cut it off on its way.
    return opened && !opened.damage ? '' : wrong;
  };

  /** Puts it on the board in place of the game there. @param {Incoming} incoming */
  function load(incoming) {
    const wrong = wrongWith(incoming);
    if (wrong || incoming.kind === 'trouble') return wrong;
    game.visit(incoming.text, { kind: 'setup', seats: store.get().seats });
    game.takeUp();
    return '';
  }

  return {
    /** @param {Guest} guest */
    async begin({ wishes: { incoming, puzzle, host, wrong } }) {
      const amiss = incoming && wrongWith(incoming);
      // Whoever begins anew is to find what the article shows.
      const again = incoming && !amiss ? () => void load(incoming) : parts.act.newGame;
      root.append(createBar(parts, again));
      if (puzzle !== null) {
        try {
          if (!await beginPuzzle(rest, puzzle)) wrong.push(wrongOf('puzzle', puzzle));
        } catch (error) {
          if (isCrash(error)) throw error;
          page.notify(t('notice.notLoaded'));
        }
      }
      const voice = host !== null && parent !== self ? createHost(parts, host, {
        load,
        arrange: (controls) => { document.documentElement.dataset.embed = controls; },
      }) : null;
      const faults = wrong.map((one) => [one.name, t('embed.wrong', { ...one })]);
      if (amiss) faults.push(['load', t('embed.leftOut', { what: amiss })]);
      for (const [code, text] of faults) voice?.fail(code, text);
      // In one: there is no room for many.
      if (faults.length) page.notify(faults.map(([, text]) => text).join(' '));
    },
  };
};

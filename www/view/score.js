// @ts-check
import { roundText } from '../a11y.js';
import { h } from './dom.js';

/** @import { I18n, MatchView, Side } from '../types.js' */

const SIDES = /** @type {Side[]} */ (['south', 'north']);

/**
 * The scoreboard of a match, beside the title and above the moves: seeds of each round, rounds won,
 * seeds in all.
 * @param {HTMLElement} root @param {I18n} i18n
 */
export const createScore = (root, i18n) => {
  const { t } = i18n;
  const score = h('table', { class: 'score', hidden: true });
  const round = h('span', { class: 'soft' });
  /** The match last drawn, and in which language. @type {unknown[]} */
  let drawn = [];

  /** @type {(tag: 'td' | 'th', texts: (string | number)[]) => HTMLElement[]} */
  const cells = (tag, texts) => texts.map((text) => h(tag, {}, `${text}`));

  root.querySelector('h1')?.after(round);
  root.querySelector('aside')?.prepend(score);
  return (/** @type {MatchView | null} */ match) => {
    if (match === drawn[0] && i18n.language() === drawn[1]) return;
    drawn = [match, i18n.language()];
    score.hidden = !match;
    round.textContent = match ? roundText(i18n, match) : '';
    if (!match) return;
    const { results, won, seeds } = match;
    score.replaceChildren(
      h('caption', { class: 'spoken' }, roundText(i18n, match)),
      h('tr', { class: 'soft' }, ...cells('th', [
        '', ...results.map((_, i) => i + 1), t('match.won'), t('match.seeds'),
      ])),
      ...SIDES.map((side) => h('tr', {}, h('th', { scope: 'row' }, t(`side.${side}`)),
        ...cells('td', [...results.map((result) => result[side]), won[side], seeds[side]]))),
    );
  };
};

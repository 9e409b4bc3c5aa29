// @ts-check
import { button, h } from '../view/dom.js';
import { createLabels } from '../view/labels.js';

/** @import { I18n } from '../types.js' */
/** @import { LessonBar } from './types.js' */

/**
 * What is to be done and what came of it, above the board. Its buttons always stand there, so that
 * the one just pressed keeps the focus.
 * @param {I18n} i18n
 * @param {Record<'leave' | 'choose' | 'again' | 'next', () => void>} acts
 * @returns {LessonBar}
 */
export const createBar = (i18n, acts) => {
  const { t } = i18n;
  const { named, saying } = createLabels(i18n);
  const place = h('b');
  const words = h('span');
  const [leave, choose, again] = /** @type {const} */ (['leave', 'choose', 'again']).map((name) => (
    saying(button('', acts[name]), `tutorial.do.${name}`)));
  const next = button('', acts.next);
  const element = named(h('div', { class: 'bar lesson', role: 'group' },
    h('p', {}, place, ' ', words), h('div', {}, leave, choose, again, next)), 'tutorial.title');
  return {
    element,
    draw({ number, of, title, words: told, verdict }) {
      place.textContent = t('tutorial.at', { number, of, title });
      words.textContent = told;
      element.dataset.verdict = verdict;
      next.textContent = t(`tutorial.do.${number === of ? 'finish' : 'next'}`);
      next.classList.toggle('strong', verdict === 'done');
      again.classList.toggle('strong', verdict === 'missed');
    },
  };
};

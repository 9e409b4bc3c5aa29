// @ts-check
import { button, h } from '../view/dom.js';

/** @import { I18n } from '../types.js' */
/** @import { Bar, BarActs } from './types.js' */

/**
 * Above the board: what is asked, how the try stands, and what can be done about it.
 * @type {(i18n: I18n, acts: BarActs) => Bar}
 */
export const createBar = ({ t }, acts) => {
  const title = h('b', {});
  const text = h('span', {});
  const names = /** @type {(keyof BarActs)[]} */ (['again', 'solution', 'next', 'list', 'leave']);
  const buttons = names.map((name) => button(t(`puzzles.${name}`), acts[name]));
  const solution = buttons[1];
  const element = h('div', {
    class: 'bar puzzle', role: 'group', 'aria-label': t('puzzles.bar'), tabindex: -1,
  }, h('p', {}, title, ' ', text), h('div', {}, ...buttons));
  return {
    element,
    draw(model) {
      title.textContent = model.title;
      text.textContent = model.text;
      element.dataset.state = model.state;
      solution.textContent = model.solution;
      names.forEach((name, i) => {
        buttons[i].ariaDisabled = String(Boolean(model.off[name]));
      });
    },
  };
};

// @ts-check
import { button, h } from '../view/dom.js';
import { createLabels } from '../view/labels.js';

/** @import { I18n } from '../types.js' */
/** @import { Bar, BarActs } from './types.js' */

/**
 * Above the board: what is asked, how the try stands, and what can be done about it.
 * @type {(i18n: I18n, acts: BarActs) => Bar}
 */
export const createBar = (i18n, acts) => {
  const { named, saying } = createLabels(i18n);
  const title = h('b', {});
  const text = h('span', {});
  const names = /** @type {(keyof BarActs)[]} */ (['again', 'solution', 'next', 'list', 'leave']);
  const buttons = names.map((name) => saying(button('', acts[name]), `puzzles.${name}`));
  const solution = buttons[1];
  const element = named(
    h('div', { class: 'bar puzzle', role: 'group', tabindex: -1 },
      h('p', {}, title, ' ', text), h('div', {}, ...buttons)),
    'puzzles.bar',
  );
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

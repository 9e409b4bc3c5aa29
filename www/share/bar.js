// @ts-check
import { button, h } from '../view/dom.js';

/** @import { Answer, Page } from '../types.js' */

/**
 * A sentence and what there is to do about it, under the status line.
 * @type {(page: Page, name: string, text: string, ways: Answer[]) => HTMLElement}
 */
export const putBar = (page, name, text, ways) => {
  const bar = h('div', { class: 'bar', role: 'group', 'aria-label': name },
    h('span', {}, text),
    ...ways.map(({ text: label, act = () => {}, strong }) => (
      button(label, act, { class: strong ? 'strong' : null }))));
  page.bar(bar);
  return bar;
};

/** Takes a bar away that nobody else has. @type {(page: Page, bar: HTMLElement | null) => void} */
export const dropBar = (page, bar) => {
  if (!bar?.isConnected) return;
  const focused = bar.contains(document.activeElement);
  page.bar(null);
  if (focused) page.keepFocus();
};

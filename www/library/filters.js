// @ts-check
import { h } from '../view/dom.js';
import { opponentOf, RESULTS } from './filter.js';
import { opponentText } from './words.js';

/**
 * @import { Translate } from '../types.js'
 * @import { Filter, Filters, Shelves } from './types.js'
 */

/**
 * What is asked of the list. Only what occurs among the games can be chosen.
 * @type {(t: Translate, shelves: Shelves, changed: () => void) => Filters}
 */
export const createFilters = (t, { variants, levels }, changed) => {
  /** @type {Filter} */
  const filter = { variant: '', opponent: '', result: '', order: 'newest' };

  /** @type {(name: keyof Filter) => HTMLSelectElement} */
  const field = (name) => {
    const select = h('select', {
      onchange: () => {
        Object.assign(filter, { [name]: select.value });
        changed();
      },
    });
    element.append(h('label', {}, h('span', { class: 'soft' }, t(`library.${name}`)), select));
    return select;
  };
  const element = h('div', {
    class: 'filters', role: 'group', 'aria-label': t('library.filters'),
  });
  const fields = {
    variant: field('variant'), opponent: field('opponent'), result: field('result'),
    order: field('order'),
  };

  /** @type {(name: keyof Filter, values: string[], text: (value: string) => string) => void} */
  const fill = (name, values, text) => {
    const select = fields[name];
    select.replaceChildren(...values.map((value) => (
      h('option', { value }, value ? text(value) : t('library.any')))));
    select.value = values.includes(filter[name]) ? filter[name] : values[0];
    Object.assign(filter, { [name]: select.value });
  };
  fill('order', ['newest', 'oldest'], (order) => t(`library.orders.${order}`));

  return {
    element,
    value: () => filter,
    fit(items) {
      const entries = items.flatMap(({ entry }) => entry ?? []);
      const played = new Set(entries.map(({ variant }) => variant));
      const met = new Set(entries.map(opponentOf));
      fill('variant', ['', ...variants.filter((id) => played.has(id))],
        (id) => t(`variant.${id}.name`));
      fill('opponent', ['', ...['person', ...levels, 'computer', 'computers']
        .filter((one) => met.has(one))], (one) => opponentText(t, one));
      fill('result', ['', ...Object.keys(RESULTS).filter((name) => entries.some(RESULTS[name]))],
        (name) => t(`library.results.${name}`));
    },
  };
};

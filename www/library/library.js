// @ts-check
import { isCrash } from '../engine.js';
import { button, dressed, h } from '../view/dom.js';
import { itemOf } from './entries.js';
import { bringIn, sendOut, sendOutRaw } from './exchange.js';
import { select } from './filter.js';
import { createFilters } from './filters.js';
import { rowOf } from './rows.js';
import { shelvesOf } from './shelves.js';
import { codeOf, placeOf } from './taking-in.js';
import { visitSaved } from './visiting.js';
import { reasonText } from './words.js';

/**
 * @import { Parts } from '../more/types.js'
 * @import { Item, RowActs } from './types.js'
 */

/** Rows that are drawn at once. */
const PAGE = 40;

/** The list of the saved games. @type {(parts: Parts) => Promise<void>} */
export const openLibrary = async (parts) => {
  const { table, store, dialogs, page } = parts;
  const shelves = await shelvesOf(parts);
  const { i18n: { t, language }, games, variants } = shelves;
  await dressed('library');
  let onBoard = '';
  /** @type {Item[]} */
  let items = [];
  /** What the filters let through. @type {Item[]} */
  let listed = [];
  /** Deleted, and still in the list to be brought back. @type {Set<IDBValidKey>} */
  const gone = new Set();

  const count = h('p', { class: 'soft', role: 'status' });
  const held = h('p', { hidden: true }, t('library.held'));
  const report = h('div', { class: 'report', role: 'status' });
  const none = h('p', { class: 'soft' });
  const list = h('ul', { class: 'saved-games', 'aria-label': t('library.title') });
  const more = button('', () => {
    const first = list.children.length;
    grow();
    list.children[first]?.querySelector('button')?.focus();
  });
  const filters = createFilters(t, shelves, () => draw());
  const input = h('input', {
    type: 'file', accept: '.txt,text/plain', hidden: true, onchange: () => takeFile(),
  });
  const importing = button(t('library.import'), () => input.click());
  const exporting = button(t('library.export'), () => (
    tell(sendOut(t, items.filter(({ key }) => !gone.has(key))))));

  const tell = (/** @type {string[]} */ lines) => (
    report.replaceChildren(...lines.map((line) => h('p', {}, line))));

  /** @type {RowActs} */
  const acts = {
    language: language(),
    isGone: ({ key }) => gone.has(key),
    isOnBoard: ({ id }) => id === onBoard,
    open(entry) {
      try {
        visitSaved(parts, t, entry);
        dialog.close();
        page.keepFocus();
      } catch (error) {
        if (isCrash(error)) throw error;
        tell([t('library.unreadable', { reason: reasonText(t, codeOf(error, entry.record)) })]);
      }
    },
    exportRaw: sendOutRaw,
    async remove({ key }) {
      // At once: the list may be closed before it is written.
      gone.add(key);
      await games.write([{ room: 'games', key }]);
      recount();
    },
    async putBack({ key, raw }) {
      gone.delete(key);
      await games.write([{ room: 'games', key, value: raw }]);
      recount();
    },
  };

  function recount() {
    const n = listed.filter(({ key }) => !gone.has(key)).length;
    const all = items.length - gone.size;
    count.textContent = t(n === all ? 'library.count' : 'library.some', { n, all });
    none.textContent = t(items.length ? 'library.noneSuch' : 'library.none');
    none.hidden = listed.length > 0;
    filters.element.hidden = !items.length;
    held.hidden = !games.holds();
  }

  /** Draws a page of rows more. */
  function grow() {
    const first = list.children.length;
    list.append(...listed.slice(first, first + PAGE).map((item) => rowOf(t, item, acts)));
    const rest = listed.length - list.children.length;
    more.hidden = !rest;
    more.textContent = t('library.more', { n: Math.min(rest, PAGE) });
  }

  function draw() {
    listed = select(items, filters.value());
    list.replaceChildren();
    grow();
    recount();
  }

  async function load() {
    const kept = await games.read('games');
    // What was deleted can be brought back until the list is closed, or has come back by a file.
    for (const { key, raw } of items.filter((item) => gone.has(item.key))) {
      if (kept.has(key)) gone.delete(key);
      else kept.set(key, raw);
    }
    items = [...kept].map(([key, raw]) => itemOf(key, raw, variants));
    if (!store.get().visit) {
      const mine = table.open(table.recordAll());
      onBoard = placeOf(table, variants, kept, mine.tag('Game'), mine).place;
    }
    filters.fit(items);
    draw();
  }

  async function takeFile() {
    const [file] = input.files ?? [];
    if (!file) return;
    importing.ariaDisabled = 'true';
    const lines = await bringIn(file, table, shelves, (line) => tell([line])).finally(() => {
      importing.ariaDisabled = 'false';
      // The same file may be chosen again.
      input.value = '';
    });
    if (!dialog.open) return page.notify(lines.slice(0, 3).join(' '));
    tell(lines);
    await load();
  }

  /** What was deleted can be brought back for as long as that is said. */
  function keepUndo() {
    const n = gone.size;
    if (!n) return;
    const undo = button(t('library.undo'), async () => {
      const back = items.filter(({ key }) => gone.has(key));
      await games.write(back.map(({ key, raw }) => ({ room: 'games', key, value: raw })));
      said.replaceChildren(t('library.restored', { n }));
    });
    const said = h('span', {}, t('library.gone', { n }), ' ', undo);
    page.notify(said);
  }

  const dialog = dialogs.open('library', t('library.title'), [
    h('div', { class: 'shelf' }, count, importing, exporting, input),
    held, report, filters.element, list, none, more,
  ], [{ text: t('do.close'), strong: true }], keepUndo);
  await load();
};

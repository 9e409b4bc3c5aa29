// @ts-check
import { button, h } from '../view/dom.js';
import { hasTables, keepTables } from './everything.js';
import { ask, register, settled, takeOver, workersHere } from './workers.js';

/** @import { Parts } from '../more/types.js' */

/** Rows of other lengths have no tables. */
const ROW = 6;

/**
 * Shows what is kept on this device, and keeps the rest.
 * @type {(parts: Parts) => Promise<void>}
 */
export const openOffline = async ({ dialogs, table, i18n }) => {
  const { t } = await i18n.part('offline');
  const closing = new AbortController();
  const games = table.variants().filter(({ row }) => row === ROW).map(({ id }) => {
    const item = h('li');
    const variant = t(`variant.${id}.name`);
    const tell = (/** @type {string} */ state, facts = {}) => {
      item.textContent = t(`offline.tables.${state}`, { variant, ...facts });
    };
    return { id, item, tell };
  });
  const page = h('p');
  const release = h('p', { class: 'soft' });
  const said = h('p', { role: 'status' });
  const everything = button(t('offline.everything'), keepEverything);
  const reload = button(t('offline.reload'), async () => {
    const registration = await workersHere()?.getRegistration();
    if (registration) takeOver(registration);
  });

  /** Tells what is kept, and whether that is everything. */
  async function look() {
    const registration = await workersHere()?.getRegistration();
    const active = registration?.active;
    const where = active ? 'kept' : workersHere() ? 'missing'
      : location.protocol === 'file:' ? 'disk' : 'refused';
    page.textContent = t(`offline.page.${where}`);
    release.hidden = !active;
    if (active) {
      const { bytes, ...facts } = await ask(active);
      release.textContent = t('offline.release', { ...facts, size: Math.round(bytes / 1000) });
    }
    const news = Boolean(registration?.waiting);
    reload.hidden = !news;
    if (news) said.textContent = t('offline.news');
    const kept = await Promise.all(games.map(async ({ id, tell }) => {
      const all = await hasTables(id);
      tell(all ? 'kept' : 'missing');
      return all;
    }));
    const complete = kept.every(Boolean) && Boolean(active || !workersHere());
    everything.hidden = complete;
    return complete;
  }

  async function keepPage() {
    const workers = workersHere();
    if (!workers) return;
    const { active, installing } = await register(workers);
    if (!active && installing && await settled(installing) === 'redundant') {
      throw new Error('not kept');
    }
    // A wish that the browser may have its own mind about.
    await navigator.storage.persist().catch(() => {});
  }

  async function keepEverything() {
    everything.ariaDisabled = 'true';
    said.textContent = t('offline.keeping');
    try {
      await keepPage();
      for (const { id, tell } of games) {
        await keepTables(id, (progress) => tell('building', { ...progress }), closing.signal);
      }
      said.textContent = await look() ? t('offline.complete') : '';
    } catch {
      await look();
      said.textContent = t('offline.failed');
    }
    everything.ariaDisabled = 'false';
  }

  await look();
  dialogs.open('offline', t('offline.title'), [
    page, release, h('p', {}, t('offline.tables.about')),
    h('ul', {}, ...games.map(({ item }) => item)),
    h('div', {}, everything, reload), said,
  ], [{ text: t('do.close'), strong: true }], () => closing.abort());
};

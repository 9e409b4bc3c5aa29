// @ts-check
import { LANGUAGES, chosenOf, nameOf } from '../languages.js';
import { Refusal, readSettings, writeSettings } from '../settings-file.js';
import { CHOICES, defaultSettings } from '../store.js';
import { button, dressed, h } from './dom.js';
import { save } from './save.js';

/** @import { Parts } from '../more/types.js' */
/** @import { Settings } from '../types.js' */
/** @typedef {'leftHanded' | 'numbers' | 'names' | 'flipped' | 'facing' | 'sound' | 'vibration'
 *   | 'twice' | 'calm' | 'preview' | 'letters' | 'bigTables'} Switch */

/** Bytes: no file of settings is as large. */
const LARGE = 100_000;

/**
 * All that can be chosen once and for all, in one place; a choice is in force at once.
 * @type {(parts: Parts) => Promise<{ open(): void }>}
 */
export const createDesk = async (parts) => {
  const { dialogs, game, page, store, table } = parts;
  const i18n = await parts.i18n.part('settings');
  const { t } = i18n;
  const { dataset } = document.documentElement;
  await dressed('settings');
  /** @type {HTMLDialogElement | null} */
  let dialog = null;
  const answer = h('p', { class: 'answer', role: 'status' });
  function failed() {
    // What was chosen is not what there is.
    again();
    page.notify(t('notice.notLoaded'));
    return false;
  }

  const current = () => store.get().settings;

  /** Comes to whether all of it is in force. @param {Partial<Settings>} change */
  async function set(change) {
    const before = current().language;
    game.settings(change);
    const { language } = current();
    if (language === before) return true;
    return i18n.speak(chosenOf([language, ...navigator.languages])).then(() => true, failed);
  }

  /** The same with other words or other settings; whoever was at one of them still is. */
  function again(said = '') {
    if (!dialog?.open) return;
    const active = document.activeElement?.getAttribute('name');
    open();
    answer.textContent = said;
    if (active) /** @type {HTMLElement} */ (dialog.querySelector(`[name="${active}"]`))?.focus();
  }
  i18n.listen(() => again());

  const group = (/** @type {string} */ name, /** @type {Node[]} */ ...children) => (
    h('section', { 'aria-label': t(`settings.group.${name}`) },
      h('h3', {}, t(`settings.group.${name}`)), ...children));

  /** @type {(...names: Switch[]) => HTMLElement[]} */
  const turns = (...names) => names.map((name) => {
    const input = h('input', {
      type: 'checkbox',
      name,
      checked: current()[name],
      onchange: () => set({ [name]: input.checked }),
    });
    return h('label', {}, input, t(`settings.${name}`));
  });

  /**
   * @param {'theme' | 'scheme' | 'speed' | 'told'} name
   * @param {(value: string) => unknown} choose
   */
  const choice = (name, choose = (value) => set({ [name]: value })) => h('fieldset', {},
    h('legend', {}, h('span', {}, t(`settings.${name}.name`))),
    h('div', { class: 'options' }, ...CHOICES[name].map((value) => h('label', {}, h('input', {
      type: 'radio', name, value, checked: value === (current()[name] || dataset.theme),
      onchange: () => choose(value),
    }), ...name === 'theme' ? [swatch(value)] : [], t(`settings.${name}.${value}`)))));

  /** The first theme is in the sheets of the page. */
  const sheetOf = (/** @type {string} */ theme) => (
    theme === CHOICES.theme[0] ? Promise.resolve() : dressed(`theme-${theme}`));

  /** A house and a seed in a theme's own colours. @param {string} theme */
  const swatch = (theme) => h('span', { class: 'swatch', 'data-theme': theme },
    ...['pit', 'ring', 'nut'].map((part) => h('i', { class: part })));

  /** A theme is chosen once its sheet is there. */
  const wear = (/** @type {string} */ theme) => (
    sheetOf(theme).then(() => set({ theme }), failed));

  const language = () => {
    const select = h('select', {
      name: 'language',
      'aria-label': t('settings.group.language'),
      onchange: () => set({ language: select.value }),
    }, h('option', { value: '' }, t('settings.language.browser')),
    ...LANGUAGES.map((name) => h('option', { value: name, lang: name }, nameOf(name))));
    select.value = current().language;
    return select;
  };

  const volume = () => {
    const slider = h('input', {
      type: 'range', name: 'volume', min: 0, max: 100, step: 5, value: current().volume,
      async onchange() {
        set({ volume: Number(slider.value) });
        const { hear } = await import('../sound.js');
        hear({ kind: 'drop', house: 0 }, current(), 6);
      },
    });
    return h('label', { class: 'level' },
      h('span', { class: 'soft' }, t('settings.volume')), slider);
  };

  const write = () => save('hoyito-settings.json', new Blob([writeSettings(current())], {
    type: 'application/json',
  }));

  async function read(/** @type {File} */ file) {
    try {
      if (file.size > LARGE) throw new Refusal('long');
      const choices = { level: table.levels(), language: ['', ...LANGUAGES] };
      if (await set(readSettings(await file.text(), choices))) again(t('settings.wasRead'));
    } catch (error) {
      const { code, setting } = error instanceof Refusal ? error : new Refusal('unread');
      answer.textContent = t(`settings.refused.${code}`, { setting });
    }
  }

  const reset = () => dialogs.open('reset', t('settings.resetTitle'), [t('settings.resets')], [
    {
      text: t('settings.reset'),
      act: () => set({ ...defaultSettings, sound: self === top })
        .then((done) => done && again(t('settings.wasReset'))),
    },
    { text: t('do.cancel'), strong: true },
  ]);

  const files = () => {
    const picker = h('input', {
      type: 'file', accept: '.json,application/json', 'aria-label': t('settings.import'),
      onchange() {
        const file = picker.files?.[0];
        if (file) read(file);
        // The same file can be chosen once more.
        picker.value = '';
      },
    });
    return h('div', { class: 'files' },
      button(t('settings.export'), write, { name: 'export' }),
      button(t('settings.import'), () => picker.click(), { name: 'import' }), picker,
      button(t('settings.reset'), reset, { name: 'reset' }));
  };

  function open() {
    answer.textContent = '';
    // A swatch whose colours do not come looks like the page.
    for (const theme of CHOICES.theme) sheetOf(theme).catch(() => {});
    dialog = dialogs.open('settings', t('settings.title'), [
      group('look', choice('theme', wear), choice('scheme'), ...turns('leftHanded')),
      group('board', ...turns('numbers', 'names', 'flipped', 'facing')),
      group('sound', ...turns('sound'), volume(),
        ...turns(...'vibrate' in navigator ? /** @type {const} */ (['vibration']) : [], 'twice')),
      group('play', choice('speed'), choice('told'),
        ...turns('calm', 'preview', 'letters', 'bigTables')),
      group('language', language()),
      group('data', files(), answer),
    ], [{ text: t('do.close'), strong: true }]);
  }

  return { open };
};

// @ts-check
import { button, h, icon, setAttribute } from '../view/dom.js';
import { createLabels } from '../view/labels.js';

/** @import { I18n, Speed } from '../types.js' */
/** @import { Acts, Bar, Unit } from './types.js' */

/** @type {Unit[]} */
const UNITS = ['turn', 'sowing', 'lap'];
/** @type {Speed[]} */
const SPEEDS = ['slow', 'normal', 'fast', 'instant'];

/**
 * What a replay is steered with, in the place of the game's controls.
 * @type {(i18n: I18n, acts: Acts) => Bar}
 */
export const createBar = (i18n, acts) => {
  const { named, saying } = createLabels(i18n);
  /** @type {(name: 'first' | 'back' | 'forward' | 'last', picture?: string) => HTMLElement} */
  const press = (name, picture = name) => (
    named(button(icon(picture), acts[name]), `replay.${name}`));
  /**
   * @template {string} V
   * @param {string} name @param {V[]} values @param {(value: V) => void} choose
   * @param {(value: V) => string} key of a value's name
   */
  const choice = (name, values, choose, key) => {
    const select = h('select', { onchange: () => choose(/** @type {V} */ (select.value)) },
      ...values.map((value) => saying(h('option', { value }), key(value))));
    return named(select, `replay.${name}`);
  };

  const slider = named(h('input', {
    type: 'range', min: 0, step: 1, oninput: () => acts.to(Number(slider.value)),
  }), 'replay.slider');
  const [first, back, forward] = [press('first'), press('back'), press('forward')];
  const last = press('last', 'skip');
  const toggle = button('', acts.toggle);
  const unit = choice('unit', UNITS, acts.unit, (value) => `replay.units.${value}`);
  const speed = choice('speed', SPEEDS, acts.speed, (value) => `replay.speeds.${value}`);
  const leave = saying(button('', acts.leave, { class: 'leave' }), 'replay.leave');
  const element = named(h('div', { class: 'replay-bar', role: 'group' },
    h('div', {}, slider, unit, speed),
    h('div', {}, first, back, toggle, forward, last, leave)), 'replay.bar');

  return {
    element,
    focus: () => toggle.focus(),
    draw(model) {
      slider.max = `${model.plies}`;
      slider.value = `${model.ply}`;
      if (model.words) setAttribute(slider, 'aria-valuetext', model.words);
      unit.value = model.unit;
      speed.value = model.speed;
      first.ariaDisabled = back.ariaDisabled = String(model.atFirst);
      forward.ariaDisabled = last.ariaDisabled = String(model.atLast);
      toggle.ariaLabel = i18n.t(`replay.${model.plays ? 'pause' : 'play'}`);
      const picture = model.plays ? 'pause' : 'resume';
      if (toggle.dataset.picture === picture) return;
      toggle.dataset.picture = picture;
      toggle.replaceChildren(icon(picture));
    },
  };
};

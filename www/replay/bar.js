// @ts-check
import { button, h, icon, setAttribute } from '../view/dom.js';

/** @import { Speed, Translate } from '../types.js' */
/** @import { Acts, Bar, Unit } from './types.js' */

/** @type {Unit[]} */
const UNITS = ['turn', 'sowing', 'lap'];
/** @type {Speed[]} */
const SPEEDS = ['slow', 'normal', 'fast', 'instant'];

/**
 * What a replay is steered with, in the place of the game's controls.
 * @type {(t: Translate, acts: Acts) => Bar}
 */
export const createBar = (t, acts) => {
  /** @type {(name: 'first' | 'back' | 'forward' | 'last', picture?: string) => HTMLElement} */
  const press = (name, picture = name) => (
    button(icon(picture), acts[name], { 'aria-label': t(`replay.${name}`) }));
  /**
   * @template {string} V
   * @param {string} name @param {V[]} values @param {(value: V) => void} choose
   * @param {string} texts the group of their names
   */
  const choice = (name, values, choose, texts) => {
    const select = h('select', {
      'aria-label': t(`replay.${name}`),
      onchange: () => choose(/** @type {V} */ (select.value)),
    }, ...values.map((value) => h('option', { value }, t(`${texts}.${value}`))));
    return select;
  };

  const slider = h('input', {
    type: 'range', min: 0, step: 1, 'aria-label': t('replay.slider'),
    oninput: () => acts.to(Number(slider.value)),
  });
  const [first, back, forward] = [press('first'), press('back'), press('forward')];
  const last = press('last', 'skip');
  const toggle = button('', acts.toggle);
  const unit = choice('unit', UNITS, acts.unit, 'replay.units');
  const speed = choice('speed', SPEEDS, acts.speed, 'speed');
  const leave = button(t('replay.leave'), acts.leave, { class: 'leave' });
  const element = h('div', {
    class: 'replay-bar', role: 'group', 'aria-label': t('replay.bar'),
  }, h('div', {}, slider, unit, speed), h('div', {}, first, back, toggle, forward, last, leave));

  return {
    element,
    focus: () => toggle.focus(),
    slides: () => document.activeElement === slider,
    draw(model) {
      slider.max = `${model.plies}`;
      slider.value = `${model.ply}`;
      if (model.words) setAttribute(slider, 'aria-valuetext', model.words);
      unit.value = model.unit;
      speed.value = model.speed;
      first.ariaDisabled = back.ariaDisabled = String(model.atFirst);
      forward.ariaDisabled = last.ariaDisabled = String(model.atLast);
      const name = model.plays ? 'pause' : 'play';
      if (toggle.dataset.next === name) return;
      toggle.dataset.next = name;
      toggle.ariaLabel = t(`replay.${name}`);
      toggle.replaceChildren(icon(model.plays ? 'pause' : 'resume'));
    },
  };
};

// @ts-check
import { isBusy, lastTurn, redoTarget, spokesman, undoTarget, endedByWord } from '../select.js';
import { button, icon, setAttribute, setDisabled, setText } from './dom.js';

/**
 * @typedef {{ undo(): void, redo(): void, replay(): void, pause(): void, skip(): void,
 *   flip(): void, draw(): void, resign(): void }} Actions
 */

/**
 * The buttons under the board, and those under the list of moves.
 * @param {HTMLElement} bar @param {HTMLElement} foot
 * @param {import('../i18n.js').Translate} t @param {Actions} actions
 */
export function createControls(bar, foot, t, actions) {
  /** @param {keyof Actions} name @param {string} key */
  const control = (name, key) => button(t(`do.${name}`), actions[name], {
    icon: name, class: 'control', title: t('do.key', { label: t(`do.${name}`), key }),
  });
  const undo = control('undo', 'U');
  const redo = control('redo', 'R');
  const replay = control('replay', 'T');
  const pause = control('pause', 'P');
  const skip = control('skip', 'Esc');
  const flip = button(t('do.flip'), actions.flip);
  const draw = button(t('do.draw'), actions.draw);
  const resign = button(t('do.resign'), actions.resign);
  bar.append(undo, redo, replay, pause, skip);
  foot.append(flip, draw, resign);
  let paused = false;

  /** @param {import('../store.js').State} state */
  return (state) => {
    const moving = Boolean(state.playback);
    setDisabled(undo, undoTarget(state) === null && !endedByWord(state));
    setDisabled(redo, redoTarget(state) === null);
    setDisabled(replay, isBusy(state) || lastTurn(state).length === 0);
    setDisabled(pause, !isBusy(state) && !state.held);
    setDisabled(skip, !moving);
    setDisabled(draw, spokesman(state) === null);
    setDisabled(resign, spokesman(state) === null);
    const nowPaused = state.held || Boolean(state.playback?.paused);
    if (nowPaused !== paused) {
      paused = nowPaused;
      const name = paused ? 'resume' : 'pause';
      pause.firstElementChild?.replaceWith(icon(name));
      if (pause.lastChild) setText(pause.lastChild, t(`do.${name}`));
    }
    setAttribute(bar, 'data-moving', moving);
  };
}

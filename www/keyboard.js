// @ts-check
/** @import { Command, Direction, KeyActions, KeyAsk } from './types.js' */

/** None is the letter of a house, as those up to L are. @type {Record<Command, string>} */
export const KEYS = {
  undo: 'U', redo: 'R', replay: 'T', pause: 'P', hint: 'W', analysis: 'Y', flip: 'V', moves: 'M',
  newGame: 'N', more: 'O', settings: 'S', help: '?',
};

/** @type {(element: Element, row: number) => number} */
export const houseOf = (element, row) => {
  const code = (element.getAttribute('data-house') ?? '').charCodeAt(0);
  return code >= 97 ? code - 97 + row : code - 65;
};

/** @type {(ask: KeyAsk, actions: KeyActions) => void} */
export const listenToKeys = (ask, actions) => {
  let swallowKeyUp = false;

  document.addEventListener('keydown', (event) => {
    const { key, repeat } = event;
    const target = /** @type {Element} */ (event.target);
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (target.closest('input, select, textarea') || document.querySelector('dialog[open]')) return;
    const onHouse = target.closest('[data-house]');
    const arrow = /^Arrow(.+)/.exec(key)?.[1].toLowerCase();

    if (key === 'Enter' && onHouse) {
      // A held key is one key: its repeats must not sow the next house.
      if (repeat) event.preventDefault();
    } else if (key === 'Enter' || key === ' ' || key === 'Escape') {
      const pressesButton = key !== 'Escape' && target.closest('button') && !onHouse;
      if (!ask.busy() || pressesButton) return;
      event.preventDefault();
      swallowKeyUp = key === ' ';
      if (!repeat) actions[key === 'Escape' ? 'skip' : 'step']();
    } else if (arrow && onHouse) {
      event.preventDefault();
      actions.arrow(houseOf(onHouse, ask.row()), /** @type {Direction} */ (arrow));
    } else if (!repeat && key.length === 1 && (ask.letters() || key === KEYS.help)) {
      if (key >= '1' && key <= '5') return actions.query(Number(key));
      const letter = key.toUpperCase();
      const index = letter.charCodeAt(0) - 65;
      if (index >= 0 && index < ask.row()) return actions.letter(index);
      for (const name of /** @type {Command[]} */ (Object.keys(KEYS))) {
        if (KEYS[name] === letter) actions[name]();
      }
    }
  });

  // Some browsers press a button at the key's release, whatever became of its start.
  document.addEventListener('keyup', (event) => {
    if (event.key === ' ' && swallowKeyUp) event.preventDefault();
    swallowKeyUp = false;
  });
};

// @ts-check

/**
 * @typedef {'left' | 'right' | 'up' | 'down'} Direction
 * @typedef {{ house: number, x: number, y: number }} Spot the middle of a house on the screen
 * @typedef {{ skip(): void, letter(index: number): void, undo(): void, redo(): void,
 *   replay(): void, pause(): void, flip(): void, moves(): void, newGame(): void,
 *   settings(): void, help(): void,
 *   arrow(house: number, direction: Direction): void }} KeyActions
 */

/** @type {Record<string, 'undo' | 'redo' | 'replay' | 'pause' | 'flip' | 'moves' | 'newGame' |
 *   'settings' | 'help'>} none of them is a house's letter, A to L */
const COMMANDS = {
  u: 'undo', r: 'redo', t: 'replay', p: 'pause', v: 'flip', m: 'moves', n: 'newGame',
  s: 'settings', '?': 'help',
};

/** @type {Record<string, Direction>} */
const ARROWS = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' };

const AXES = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };

/**
 * The next house in a direction as the houses lie on the screen: so the arrows hold on a board that
 * is turned round or stood on end.
 * @param {Spot[]} spots @param {number} from @param {Direction} direction
 * @returns {number | null} null at the edge
 */
export function houseTowards(spots, from, direction) {
  const [dx, dy] = AXES[direction];
  const start = spots.find(({ house }) => house === from);
  if (!start) return null;
  let best = null;
  let least = Infinity;
  for (const { house, x, y } of spots) {
    const ahead = (x - start.x) * dx + (y - start.y) * dy;
    const aside = Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx);
    const distance = ahead + 2 * aside;
    if (ahead <= 1 || aside > ahead || distance >= least) continue;
    [best, least] = [house, distance];
  }
  return best;
}

/** @param {Element} target where keys are letters, or have a meaning of their own */
const takesText = (target) => Boolean(target.closest('input, select, textarea, [contenteditable]'));

/**
 * @param {Document} page
 * @param {{ busyBoard(): boolean, letters(): boolean, row(): number }} ask
 * @param {KeyActions} actions
 */
export function listenToKeys(page, ask, actions) {
  let swallowKeyUp = false;

  page.addEventListener('keydown', (event) => {
    const target = /** @type {Element} */ (event.target);
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (takesText(target) || page.querySelector('dialog[open]')) return;
    const { key } = event;
    const onHouse = target.closest('[data-house]');

    if (key === ' ' || key === 'Enter' || key === 'Escape') {
      // A held key is one key: its repeats must not sow the next house.
      const skips = ask.busyBoard() && (key === 'Escape' || (key === ' ' && !isControl(target)));
      if (skips || (event.repeat && onHouse && key === 'Enter')) event.preventDefault();
      if (skips) swallowKeyUp = key === ' ';
      if (skips && !event.repeat) actions.skip();
      return;
    }
    if (key in ARROWS && onHouse) {
      event.preventDefault();
      actions.arrow(houseOf(onHouse, ask.row()), ARROWS[key]);
      return;
    }
    if (event.repeat || !(ask.letters() || key === '?')) return;
    const command = COMMANDS[key.toLowerCase()];
    const index = key.length === 1 ? key.toUpperCase().charCodeAt(0) - 65 : -1;
    if (command) actions[command]();
    else if (index >= 0 && index < ask.row()) actions.letter(index);
    else return;
    event.preventDefault();
  });

  // Some browsers press a button at the key's release, whatever became of its start.
  page.addEventListener('keyup', (event) => {
    if (event.key !== ' ' || !swallowKeyUp) return;
    swallowKeyUp = false;
    event.preventDefault();
  });
}

/** @param {Element} target a button or link that is not a house */
const isControl = (target) => Boolean(target.closest('button, a, summary'))
  && !target.closest('[data-house]');

/** @param {Element} element @param {number} row */
export function houseOf(element, row) {
  const code = (element.getAttribute('data-house') ?? '').charCodeAt(0);
  return code >= 97 ? code - 97 + row : code - 65;
}

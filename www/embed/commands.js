// @ts-check
/** @import { Command, Wrong } from './types.js' */
import { asking, controlsOf, incomingOf, seatsOf, settingsOf, wrongOf } from './wishes.js';

/** Of the messages; another one is another language. */
export const VERSION = 1;

/** Whether a message is meant for us: pages around send others, too. @param {any} data */
export const isOurs = (data) => (
  typeof data === 'object' && data !== null && Object.hasOwn(data, 'hoyito'));

/**
 * What a message wants, if all of it makes sense; else what does not.
 * @param {any} data @param {string[]} levels @returns {Command | Wrong}
 */
export const readCommand = (data, levels) => {
  const wish = (/** @type {string} */ name) => (Object.hasOwn(data, name) ? data[name] : null);
  if (data.hoyito !== VERSION) return wrongOf('hoyito', data.hoyito);
  /** @type {Wrong[]} */
  const wrong = [];
  const asked = asking(wish, wrong);
  /** @type {() => Command | Wrong} */
  const read = () => {
    const command = wish('command');
    switch (command) {
      case 'new':
        return {
          command,
          rules: asked('rules', (rules) => rules),
          seats: asked('players', seatsOf),
          level: asked('level', (level) => (levels.includes(level) ? level : null)),
        };
      case 'load': {
        const text = wish('record') ?? wish('position');
        return typeof text === 'string'
          ? { command, incoming: incomingOf(text) } : wrongOf(command, text);
      }
      case 'play': {
        const house = asked('house', (letter) => letter);
        return house === null ? wrongOf('house', wish('house')) : { command, house };
      }
      case 'setOptions':
        return {
          command,
          settings: settingsOf(wish, wrong, levels),
          controls: asked('controls', controlsOf),
        };
      default:
        return wrongOf('command', command);
    }
  };
  const command = read();
  return wrong[0] ?? command;
};

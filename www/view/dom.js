// @ts-check
import { loadSheet } from '../files.js';
import { onDemand } from '../later.js';

/**
 * `onclick` and the like are listeners, the rest attributes; text never becomes markup.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag @param {Record<string, any>} [props] @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else setAttribute(element, name, value);
  }
  element.append(...children);
  return element;
}

/**
 * `false` and `null` take it away. What is so already is left: it would be styled again.
 * @param {Element} element @param {string} name
 */
export function setAttribute(element, name, /** @type {any} */ value) {
  const text = value === false || value == null ? null : value === true ? '' : `${value}`;
  if (element.getAttribute(name) === text) return;
  if (text === null) element.removeAttribute(name);
  else element.setAttribute(name, text);
}

/** What says so already is left: it would be laid out again. @param {Element} element */
export function setText(element, /** @type {string} */ text) {
  if (element.textContent !== text) element.textContent = text;
}

/** Notices that are there at once. */
const NOTICES = 2;

/**
 * Puts notices where they are heard and reached: in the dialog that is open, if one is: a page
 * behind it is neither.
 * @type {(root: HTMLElement, ...notices: Element[]) => void}
 */
export function post(root, ...notices) {
  const place = Array.from(root.querySelectorAll('dialog[open] .notices')).at(-1)
    ?? root.querySelector(':scope > .notices');
  place?.append(...notices);
  while (place && place.children.length > NOTICES) place.firstChild?.remove();
}

/** @type {Record<string, () => Promise<unknown>>} */
const sheets = {};

/** Loads a sheet of `www/css`, once: what has one of its own has it before it is seen. */
export const dressed = (/** @type {string} */ name) => (
  sheets[name] ??= onDemand(() => loadSheet(name)))();

/** Strokes on a field of 24 by 24. @type {Record<string, string>} */
const ICONS = {
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  redo: 'm15 14 5-5-5-5m5 5H10a6 6 0 0 0 0 12h3',
  replay: 'M12 7v5l3 2M4.5 9a8 8 0 1 1-.4 4.500M4 4v5h5',
  pause: 'M9 5v14M15 5v14',
  resume: 'M8 5v14l11-7z',
  skip: 'M6 5v14l8-7zM18 5v14',
  hint: 'M9.500 18h5M10.500 21h3M9 15c0-2-3-3.500-3-7a6 6 0 0 1 12 0c0 3.500-3 5-3 7z',
  first: 'M6 5v14M18 5l-9 7 9 7z',
  back: 'm15 5-8 7 8 7z',
  forward: 'm9 5 8 7-8 7z',
  close: 'M6 6l12 12M18 6 6 18',
};

/** @param {string} name */
export function icon(name) {
  const [svg, path] = ['svg', 'path'].map((tag) => (
    document.createElementNS('http://www.w3.org/2000/svg', tag)));
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  path.setAttribute('d', ICONS[name]);
  svg.append(path);
  return svg;
}

/**
 * A button that cannot be used now is `aria-disabled`: it stays where it is, and keeps the focus.
 * @param {Node | string} label @param {() => void} act @param {Record<string, any>} [props]
 */
export const button = (label, act, props) => {
  const element = h('button', {
    type: 'button', onclick: () => element.ariaDisabled !== 'true' && act(), ...props,
  }, label);
  return element;
};

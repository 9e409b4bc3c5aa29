// @ts-check

/**
 * @typedef {Node | string | null | false} Child
 * @typedef {Record<string, any>} Props `onclick` and the like are listeners, the rest attributes
 */

/**
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag @param {Props} [props] @param {...Child} children text never becomes markup
 * @returns {HTMLElementTagNameMap[K]}
 */
export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else setAttribute(element, name, value);
  }
  element.append(...children.filter((child) => child !== null && child !== false));
  return element;
}

/** `false` and `null` take the attribute away. @param {Element} element @param {string} name */
export function setAttribute(element, name, /** @type {any} */ value) {
  if (value === false || value == null) element.removeAttribute(name);
  else {
    const text = value === true ? '' : String(value);
    if (element.getAttribute(name) !== text) element.setAttribute(name, text);
  }
}

/** @param {Node} node @param {string} text */
export function setText(node, text) {
  if (node.textContent !== text) node.textContent = text;
}

const SVG = 'http://www.w3.org/2000/svg';

/** Strokes on a field of 24 by 24. @type {Record<string, string>} */
const ICONS = {
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  redo: 'm15 14 5-5-5-5m5 5H10a6 6 0 0 0 0 12h3',
  replay: 'M12 7v5l3 2M4.5 9a8 8 0 1 1-.4 4.500M4 4v5h5',
  pause: 'M9 5v14M15 5v14',
  resume: 'M8 5v14l11-7z',
  skip: 'M6 5v14l8-7zM18 5v14',
  moves: 'M5 7h14M5 12h14M5 17h9',
  close: 'M6 6l12 12M18 6 6 18',
};

/** @param {string} name */
export function icon(name) {
  const svg = document.createElementNS(SVG, 'svg');
  const path = document.createElementNS(SVG, 'path');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('class', 'icon');
  path.setAttribute('d', ICONS[name]);
  svg.append(path);
  return svg;
}

/** A button that cannot be used now stays where it is, and keeps the focus. */
export function setDisabled(/** @type {HTMLButtonElement} */ button, /** @type {boolean} */ off) {
  setAttribute(button, 'aria-disabled', off ? 'true' : null);
}

/**
 * @param {string} label @param {() => void} act @param {{ icon?: string, class?: string,
 *   title?: string }} [look]
 */
export function button(label, act, look = {}) {
  const element = h('button', {
    type: 'button',
    class: look.class ?? 'button',
    title: look.title ?? null,
    onclick: () => {
      if (element.getAttribute('aria-disabled') !== 'true') act();
    },
  }, look.icon ? icon(look.icon) : null, h('span', {}, label));
  return element;
}

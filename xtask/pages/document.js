// @ts-check
// As much of a document as `h` and `draw` of the page ask for: what they build ends as text.

/** Elements without content, and without an end. */
const VOID = ['link', 'meta'];
/** Their content is no markup to a browser, and so cannot be escaped as such. */
const RAW = ['script'];

/** @type {Record<string, string>} */
const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (/** @type {string} */ text) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign]);
/** A tenth of a picture's unit is less than anybody sees. */
const rounded = (/** @type {string} */ text) => (
  text.replace(/-?\d+\.\d+/g, (number) => `${Math.round(10 * Number(number)) / 10}`));

class Element {
  #name;
  #drawn;
  /** @type {Map<string, string>} */
  #attributes = new Map();
  /** @type {(Element | string)[]} */
  #children = [];

  /** @param {string} name @param {boolean} drawn within a picture */
  constructor(name, drawn) {
    this.#name = name;
    this.#drawn = drawn;
  }

  /** @param {string} name @param {unknown} value */
  setAttribute(name, value) {
    this.#attributes.set(name, this.#drawn ? rounded(`${value}`) : `${value}`);
  }

  /** @param {string} name */
  getAttribute(name) {
    return this.#attributes.get(name) ?? null;
  }

  /** @param {string} name */
  removeAttribute(name) {
    this.#attributes.delete(name);
  }

  /** @param {(Element | string)[]} children */
  append(...children) {
    this.#children.push(...children);
  }

  /** @param {string} text */
  set textContent(text) {
    this.#children = [text];
  }

  toString() {
    const name = this.#name;
    const attributes = [...this.#attributes]
      .map(([key, value]) => (value ? ` ${key}="${escape(value)}"` : ` ${key}`));
    const start = `<${name}${attributes.join('')}>`;
    if (VOID.includes(name)) return start;
    const raw = RAW.includes(name);
    const content = this.#children.map((child) => (
      raw || child instanceof Element ? `${child}` : escape(child)));
    if (raw && /[<\r]/.test(content.join(''))) throw new Error(`${name} would end early`);
    return `${start}${content.join('')}</${name}>`;
  }
}

export const document = {
  createElement: (/** @type {string} */ name) => new Element(name, false),
  createElementNS: (/** @type {string} */ _, /** @type {string} */ name) => new Element(name, true),
};

// @ts-check
import { h } from './dom.js';

/** Lets the browser save something as a file. @param {string} name @param {Blob} content */
export const save = (name, content) => {
  const href = URL.createObjectURL(content);
  h('a', { href, download: name }).click();
  // The download has begun by then, and holds what it needs.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
};

// @ts-check
import { h } from '../view/dom.js';

/** The page's address with another fragment. @param {string} fragment */
export const addressOf = (fragment) => new URL(fragment, location.href).href;

/** Whether the browser has let us. @param {string} text */
export const copyText = (text) => Promise.resolve()
  .then(() => navigator.clipboard.writeText(text)).then(() => true, () => false);

/** Whether there is a way to other programs, as on a phone. */
export const canSend = typeof navigator.share === 'function';

/** Whether the person has gone that way to its end. @param {string} url */
export const sendLink = (url) => navigator.share({ url }).then(() => true, () => false);

/** @param {string} svg */
export const imageOf = (svg) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/**
 * A drawing as a bitmap, with two dots for each of its units.
 * @param {string} svg @returns {Promise<Blob>}
 */
export async function bitmapOf(svg) {
  const image = new Image();
  await new Promise((resolve, reject) => {
    Object.assign(image, { onload: resolve, onerror: reject, src: imageOf(svg) });
  });
  const canvas = h('canvas', { width: 2 * image.width, height: 2 * image.height });
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no bitmap'))), 'image/png');
  });
}

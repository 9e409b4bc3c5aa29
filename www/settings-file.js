// @ts-check
import { fits } from './store.js';

/** @import { Settings } from './types.js' */

/** What tells the file from others, and its version. */
const HEAD = { hoyito: 'settings', version: 1 };
/** Characters; the page writes a few hundred. */
const MOST = 20_000;

/** Why a file is refused: `code`, and the setting that is at fault. */
export class Refusal extends Error {
  /** @param {string} code @param {string} [setting] */
  constructor(code, setting = '') {
    super(code);
    this.code = code;
    this.setting = setting;
  }
}

/** @param {Settings} settings */
export const writeSettings = (settings) => `${JSON.stringify({ ...HEAD, settings }, null, 2)}\n`;

/**
 * All that a file says, or a Refusal: of a file with one thing wrong nothing is taken.
 * @param {string} text
 * @param {Record<string, string[]>} choices what names can be that are known only while it runs
 * @returns {Partial<Settings>}
 */
export function readSettings(text, choices) {
  if (text.length > MOST) throw new Refusal('long');
  let file;
  try {
    file = JSON.parse(text);
  } catch {
    throw new Refusal('broken');
  }
  const { settings } = file ?? {};
  if (file?.hoyito !== HEAD.hoyito || Object(settings) !== settings || Array.isArray(settings)) {
    throw new Refusal('other');
  }
  if (file.version !== HEAD.version) throw new Refusal('version');
  for (const [name, value] of Object.entries(settings)) {
    const can = fits(name, value) && (!choices[name] || choices[name].includes(value));
    if (!can) throw new Refusal('wrong', name.slice(0, 40));
  }
  return settings;
}

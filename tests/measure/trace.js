/**
 * What Chromium tells of a page's main thread.
 * @typedef {{ name: string, ph: string, pid: number, tid: number, ts: number, dur?: number,
 *   tdur?: number, args?: any }} Event times in microseconds, `tdur` of the processor
 */

const CATEGORIES = ['toplevel', 'devtools.timeline', 'blink.user_timing'];
const SCRIPT = /^(FunctionCall|EvaluateScript|v8\.evaluateModule|v8\.callFunction|RunMicrotasks)$/;

/** Lets something happen and gives the events of the page's main thread, in order. */
export async function traced(browser, page, act) {
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  // Here: an address may have been loaded in a process of its own.
  await page.evaluate(() => performance.mark('traced'));
  const { traceEvents } = JSON.parse(await browser.stopTracing());
  const { pid, tid } = traceEvents.find(({ name }) => name === 'traced');
  return traceEvents.filter((event) => event.pid === pid && event.tid === tid)
    .sort((a, b) => a.ts - b.ts);
}

/** Milliseconds of the outermost of the events that pass. @param {Event[]} events */
export function total(events, passes) {
  let [sum, end] = [0, 0];
  for (const { name, ph, ts, dur = 0, tdur = dur } of events) {
    if (ph !== 'X' || ts < end || !passes(name)) continue;
    sum += tdur;
    end = ts + dur;
  }
  return sum / 1000;
}

/** @param {Event[]} events @returns {number} ms of script */
export const script = (events) => total(events, (name) => SCRIPT.test(name));

/**
 * The longest task, in ms of the processor: what else a machine does is not the page's.
 * @param {Event[]} events
 */
export const longestTask = (events) => Math.max(0, ...events
  .filter(({ name, ph }) => ph === 'X' && name.endsWith('RunTask'))
  .map(({ dur = 0, tdur = dur }) => tdur / 1000));

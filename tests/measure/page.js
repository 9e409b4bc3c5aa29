/** A phone of some years ago, as against the machine that measures, and the net it is in. */
export const SLOWDOWN = 4;
const NETWORK = {
  offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8,
};

export async function slowDown(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

/** In the page, before all else: watches it, and keeps what it has seen in `window.seen`. */
export function watch() {
  const seen = window.seen = { board: 0, playable: 0, shifts: 0, interactions: {} };
  const on = (type, hear, options = {}) => new PerformanceObserver((list) => {
    list.getEntries().forEach(hear);
  }).observe({ type, buffered: true, ...options });
  // What a person brought about may move what is there.
  on('layout-shift', ({ value, hadRecentInput }) => { seen.shifts += hadRecentInput ? 0 : value; });
  on('event', ({ interactionId, duration }) => {
    const { interactions } = seen;
    const { [interactionId]: slowest = 0 } = interactions;
    if (interactionId) interactions[interactionId] = Math.max(slowest, duration);
  }, { durationThreshold: 16 });

  const watching = new MutationObserver(() => {
    if (!seen.board && document.querySelectorAll('.board .ground, .board .seed').length > 48) {
      seen.board = Infinity;
      // The picture that has it is drawn by the time the next one begins.
      requestAnimationFrame(() => requestAnimationFrame((now) => { seen.board = now; }));
    }
    if (!seen.playable && document.querySelector('[data-busy="false"] [data-playable="true"]')) {
      seen.playable = Infinity;
      // Nothing is in the way of a click any more.
      requestIdleCallback(() => { seen.playable = performance.now(); });
    }
    if (seen.board && seen.playable) watching.disconnect();
  });
  watching.observe(document, { subtree: true, childList: true, attributes: true });
}

// @ts-check
import { button, h, setAttribute } from '../view/dom.js';
import { drawCurve } from './curve-view.js';
import { judge, lostBy, outcome } from './losses.js';
import { signed } from './values.js';

/** @import { CurvePoint, DeskParts, Judgement } from './types.js' */

/** How long (ms) each position is thought about at most. */
const LIMIT = 400;

// What was found out, as long as the game is the same: one game at a time.
/** @type {{ line: string, found: (Judgement | null)[] }} */
let kept = { line: '', found: [] };

/**
 * Holds every sowing of the game against the best one, from the last to the first: what is known
 * of the end helps with what comes before it.
 * @param {DeskParts} parts
 * @param {{ asGuest<T>(ask: () => Promise<T>): Promise<T> }} analyst
 */
export const openReview = ({ store, table, client, i18n, dialogs, game }, analyst) => {
  const { t } = i18n;
  const { history } = store.get();
  const { moments, end } = table.moments();
  const plies = history.length;
  const line = `${moments[0]?.record}${history.map(({ letter }) => letter).join('')}`;
  if (kept.line !== line) kept = { line, found: [] };
  const { found } = kept;
  let open = true;
  // The computer thinks for one at a time; a move of its own waits.
  const { thinking } = store.get();
  if (thinking) game.pause();
  let running = false;

  const progress = h('p', { class: 'soft', role: 'status' });
  const meter = h('progress', { max: Math.max(plies, 1), 'aria-label': t('review.title') });
  const toggle = button(t('review.stop'), () => {
    if (!running) return void run();
    running = false;
    client.stop();
  });
  const figure = h('div', { class: 'curve' });
  const sums = h('p', {});
  const rows = h('tbody');
  const heads = ['number', 'sowing', 'loss', 'better', 'foreseen'];

  const goTo = (/** @type {number} */ ply) => {
    dialog.close();
    game.goTo(ply);
  };

  const dialog = dialogs.open('review', t('review.title'), plies ? [
    h('div', { class: 'review-progress' }, progress, meter, toggle), sums, figure,
    h('p', { class: 'soft' }, t('review.legend')),
    h('table', { class: 'losses' },
      h('caption', { class: 'spoken' }, t('review.title')),
      h('thead', {}, h('tr', {}, ...heads.map((name) => (
        h('th', { scope: 'col' }, t(`review.${name}`)))))), rows),
  ] : [t('review.short')], [{ text: t('do.close'), strong: true }], () => {
    open = false;
    if (running) client.stop();
    if (thinking && store.get().held) game.pause();
  });

  /** Known leads of South, in order. @returns {CurvePoint[]} */
  const points = () => [
    ...found.flatMap((one) => (one ? [{ ply: one.ply - 1, margin: one.margin }] : [])),
    ...(end.over ? [{ ply: plies, margin: outcome(end) }]
      : found[plies - 1] ? [{ ply: plies, margin: found[plies - 1]?.after ?? 0 }] : []),
  ];

  const lead = (/** @type {number} */ margin, sure = true) => {
    if (margin === 0) return t('review.level');
    const seeds = `${sure ? '+' : '≈'}${Math.abs(margin)}`;
    return t('review.leads', { side: margin > 0 ? 'south' : 'north', seeds });
  };

  /** @param {number} i */
  const row = (i) => {
    const { ply, side, letter } = history[i];
    const one = found[i];
    const loss = one && (one.exact ? `${one.loss}` : t('review.about', { seeds: one.loss }));
    const label = t('review.goTo', { ply, side, house: letter });
    return h('tr', {
      'data-turning': Boolean(one?.turning), onclick: () => goTo(ply),
    },
    h('td', {}, button(`${ply}`, () => {}, { 'aria-label': label, class: 'move' })),
    h('td', {}, t('review.sown', { side, house: letter })),
    h('td', {}, !one ? '' : one.loss ? loss ?? '' : t('review.none'), ...(one?.turning
      ? [h('b', { class: 'turning-mark' }, t('review.turning'))] : [])),
    h('td', {}, one?.best ?? ''),
    h('td', {}, one ? lead(one.after, one.exact) : ''));
  };

  function draw() {
    const done = found.filter(Boolean);
    const judged = /** @type {Judgement[]} */ (done);
    const missing = plies - judged.length;
    const turns = judged.filter(({ turning }) => turning);
    progress.textContent = running ? t('review.progress', { n: missing })
      : missing ? t('review.stopped', { done: judged.length, plies })
        : turns.length ? t('review.turns', { n: turns.length }) : t('review.nothing');
    meter.value = judged.length;
    meter.hidden = toggle.hidden = !missing;
    toggle.textContent = t(running ? 'review.stop' : 'review.start');
    const lost = lostBy(judged);
    const sure = judged.every(({ exact }) => exact);
    const losers = Object.entries(lost).filter(([, seeds]) => seeds);
    sums.textContent = losers.map(([side, seeds]) => (
      t(sure ? 'review.lost' : 'review.lostAbout', { side, seeds: t('seeds', { n: seeds }) })
    )).join(' ') || t('review.lostNothing');
    sums.hidden = Boolean(missing);
    const shown = points();
    const [first, last] = [shown[0], shown[shown.length - 1]];
    figure.replaceChildren(...(first ? [drawCurve(shown, plies, turns, figure.clientWidth || 640, {
      label: t('review.curveLabel', { from: signed(first.margin), to: signed(last.margin) }),
      south: t('review.ahead', { side: 'south' }),
      north: t('review.ahead', { side: 'north' }),
    }, goTo)] : []));
    history.forEach((_, i) => {
      const old = rows.children[i];
      const state = found[i] ? 'known' : 'open';
      if (old?.getAttribute('data-state') === state) return;
      const next = row(i);
      setAttribute(next, 'data-state', state);
      if (old) old.replaceWith(next);
      else rows.append(next);
    });
  }

  async function run() {
    running = true;
    draw();
    await analyst.asGuest(async () => {
      for (let i = plies - 1; i >= 0 && running && open; i -= 1) {
        if (found[i]) continue;
        const { record, state } = moments[i];
        const view = await client.analyse({ record, limit: LIMIT }).catch(() => null);
        if (!view || !running) break;
        found[i] = judge(view, state, history[i]);
        if (open) draw();
      }
    });
    running = false;
    if (open) draw();
  }

  if (!plies) return;
  if (found.filter(Boolean).length < plies) run();
  else draw();
};

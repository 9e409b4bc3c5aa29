// @ts-check
/**
 * The board on the page. It draws the model it is given and plays the steps it is given; what may
 * be played, and where seeds go, it is told.
 *
 * @import { BoardDeps, BoardModel, Layout, Places, PlayOptions, Shown, Side, Step }
 *   from './types.js'
 * @import { Run } from '../types.js'
 */
import {
  createHeap, createHouse, part, placeHeap, placeHouse, updateHeap, updateHouse,
} from './parts.js';
import { setAttribute, setText } from './dom.js';
import { bestLayout } from './geometry.js';
import { drawGround } from './ground.js';
import { foldStep, movePlaces, settle } from '../shown.js';
import { createStage } from '../animate/stage.js';

/** How long (ms) the first drawing goes on before the page is let to answer, and to be seen. */
const SLICE = 16;

/** How long (ms) a finger rests on a house that it wants to look at: longer than in a tap. */
const HELD = 150;

/** What moves seeds; null: it cannot be loaded. */
const loadMotion = () => import('../animate/play.js').catch(() => null);

/** A run that is over. @type {Run} */
const landed = { finished: Promise.resolve(), skip() {}, pause() {}, resume() {}, cancel() {} };

/**
 * @param {HTMLElement} host has a definite size; the board fits itself into it
 * @param {BoardDeps} deps
 */
export function createBoard(host, deps) {
  const field = part('seeds');
  // Each house says its number.
  field.ariaHidden = 'true';
  const heaps = [createHeap('south'), createHeap('north')];
  // Seeds are seen in the shade as well as out of it.
  const face = part('face', ...heaps.map(({ shade }) => shade), field,
    ...heaps.map(({ heap }) => heap));
  const root = part('board', face);
  host.append(root);
  const stage = createStage(field);
  /** @type {import('./parts.js').HouseView[]} */
  let houses = [];
  /** @type {BoardModel} */
  let model;
  /** @type {Shown} */
  let shown;
  /** @type {Places} */
  let places;
  /** @type {Layout | undefined} */
  let layout;
  /** Pixels. Told when the page has been laid out: to ask would have it laid out in between. */
  let [width, height] = [0, 0];
  /** What of the board is still to be drawn. @type {(() => void)[]} */
  let undrawn = [];
  /** What decides the layout, and what was last laid out whole. */
  let [shape, laid] = ['', ''];
  /** Numbers the plays: what is drawn or played later ends an earlier one. */
  let plays = 0;
  /** Sowings of this turn before the one that is played. */
  let earlier = 0;
  /** What is going to tell that a house is looked at. */
  let looking = 0;
  /** @type {ReturnType<typeof import('../animate/play.js').playSteps> | null} */
  let playing = null;

  /**
   * A tap enters, leaves and focuses a house, and is a click in the end: told one by one, each
   * would have the page laid out before the next.
   * @param {number | null} house @param {number} [wait] ms
   */
  const peek = (house, wait = 0) => {
    if (house !== null) {
      loadMotion();
      deps.onNear();
    }
    clearTimeout(looking);
    looking = setTimeout(() => deps.onPeek(house), wait);
  };

  const build = () => {
    houses.forEach(({ button }) => button.remove());
    houses = model.houses.map((_, house) => {
      const view = createHouse();
      view.button.addEventListener('click', async ({ detail }) => {
        clearTimeout(looking);
        view.button.classList.add('is-pressed');
        // Clicks made by keys count none.
        await deps.onActivate(house, detail > 0);
        view.button.classList.remove('is-pressed');
      });
      // A finger that lets go is about to click.
      const wait = (/** @type {PointerEvent} */ { pointerType }) => (
        pointerType === 'touch' ? HELD : 0);
      view.button.addEventListener('pointerenter', (event) => peek(house, wait(event)));
      view.button.addEventListener('pointerleave', (event) => peek(null, wait(event)));
      view.button.addEventListener('focus', () => peek(house));
      view.button.addEventListener('blur', () => peek(null));
      return view;
    });
    face.append(...houses.map(({ button }) => button));
  };

  /** @param {boolean} [all] also what is there already, in other words */
  const write = (all) => {
    houses.forEach((view, house) => {
      const seeds = shown.houses[house];
      if (view.seeds === seeds) return;
      view.seeds = seeds;
      view.button.dataset.seeds = `${seeds}`;
      setText(view.count, `${seeds}`);
    });
    for (const view of heaps) {
      const seeds = shown.captured[view.side];
      if (all || view.heap.dataset.seeds !== `${seeds}`) updateHeap(view, seeds, model, deps.t);
    }
  };

  /** Whether all had to be laid out anew. */
  const layOut = () => {
    if (!model || !width || !height) return false;
    const { row, flipped } = model;
    const next = bestLayout(row, width, height, flipped);
    const now = `${next.name} ${next.width} ${next.height} ${flipped}`;
    if (now === shape) return false;
    const first = !layout;
    [shape, layout] = [now, next];
    Object.assign(root.dataset, { layout: layout.name, row });
    for (const [name, value] of [['w', layout.width], ['h', layout.height], ['s', layout.seed]]) {
      face.style.setProperty(`--${name}`, `${value}`);
    }
    houses.forEach((view, house) => placeHouse(view, next, house));
    heaps.forEach((heap) => placeHeap(heap, next));
    stage.still();
    const { ground, parts } = drawGround(next);
    face.querySelector('.ground')?.remove();
    face.prepend(ground);
    undrawn = [
      ...parts.map((draw) => () => ground.append(draw())), ...stage.layAll(places, next),
    ];
    // Nobody has seen this board yet, and a page that begins has more to do.
    if (first) setTimeout(drawSome);
    else drawAll();
    playing?.fly();
    return true;
  };

  const drawSome = () => {
    const end = performance.now() + SLICE;
    while (undrawn.length && performance.now() < end) undrawn.shift()?.();
    if (undrawn.length) setTimeout(drawSome);
  };

  const drawAll = () => {
    undrawn.forEach((draw) => draw());
    undrawn = [];
  };

  new ResizeObserver(([{ contentRect }]) => {
    ({ width, height } = contentRect);
    layOut();
  }).observe(root);

  /** @param {Step} step @param {boolean} quiet */
  const apply = (step, quiet) => {
    const before = places;
    shown = foldStep(shown, step);
    places = movePlaces(places, step);
    write();
    if (!layout) return;
    // Seeds come on top of those that lie there.
    places.houses.forEach((ids, house) => stage.lay(house, ids, before.houses[house].length));
    for (const side of /** @type {Side[]} */ (['south', 'north'])) {
      stage.lay(side, places[side], before[side].length);
    }
    if (quiet) stage.layHand(places);
    else if (step.kind === 'drop') {
      const frames = [{ transform: 'scale(1.3)' }, { transform: 'none' }];
      stage.animate(houses[step.house].count, frames, 180, 0);
    }
  };

  const settled = () => {
    playing = null;
    root.classList.remove('is-playing');
  };

  return {
    /** @param {BoardModel} next */
    set(next) {
      plays += 1;
      playing?.cancel();
      settled();
      const rebuild = model?.row !== next.row;
      model = next;
      shown = next.shown;
      if (rebuild) build();
      root.classList.toggle('no-numbers', !model.numbers);
      root.classList.toggle('no-names', !model.names);
      houses.forEach((view, house) => updateHouse(view, model, house));
      write(true);
      const now = JSON.stringify(shown);
      if (now !== laid) places = settle(shown, places);
      if (!layOut() && layout && now !== laid) {
        undrawn.push(...stage.layAll(places, layout));
        drawAll();
      }
      laid = now;
    },
    /** @param {Step[]} steps @param {PlayOptions} how */
    async play(steps, { onStep, ...how }) {
      playing?.cancel();
      drawAll();
      earlier = model.again ? earlier + 1 : 0;
      laid = '';
      root.classList.add('is-playing');
      houses.forEach(({ button }) => {
        setAttribute(button, 'data-playable', 'false');
        setAttribute(button, 'aria-disabled', 'true');
      });
      const mine = plays += 1;
      const motion = await loadMotion();
      // The board has been drawn anew meanwhile.
      if (mine !== plays) return landed;
      if (!motion) {
        for (const step of steps) {
          apply(step, true);
          onStep(step, shown);
        }
        return landed;
      }
      const started = motion.playSteps({
        stage,
        layout: () => layout,
        places: () => places,
        glowOf: (house) => houses[house].glow,
        apply(step, quiet) {
          apply(step, quiet);
          onStep(step, shown);
        },
      }, steps, { ...how, earlier });
      playing = started;
      started.finished.then(() => playing === started && settled());
      return started;
    },
    /** @param {number} house */
    focusHouse(house) {
      houses[house]?.button.focus();
    },
  };
}

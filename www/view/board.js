// @ts-check
/**
 * The board on the page. It draws the model it is given and plays the steps it is given; what may
 * be played, and where seeds go, it is told.
 *
 * @typedef {import('../shown.js').Side} Side
 * @typedef {import('../shown.js').Shown} Shown
 * @typedef {import('../shown.js').Step} Step
 * @typedef {import('../animate/plan.js').Speed} Speed
 * @typedef {import('../animate/plan.js').Cue} Cue
 * @typedef {import('../animate/run.js').Run} Run
 * @typedef {import('../animate/journeys.js').Journey} Journey
 * @typedef {import('./geometry.js').Layout} Layout
 * @typedef {{ letter: string, label: string, playable: boolean, reason: string | null,
 *   tabbable: boolean }} HouseModel  `label`: the accessible name
 * @typedef {{ row: number, shown: Shown, turn: Side, again: boolean, flipped: boolean,
 *   over: boolean, numbers: boolean, houses: HouseModel[], marks: {
 *     lastTurn: { side: Side, from: number[], captured: number[] } | null,
 *     preview: { house: number, last: number | null, captures: number[], again: boolean } | null,
 *   } }} BoardModel
 * @typedef {{ t: (key: string, params?: Record<string, string | number>) => string,
 *   onActivate: (house: number) => void, onPeek: (house: number | null) => void }} BoardDeps
 */
import { bestLayout } from './geometry.js';
import { createHouse, part, place, placeHouse, updateHouse } from './houses.js';
import { createHeap, placeHeap, updateHeap } from './heaps.js';
import { movePlaces, nowhere, settle } from './places.js';
import { createStage } from '../animate/stage.js';
import { drawGround } from './ground.js';
import { foldStep } from '../shown.js';
import { journeyOf } from '../animate/journeys.js';
import { plan } from '../animate/plan.js';
import { run } from '../animate/run.js';

const sides = /** @type {const} */ (['south', 'north']);

/**
 * @param {HTMLElement} host has a definite size; the board fits itself into it
 * @param {BoardDeps} deps
 */
export function createBoard(host, deps) {
  const root = part('board', 'div');
  root.removeAttribute('aria-hidden');
  const frame = part('face', 'div');
  frame.removeAttribute('aria-hidden');
  const field = part('seeds', 'div');
  const heaps = { south: createHeap('south'), north: createHeap('north') };
  const stage = createStage(field);
  /** @type {import('./houses.js').HouseView[]} */
  let houses = [];
  /** @type {BoardModel} */
  let model;
  /** @type {Layout} */
  let layout;
  let shown = /** @type {Shown} */ ({ houses: [], captured: { south: 0, north: 0 }, hand: 0 });
  let places = nowhere;
  /** @type {{ run: Run, journeys: Map<Journey, number> } | null} */
  let playing = null;

  const build = () => {
    houses.forEach(({ button }) => button.remove());
    houses = model.houses.map((_, house) => {
      const view = createHouse();
      const peek = (/** @type {boolean} */ on) => deps.onPeek(on ? house : null);
      view.button.addEventListener('click', () => deps.onActivate(house));
      view.button.addEventListener('pointerenter', () => peek(true));
      view.button.addEventListener('pointerleave', () => peek(false));
      view.button.addEventListener('focus', () => peek(true));
      view.button.addEventListener('blur', () => peek(false));
      return view;
    });
    frame.append(...houses.map(({ button }) => button));
  };

  /** @param {number} house */
  const count = (house) => {
    const { button, count: text } = houses[house];
    const seeds = `${shown.houses[house]}`;
    if (button.dataset.seeds === seeds) return false;
    button.dataset.seeds = seeds;
    text.textContent = seeds;
    return true;
  };

  const countHeaps = () => {
    for (const side of sides) updateHeap(heaps[side], side, shown, model, deps.t);
  };

  const layOut = () => {
    const { clientWidth, clientHeight } = root;
    if (!model || clientWidth === 0 || clientHeight === 0) return;
    const next = bestLayout(model.row, clientWidth, clientHeight, model.flipped);
    const same = layout?.name === next.name && layout.houses.length === next.houses.length
      && layout.houses[0].hole.x === next.houses[0].hole.x;
    if (same) return;
    layout = next;
    root.dataset.layout = layout.name;
    frame.style.setProperty('--w', `${layout.width}`);
    frame.style.setProperty('--h', `${layout.height}`);
    frame.style.setProperty('--seed', `${layout.seed}`);
    frame.querySelector('.ground')?.remove();
    frame.prepend(drawGround(layout));
    houses.forEach((view, house) => placeHouse(view, layout, house));
    const page = { x: layout.width / 2, y: layout.height / 2, w: layout.width, h: layout.height };
    for (const side of sides) {
      placeHeap(heaps[side], layout, side);
      place(shades[side], layout.halves[side], page);
    }
    stage.still();
    stage.layAll(places, layout);
    if (!playing) return;
    const now = playing.run.now();
    playing.journeys.forEach((start, journey) => {
      if (journey.end > now) stage.travel(journey, now - start);
    });
  };

  const shades = { south: part('shade', 'div'), north: part('shade', 'div') };
  frame.append(field, shades.south, shades.north, heaps.south.heap, heaps.north.heap);
  root.append(frame);
  host.append(root);
  const sizes = new ResizeObserver(layOut);
  sizes.observe(root);

  /** @param {Step} step */
  const apply = (step) => {
    const before = places;
    shown = foldStep(shown, step);
    places = movePlaces(places, step);
    shown.houses.forEach((_, house) => {
      if (count(house) && step.kind === 'drop') tickNumber(house);
      const ids = places.houses[house];
      if (!layout || ids === before.houses[house]) return;
      ids.forEach((id, slot) => stage.lay(id, { place: house, slot }));
    });
    for (const side of sides) {
      if (!layout || places[side] === before[side]) continue;
      places[side].forEach((id, slot) => stage.lay(id, { place: side, slot }));
    }
    countHeaps();
  };

  /** @param {number} house */
  const tickNumber = (house) => {
    stage.animate(houses[house].count, [{ transform: 'scale(1.3)' }, { transform: 'none' }], 180, 0);
  };

  /**
   * @param {number} house
   * @param {number} ms
   * @param {number} late
   */
  const glow = (house, ms, late) => {
    stage.animate(houses[house].glow, [
      { opacity: 0, transform: 'scale(0.8)' }, { opacity: 1, transform: 'scale(1)', offset: 0.4 },
      { opacity: 0, transform: 'scale(1.08)' },
    ], ms, late);
  };

  return {
    /** @param {BoardModel} next */
    set(next) {
      playing?.run.cancel();
      root.classList.remove('is-playing');
      playing = null;
      const rebuild = !model || model.houses.length !== next.houses.length;
      model = next;
      shown = next.shown;
      places = settle(shown, places);
      if (rebuild) build();
      shades.south.classList.toggle('is-dark', !model.over && model.turn === 'north');
      shades.north.classList.toggle('is-dark', !model.over && model.turn === 'south');
      root.dataset.again = `${model.again && !model.over}`;
      root.classList.toggle('no-numbers', !model.numbers);
      houses.forEach((view, house) => {
        updateHouse(view, model, house);
        count(house);
      });
      countHeaps();
      stage.still();
      layOut();
      if (layout) stage.layAll(places, layout);
    },
    /**
     * @param {Step[]} steps
     * @param {{ speed: Speed, reduced: boolean, onStep: (step: Step, shown: Shown) => void }} how
     */
    play(steps, { speed, reduced, onStep }) {
      playing?.run.cancel();
      const { cues, ms } = plan(steps, { speed, reduced });
      const quiet = reduced || speed === 'instant';
      /** @type {Map<Journey, number>} */
      const journeys = new Map();
      const started = run(cues, ms, {
        begin(index, late) {
          const cue = cues[index];
          if (quiet || !layout) return;
          const { step } = cue;
          if (step.kind === 'relay') glow(step.house, cue.end - cue.start, late);
          if (step.kind === 'capture') glow(step.house, cue.end - cue.start, late);
          const journey = journeyOf(cues, index, places);
          if (!journey) return;
          journeys.set(journey, cue.start);
          stage.travel(journey, late);
        },
        apply(cue) {
          apply(cue.step);
          if (quiet && layout) stage.layHand(places);
          onStep(cue.step, shown);
        },
        hold: stage.hold,
        go: stage.go,
        still: stage.still,
      });
      playing = { run: started, journeys };
      root.classList.add('is-playing');
      houses.forEach(({ button }) => {
        button.dataset.playable = 'false';
        button.setAttribute('aria-disabled', 'true');
      });
      started.finished.then(() => {
        if (playing?.run !== started) return;
        playing = null;
        root.classList.remove('is-playing');
      });
      return started;
    },
    /** @param {number} house */
    focusHouse(house) {
      houses[house]?.button.focus();
    },
    destroy() {
      playing?.run.cancel();
      sizes.disconnect();
      root.remove();
    },
  };
}

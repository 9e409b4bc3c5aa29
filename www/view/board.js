// @ts-check
/**
 * The board on the page. It draws the model it is given and plays the steps it is given; what may
 * be played, and where seeds go, it is told.
 *
 * @import { BoardDeps, BoardModel, Cue, Layout, Places, PlayOptions, Shown, Side, Step, Trip }
 *   from './types.js'
 */
import {
  createHeap, createHouse, part, placeHeap, placeHouse, updateHeap, updateHouse,
} from './parts.js';
import { bestLayout } from './geometry.js';
import { drawGround } from './ground.js';
import { foldStep, movePlaces, settle } from '../shown.js';
import { plan } from '../animate/plan.js';
import { createStage, run } from '../animate/run.js';
import { tripsOf } from '../animate/flights.js';

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
  /** What decides the layout, and what was last laid out whole. */
  let [shape, laid] = ['', ''];
  /** Sowings of this turn before the one that is played. */
  let earlier = 0;
  /** @type {{ run: ReturnType<typeof run>, flights: { first: Cue, trips: Trip[] }[] } | null} */
  let playing = null;

  const build = () => {
    houses.forEach(({ button }) => button.remove());
    houses = model.houses.map((_, house) => {
      const view = createHouse();
      /** @type {(type: string, act: () => void) => void} */
      const on = (type, act) => view.button.addEventListener(type, act);
      // Clicks made by keys count none.
      view.button.addEventListener('click', ({ detail }) => deps.onActivate(house, detail > 0));
      for (const type of ['pointerenter', 'focus']) on(type, () => deps.onPeek(house));
      for (const type of ['pointerleave', 'blur']) on(type, () => deps.onPeek(null));
      return view;
    });
    face.append(...houses.map(({ button }) => button));
  };

  const write = () => {
    houses.forEach(({ button, count }, house) => {
      const seeds = `${shown.houses[house]}`;
      if (button.dataset.seeds !== seeds) button.dataset.seeds = count.textContent = seeds;
    });
    heaps.forEach((heap) => updateHeap(heap, shown.captured[heap.side], model, deps.t));
  };

  const layOut = () => {
    const { clientWidth, clientHeight } = root;
    if (!model || !clientWidth || !clientHeight) return;
    const { row, flipped } = model;
    const next = bestLayout(row, clientWidth, clientHeight, flipped);
    const now = `${next.name} ${next.width} ${next.height} ${flipped}`;
    if (now === shape) return;
    [shape, layout] = [now, next];
    Object.assign(root.dataset, { layout: layout.name, row });
    for (const [name, value] of [['w', layout.width], ['h', layout.height], ['s', layout.seed]]) {
      face.style.setProperty(`--${name}`, `${value}`);
    }
    face.querySelector('.ground')?.remove();
    face.prepend(drawGround(layout));
    houses.forEach((view, house) => placeHouse(view, next, house));
    heaps.forEach((heap) => placeHeap(heap, next));
    stage.still();
    stage.layAll(places, layout);
    fly();
  };

  /** What was in the air goes on from where it is. */
  const fly = () => {
    const t = playing?.run.now() ?? 0;
    playing?.flights.filter(({ trips }) => trips[trips.length - 1].cue.end > t)
      .forEach(({ first, trips }) => stage.travel(first, trips, t - first.start));
  };
  new ResizeObserver(layOut).observe(root);

  /** @param {Step} step @param {boolean} quiet */
  const apply = (step, quiet) => {
    const before = places;
    shown = foldStep(shown, step);
    places = movePlaces(places, step);
    write();
    if (!layout) return;
    places.houses.forEach((ids, house) => ids !== before.houses[house] && stage.lay(house, ids));
    for (const side of /** @type {Side[]} */ (['south', 'north'])) {
      if (places[side] !== before[side]) stage.lay(side, places[side]);
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
      playing?.run.cancel();
      settled();
      const rebuild = model?.row !== next.row;
      model = next;
      shown = next.shown;
      if (rebuild) build();
      root.classList.toggle('no-numbers', !model.numbers);
      root.classList.toggle('no-names', !model.names);
      houses.forEach((view, house) => updateHouse(view, model, house));
      write();
      const now = JSON.stringify(shown);
      if (now !== laid) places = settle(shown, places);
      layOut();
      if (layout && now !== laid) stage.layAll(places, layout);
      laid = now;
    },
    /** @param {Step[]} steps @param {PlayOptions} how */
    play(steps, { speed, reduced, onWait, onStep }) {
      playing?.run.cancel();
      earlier = model.again ? earlier + 1 : 0;
      const { cues, ms } = plan(steps, { speed, reduced, earlier, stepwise: Boolean(onWait) });
      const quiet = reduced || speed === 'instant';
      /** @type {{ first: Cue, trips: Trip[] }[]} */
      const flights = [];
      const started = run(cues, ms, {
        ...stage,
        wait() {
          // Motion may lag behind the clock, and would be seen to.
          stage.still();
          fly();
          stage.hold();
          onWait?.();
        },
        begin(index, late) {
          if (quiet || !layout) return;
          const first = cues[index];
          const { step } = first;
          if (step.kind === 'relay' || step.kind === 'capture') {
            stage.animate(houses[step.house].glow, [
              { opacity: 0, transform: 'scale(0.8)' },
              { opacity: 1, transform: 'none', offset: 0.4 },
              { opacity: 0, transform: 'scale(1.08)' },
            ], first.end - first.start, late);
          }
          const trips = tripsOf(cues, index, places);
          if (trips.length === 0) return;
          flights.push({ first, trips });
          stage.travel(first, trips, late);
        },
        apply({ step }) {
          apply(step, quiet);
          onStep(step, shown);
        },
      });
      playing = { run: started, flights };
      laid = '';
      root.classList.add('is-playing');
      houses.forEach(({ button }) => {
        button.dataset.playable = 'false';
        button.ariaDisabled = 'true';
      });
      started.finished.then(() => playing?.run === started && settled());
      return started;
    },
    /** @param {number} house */
    focusHouse(house) {
      houses[house]?.button.focus();
    },
  };
}

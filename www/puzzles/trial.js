// @ts-check
import { pause } from '../playback.js';
import { isBusy } from '../store.js';
import { putBar } from '../view/bar.js';
import { createBar } from './bar.js';
import { restOf, verdictOf } from './verdict.js';

/** @import { Parts } from '../more/types.js' */
/** @import { Seats, State, Visit } from '../types.js' */
/** @import { Puzzle, SolvedOnes, Trial, Verdict } from './types.js' */

/** How long (ms) the board stands between two sowings of a solution. */
const BETWEEN = 450;

/** @type {Seats} */
const SEATS = { south: 'person', north: 'person' };

/**
 * Puts puzzles on the board, as visits, and judges what is sown there.
 * @type {(parts: Parts, solved: SolvedOnes, ways: {
 *   list(): void, next(puzzle: Puzzle): Puzzle, nameOf(puzzle: Puzzle): string,
 * }) => Trial}
 */
export const createTrial = (parts, solved, ways) => {
  const { store, i18n, page, game } = parts;
  const { t } = i18n;
  /** @type {Puzzle | null} */
  let puzzle = null;
  /** The visit that is this puzzle's. @type {Visit | null} */
  let visit = null;
  /** The solution is being played; or has been, and its end is on the board. */
  let playing = false;
  let showing = false;
  /** Numbers the solutions that are played: a newer one ends an older. */
  let latest = 0;
  /** Called when the board is at rest. @type {(() => void) | null} */
  let wake = null;
  /** What was last said of the try. */
  let told = '';

  const bar = createBar(i18n, {
    again: () => puzzle && begin(puzzle),
    solution: () => puzzle && play(puzzle),
    next: () => puzzle && begin(ways.next(puzzle)),
    list: ways.list,
    leave: () => game.comeBack(),
  });

  /** What has been sown on the board. @param {State} state */
  const sownIn = ({ history, position }) => history.slice(0, position.ply);

  /** Whether the turn that was last sown in does. @param {State} state */
  const turnGoesOn = ({ position: { again, over } }) => again && !over;

  /** @param {Puzzle} what */
  const factsOf = (what) => ({
    line: [...what.line].join(' '),
    house: what.line[0],
    seeds: t('seeds', { n: what.kind === 'most' ? what.seeds : what.margin }),
  });

  /** @type {(what: Puzzle, verdict: Verdict) => string} */
  function textOf(what, verdict) {
    const facts = factsOf(what);
    switch (verdict.state) {
      case 'open':
        return t(`puzzles.goal.${what.kind}`, { seeds: t('seeds', { n: verdict.taken }) });
      case 'solved':
        return t(`puzzles.right.${what.kind}`, facts);
      case 'less':
        return t('puzzles.less', { ...facts, taken: t('seeds', { n: verdict.taken }) });
      default: {
        const { house, lead, state } = verdict;
        return t(`puzzles.${state}`, { house, seeds: t('seeds', { n: -lead }) });
      }
    }
  }

  /** Keeps up with the board. @param {State} state */
  function follow(state) {
    if (!puzzle) return;
    if (state.visit !== visit) return end();
    // A replay takes the board, and what is left of a solution is not sown into it.
    if (state.look && playing) {
      latest += 1;
      playing = false;
      wake = null;
    }
    if (isBusy(state) || state.held || state.look) return draw(state);
    wake?.();
    wake = null;
    // What the solution has sown is nobody's solving, but for whoever begins anew.
    const sown = sownIn(state);
    showing &&= playing || (sown.length > 0 && restOf(puzzle.line, sown) !== null);
    draw(state);
    if (showing) return;
    const verdict = verdictOf(puzzle, sown, turnGoesOn(state));
    const now = JSON.stringify(verdict);
    if (now === told) return;
    told = now;
    if (verdict.state === 'open') return;
    if (verdict.state === 'solved') solved.add(puzzle.id);
    page.say(textOf(puzzle, verdict));
  }

  /** @param {State} state */
  function draw(state) {
    if (!puzzle) return;
    const sown = sownIn(state);
    const busy = isBusy(state);
    // What still moves is not judged before it has come to rest.
    const seen = busy ? sown.slice(0, -1) : sown;
    const open = busy ? sown.at(-1)?.turn === seen.at(-1)?.turn : turnGoesOn(state);
    const verdict = verdictOf(puzzle, seen, open);
    const rest = restOf(puzzle.line, seen);
    const facts = factsOf(puzzle);
    const goesOn = !showing && verdict.state === 'solved' && rest;
    bar.draw({
      title: ways.nameOf(puzzle),
      text: !showing ? textOf(puzzle, verdict)
        : rest ? t('puzzles.plays', facts) : t(`puzzles.shown.${puzzle.kind}`, facts),
      state: showing ? 'shown' : verdict.state,
      solution: t(`puzzles.${goesOn ? 'playOn' : 'solution'}`),
      off: { again: !sown.length, solution: rest === '' || playing },
    });
  }

  /** Sows what is left of the solution, from the beginning if it has been left. */
  async function play(/** @type {Puzzle} */ what) {
    const mine = latest += 1;
    const there = () => mine === latest && store.get().visit === visit;
    if (isBusy(store.get())) {
      game.skip();
      await rest();
    }
    if (!there()) return;
    if (restOf(what.line, sownIn(store.get())) === null) place(what);
    playing = showing = true;
    for (;;) {
      const state = store.get();
      const next = restOf(what.line, sownIn(state))?.[0];
      const move = state.moves.find(({ letter }) => letter === next);
      // The end, or somebody has sown another house.
      if (!move?.playable) break;
      game.play(move.house);
      await rest();
      if (state.settings.speed !== 'instant') await pause(BETWEEN);
      if (!there()) return;
    }
    playing = false;
    follow(store.get());
    if (showing) page.say(t(`puzzles.shown.${what.kind}`, factsOf(what)));
  }

  /** Comes when the board is at rest. @returns {Promise<void>} */
  const rest = () => new Promise((resolve) => {
    if (isBusy(store.get())) wake = resolve;
    else resolve();
  });

  /** @param {Puzzle} what */
  function place(what) {
    // Not ours until it is there: the old visit ends in between.
    puzzle = null;
    game.visit(what.position, { kind: 'puzzle', task: true, seats: SEATS });
    ({ visit } = store.get());
    puzzle = what;
    told = '';
    draw(store.get());
    putBar(parts, bar.element);
  }

  /** @param {Puzzle} what */
  function begin(what) {
    latest += 1;
    wake = null;
    playing = showing = false;
    place(what);
    // In a frame it may begin by itself, while its reader is elsewhere.
    if (document.hasFocus()) bar.element.focus();
    const goal = t(`puzzles.about.${what.kind}`);
    page.say(t('puzzles.begin', { name: ways.nameOf(what), goal }));
  }

  /** Another game is on the board. */
  function end() {
    puzzle = visit = null;
    latest += 1;
    page.keepFocus();
  }

  store.subscribe(follow);
  i18n.listen(() => draw(store.get()));
  return { begin };
};

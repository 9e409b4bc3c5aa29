// @ts-check
import { isCrash } from './engine.js';
import { pause } from './playback.js';
import { changed, computerToMove, looksBack, placed } from './store.js';

/** @import { AnalysisView, Course, CourseParts } from './types.js' */

/** How long (ms) the computer seems to think, so that its moves are seen to be made. */
const THOUGHT = { slow: 1000, normal: 650, fast: 300, instant: 0 };

/**
 * How the game on the table goes on: sowings, the computer's moves, and positions drawn at once.
 * Whatever waits here remembers its number, and gives way when something newer has begun meanwhile.
 * @type {(parts: CourseParts) => Course}
 */
export const createCourse = ({
  store, table, playback, client, i18n, tell, notify, crashed, keep,
}) => {
  const { t } = i18n;
  let latest = 0;

  /** Withdraws what moves and what is thought about. */
  const stop = () => {
    playback.cancel();
    client.stop();
    return latest += 1;
  };

  /** @type {Course['safely']} */
  const safely = (act) => (...rest) => {
    try {
      return act(...rest);
    } catch (error) {
      if (!isCrash(error)) throw error;
      stop();
      crashed();
    }
  };

  const sow = safely((/** @type {number} */ house) => {
    const mine = stop();
    const steps = table.play(house);
    const truth = table.truth();
    playback.sow(truth.history[truth.position.ply - 1], steps, truth, () => tell('sown'))
      .then((whole) => whole && mine === latest && goOn());
    keep();
  });

  function goOn() {
    const state = store.get();
    if (computerToMove(state) && !state.held && !state.look && !looksBack(state)) think();
  }

  async function think() {
    const mine = stop();
    const began = performance.now();
    store.update(changed, {
      thinking: true, depth: null, held: false, failed: false, refused: null,
    });
    const seed = Math.floor(Math.random() * 2 ** 32);
    try {
      const { level } = store.get().settings;
      const deeper = (/** @type {AnalysisView} */ { depth }) => store.update(changed, { depth });
      const house = await client.ask({ record: table.recordHere(), level, seed }, deeper);
      if (mine !== latest) return;
      // Something else was asked meanwhile, which wins: the move waits for a word.
      if (house === null) return store.update(changed, { thinking: false, held: true });
      store.update(changed, { choice: house });
      await pause(THOUGHT[store.get().settings.speed] - (performance.now() - began));
      if (mine === latest) sow(house);
    } catch (error) {
      if (mine !== latest) return;
      if (isCrash(error)) return crashed();
      store.update(changed, { thinking: false, failed: true });
      notify(t('notice.failed'));
    }
  }

  return {
    stop,
    safely,
    sow,
    goOn,
    think: () => void think(),
    isNewest: (mine) => mine === latest,
    place(key) {
      store.update(placed, table.truth());
      keep();
      if (key) tell(key);
      goOn();
    },
  };
};

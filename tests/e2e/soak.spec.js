import { expect, test } from './base.js';
import { idle, open } from './play.js';

/** Games; `HOYITO_SOAK` asks for others. */
const GAMES = Number(process.env.HOYITO_SOAK ?? 200);
/** Games after which everything has been loaded and met once. */
const WARM = 20;
if (!(GAMES >= 2 * WARM)) throw new Error(`HOYITO_SOAK asks for ${2 * WARM} games or more`);
/** One of each arrangement, and small: what takes long is to paint them. */
const SCREENS = [[960, 600], [320, 568], [568, 320], [480, 640], [390, 600]];
const LANGUAGES = ['en', 'es', 'fr', 'pl', 'pt', 'nl', 'ca'];

/**
 * Plays games within the page, by its keys and its dialog, with words taken back in between, and
 * holds what is on the page against a game of the engine's own after each deed. Every draw is
 * repeatable by its seed.
 */
const playGames = async ({ games, seed }) => {
  const { Game } = await import(new URL('hoyito.js', document.baseURI).href);
  let state = seed;
  const random = (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor(state / 2 ** 32 * below);
  };
  const root = document.querySelector('[data-hoyito]');
  const turn = () => new Promise((resolve) => { setTimeout(resolve); });
  const until = async (holds, what) => {
    for (const began = Date.now(); !holds();) {
      if (Date.now() - began > 20_000) throw new Error(`waited in vain until ${what}`);
      await turn();
    }
  };
  const key = (name) => document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
  const idle = () => until(() => root.dataset.busy === 'false', 'the board is at rest');

  const compare = (game, where) => {
    const { houses, captured, turn: side, over } = game.state();
    const wanted = { turn: side, over: String(Boolean(over)), ...captured };
    const { dataset } = root;
    const heap = (name) => (
      Number(document.querySelector(`[data-heap="${name}"]`).dataset.seeds));
    const there = {
      turn: dataset.turn, over: dataset.over, south: heap('south'), north: heap('north'),
    };
    game.moves().forEach(({ letter, playable }, index) => {
      const house = document.querySelector(`[data-house="${letter}"]`);
      wanted[letter] = `${houses[index]} ${playable}`;
      there[letter] = `${house.dataset.seeds} ${house.dataset.playable}`;
    });
    const [told, seen] = [wanted, there].map((facts) => JSON.stringify(facts));
    if (told !== seen) throw new Error(`${where}: the engine says ${told}, the page shows ${seen}`);
  };

  const begin = async (variant) => {
    key('n');
    const form = () => document.querySelector('dialog[data-dialog="newGame"] form');
    await until(form, 'the dialog is there');
    form().querySelector(`input[value="${variant}"]`).click();
    for (const person of form().querySelectorAll('input[value="person"]')) person.click();
    form().querySelector('input[value="south"]').click();
    form().requestSubmit();
    await until(() => !form(), 'the dialog is gone');
    await idle();
  };

  let sown = 0;
  for (let played = 0; played < games; played += 1) {
    const variant = ['hoyito-2', 'hoyito-3', 'hoyito-1', 'hoyito-2-12'][random(4)];
    await begin(variant);
    const game = new Game(variant, 'south');
    // Half of the games are left half-way.
    const end = random(2) ? Infinity : 5 + random(15);
    for (let deeds = 0; deeds < end && !game.state().over; deeds += 1) {
      const { ply } = game.state();
      if (ply && !random(8)) {
        key('u');
        game.goTo(ply - 1);
      } else {
        const moves = game.moves().filter(({ playable }) => playable);
        const { house, letter } = moves[random(moves.length)];
        key(letter.toLowerCase());
        game.play(house);
        sown += 1;
      }
      await idle();
      compare(game, `game ${played}, ${game.record()}`);
    }
    game.free();
  }
  return sown;
};

test(`${GAMES} games leave memory flat and the page true to the engine`, async ({ page }) => {
  test.setTimeout(15 * 60_000);
  // After each sowing the board stands still for a while; here that while passes sooner.
  await page.addInitScript(() => {
    const real = setTimeout;
    window.setTimeout = (act, ms = 0, ...rest) => real(act, ms / 50, ...rest);
  });
  await open(page, { sound: false, vibration: false });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.enable');

  async function memory() {
    await devtools.send('HeapProfiler.collectGarbage');
    const { usedSize } = await devtools.send('Runtime.getHeapUsage');
    const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
    return { heap: usedSize, nodes, listeners: jsEventListeners };
  }

  async function speak(language) {
    await page.keyboard.press('s');
    const dialog = page.locator('dialog[data-dialog="settings"]');
    await dialog.locator('select[name="language"]').selectOption(language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }

  const games = 5;
  const marks = [];
  for (let played = 0, round = 0; played < GAMES; played += games, round += 1) {
    const [width, height] = SCREENS[round % SCREENS.length];
    await page.setViewportSize({ width, height });
    await speak(LANGUAGES[round % LANGUAGES.length]);
    expect(await page.evaluate(playGames, { games, seed: 1 + played })).toBeGreaterThan(games);
    if (played + games >= WARM) marks.push(await memory());
  }
  await idle(page);

  // The same screen and language at both ends of a comparison, and everything in it that comes and
  // goes by turns: the mean of the first marks against that of the last.
  const mean = (some, name) => some.reduce((sum, mark) => sum + mark[name], 0) / some.length;
  const third = Math.ceil(marks.length / 3);
  for (const [name, growth] of [['heap', 1.1], ['nodes', 1.2], ['listeners', 1.2]]) {
    const [before, after] = [mean(marks.slice(0, third), name), mean(marks.slice(-third), name)];
    expect(after, `${name}: ${JSON.stringify(marks)}`).toBeLessThan(before * growth);
  }
});

import { readFileSync } from 'node:fs';

import { test, expect } from './base.js';
import { begin, dialog, house, idle, open, root, said } from './play.js';

const MATCHES = JSON.parse(readFileSync(new URL('../vectors/matches.json', import.meta.url)));
/** Rounds 1 and 2 leave 24-24 and 32-16, and round 3 gives the last four to the winner of 2. */
const [{ rounds }] = MATCHES;

const letter = (number) => (
  number < 6 ? String.fromCharCode(65 + number) : String.fromCharCode(91 + number));
const offer = (page, name) => page.locator('.status').getByRole('button', { name });
const score = (page) => page.locator('aside .score');
const cells = (page, side) => score(page).locator('tr', { hasText: side }).locator('td');

/** A match is on the table, in the round after those given, which has come to its last sowing. */
async function nearEndOfRound(page, number, match = {}) {
  await page.evaluate(async ({ played, choice }) => {
    const { Match } = await import(new URL('hoyito.js', document.baseURI).href);
    const made = new Match('hoyito-3', 'south', choice.length, choice.unit, choice.way);
    const kept = { variant: 'hoyito-3', starter: 'south', id: 'match', rounds: [], ...choice };
    played.forEach(({ moves }, i) => {
      const game = made.next();
      game.setTag('Match', 'match');
      game.setTag('Round', `${i + 1}`);
      const last = i === played.length - 1;
      for (const move of last ? moves.slice(0, -1) : moves) game.play(move);
      if (last) return localStorage.setItem('hoyito.record', game.record());
      made.finish(game);
      kept.rounds.push(game.record());
    });
    localStorage.setItem('hoyito.match', JSON.stringify(kept));
    localStorage.setItem('hoyito.table', JSON.stringify({ south: 'person', north: 'person' }));
  }, {
    played: rounds.slice(0, number), choice: { length: 3, unit: 'rounds', way: 'full', ...match },
  });
  await page.reload();
  await idle(page);
}

/** The last sowing of the round. */
async function endRound(page, number) {
  await house(page, letter(rounds[number - 1].moves.at(-1))).click();
  await idle(page);
  await expect(root(page)).toHaveAttribute('data-over', 'true');
}

test('a match of rounds: one key leads on, the starter alternates, the board keeps score', async ({
  page,
}) => {
  await open(page);
  await begin(page, {
    variant: 'hoyito-3', match: async (form) => {
      await form.getByRole('radio', { name: 'Rounds' }).check();
      await form.getByLabel('How many').selectOption('3');
    },
  });
  await expect(score(page)).toContainText('Round 1 of 3: 0–0');
  await nearEndOfRound(page, 1);
  await endRound(page, 1);
  await expect(offer(page, 'Next round')).toBeVisible();
  await expect(cells(page, 'South')).toHaveText(['24', '0', '24']);
  await page.keyboard.press('n');
  await idle(page);
  await expect(root(page)).toHaveAttribute('data-turn', 'north');
  await expect(said(page)).toContainText('Round 2 of 3: 0–0');

  await nearEndOfRound(page, 2);
  await endRound(page, 2);
  await expect(cells(page, 'South')).toHaveText(['24', '32', '1', '56']);
  await expect(cells(page, 'North')).toHaveText(['24', '16', '0', '40']);
  // The next round survives a reload together with the match.
  await offer(page, 'Next round').click();
  await idle(page);
  await page.reload();
  await idle(page);
  await expect(root(page)).toHaveAttribute('data-turn', 'south');
  await expect(cells(page, 'South')).toHaveText(['24', '32', '1', '56']);

  await nearEndOfRound(page, 3);
  await endRound(page, 3);
  await expect(page.locator('.status'))
    .toContainText('North wins the match. Rounds 1–1, seeds 72–64.');
  await expect(offer(page, 'Next round')).toBeHidden();
});

test('from round 3 of Hoyito III the last four have an owner, and the page says so', async ({
  page,
}) => {
  await open(page);
  const owned = MATCHES.flatMap(({ rounds: all }) => all.map((round, i) => ({ all, round, i })))
    .find(({ round }) => round.final_four !== null && round.over === 'final-four');
  await page.evaluate(async ({ all, i }) => {
    const { Match } = await import(new URL('hoyito.js', document.baseURI).href);
    const made = new Match('hoyito-3', 'south', 5, 'rounds', 'full');
    all.slice(0, i).forEach(({ moves }) => {
      const game = made.next();
      moves.forEach((move) => game.play(move));
      made.finish(game);
    });
    const game = made.next();
    all[i].moves.slice(0, -1).forEach((move) => game.play(move));
    localStorage.setItem('hoyito.record', game.record());
    localStorage.setItem('hoyito.table', JSON.stringify({ south: 'person', north: 'person' }));
  }, owned);
  await page.reload();
  await idle(page);
  await house(page, letter(owned.round.moves.at(-1))).click();
  await idle(page);
  const owner = owned.round.final_four === 0 ? 'South' : 'North';
  await expect(page.locator('.status'))
    .toContainText(`The last four went to ${owner}, who won the round before.`);
  await expect(page.locator('[data-heap="south"]'))
    .toHaveAttribute('data-seeds', `${owned.round.score[0]}`);
});

test('rows filled from the heaps: houses that stay empty are closed', async ({ page }) => {
  await open(page);
  await nearEndOfRound(page, 2, { way: 'filled' });
  await endRound(page, 2);
  await page.keyboard.press('n');
  await idle(page);
  for (const closed of ['e', 'f']) {
    await expect(house(page, closed)).toHaveClass(/is-closed/);
    await expect(house(page, closed)).toHaveAttribute('aria-label', /closed for this round/);
  }
  await expect(house(page, 'd')).toHaveAttribute('data-seeds', '4');
  await expect(page.locator('[data-heap="south"]')).toHaveAttribute('data-seeds', '8');
  // Four seeds from E fall in F, a, b, c; from F in a to d, and from d on past the closed houses.
  await house(page, 'E').click();
  await idle(page);
  await expect(house(page, 'e')).toHaveAttribute('data-seeds', '0');
});

test('a match that cannot be read is told, and costs no game', async ({ page }) => {
  await open(page);
  for (const match of ['{', 'null', '{"rounds":"x","__proto__":{"id":1}}', '[]']) {
    await nearEndOfRound(page, 2);
    await page.evaluate((text) => localStorage.setItem('hoyito.match', text), match);
    await page.reload();
    await idle(page);
    await expect(page.locator('.notices')).toContainText('The match of this round');
    await expect(score(page)).toBeHidden();
    await expect(page.locator('[data-ply]')).toHaveCount(rounds[1].moves.length - 1);
  }
});

test('the first to so many wins, chosen in the dialog and offered again', async ({ page }) => {
  await open(page);
  await begin(page, {
    match: async (form) => {
      await form.getByRole('radio', { name: 'First to so many wins' }).check();
      await form.getByLabel('How many').selectOption('2');
      await form.getByRole('radio', { name: /fills its row/ }).check();
    },
  });
  await expect(score(page)).toContainText('Round 1, first to 2');
  await page.keyboard.press('n');
  const form = dialog(page, 'newGame');
  await expect(form.getByRole('radio', { name: 'First to so many wins' })).toBeChecked();
  await expect(form.getByLabel('How many')).toHaveValue('2');
});

test('a running match is left only when that is meant, and its own link leads back', async ({
  page,
}) => {
  await open(page);
  await begin(page, {
    match: (form) => form.getByRole('radio', { name: 'Rounds' }).check(),
  });
  await house(page, 'C').click();
  await idle(page);
  await page.keyboard.press('n');
  await expect(dialog(page, 'newGame')).toContainText('The game on the board will be left.');
  await page.keyboard.press('Escape');

  // Neither is it left without a word from what is only tried.
  await page.keyboard.press('o');
  await dialog(page, 'more').getByRole('button', { name: /^Puzzles/ }).click();
  await page.locator('dialog .daily').click();
  await idle(page);
  await page.keyboard.press('n');
  await expect(dialog(page, 'newGame')).toContainText('The game on the board will be left.');
  await page.keyboard.press('Escape');

  await page.evaluate(async () => {
    const { positionFragment } = await import(new URL('www/share/link.js', document.baseURI).href);
    location.hash = positionFragment('hoyito-3 444444/444444 0-0 S');
  });
  const bar = page.locator('[data-guest="bar"]');
  await bar.getByRole('button', { name: /^Play on/ }).click();
  const asked = dialog(page, 'leaveMatch');
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await bar.getByRole('button', { name: 'Back to my game' }).click();
  await expect(score(page)).toContainText('Round 1 of 5');

  await page.evaluate(async () => {
    const { gameFragment } = await import(new URL('www/share/link.js', document.baseURI).href);
    location.hash = gameFragment(localStorage['hoyito.record']);
  });
  await expect(page.locator('.notices')).toContainText('This is the game on your board.');
  await expect(score(page)).toContainText('Round 1 of 5');
});

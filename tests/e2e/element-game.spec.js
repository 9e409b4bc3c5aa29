import { readFileSync } from 'node:fs';

import { test, expect } from './base.js';
import { games, listen, openHost } from './around.js';

/** Elements with the game itself in them: what both sides of the messages make of each other. */

const board = (page, title) => page.locator(`iframe[title="${title}"]`);
const house = (page, title, letter) => (
  board(page, title).contentFrame().locator(`[data-house="${letter}"]`));
const told = (page, name) => page.evaluate((wanted) => (
  window.told.filter(([, event]) => event === wanted).map(([, , detail]) => detail)), name);

test('a page of another origin sets up a game, plays it and hears of it', async (
  { page, baseURL, troubles },
) => {
  const host = 'https://wiki.example/host.html';
  await openHost(page, `<p></p><hoyito-game id="a" rules="hoyito-3" lang="fr" speed="instant"
    players="both" level="sage"></hoyito-game>`, '', {}, host);
  expect(troubles.splice(0)).toEqual([`foreign host: ${host}`]);
  await listen(page);
  await page.evaluate((src) => {
    document.head.append(Object.assign(document.createElement('script'), { src }));
  }, `${baseURL}hoyito-embed.js`);
  await expect.poll(() => told(page, 'ready')).toEqual(
    [{ rules: 'hoyito-3', lang: 'fr', position: 'hoyito-3 444444/444444 0-0 S' }]);
  await expect.poll(() => told(page, 'error')).toEqual(
    [{ code: 'level', message: expect.stringContaining('sage') }]);

  await games(page).evaluate((game) => {
    game.newGame({ rules: 'hoyito-2', players: 'both' });
    game.play('C');
  });
  await expect.poll(() => told(page, 'move')).toMatchObject(
    [{ ply: 1, side: 'south', house: 'C', captured: 0, again: false, turn: 'north' }]);
  // A move is told as soon as it is seen, and a moment before a click counts again.
  await board(page, 'Hoyito III').contentFrame().locator('[data-busy="false"]').waitFor();
  await house(page, 'Hoyito III', 'a').click();
  await expect.poll(async () => (await told(page, 'move')).length).toBe(2);
  await games(page).evaluate((game) => {
    game.load({ position: 'hoyito-2 000003/100000 20-24 S' });
    game.play('x');
    game.setAttribute('lang', 'pl');
  });
  await expect.poll(async () => (await told(page, 'error')).length).toBe(2);
  await expect(house(page, 'Hoyito III', 'A').locator('xpath=ancestor::html'))
    .toHaveAttribute('lang', 'pl');
});

test('the height that is reserved is nearly what the board asks for', async ({ page }) => {
  const widths = [300, 390, 640, 800];
  await openHost(page, '<script src="hoyito-embed.js"></script>');
  for (const rules of ['hoyito-2', 'hoyito-2-12']) {
    for (const width of widths) {
      const [before, after] = await page.evaluate(([variant, wide]) => {
        const game = document.createElement('hoyito-game');
        game.setAttribute('rules', variant);
        game.style.width = `${wide}px`;
        document.body.replaceChildren(game);
        const reserved = game.offsetHeight;
        return new Promise((done) => {
          game.addEventListener('resize', () => done([reserved, game.offsetHeight]));
        });
      }, [rules, width]);
      expect(Math.abs(after - before), `${rules}, ${width}: ${before}, ${after}`).toBeLessThan(24);
    }
  }
});

test('all boards of the article can be played', async ({ page }) => {
  await page.goto('www/demo/');
  for (const [title, last] of [
    ['Hoyito II', 'F'], ['Hoyito III', 'F'], ['Hoyito II on rows of twelve', 'L'],
  ]) {
    await board(page, title).scrollIntoViewIfNeeded();
    await expect(house(page, title, last)).toBeVisible();
  }
  await page.getByRole('button').click();
  await expect(page.locator('output')).toHaveText(/^move \{"ply":1,"side":"south","house":"C",/);
});

test('what the documentation gives to copy works as it stands', async ({ page, baseURL }) => {
  const docs = readFileSync(new URL('../../docs/embed.md', import.meta.url), 'utf8')
    .replaceAll('https://example.org/games/hoyito/', baseURL)
    .replaceAll('https://example.org', new URL(baseURL).origin);
  const snippets = (heading, kind) => docs.split(`## ${heading}\n`)[1].split('\n## ')[0]
    .split(`\`\`\`${kind}\n`).slice(1).map((part) => part.split('\n```')[0]);
  const [frame] = snippets('A frame', 'html');
  const [element] = snippets('An element', 'html');
  const [withElement, without] = snippets('Talking to a board', 'js');

  await openHost(page, frame + element);
  await expect(board(page, 'Hoyito II')).toHaveCount(2);
  const moves = [];
  page.on('console', (message) => moves.push(message.text()));
  await page.evaluate(withElement);
  await expect.poll(() => moves).toEqual(['C 0']);

  const host = `&amp;host=${encodeURIComponent(new URL(baseURL).origin)}"`;
  await openHost(page, `${frame.replace('lang=en"', `lang=en${host}`)}<script>${without}</script>`);
  await expect(board(page, 'Hoyito II')).toHaveAttribute('style', /height: \d+px/);
  await expect(house(page, 'Hoyito II', 'C')).not.toHaveAttribute('data-seeds', '4');
});

import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

import { clean } from './axe.js';
import { test, expect } from './base.js';
import { begin, dialog, hooks, house, idle, listed, open, root, said, sit, truth } from './play.js';

const list = (page) => dialog(page, 'library');
const rows = (page) => list(page).locator('[data-game]');
const bar = (page) => page.getByRole('group', { name: 'Saved game' });
/** What is on its way to the saved games. */
const aside = (page) => page.evaluate(() => localStorage['hoyito.aside']);
const notice = (page, text) => page.locator('.notices').getByText(text);

async function openPart(page, name, title) {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await dialog(page, 'more').getByRole('button', { name: title }).click();
  await expect(dialog(page, name)).toBeVisible();
}
const openList = (page) => openPart(page, 'library', /^Saved games/);
const openStatistics = (page) => openPart(page, 'statistics', /^Statistics/);

async function sow(page, letters) {
  for (const letter of letters) {
    await house(page, letter).click();
    await idle(page);
  }
}

async function resign(page) {
  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'Resign' }).click();
  await dialog(page, 'resign').getByRole('button', { name: 'Resign' }).click();
  await expect(root(page)).toHaveAttribute('data-over', 'true');
  const drawer = page.locator('aside .close');
  if (await drawer.isVisible()) await drawer.click();
}

/** A game that was left and one that was resigned are saved. */
async function leaveTwo(page) {
  await begin(page, { variant: 'hoyito-3' });
  await sow(page, 'Aa');
  await begin(page);
  await sow(page, 'Aa');
  await resign(page);
}

/** A game was left, and is put away for a while. */
async function leaveSlowly(page) {
  await page.route('**/library/shelve.js', async (route) => {
    await pause(1000);
    await route.continue();
  });
  await sit(page);
  await sow(page, 'A');
  await begin(page);
}

/** Writes straight into the store. @param {[room: string, key: any, value: any][]} entries */
const put = (page, entries) => page.evaluate((all) => new Promise((resolve, reject) => {
  const request = indexedDB.open('hoyito', 1);
  request.onupgradeneeded = () => {
    for (const room of ['games', 'results']) request.result.createObjectStore(room);
  };
  request.onerror = reject;
  request.onsuccess = () => {
    const transaction = request.result.transaction(['games', 'results'], 'readwrite');
    for (const [room, key, value] of all) transaction.objectStore(room).put(value, key);
    transaction.oncomplete = () => {
      request.result.close();
      resolve();
    };
  };
}), entries);

const RECORD = '[Variant "hoyito-2"]\n[Date "2026-11-30"]\n[South "Ana"]\n[North "Johnny"]\n'
  + '[Game "made0001"]\n\n1. A a *\n';
const made = (i, change = {}) => ['games', `made${i}`, {
  id: `made${i}`, record: RECORD.replace('made0001', `made${i}`), variant: 'hoyito-2',
  date: '2026-11-30', south: 'Ana', north: 'Johnny', level: '', result: 'open', plies: 2,
  saved: i, ...change,
}];

const bring = async (page, text) => {
  const buffer = typeof text === 'string' ? Buffer.from(text) : text;
  await list(page).locator('input[type="file"]').setInputFiles({
    name: 'games.txt', mimeType: 'text/plain', buffer,
  });
};

test('games that end or are left are saved, and can be looked at and gone on with', async ({
  page,
}) => {
  await open(page);
  await leaveTwo(page);
  const mine = await hooks(page);
  await openList(page);
  await expect(rows(page)).toHaveCount(2);
  await expect(list(page).getByText('2 games')).toBeVisible();
  await expect(rows(page).first()).toContainText('Two people · North won · 2 sowings');
  await expect(rows(page).first()).toContainText('On the board');
  await rows(page).last().getByRole('button').first().click();

  await expect(bar(page)).toContainText('Saved');
  const there = (await truth(page, { variant: 'hoyito-3', line: 'Aa' })).hooks;
  expect(await hooks(page)).toEqual(there);
  await bar(page).getByRole('button', { name: 'Back to my game' }).click();
  await expect(bar(page)).toHaveCount(0);
  expect(await hooks(page)).toEqual(mine);

  await openList(page);
  await rows(page).last().getByRole('button').first().click();
  await bar(page).getByRole('button', { name: 'Play on' }).click();
  await expect(bar(page)).toHaveCount(0);
  await page.reload();
  await idle(page);
  expect(await hooks(page), 'it is the kept game now').toEqual(there);
  await sow(page, 'B');
  await resign(page);
  await openList(page);
  await expect(rows(page), 'it is the same game still').toHaveCount(2);
  await expect(list(page).getByText('3 sowings')).toBeVisible();
});

test('a game is in the list that is opened while it is put away', async ({
  page,
}) => {
  await leaveSlowly(page);
  await openList(page);
  await expect(rows(page)).toHaveCount(1);
});

test('a list that comes late opens over nothing', async ({ page }) => {
  await leaveSlowly(page);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await dialog(page, 'more').getByRole('button', { name: /^Saved games/ }).click();
  await page.keyboard.press('s');
  await expect(dialog(page, 'settings')).toBeVisible();
  await expect.poll(() => aside(page)).toBeUndefined();
  await pause(500);
  await expect(list(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await openList(page);
  await expect(rows(page)).toHaveCount(1);
});

test('a game is saved even if the page goes while it is put away', async ({ page }) => {
  await page.route('**/library/shelve.js', () => {});
  await sit(page);
  await sow(page, 'A');
  await begin(page);
  await expect(house(page, 'A')).toHaveAttribute('data-seeds', '4');
  // The list does not wait for ever.
  await openList(page);
  await expect(rows(page)).toHaveCount(0);
  await page.unroute('**/library/shelve.js');
  await page.reload();
  await idle(page);
  await openList(page);
  await expect(rows(page)).toHaveCount(1);
  expect(await aside(page)).toBeUndefined();
});

test('a damaged game is kept even if the page goes before', async ({ page }) => {
  await page.route('**/library/shelve.js', () => {});
  await page.addInitScript(() => {
    localStorage['hoyito.record'] ??= '[Variant "hoyito-2"]\n\n1. A z *\n';
  });
  await sit(page);
  await expect(notice(page, 'was damaged in line 3')).toBeVisible();
  await page.unroute('**/library/shelve.js');
  await page.reload();
  await idle(page);
  await openList(page);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Damaged entry');
  expect(await aside(page)).toBeUndefined();
});

test('a game is in the list as soon as what puts it there can be loaded', async ({
  page, troubles,
}) => {
  await page.route('**/library/shelve.js', (route) => route.abort());
  await sit(page);
  await sow(page, 'A');
  await begin(page);
  await expect(notice(page, 'could not be put among the saved ones')).toBeVisible();
  await page.unroute('**/library/shelve.js');
  await openList(page);
  await expect(rows(page)).toHaveCount(1);
  expect(await aside(page)).toBeUndefined();
  expect(troubles.splice(0).every((trouble) => /shelve\.js/.test(trouble))).toBe(true);
});

test('stages of a game that went another way are one saved game', async ({ page }) => {
  await page.addInitScript(() => {
    const line = (turns) => JSON.stringify({
      record: `[Variant "hoyito-2"]\n[Game "oneofthem"]\n\n1. A a 2. ${turns} *\n`,
      seats: { south: 'person', north: 'person' },
      level: '',
    });
    localStorage['hoyito.aside'] ??= ['C', 'B', 'B a', 'B a 3. A'].map(line).join('\n');
  });
  await sit(page);
  await openList(page);
  await expect(rows(page)).toHaveCount(2);
  await expect(list(page).getByText('5 sowings')).toHaveCount(1);
  await expect(list(page).getByText('3 sowings')).toHaveCount(1);
});

test('a game against the computer counts once, whichever ways it has gone', async ({ page }) => {
  await page.addInitScript(() => {
    const line = (house) => JSON.stringify({
      record: '[Variant "hoyito-2"]\n[Game "oneofthem"]\n[Ended "South resigned"]\n'
        + `\n1. ${house} 0-0\n`,
      seats: { south: 'person', north: 'computer' },
      level: 'casual',
    });
    localStorage['hoyito.aside'] ??= ['B', 'C', 'D'].map(line).join('\n');
    // The last of the ways is on the board.
    localStorage['hoyito.record'] ??= '[Variant "hoyito-2"]\n[Game "oneofthem"]\n\n1. D *\n';
  });
  await sit(page);
  await openList(page);
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).filter({ hasText: 'On the board' })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await openStatistics(page);
  await expect(dialog(page, 'statistics').locator('tbody tr')).toHaveCount(1);
  await expect(dialog(page, 'statistics').locator('tbody tr')).toHaveText(/^Casual\s*1\s*0\s*1/);
});

test('what is no game any more on its way to the saved ones is kept as it is', async ({ page }) => {
  await page.addInitScript(() => { localStorage['hoyito.aside'] ??= '{"record":7}\n{'; });
  await sit(page);
  await openList(page);
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText('Damaged entry');
});

test('a game that was only looked at is not changed by it', async ({ page }) => {
  await open(page);
  await put(page, [made(1001)]);
  await openList(page);
  await rows(page).getByRole('button').first().click();
  await expect(bar(page)).toBeVisible();
  await sow(page, 'B');
  // Another game takes the place of the visit.
  await begin(page);
  await expect(bar(page)).toHaveCount(0);
  await openList(page);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('2 sowings');
});

test('a game is deleted and brought back where it stands, by keyboard', async ({ page }) => {
  await open(page);
  await put(page, [made(1001), made(1002), made(1003)]);
  await openList(page);
  // A double click deletes, and does not bring back at once.
  const last = rows(page).last();
  await last.getByRole('button', { name: /^Delete/ }).dblclick();
  await last.getByRole('button', { name: /^Undo/ }).click();
  await expect(last.getByRole('button', { name: /^Delete/ })).toBeFocused();
  const row = rows(page).nth(1);
  await row.getByRole('button', { name: /^Delete: Nov 30, 2026/ }).focus();
  await page.keyboard.press('Enter');
  await expect(row.getByRole('button', { name: /^Undo/ })).toBeFocused();
  await expect(list(page).getByText('2 games')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(row.getByRole('button', { name: /^Delete/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await openList(page);
  await expect(rows(page)).toHaveCount(2);
  await expect(list(page).locator('[data-game="made1002"]')).toHaveCount(0);
  // It can still be brought back when the list is closed.
  await page.keyboard.press('Escape');
  const notice = root(page).locator('> .notices');
  await expect(notice).toContainText('One game deleted.');
  await notice.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(notice).toContainText('The game is back.');
  await openList(page);
  await expect(rows(page)).toHaveCount(3);
});

test('the list is narrowed by game, opponent and result, and turned round', async ({ page }) => {
  await open(page);
  await put(page, [
    made(1001, { variant: 'hoyito-3', date: '2026-01-05' }),
    made(1002, { south: 'person', north: 'computer', level: 'casual', result: 'north' }),
    made(1003, { south: 'person', north: 'computer', level: 'perfect', result: 'south' }),
  ]);
  await openList(page);
  const keys = () => rows(page).evaluateAll((all) => all.map(({ dataset }) => dataset.game));
  await expect.poll(keys).toEqual(['made1003', 'made1002', 'made1001']);
  const choose = (name, value) => (
    list(page).getByRole('combobox', { name, exact: true }).selectOption(value));
  await choose('Order', 'Oldest first');
  await expect.poll(keys).toEqual(['made1001', 'made1002', 'made1003']);
  await choose('Opponent', 'Casual');
  await expect.poll(keys).toEqual(['made1002']);
  await expect(list(page).getByText('1 of 3 games')).toBeVisible();
  await choose('Result', 'You won');
  await expect(list(page).getByText('No saved game is like that.')).toBeVisible();
  await choose('Opponent', 'All');
  await expect.poll(keys).toEqual(['made1003']);
  await choose('Result', 'All');
  await choose('Game', 'Hoyito III');
  await expect.poll(keys).toEqual(['made1001']);
});

test('what is exported comes back by import, once', async ({ page }) => {
  await open(page);
  await leaveTwo(page);
  await openList(page);
  const downloading = page.waitForEvent('download');
  await list(page).getByRole('button', { name: 'Export all' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^hoyito-games-\d{4}-\d\d-\d\d\.txt$/);
  const text = readFileSync(await download.path(), 'utf8');
  expect(text.match(/^\[Variant/gm)).toHaveLength(2);
  await expect(list(page).getByText('2 games exported.')).toBeVisible();

  for (let i = 0; i < 2; i += 1) {
    await list(page).getByRole('button', { name: /^Delete/ }).first().click();
  }
  await bring(page, text);
  await expect(list(page).getByText('2 games imported.')).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText('Two people · North won · 2 sowings');
  await bring(page, text);
  await expect(list(page).getByText('2 were here already.')).toBeVisible();
  await expect(rows(page)).toHaveCount(2);

  // What is deleted can be brought back after an import, too.
  await rows(page).first().getByRole('button', { name: /^Delete/ }).click();
  await bring(page, text.split(/(?=^\[Variant)/m).find((one) => one.includes('hoyito-3')));
  await expect(list(page).getByText('One was here already.')).toBeVisible();
  await rows(page).first().getByRole('button', { name: /^Undo/ }).click();
  await expect(list(page).getByText('2 games', { exact: true })).toBeVisible();
});

test('a bad file changes nothing, and is told from a good one', async ({ page, isMobile }) => {
  test.skip(isMobile, 'nothing here depends on the screen');
  await open(page);
  await put(page, [made(1001)]);
  await openList(page);
  const hostile = '<img src=x onerror="window.hit=1">';
  const files = [
    [Buffer.from([0xff, 0xfe, 0x00, 0xd8]), 'That file is not a text'],
    ['', 'That file is empty.'],
    [Buffer.alloc(9 * 2 ** 20, 'x'), 'That file is too large'],
    ['x'.repeat(2 ** 20), 'No. 1: this is not a record of a game (line 1)'],
    [`[Variant "hoyito-2"]\n\n{${'x'.repeat(2 ** 20)}} *`, 'it is longer than any game (line 1)'],
    [RECORD.slice(0, 60), 'No. 1: a line at its beginning cannot be read'],
    [RECORD.replace('hoyito-2', 'hoyito-9'), 'name no game that is played here'],
    [RECORD.replace('hoyito-2', '__proto__'), 'name no game that is played here'],
    [RECORD.replace('A a', 'A A'), 'the house belongs to the other side (line 7)'],
    [RECORD.replace('*', '8-0'), 'the result does not follow from the sowings (line 7)'],
    [RECORD.replace('A a', 'A \u0000'), 'there is no such house (line 7)'],
    [RECORD.replace('1. A', hostile), 'there is no such house (line 7)'],
    [hostile, 'this is not a record of a game'],
    ['hoyito-2 444444/444444 0-0 S', 'this is not a record of a game'],
  ];
  for (const [text, answer] of files) {
    await bring(page, text);
    await expect(list(page).locator('.report')).toContainText(answer);
    await expect(rows(page)).toHaveCount(1);
  }

  // Hostile names and tags are text, and nothing more.
  await bring(page, `${RECORD.replace('Ana', hostile.replaceAll('"', '\\"'))
    .replace('made0001', '__proto__').replace('[Date', '[__proto__ "x"]\n[Date')}\nrubbish {`);
  await expect(list(page).locator('.report')).toContainText('One was left out');
  await bring(page, RECORD.replace('Ana', hostile.replaceAll('"', '\\"'))
    .replace('made0001', '__proto__').replace('[Date', '[__proto__ "x"]\n[Date'));
  await expect(list(page).getByText('One game imported.')).toBeVisible();
  await expect(rows(page).first()).toContainText(hostile);
  await expect(list(page).locator('img')).toHaveCount(0);
  expect(await page.evaluate(() => [window.hit, {}.id])).toEqual([undefined, undefined]);
});

test('thousands of games are read and listed a page at a time', async ({ page, isMobile }) => {
  test.skip(isMobile, 'nothing here depends on the screen');
  await open(page);
  await put(page, Array.from({ length: 2000 }, (_, i) => made(1000 + i)));
  await openList(page);
  await expect(list(page).getByText('2,000 games')).toBeVisible();
  await expect(rows(page)).toHaveCount(40);
  await list(page).getByRole('button', { name: 'Show 40 more' }).click();
  await expect(rows(page)).toHaveCount(80);
  await expect(rows(page).nth(40).getByRole('button').first()).toBeFocused();
  // A timer that comes to see the progress has not been kept waiting to the end.
  await page.evaluate(() => {
    window.seen = new Set();
    setInterval(() => window.seen.add(document.querySelector('.report').textContent), 4);
  });
  await bring(page, Array.from({ length: 5000 }, (_, i) => (
    RECORD.replace('made0001', `more${i}`))).join('\n'));
  await expect(list(page).getByText('5,000 games imported.')).toBeVisible({ timeout: 30_000 });
  await expect(list(page).getByText('7,000 games')).toBeVisible();
  const seen = await page.evaluate(() => [...window.seen]);
  expect(seen.filter((text) => /^Reading game/.test(text)).length).toBeGreaterThan(3);
});

test('a damaged entry is shown, exported as it is and deleted, and hides no other', async ({
  page,
}) => {
  await open(page);
  await put(page, [
    made(1001), ['games', 'half', { id: 'half', record: '<b>x</b>' }], ['games', 7, null],
    made(1002, { record: RECORD.replace('1. A a *', '1. A z *') }),
    made(1003, { record: 'no record' }),
  ]);
  await openList(page);
  await expect(rows(page)).toHaveCount(5);
  const row = list(page).locator('[data-game="half"]');
  await expect(row).toContainText('Damaged entry');
  const downloading = page.waitForEvent('download');
  await row.getByRole('button', { name: /^Export as it is/ }).click();
  const text = readFileSync(await (await downloading).path(), 'utf8');
  expect(JSON.parse(text)).toEqual({ key: 'half', entry: { id: 'half', record: '<b>x</b>' } });
  await list(page).locator('[data-game="7"]').getByRole('button', { name: /^Delete/ }).click();
  await list(page).getByRole('button', { name: 'Export all' }).click();
  await expect(list(page).getByText('One damaged entry is not in the file')).toBeVisible();

  await list(page).locator('[data-game="made1003"]').getByRole('button').first().click();
  await expect(list(page).locator('.report')).toContainText('cannot be opened');
  await list(page).locator('[data-game="made1002"]').getByRole('button').first().click();
  await expect(notice(page, 'This saved game is damaged in line 7')).toBeVisible();
  await expect.poll(() => listed(page)).toBe('A');
});

test('without a store games are saved for the visit, and that is said once', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      value: { open() { throw new DOMException('no', 'SecurityError'); } },
    });
  });
  await open(page);
  await leaveTwo(page);
  await expect(notice(page, 'This browser keeps no saved games')).toHaveCount(1);
  await openList(page);
  await expect(rows(page)).toHaveCount(2);
  await expect(list(page).getByText('Export them before you close the page')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await list(page).getByRole('button', { name: 'Export all' }).click();
  expect(readFileSync(await (await downloading).path(), 'utf8')).toContain('North');
  await expect(notice(page, 'This browser keeps no saved games')).toHaveCount(1);

  // What is deleted stays so, though each waits to be written on the next visit.
  await rows(page).first().getByRole('button', { name: /^Delete/ }).click();
  await expect.poll(async () => (await aside(page)).split('\n').length).toBe(1);
  for (const visit of ['this visit', 'the next']) {
    await page.keyboard.press('Escape');
    await expect(list(page)).toHaveCount(0);
    if (visit === 'the next') await page.reload();
    await idle(page);
    await openList(page);
    await expect(rows(page), visit).toHaveCount(1);
  }
});

test('a full store loses nothing of the visit either', async ({ page }) => {
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function refuse(...rest) {
      if (window.roomy) return put.apply(this, rest);
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await open(page);
  await leaveTwo(page);
  await expect(notice(page, 'storage is full')).toHaveCount(1);
  await openList(page);
  await expect(rows(page)).toHaveCount(2);
  await expect(list(page).getByText('Export them before')).toBeVisible();
  // It comes to the next visit, too.
  await page.reload();
  await idle(page);
  await openList(page);
  await expect(rows(page)).toHaveCount(2);
  await page.keyboard.press('Escape');
  // Room is found: what was held is kept with the next game.
  await page.evaluate(() => { window.roomy = true; });
  await begin(page);
  await sow(page, 'A');
  await begin(page);
  await openList(page);
  await expect(list(page).getByText('3 games')).toBeVisible();
  await expect(list(page).getByText('Export them before')).toBeHidden();
  expect(await aside(page)).toBeUndefined();
  await page.reload();
  await idle(page);
  await openList(page);
  await expect(rows(page)).toHaveCount(3);
});

test('a tab lets go of the store when another one renews it, and says so', async ({
  page, context, isMobile,
}) => {
  test.skip(isMobile, 'nothing here depends on the screen');
  await open(page);
  await leaveTwo(page);
  await openList(page);
  await expect(rows(page)).toHaveCount(2);
  await page.keyboard.press('Escape');
  const other = await context.newPage();
  await other.goto(page.url());
  await other.evaluate(() => new Promise((resolve, reject) => {
    const request = indexedDB.open('hoyito', 2);
    request.onsuccess = resolve;
    request.onblocked = reject;
  }));
  await expect(notice(page, 'Another tab has renewed or removed')).toBeVisible();
  await begin(page);
  await sow(page, 'A');
  await begin(page);
  await expect(notice(page, 'Another tab holds the saved games of a newer page')).toBeVisible();
  await openList(page);
  await expect(rows(page), 'what this visit adds').toHaveCount(1);
});

test('two tabs: the one that comes second does not overwrite the other’s game', async ({
  page, context, isMobile,
}) => {
  test.skip(isMobile, 'nothing here depends on the screen');
  await sit(page);
  await sow(page, 'A');
  const other = await context.newPage();
  await other.goto(page.url());
  await idle(other);
  await sow(other, 'a');
  await sow(page, 'e');
  await expect(notice(page, 'Another tab has kept a game since')).toHaveCount(1);
  await sow(page, 'A');
  await expect(notice(page, 'Another tab has kept a game since')).toHaveCount(1);
  await expect(notice(other, 'Another tab')).toHaveCount(0);

  await sow(other, 'D');
  await other.reload();
  await idle(other);
  await expect.poll(() => listed(other), 'the other tab keeps its game').toBe('AaD');
  await openList(other);
  await expect(rows(other), 'this one’s is saved').toHaveCount(1);
  await rows(other).getByRole('button').first().click();
  await expect.poll(() => listed(other)).toBe('AeA');
  await bar(other).getByRole('button', { name: 'Back to my game' }).click();
  await expect.poll(() => listed(other)).toBe('AaD');
  await page.reload();
  await idle(page);
  await expect.poll(() => listed(page)).toBe('AaD');
});

test('a game against the computer counts once, whatever is taken back', async ({ page }) => {
  await open(page);
  await openStatistics(page);
  await expect(dialog(page, 'statistics')).toContainText('Nothing to count yet');
  await page.keyboard.press('Escape');
  await begin(page, { north: 'computer' });
  await sow(page, 'A');
  await idle(page);
  await resign(page);
  await page.keyboard.press('u');
  await expect(root(page)).toHaveAttribute('data-over', 'false');
  await idle(page);
  await resign(page);

  const cells = () => dialog(page, 'statistics').locator('tbody tr').allInnerTexts();
  const numbers = async () => (await cells()).map((row) => row.split(/\s+/).slice(0, 5).join(' '));
  await openStatistics(page);
  await expect.poll(numbers).toEqual(['Casual 1 0 1 0']);
  await dialog(page, 'statistics').getByRole('button', { name: 'Reset' }).click();
  await expect(dialog(page, 'statistics')).toContainText('Nothing to count yet');
  await expect(dialog(page, 'statistics').getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(numbers).toEqual(['Casual 1 0 1 0']);
  await dialog(page, 'statistics').getByRole('button', { name: 'Reset' }).click();
  await expect(dialog(page, 'statistics').getByRole('button', { name: 'Undo' })).toBeFocused();

  await page.reload();
  await idle(page);
  await openList(page);
  await expect(rows(page), 'the game itself stays').toHaveCount(1);
  await page.keyboard.press('Escape');
  await openStatistics(page);
  await expect(dialog(page, 'statistics')).toContainText('Nothing to count yet');
});

test('axe finds nothing, and every target is large enough', async ({ page }) => {
  test.setTimeout(120_000);
  await open(page);
  const result = {
    id: 'made1001', variant: 'hoyito-2', level: 'casual', won: 'won', longestTurn: 12,
    biggestChain: 5, seeds: 28,
  };
  await put(page, [
    made(1001), made(1002), ['games', 'half', {}], ['results', 'made1001', result],
    ['results', 'made1002', { ...result, id: 'made1002', level: 'newcomer' }],
  ]);
  const check = async (where) => {
    await clean(page, where);
    const small = await page.locator('dialog :is(button, select), .bar button').evaluateAll(
      (all) => all.filter((one) => one.checkVisibility()).flatMap((one) => {
        const { width, height } = one.getBoundingClientRect();
        return Math.min(width, height) < 44 ? [one.textContent] : [];
      }));
    expect(small, where).toEqual([]);
  };
  await openStatistics(page);
  await expect(dialog(page, 'statistics').locator('tbody tr')).toHaveCount(3);
  await check('statistics');
  await page.keyboard.press('Escape');
  await openList(page);
  await rows(page).nth(1).getByRole('button', { name: /^Delete/ }).click();
  await check('list');
  await rows(page).nth(2).getByRole('button').first().click();
  await expect(bar(page)).toBeVisible();
  await expect(said(page)).not.toBeEmpty();
  await check('bar');
});

test('a position that is played on is one saved game, however long it becomes', async ({
  page, isMobile,
}) => {
  test.skip(isMobile, 'nothing here depends on the screen');
  await open(page);
  await page.evaluate(async () => {
    const { positionFragment } = await import(new URL('www/share/link.js', document.baseURI).href);
    location.hash = positionFragment('hoyito-3 444444/444444 0-0 S');
  });
  await expect(page.locator('[data-guest="bar"]')).toBeVisible();
  for (let i = 1; i <= 3; i += 1) {
    await idle(page);
    await page.locator('[data-house][data-playable="true"]').first().click();
    await expect(page.locator('[data-ply]')).toHaveCount(i);
  }
  await idle(page);
  await openList(page);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('3 sowings');
});

test('with storage full a finished game is saved all the same', async ({ page, isMobile }) => {
  test.skip(isMobile, 'nothing here depends on the screen');
  await sit(page);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError'); };
  });
  await begin(page, { variant: 'hoyito-3' });
  await sow(page, 'A');
  await resign(page);
  await openList(page);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Hoyito III');
});

import { readFile } from 'node:fs/promises';

import { clean } from './axe.js';
import { test, expect } from './base.js';
import {
  begin, dialog, hooks, house, idle, listed, open, openShare, root, sit, tap, truth,
} from './play.js';

/** What the page puts on the clipboard is in `window.copied`; nothing comes out of it. */
async function withClipboard(page) {
  await page.addInitScript(() => {
    const writeText = async (text) => { window.copied = text; };
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  });
}

const copied = (page) => page.evaluate(() => window.copied);
const bar = (page) => (
  page.getByRole('group', { name: /^(Another game on the board|Game by link)$/ }));
const press = (page, name) => page.getByRole('button', { name, exact: true }).click();

async function play(page, letters) {
  for (const letter of letters) {
    await house(page, letter).click();
    await idle(page);
  }
}

/** Opens the page by an address of its own, or brings another fragment to the open page. */
async function arriveAt(page, hash) {
  await page.evaluate((fragment) => { location.hash = fragment; }, hash);
}

/** The link of the whole game on the board, copied. */
async function copyLink(page) {
  const share = await openShare(page);
  await share.getByRole('button', { name: 'Copy link' }).click();
  await expect(share.getByText('Copied.')).toBeVisible();
  await share.getByRole('button', { name: 'Close' }).click();
  return copied(page);
}

/** A link whose check is right, as somebody who means ill would make it. */
const forged = (page, fields) => page.evaluate(async (given) => {
  const { gameFragment, positionFragment } = await import(
    new URL('www/share/link.js', document.baseURI).href);
  return given.position ? positionFragment(given.position) : gameFragment(given.record);
}, fields);

const recordOf = (turns, variant = 'hoyito-2', tags = '') => (
  `[Variant "${variant}"]\n${tags}\n1. ${turns}\n`);

/** Nothing on the page has become markup or run. */
async function unharmed(page) {
  expect(await page.evaluate(() => [
    window.harmed, {}.harmed, document.querySelectorAll('[onerror], iframe, object').length,
  ])).toEqual([undefined, undefined, 0]);
}

test.describe('what does not depend on the screen', () => {
  test.skip(({ isMobile }) => isMobile, 'nothing here depends on the screen');

  test('a link holds the whole game, visits the board and is gone on with', async ({ page }) => {
    await withClipboard(page);
    await open(page);
    await begin(page);
    await play(page, 'Aa');
    const link = await copyLink(page);
    expect(link).toMatch(
      /\/games\/hoyito\/#game=hoyito-2\.id=\w{8}\.date=[\d-]+\.turns=Aa\.check=\w{5}$/);

    await begin(page, { variant: 'hoyito-3' });
    await play(page, 'B');
    const kept = await hooks(page);
    await arriveAt(page, new URL(link).hash);
    await expect(bar(page)).toContainText('A game from a link.');
    await idle(page);
    expect(await hooks(page)).toEqual((await truth(page, { line: 'Aa' })).hooks);
    expect(await page.evaluate(() => location.hash)).toBe('');

    await press(page, 'Back to my game');
    await expect(bar(page)).toHaveCount(0);
    expect(await hooks(page)).toEqual(kept);

    await page.goto(link);
    await expect(bar(page)).toBeVisible();
    await page.reload();
    await idle(page);
    expect(await hooks(page), 'a reload brings the kept game').toEqual(kept);

    await arriveAt(page, new URL(link).hash);
    await press(page, 'Go on with this game');
    await expect(bar(page)).toHaveCount(0);
    await page.reload();
    await idle(page);
    expect(await hooks(page)).toEqual((await truth(page, { line: 'Aa' })).hooks);
  });

  test('the last turn of a game that comes is played out', async ({ page }) => {
    await open(page, { speed: 'slow' });
    await arriveAt(page, await forged(page, { record: recordOf('A a') }));
    await expect(root(page)).toHaveAttribute('data-busy', 'true');
    await expect(page.getByText('Last turn: North sowed a')).toBeVisible();
  });

  test('two play by link, each sees the other’s turn and answers', async ({ page, browser }) => {
    const [south, north] = [page, await browser.newPage()];
    for (const side of [south, north]) await withClipboard(side);
    await open(south);
    await open(north);
    await begin(south);
    await play(south, 'A');
    await north.goto(await copyLink(south));
    await press(north, 'Go on with this game');
    await idle(north);

    let line = 'A';
    // A whole turn, with all the sowings that captures earn.
    const answer = async (from) => {
      const { turn } = await hooks(from);
      while ((await hooks(from)).turn === turn) {
        const { best } = await truth(from, { line });
        await play(from, best);
        line += best;
      }
    };
    for (const [from, to] of [[north, south], [south, north], [north, south]]) {
      await answer(from);
      await press(from, 'Copy the link for the other player');
      await expect(bar(from)).toContainText('Link copied');
      await arriveAt(to, new URL(await copied(from)).hash);
      await expect.poll(() => listed(to)).toBe(line);
      await idle(to);
      expect(await hooks(to)).toEqual((await truth(to, { line })).hooks);
      await expect(bar(to), 'it goes on by itself').toHaveCount(0);
    }
    expect(line.length).toBeGreaterThan(3);

    // After a reload there is still a link to send.
    await south.reload();
    await idle(south);
    await answer(south);
    await expect(bar(south)).toContainText('Your turn is made.');
    await north.close();
  });

  test('a game in which the past was changed is refused, and both ways out are there', async ({
    page,
  }) => {
    await withClipboard(page);
    await sit(page);
    await play(page, 'Aa');
    const id = (await copyLink(page)).match(/id=(\w{8})/)[1];
    await begin(page);
    await play(page, 'C');
    const kept = await hooks(page);

    const game = (turns) => forged(page,
      { record: recordOf(turns, 'hoyito-2', `[Game "${id}"]\n`) });
    await arriveAt(page, await game('B a'));
    await expect(dialog(page, 'changed')).toContainText('The past was changed');
    await press(page, 'Back to my game');
    expect(await hooks(page)).toEqual(kept);

    await arriveAt(page, await game('A b'));
    await press(page, 'Look at my copy');
    await idle(page);
    await expect.poll(() => listed(page)).toBe('Aa');
    await press(page, 'Back to my game');
    expect(await hooks(page)).toEqual(kept);
  });

  test('an older link says how much is missing, and leads to the copy', async ({ page }) => {
    await withClipboard(page);
    await sit(page);
    await play(page, 'A');
    const older = await copyLink(page);
    await play(page, 'a');
    await copyLink(page);
    await arriveAt(page, new URL(older).hash);
    await expect(bar(page)).toContainText('your copy of this game has one more sowing');
    await expect.poll(() => listed(page)).toBe('A');
    await press(page, 'Look at my copy');
    await idle(page);
    await expect.poll(() => listed(page)).toBe('Aa');
  });

  test('an older link says that the game has ended by a word since', async ({ page }) => {
    await withClipboard(page);
    await sit(page);
    await play(page, 'A');
    const older = await copyLink(page);
    await page.getByRole('button', { name: 'Resign' }).click();
    await dialog(page, 'resign').getByRole('button', { name: 'Resign' }).click();
    await copyLink(page);
    await arriveAt(page, new URL(older).hash);
    await expect(bar(page)).toContainText('your copy of this game has ended');
  });

  test('a position in a link is looked at and played on', async ({ page }) => {
    await withClipboard(page);
    await sit(page);
    await play(page, 'Aa');
    const board = await hooks(page);
    const share = await openShare(page);
    await share.getByLabel('This position only').check();
    await share.getByRole('button', { name: 'Copy link' }).click();
    const link = await copied(page);
    expect(link).toMatch(/#position=hoyito-2_[\d()/]+_0-0_S\.check=\w{5}$/);
    await press(page, 'Close');

    await begin(page, { variant: 'hoyito-3' });
    await arriveAt(page, new URL(link).hash);
    await expect(bar(page)).toContainText('A position');
    expect(await hooks(page)).toEqual(board);
    await expect.poll(() => listed(page)).toBe('');
    await press(page, 'Play on, two persons');
    await page.reload();
    await idle(page);
    expect(await hooks(page)).toEqual(board);
  });

  test('a position is played as the kept game is, also if another one is looked at', async ({
    page,
  }) => {
    await open(page);
    for (const position of ['hoyito-2 444444/444444 0-0 S', 'hoyito-2 444444/444440 4-0 S']) {
      await arriveAt(page, await forged(page, { position }));
      await expect(house(page, 'f')).toHaveAttribute('data-seeds', position.at(21));
      await expect(bar(page)).toContainText('Play the computer');
    }
  });

  test('a board on which a sowing goes round for millions of laps stops no page', async ({
    page,
  }) => {
    await sit(page);
    await play(page, 'A');
    const before = await hooks(page);
    await arriveAt(page, await forged(page, {
      position: 'hoyito-2-12 745430934621/323543439101 0-0 N',
    }));
    await expect(bar(page)).toContainText('A position');
    await expect(house(page, 'f')).toHaveAccessibleName(/the sowing would never end$/);
    await expect(house(page, 'e')).toHaveAttribute('data-playable', 'true');
    await press(page, 'Back to my game');
    expect(await hooks(page)).toEqual(before);
  });

  test('a link that makes no sense says what is wrong, changes nothing, offers a new game', async ({
    page,
  }) => {
    await sit(page);
    await play(page, 'A');
    const before = await hooks(page);
    const whole = await forged(page, { record: recordOf('A a B') });
    const script = '<img src=x onerror="window.harmed=1"><script>window.harmed=1</script>';
    const links = [
      [whole.slice(0, -3), 'end of it is missing'],
      [whole.replace('turns=AaB', 'turns=AaC'), 'changed on the way'],
      [`#game=${'A'.repeat(1_000_000)}`, 'too long'],
      ['#nothing-of-ours', 'no link to a game'],
      [`#${script}`, 'no link to a game'],
      ['#__proto__=x', 'no link to a game'],
      [`#game=${script}`, 'end of it is missing'],
      ['#game=%ff%00.turns=A.check=00000', 'changed on the way'],
      [await forged(page, { record: recordOf('A', 'hoyito-9') }), 'which game of Hoyito'],
      [await forged(page, { record: recordOf('A', script) }), 'which game of Hoyito'],
      [await forged(page, { record: recordOf('A A') }), 'wrong at sowing 2. The house'],
      [await forged(page, { record: recordOf('A a Z') }), 'wrong at sowing 3. No house'],
      [await forged(page, {
        record: recordOf('A', 'hoyito-2', '[Start "hoyito-3 444444/444444 0-0 S"]\n'),
      }), 'cannot start from that position.'],
      [await forged(page, { position: 'hoyito-2 444444/44444 0-0 S' }), 'not as many houses'],
      [await forged(page, { position: 'hoyito-2 444444/444444 8-0 S' }), 'more seeds'],
      [await forged(page, { position: script }), 'neither a record nor a position'],
      [await forged(page, { position: '__proto__' }), 'neither a record nor a position'],
    ];
    for (const [link, wrong] of links) {
      await arriveAt(page, link);
      await expect(dialog(page, 'link'), link.slice(0, 200)).toContainText(wrong);
      await expect(dialog(page, 'link')).toContainText('Nothing has changed');
      await press(page, 'Back to my game');
      await expect(dialog(page, 'link')).toHaveCount(0);
      expect(await hooks(page)).toEqual(before);
      expect(await page.evaluate(() => location.hash)).toBe('');
    }
    await unharmed(page);

    await arriveAt(page, whole.slice(0, -3));
    await dialog(page, 'link').getByRole('button', { name: 'New game' }).click();
    await expect(dialog(page, 'newGame')).toBeVisible();
  });

  test('names in a link are words and nothing else', async ({ page }) => {
    await open(page);
    const name = '<img src=x onerror=window.harmed=1>{side}';
    const tags = `[South "${name}"]\n[Game "__proto__"]\n`;
    await arriveAt(page, await forged(page, { record: recordOf('A a', 'hoyito-2', tags) }));
    await expect(bar(page)).toContainText('A game from a link.');
    await openShare(page, 'Record');
    await expect(dialog(page, 'share').getByLabel('Record of the game')).toHaveValue(
      /\[South "<img src=x onerror=window\.harmed=1>\{side\}"\]/);
    await unharmed(page);
  });

  test('a text that is refused stays, and nothing changes', async ({ page }) => {
    await sit(page);
    await play(page, 'A');
    const before = await hooks(page);
    const share = await openShare(page, 'Open a game');
    const field = share.getByLabel('Record, position or link');
    const texts = [
      ['', 'nothing to open'],
      ['x'.repeat(1_000_000), 'too long'],
      ['[Variant "hoyito-2"', 'A tag such as [Date "2026-11-30"] is wanted (line 1).'],
      [recordOf('A', 'hoyito-9'), 'which game of Hoyito'],
      [recordOf('A A'), '(line 3, column 6)'],
      [recordOf('A a {'), 'A comment is not closed (line 3'],
      ['hoyito-2 444444/444444 0-0', 'The side to move is wanted: S, N, S+ or N+ (sign 27).'],
      ['hoyito-2 444444/444444 0-0 S last4', 'last4=N are wanted (sign 30)'],
      ['[\u0001\u0002', 'not a text'],
      ['<script>window.harmed=1</script>', 'neither a record nor a position'],
      ['{"__proto__":{"harmed":1}}', 'neither a record nor a position'],
      ['https://example.org/#game=hoyito-2.turns=A', 'end of it is missing'],
    ];
    for (const [text, wrong] of texts) {
      await field.fill(text);
      await share.getByRole('button', { name: 'Open', exact: true }).click();
      await expect(share.locator('.body').getByRole('status').last(), text.slice(0, 80))
        .toContainText(wrong);
      await expect(field).toHaveValue(text);
      expect(await hooks(page)).toEqual(before);
    }
    await unharmed(page);
  });

  test('a record is opened up to its damage when that is wished', async ({ page }) => {
    await open(page);
    const share = await openShare(page, 'Open a game');
    await share.getByLabel('Record, position or link').fill(recordOf('A A a'));
    await share.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(share).toContainText('(line 3, column 6)');
    // It is about this text only.
    await share.getByLabel('Record, position or link').fill(recordOf('A a A'));
    await expect(share).not.toContainText('(line 3');
    await expect(share.getByRole('button', { name: 'Open the first sowing' })).toHaveCount(0);
    await share.getByLabel('Record, position or link').fill(recordOf('A A a'));
    await share.getByRole('button', { name: 'Open', exact: true }).click();
    await press(page, 'Open the first sowing');
    await expect(share).toHaveCount(0);
    await expect(bar(page)).toContainText('A game that you opened.');
    await idle(page);
    await expect.poll(() => listed(page)).toBe('A');
  });

  test('a record is saved as a file and opened from it', async ({ page }) => {
    await open(page);
    await begin(page, { variant: 'hoyito-2-12' });
    await play(page, 'Cb');
    const board = await hooks(page);
    const share = await openShare(page, 'Record');
    const saving = page.waitForEvent('download');
    await share.getByRole('button', { name: 'Save as a file' }).click();
    const download = await saving;
    expect(download.suggestedFilename()).toMatch(/^hoyito-[\d-]+\.txt$/);
    const file = await download.path();
    expect(await readFile(file, 'utf8')).toMatch(/^\[Variant "hoyito-2-12"\]\n[^]*\n1\. C b \*\n$/);
    await press(page, 'Close');

    await begin(page);
    const kept = await hooks(page);
    const loading = await openShare(page, 'Open a game');
    const choose = async (files) => {
      const asked = page.waitForEvent('filechooser');
      await loading.getByRole('button', { name: 'Choose a file…' }).click();
      await (await asked).setFiles(files);
    };
    const made = (content) => ({
      name: '<b>.txt', mimeType: 'text/plain', buffer: Buffer.from(content),
    });
    for (const [content, wrong] of [
      [[0x89, 0x50, 0x4e, 0x47, 0xff, 0x00], 'not a text'],
      ['y'.repeat(1_000_000), 'too long'],
      ['[Variant "hoyito-2-12"]\n\n1. C b C C C C C C', 'The house'],
      ['<svg onload="window.harmed=1">', 'neither a record nor a position'],
    ]) {
      await choose(made(content));
      await expect(loading.locator('.body').getByRole('status').last()).toContainText(wrong);
      expect(await hooks(page)).toEqual(kept);
    }
    await unharmed(page);
    await choose(file);
    await expect(bar(page)).toContainText('A game that you opened.');
    await idle(page);
    expect(await hooks(page)).toEqual(board);
  });

  test('where the clipboard is forbidden the text is selected, and that is said', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) },
      });
    });
    await open(page);
    const selected = () => page.evaluate(() => {
      const { value, selectionStart, selectionEnd } = document.activeElement;
      return value.slice(selectionStart, selectionEnd);
    });
    const share = await openShare(page);
    await share.getByRole('button', { name: 'Copy link' }).click();
    await expect(share.getByText('does not let the page copy').first()).toBeVisible();
    expect(await selected()).toMatch(/#game=.*check=\w{5}$/);
    const remembered = () => page.evaluate(() => localStorage['hoyito.links'] ?? '');
    expect(await remembered()).toBe('');
    await page.keyboard.press('ControlOrMeta+c');
    await expect.poll(remembered, 'it counts as given away').toContain('[Game ');
    await share.getByText('Picture of the board').click();
    await share.getByRole('button', { name: 'Copy wikitext' }).click();
    await expect(share.getByLabel('Text of the board')).toBeVisible();
    expect(await selected()).toMatch(/^\{\| class="wikitable"/);
  });

  test('the board goes out as SVG, PNG, wikitext and plain text', async ({ page }) => {
    await withClipboard(page);
    await open(page);
    await begin(page, { variant: 'hoyito-2-12' });
    await play(page, 'C');
    const share = await openShare(page, 'Picture of the board');
    const title = share.getByLabel('Title');
    await expect(title).toHaveValue('Hoyito II, long rows after one sowing');
    await title.fill('<b>Villa Jaragua</b> & "2005"');
    await title.press('Enter');
    await expect(share, 'Enter does not close it').toBeVisible();
    const save = async (name) => {
      const saving = page.waitForEvent('download');
      await share.getByRole('button', { name }).click();
      return readFile(await (await saving).path());
    };

    const svg = (await save('Save SVG')).toString();
    const drawn = await page.evaluate((text) => {
      const made = new DOMParser().parseFromString(text, 'image/svg+xml');
      return {
        root: made.documentElement.nodeName,
        words: Array.from(made.querySelectorAll('text'), ({ textContent }) => textContent),
        size: ['width', 'height'].map((name) => Number(made.documentElement.getAttribute(name))),
      };
    }, svg);
    expect(drawn.root).toBe('svg');
    expect(drawn.words[0]).toBe('<b>Villa Jaragua</b> & "2005"');
    const counts = Object.values((await hooks(page)).houses).map((text) => text.split(' ')[0]);
    expect(drawn.words.filter((word) => /^\d+$/.test(word)).slice(0, 24).sort())
      .toEqual(counts.sort());

    const png = await save('Save PNG');
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    const [width, height] = drawn.size;
    expect([png.readUInt32BE(16), png.readUInt32BE(20)])
      .toEqual([Math.floor(2 * width), Math.floor(2 * height)]);

    await share.getByRole('button', { name: 'Copy wikitext' }).click();
    await expect.poll(() => copied(page)).toContain('&#60;b&#62;Villa Jaragua');
    await share.getByRole('button', { name: 'Copy plain text' }).click();
    await expect.poll(() => copied(page)).toMatch(/ {2}l {2}k {2}j [^]* {2}A {2}B {2}C /);
  });

  test('a game of 300 turns of long rows stays under 2,000 characters', async ({ page }) => {
    await open(page);
    const { turns, link, whole } = await page.evaluate(async () => {
      const at = (name) => new URL(name, document.baseURI).href;
      const { Game } = await import(at('hoyito.js'));
      const { gameFragment, readLink } = await import(at('www/share/link.js'));
      let longest = { turns: 0 };
      for (let seed = 1; longest.turns <= 300 && seed < 60; seed += 1) {
        const game = new Game('hoyito-2-12', 'south');
        game.setTag('South', 'A name of some length');
        game.setTag('North', 'Another name, longer than that');
        game.setTag('Game', '01234567');
        let chance = seed;
        for (;;) {
          const { over } = game.state();
          const playable = game.moves().filter((move) => move.playable);
          if (over || !playable.length) break;
          chance = (chance * 48271) % 0x7fffffff;
          game.play(playable[chance % playable.length].house);
        }
        const line = game.history();
        const { turn } = line.at(-1);
        if (turn > longest.turns) longest = { turns: turn, record: game.record() };
        game.free();
      }
      const made = gameFragment(longest.record);
      const again = Game.fromRecord(readLink(made).text);
      const text = again.record();
      again.free();
      return { turns: longest.turns, link: made, whole: text === longest.record };
    });
    expect(turns).toBeGreaterThan(300);
    expect(link.length + 60).toBeLessThan(2000);
    expect(whole).toBe(true);
  });
});

test('everything of the dialog is there for keys, readers and fingers', async ({ page }) => {
  await open(page);
  const share = await openShare(page);
  const opened = share.locator('details[open] > summary');
  await expect(opened).toHaveText('Link');
  await share.getByText('Record', { exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(opened, 'one part at a time').toHaveText('Record');

  // All of it at once, to be looked at.
  await share.evaluate((element) => {
    for (const part of element.querySelectorAll('details')) {
      part.removeAttribute('name');
      part.open = true;
    }
  });
  await clean(page, 'all parts', 'dialog');
  for (const button of await share.locator('button:visible, summary').all()) {
    const { width, height } = await button.boundingBox();
    expect(Math.min(width, height), await button.textContent()).toBeGreaterThanOrEqual(44);
  }
  const wide = await share.evaluate((element) => (
    element.querySelector('.body').scrollWidth - element.querySelector('.body').clientWidth));
  expect(wide, 'nothing is cut at the side').toBe(0);
  await page.keyboard.press('Escape');
  await expect(share).toHaveCount(0);
});

test('the bar of a visit leaves the board its room', async ({ page }) => {
  await open(page);
  await arriveAt(page, await forged(page, { position: 'hoyito-2 444444/444444 0-0 N' }));
  await expect(bar(page)).toBeVisible();
  for (const button of await bar(page).getByRole('button').all()) {
    const box = await button.boundingBox();
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    expect(box.x + box.width).toBeLessThanOrEqual(page.viewportSize().width);
  }
  const { height } = await page.locator('.board').boundingBox();
  expect(height).toBeGreaterThan(0.4 * page.viewportSize().height);
});

test('an answer to a link takes the game up, whatever was pressed', async ({ page }) => {
  await sit(page);
  await tap(page, 'B');
  await idle(page);
  await page.evaluate(async () => {
    const at = (path) => new URL(path, document.baseURI).href;
    const { gameFragment } = await import(at('www/share/link.js'));
    location.hash = gameFragment(
      '[Variant "hoyito-3"]\n[Game "fromafar"]\n[South "Ana"]\n\n1. A *\n');
  });
  const bar = page.locator('[data-guest="bar"]');
  await expect(bar).toContainText('A game from a link');
  await idle(page);
  await page.locator('[data-playable="true"]:not([aria-label*="captures"])').first().click();
  await idle(page);
  await expect(bar).toContainText('Copy the link');
  // Written down at once with all that names it.
  expect(await page.evaluate(() => localStorage['hoyito.record'])).toContain('[North "person"]');
  await page.reload();
  await idle(page);
  await expect(page.locator('[data-hoyito]')).toHaveAttribute('data-variant', 'hoyito-3');
  await expect(page.locator('[data-ply]')).toHaveCount(2);
  expect(await page.evaluate(() => localStorage['hoyito.record'])).toContain('[South "Ana"]');
  // The game that was on the board before is not lost.
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.locator('dialog .menu button', { hasText: 'Saved games' }).click();
  await expect(page.locator('dialog')).toContainText('one sowing');
});

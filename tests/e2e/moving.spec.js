import { test, expect } from './base.js';
import {
  begin, dialog, fingerOn, hooks, house, idle, listed, moving, open, root, said, sit, tap, truth,
} from './play.js';

const SLOW = { speed: 'slow' };

/** A sowing of five laps has begun, and is not over soon. */
async function inMidAir(page, letter = 'A') {
  await house(page, letter).click();
  await moving(page);
  await expect.poll(async () => (await hooks(page)).houses[letter]).toMatch(/^0/);
}

test('seeds are seen to travel, and the hooks tell what is shown', async ({ page }) => {
  await sit(page, SLOW);
  await inMidAir(page);
  const { houses, turn, south, north } = await hooks(page);
  const onBoard = Object.values(houses).reduce((sum, text) => sum + Number.parseInt(text, 10), 0);
  expect(onBoard + south + north).toBeLessThan(48);
  expect(turn).toBe('south');
  await expect(page.locator('.status')).toContainText('South sows A');
});

for (const way of ['click', 'Space', 'Escape', 'button']) {
  test(`${way} skips to the end, and plays nothing`, async ({ page }) => {
    await sit(page, SLOW);
    await inMidAir(page);
    if (way === 'click') await tap(page, 'b');
    else if (way === 'button') await page.getByRole('button', { name: 'Skip' }).click();
    else await page.keyboard.press(way);
    await idle(page);
    expect(await listed(page)).toBe('A');
    expect(await hooks(page)).toEqual((await truth(page, { line: 'A' })).hooks);
  });
}

test('letters and Enter in mid-animation play nothing', async ({ page }) => {
  await sit(page, SLOW);
  await inMidAir(page);
  await page.keyboard.press('b');
  await page.keyboard.press('c');
  await house(page, 'b').focus();
  await page.keyboard.press('Enter');
  await idle(page);
  expect(await listed(page)).toBe('A');
});

test('pause holds the seeds in the air, and going on lets them fall', async ({ page }) => {
  await sit(page, SLOW);
  await inMidAir(page);
  await page.keyboard.press('p');
  await expect(page.locator('.status')).toContainText('Paused');
  const held = await hooks(page);
  await page.waitForTimeout(700);
  expect(await hooks(page)).toEqual(held);
  await page.keyboard.press('p');
  await expect.poll(() => hooks(page)).not.toEqual(held);
  await page.keyboard.press('Escape');
  await idle(page);
  expect(await hooks(page)).toEqual((await truth(page, { line: 'A' })).hooks);
});

test('two computers can be paused, taken back and let go on', async ({ page }) => {
  await open(page, { speed: 'normal' });
  await begin(page, { south: 'computer', north: 'computer' });
  await expect.poll(async () => (await listed(page)).length).toBeGreaterThan(0);
  await page.keyboard.press('p');
  await page.keyboard.press('Escape');
  await idle(page);
  const line = await listed(page);
  await page.waitForTimeout(1000);
  expect(await listed(page)).toBe(line);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await hooks(page)).toEqual((await truth(page, { line: line.slice(0, -1) })).hooks);
  await page.getByRole('button', { name: 'Let it play' }).click();
  await moving(page);
});

test('undo in mid-animation', async ({ page }) => {
  await sit(page, SLOW);
  await inMidAir(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await hooks(page)).toEqual((await truth(page, {})).hooks);
  await page.waitForTimeout(500);
  expect(await hooks(page), 'nothing of the old sowing comes after').toEqual(
    (await truth(page, {})).hooks);
});

test('a new game in mid-animation', async ({ page }) => {
  await sit(page, SLOW);
  await inMidAir(page);
  await begin(page, { variant: 'hoyito-2-12' });
  await page.waitForTimeout(500);
  expect(await hooks(page)).toEqual((await truth(page, { variant: 'hoyito-2-12' })).hooks);
});

test('a resize in mid-animation', async ({ page }) => {
  await sit(page, SLOW);
  await inMidAir(page);
  for (const [width, height] of [[360, 640], [844, 390], [1280, 800]]) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(120);
  }
  await page.keyboard.press('Escape');
  await idle(page);
  expect(await hooks(page)).toEqual((await truth(page, { line: 'A' })).hooks);
  for (const [letter, text] of Object.entries((await hooks(page)).houses)) {
    await expect(house(page, letter)).toBeInViewport();
    expect(text).toMatch(/^\d/);
  }
});

test('turning the board round in mid-animation', async ({ page }) => {
  await sit(page, SLOW);
  await inMidAir(page);
  await page.keyboard.press('v');
  await idle(page);
  expect(await hooks(page)).toEqual((await truth(page, { line: 'A' })).hooks);
});

for (const speed of ['instant', 'slow']) {
  test(`a double click plays one sowing (${speed})`, async ({ page }) => {
    await sit(page, { speed });
    await house(page, 'A').dblclick();
    await page.keyboard.press('Escape');
    await idle(page);
    expect(await listed(page)).toBe('A');
  });
}

test('a held key plays one sowing', async ({ page }, { project }) => {
  test.skip(project.name === 'phone', 'no keys there');
  await sit(page);
  for (const key of ['Enter', 'Space', 'a']) {
    await page.keyboard.press('n');
    await dialog(page, 'newGame').getByRole('button', { name: 'Start' }).click();
    await house(page, 'A').focus();
    for (let repeats = 0; repeats < 8; repeats += 1) {
      await page.keyboard.down(key);
      await page.waitForTimeout(30);
    }
    await page.keyboard.up(key);
    await idle(page);
    expect(await listed(page), key).toBe('A');
  }
});

test('a press that began before the board changed plays nothing', async ({ page }, { project }) => {
  test.skip(project.name === 'phone', 'a mouse there is none');
  await open(page);
  await begin(page, { north: 'computer' });
  await house(page, 'C').click();
  await house(page, 'D').hover();
  await page.mouse.down();
  await idle(page);
  const line = await listed(page);
  await page.mouse.up();
  await page.waitForTimeout(100);
  expect(await listed(page)).toBe(line);
});

test('the last turn of the other side is shown again, and leaves the board as it was', async ({
  page,
}) => {
  // At instant speed it may be over before anybody looks.
  await open(page, { speed: 'fast' });
  await begin(page, { north: 'computer' });
  await house(page, 'C').click();
  await expect(root(page)).toHaveAttribute('data-turn', 'south');
  await idle(page);
  const before = await hooks(page);
  const line = await listed(page);
  await page.keyboard.press('t');
  await moving(page);
  await idle(page);
  expect(await hooks(page)).toEqual(before);
  expect(await listed(page)).toBe(line);
  await expect(said(page)).toContainText('North sows');
});

test('with reduced motion the same states come in the same order', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await sit(page, { speed: 'normal' });
  await page.evaluate(() => {
    window.seen = [];
    new MutationObserver((changes) => {
      for (const { target: { dataset } } of changes) {
        if (dataset.house) window.seen.push(dataset.house + dataset.seeds);
      }
    }).observe(document.querySelector('[data-hoyito]'), {
      subtree: true, attributeFilter: ['data-seeds'],
    });
  });
  await house(page, 'A').click();
  await idle(page);
  const seen = await page.evaluate(() => window.seen);
  expect(seen.slice(0, 5)).toEqual(['A0', 'B5', 'C5', 'D5', 'E5']);
  const travels = await page.evaluate(() => document.getAnimations()
    .filter((animation) => !(animation instanceof CSSTransition)).length);
  expect(travels).toBe(0);
  expect(await hooks(page)).toEqual((await truth(page, { line: 'A' })).hooks);
});

test('a held Enter or a double click on a menu button starts nothing', async ({ page }) => {
  await sit(page);
  await house(page, 'A').click();
  await idle(page);
  const menu = page.getByRole('button', { name: 'New game' }).first();
  await menu.focus();
  await page.keyboard.down('Enter');
  await expect(dialog(page, 'newGame')).toBeVisible();
  for (let i = 0; i < 3; i += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(dialog(page, 'newGame')).toBeVisible();
  expect(await listed(page)).toBe('A');
  await page.keyboard.press('Escape');
  await menu.dblclick({ force: true });
  await expect(dialog(page, 'newGame')).toBeVisible();
});

test('a finger that rests on a house sees what it would do, and leaves it', async ({ page }) => {
  await sit(page);
  const touch = await fingerOn(page);
  const { x, y, width, height } = await house(page, 'C').boundingBox();
  const on = { x: x + width / 2, y: y + height / 2 };
  const before = await hooks(page);
  await touch('touchStart', on);
  await expect(page.locator('.note')).toContainText('C: ');
  await expect(house(page, 'C')).toHaveClass(/is-source/);
  // What it slides away from is not meant.
  await touch('touchMove', { ...on, y: 4 });
  await touch('touchEnd');
  await expect(page.locator('.note')).toHaveText('');
  expect(await hooks(page)).toEqual(before);
});

test('a tap is answered with the house, and with nothing that was looked at before', async ({
  page,
}) => {
  await sit(page, SLOW);
  await house(page, 'B').focus();
  await expect(page.locator('.note')).toContainText('B: ');
  await tap(page, 'c');
  await expect(page.locator('.note')).toHaveText('c belongs to North.');
  await expect(page.locator('.is-source')).toHaveCount(0);
  await tap(page, 'A');
  await expect(page.locator('.note')).toHaveText('');
  await expect(page.locator('.status')).toContainText('South sows A');
  await page.keyboard.press('Escape');
  await idle(page);
  expect(await hooks(page)).toEqual((await truth(page, { line: 'A' })).hooks);
});

test('a house that is pressed is seen to be, before its sowing is worked out', async ({ page }) => {
  await sit(page);
  await page.evaluate(async () => {
    const { Game } = await import(new URL('hoyito.js', document.baseURI).href);
    const { play } = Game.prototype;
    window.seen = [];
    for (const type of ['click', 'keydown']) {
      addEventListener(type, () => {
        window.drawn = false;
        requestAnimationFrame(() => { window.drawn = true; });
      }, true);
    }
    Game.prototype.play = function watched(house) {
      const { dataset: { busy } } = document.querySelector('[data-hoyito]');
      const pressed = Array.from(
        document.querySelectorAll('.is-pressed'), (it) => it.dataset.house);
      window.seen.push({ busy, pressed, drawn: window.drawn });
      return play.call(this, house);
    };
  });
  await house(page, 'C').click();
  await idle(page);
  await expect(page.locator('.is-pressed')).toHaveCount(0);
  await page.keyboard.press('b');
  await idle(page);
  expect(await page.evaluate(() => window.seen)).toEqual([
    { busy: 'true', pressed: ['C'], drawn: true }, { busy: 'true', pressed: [], drawn: true },
  ]);
  // What cannot be sown is let go again.
  await tap(page, 'C');
  await expect(page.locator('.note')).not.toHaveText('');
  await expect(page.locator('.is-pressed')).toHaveCount(0);
  await idle(page);
});

test('a house that is pressed as the board changes is let go', async ({ page }) => {
  await sit(page);
  await house(page, 'C').click();
  await idle(page);
  await page.evaluate(() => {
    document.querySelector('[data-playable="true"]').click();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'u', bubbles: true }));
  });
  await idle(page);
  expect(await hooks(page)).toEqual((await truth(page, {})).hooks);
  await expect(page.locator('.is-pressed')).toHaveCount(0);
});

test('a house that is pressed as the page goes is sown', async ({ page }) => {
  await sit(page);
  await page.evaluate(() => {
    document.querySelector('[data-house="C"]').click();
    location.reload();
  });
  await expect(page.locator('[data-ply]')).toHaveText([/^C/]);
});

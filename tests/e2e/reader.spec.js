import { test, expect } from './base.js';
import { dialog, house, idle, root, said, sit } from './play.js';

/** What a screen reader gets. It is the same on every screen. */
test.skip(({ isMobile }) => isMobile, 'nothing here depends on the screen');

/** The browser's own tree, as `role name` with what else is told of it. */
async function tree(page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const ids = new Map(nodes.map((node) => [node.nodeId, node]));
  const textOf = ({ role, name, childIds = [] }) => (role?.value === 'StaticText'
    ? [name.value] : childIds.flatMap((id) => (ids.has(id) ? textOf(ids.get(id)) : [])));
  return nodes.filter(({ ignored }) => !ignored).map((node) => ({
    role: node.role.value,
    name: node.name?.value ?? '',
    text: textOf(node).join('|'),
    ...Object.fromEntries((node.properties ?? []).map(({ name, value }) => [name, value.value])),
  }));
}

const houses = (nodes) => nodes.filter(({ role, name }) => (
  role === 'button' && /^([A-Fa-f]|North’s [a-f]|South’s [A-F]), /.test(name)));
const live = (nodes) => nodes.find((node) => node.live === 'polite' && node.role === 'generic');

test('the board is twelve buttons and two heaps, and no picture without a name', async ({
  page,
}) => {
  await sit(page);
  const nodes = await tree(page);
  expect(houses(nodes).map(({ name }) => name)).toEqual([
    ...['C', 'D', 'E', 'F'].map((end, i) => (
      `${'ABCD'[i]}, South, 4 seeds, playable: 5 laps, ends in South’s ${end}`)),
    'E, South, 4 seeds, playable: 5 laps, ends in North’s a',
    'F, South, 4 seeds, playable: 5 laps, ends in North’s b',
    ...[...'abcdef'].map((letter) => (
      `${letter}, North, 4 seeds, not playable: not the side to move`)),
  ]);
  expect(houses(nodes).map(({ disabled }) => Boolean(disabled)))
    .toEqual([...Array(6).fill(false), ...Array(6).fill(true)]);
  const pictures = nodes.filter(({ role }) => role === 'image' || role === 'img');
  expect(pictures.map(({ name }) => name).filter(Boolean))
    .toEqual(['South’s heap: 0 seeds', 'North’s heap: 0 seeds']);
  // What is within a button or a picture is not read out.
  await expect(page.locator('.seeds')).toHaveAttribute('aria-hidden', 'true');

  await expect(root(page)).toMatchAriaSnapshot(`
    - main:
      - heading "Hoyito II" [level=1]
      - navigation "Menu"
      - strong: South to play
      - text: Choose a house in the marked row
      - group "Game":
        - button "Undo" [disabled]
      - complementary "Moves"
      - status
  `);
});

test('a house says in each state why it can be sown or not', async ({ page }) => {
  await sit(page);
  await page.keyboard.press('c');
  await idle(page);
  const named = async (letter) => houses(await tree(page))
    .find(({ name }) => name.startsWith(`${letter}, `));
  expect(await named('e')).toMatchObject({
    name: 'e, North, 0 seeds, not playable: empty', disabled: true,
  });
  expect((await named('b')).name).toBe('b, North, 6 seeds, playable: 6 laps, ends in North’s a, '
    + 'captures 4: North’s a; then another sowing');
  await page.getByRole('button', { name: 'Opening' }).click();
  expect((await named('b')).name).toBe('b, North, 4 seeds, not playable: not the side to move');
  await page.getByRole('button', { name: 'To the end' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await dialog(page, 'resign').getByRole('button', { name: 'Resign' }).click();
  expect(await named('b')).toMatchObject({
    name: 'b, North, 6 seeds, not playable: the game is over', disabled: true,
  });
});

test('a sowing, what it captures and the end come in the one live region', async ({ page }) => {
  await sit(page);
  const status = async () => (await tree(page)).find(({ role }) => role === 'strong').text;
  for (const letter of 'cb') {
    await page.keyboard.press(letter);
    await idle(page);
  }
  const told = 'North sows b, 6 laps, and captures 4: North’s a. North plays again.';
  await expect(said(page)).toHaveText(told);
  const region = live(await tree(page));
  expect(region).toMatchObject({ live: 'polite', relevant: 'additions text' });
  expect(region.text.split('|').at(-1)).toBe(told);
  expect(await status()).toBe('North plays again');
  expect((await tree(page)).map(({ name }) => name)).toContain('North’s heap: 4 seeds');

  await page.getByRole('button', { name: 'Resign' }).click();
  await dialog(page, 'resign').getByRole('button', { name: 'Resign' }).click();
  expect(live(await tree(page)).text.split('|').at(-1)).toBe('South wins. North resigned.');
  expect(await status()).toBe('South wins');
});

test('each dialog is a modal one that is called by its heading', async ({ page }) => {
  await sit(page);
  await house(page, 'A').click();
  await idle(page);
  for (const [key, name] of [
    ['n', 'New game'], ['s', 'Settings'], ['o', 'More'], ['?', 'Rules'],
  ]) {
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    const [open, ...others] = (await tree(page)).filter(({ role }) => role === 'dialog');
    expect(open).toMatchObject({ name, modal: true });
    expect(others).toEqual([]);
    // What lies under it is not there meanwhile.
    expect(houses(await tree(page))).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog')).toHaveCount(0);
  }
});

test('forced colours: what can be sown, was sown and is to move is told apart by lines', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await sit(page);
  await house(page, 'C').click();
  await idle(page);
  const drawn = await page.evaluate(() => {
    const inkOf = (element) => getComputedStyle(element).color;
    const ground = getComputedStyle(document.documentElement).backgroundColor;
    return {
      ground,
      inks: Array.from(document.querySelectorAll('.count, .letter, .total, .owner'), inkOf),
      chalk: getComputedStyle(document.querySelector('.chalked')).display,
    };
  });
  expect(drawn.inks.length).toBeGreaterThan(24);
  expect(new Set(drawn.inks).size).toBe(1);
  expect(drawn.inks[0]).not.toBe(drawn.ground);
  expect(drawn.chalk).toBe('inline');
  // Pictures of houses alone, without what they hold: each state is another drawing.
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('.seeds, .count, .letter')) {
      part.style.visibility = 'hidden';
    }
  });
  const look = async (letter) => (
    await house(page, letter).screenshot({ animations: 'disabled' })).toString('base64');
  const [playable, empty, sown] = [await look('c'), await look('e'), await look('C')];
  expect(new Set([playable, empty, sown]).size).toBe(3);
});

import { readdirSync } from 'node:fs';

import { clean } from './axe.js';
import { test, expect } from './base.js';
import { dataOf, dialog, house, hurry, idle, playOut, root, said, sit } from './play.js';

/** What stands above the board of a first visit, and what is said when the game below ends. */
const SPOKEN = {
  en: ['Your turn',
    'South sows E, one lap, and captures 4: South’s F. The last four go to South. North '
    + 'wins 28 to 20. The last capture took the last four with it.'],
  es: ['Te toca',
    'Sur siembra E, una vuelta, y captura 4: F de Sur. Las cuatro últimas son para Sur. '
    + 'Norte gana por 28 a 20. La última captura se llevó también las cuatro que quedaban.'],
  fr: ['À vous de jouer',
    'Sud sème E en un relais et prend 4 graines : F de Sud. Les quatre dernières vont à '
    + 'Sud. Nord gagne 28 à 20. La dernière capture a emporté les quatre dernières graines.'],
  pl: ['Twój ruch',
    'Południe sieje z E, jedno okrążenie, i zbija 4: F Południa. Ostatnie cztery bierze '
    + 'Południe. Północ wygrywa 28 do 20. Ostatnie zbicie zabrało też cztery ostatnie '
    + 'ziarna.'],
  pt: ['Sua vez',
    'Sul semeia E em uma volta e captura 4 sementes: F de Sul. As últimas quatro vão para '
    + 'Sul. Norte vence por 28 a 20. A última captura levou também as últimas quatro '
    + 'sementes.'],
  nl: ['Jij bent aan zet',
    'Zuid zaait vanuit E, één omloop, en vangt 4: F van Zuid. De laatste vier gaan naar '
    + 'Zuid. Noord wint met 28 tegen 20. De laatste vangst nam ook de laatste vier mee.'],
  ca: ['Et toca',
    'Sud sembra E, una volta, i captura 4: F de Sud. Les quatre últimes són per a Sud. '
    + 'Nord guanya per 28 a 20. L’última captura s’ha endut també les quatre que quedaven.'],
};

const PARTS = readdirSync(new URL('../../www/locales', import.meta.url))
  .filter((name) => name.startsWith('en')).map((name) => name.slice('en'.length));
const textsOf = (language) => Promise.all(
  PARTS.map(async (part) => (await dataOf(`locales/${language}${part}`)).default));
const wordsIn = (text) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
const valuesOf = (texts) => (typeof texts === 'string'
  ? [texts.replace(/\{\w+\}/g, '')] : Object.values(texts).flatMap(valuesOf));
const wordsOf = async (language) => new Set(valuesOf(await textsOf(language)).flatMap(wordsIn));

/** All that can be read or is read out, but for what says itself that it is of another language. */
const texts = (page) => page.evaluate(() => {
  const foreign = (element) => element.closest('[lang]') !== document.documentElement;
  for (const element of document.querySelectorAll('noscript, script')) element.remove();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [document.title];
  while (walk.nextNode()) {
    if (!foreign(walk.currentNode.parentElement)) found.push(walk.currentNode.data);
  }
  for (const element of document.querySelectorAll('[aria-label], [title], [aria-valuetext]')) {
    if (foreign(element)) continue;
    found.push(element.ariaLabel ?? '', element.title, element.ariaValueText ?? '');
  }
  return found;
});

/** Keys that stand where a text should, and what runs over the edge of the screen. */
const faults = (page) => page.evaluate(() => {
  const app = document.querySelector('[data-hoyito]');
  const texts = [app.innerText, ...Array.from(app.querySelectorAll('[aria-label], [title]'),
    (element) => `${element.ariaLabel ?? ''} ${element.title}`)];
  const wide = Array.from(app.querySelectorAll('header button, .controls button, .status *'))
    .filter((element) => element.offsetParent && !element.closest('aside'))
    .filter((element) => element.getBoundingClientRect().right > innerWidth + 1);
  return [
    ...texts.flatMap((text) => text.match(/\b[a-z]+\.[a-zA-Z-]+(\.[a-zA-Z-]+)*\b(?!\.js)/g) ?? []),
    ...texts.flatMap((text) => text.match(/\{\w+\}/g) ?? []),
    ...wide.map((element) => `over the edge: ${element.textContent}`),
  ];
});

for (const [language, [headline, last]] of Object.entries(SPOKEN)) {
  test(`a whole game, begun and played in ${language}`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.addInitScript(() => { localStorage['hoyito.settings'] ??= '{"speed":"instant"}'; });
    await hurry(page);
    await page.goto(`./?lang=${language}`);
    await idle(page);
    const { side, do: deeds } = (await dataOf(`locales/${language}.js`)).default;
    const { player, dialog: asked } = (await dataOf(`locales/${language}-dialogs.js`)).default;
    const own = await wordsOf(language);
    // "Esc" is what stands on the key.
    const strange = new Set([...await wordsOf('en')].filter((word) => (
      word !== 'esc' && !own.has(word))));
    const looks = async (where) => {
      expect(await faults(page), where).toEqual([]);
      const seen = await texts(page);
      expect(seen.length, where).toBeGreaterThan(20);
      expect(seen.flatMap(wordsIn).filter((word) => strange.has(word)), where).toEqual([]);
    };

    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('.status strong')).toHaveText(headline);
    const size = page.viewportSize();
    await page.setViewportSize({ width: 390, height: 844 });
    await looks('on a phone');
    await page.setViewportSize(size);
    await looks('at first');
    await clean(page, 'the page');

    await page.getByRole('button', { name: deeds.newGame, exact: true }).first().press('Enter');
    const form = page.getByRole('dialog', { name: asked.newGame });
    await form.getByRole('group', { name: side.north, exact: true })
      .getByLabel(player.person, { exact: true }).check();
    await looks('a new game');
    await form.getByRole('button', { name: deeds.start, exact: true }).press('Enter');
    await expect(form).toHaveCount(0);
    const line = await playOut(page, {}, async (letter) => {
      await page.keyboard.press(letter.toLowerCase());
    });
    expect(line.length).toBeGreaterThan(10);
    await expect(said(page)).toHaveText(last);
    await looks('at the end');

    await page.getByRole('button', { name: deeds.settings, exact: true }).press('Enter');
    await expect(page.getByRole('dialog', { name: deeds.settings })).toBeVisible();
    await looks('settings');
    await clean(page, 'settings');
    await page.keyboard.press('Escape');

    // The menu ends with the settings; a replay is a bar, and ends by the same key.
    await page.keyboard.press('o');
    const menu = dialog(page, 'more');
    await expect(menu).toBeVisible();
    const parts = await menu.locator('li').count() - 1;
    expect(parts).toBeGreaterThan(7);
    for (let part = 0; part < parts; part += 1) {
      const entry = menu.locator('li button').nth(part);
      const name = await entry.locator('b').innerText();
      await entry.click();
      await expect(menu).toHaveCount(0);
      await expect(page.locator('dialog[open], .replay-bar').first()).toBeVisible();
      await clean(page, name);
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog[open], .replay-bar')).toHaveCount(0);
      await page.keyboard.press('o');
    }
  });
}

test('the language changes on the fly, and is kept', async ({ page }) => {
  await sit(page);
  await house(page, 'A').click();
  await idle(page);
  const board = await page.locator('[data-house="B"]').getAttribute('data-seeds');
  await page.keyboard.press('s');
  const settings = dialog(page, 'settings');
  await settings.locator('select', { has: page.locator('option[value="pl"]') }).selectOption('pl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  await page.keyboard.press('Escape');
  await expect(root(page).locator('header')).toContainText('Nowa');
  await expect(house(page, 'B')).toHaveAttribute('data-seeds', board);
  // What was said before stays in its language, and says so.
  await expect(said(page)).toHaveText(/^South sows A/);
  await expect(said(page)).toHaveAttribute('lang', 'en');
  expect(await faults(page)).toEqual([]);
  await page.reload();
  await idle(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  // An address that names a language is stronger than what was chosen before.
  await page.goto('./?lang=fr');
  await idle(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('button', { name: 'Sauter' })).toHaveAttribute('title', /\(Échap\)$/);
});

/** Chooses a language in the settings, which stay open in it. */
async function choose(page, language, title) {
  await page.keyboard.press('s');
  const select = dialog(page, 'settings').locator('select[name="language"]');
  await select.focus();
  await select.selectOption(language);
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  await expect(select).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
}

test('what stands above and under the board follows the language, and goes with its visit', async ({
  page,
}) => {
  await sit(page);
  await house(page, 'A').click();
  await idle(page);
  const above = page.locator('[data-guest="bar"]');
  const under = page.locator('[data-guest="controlsBar"]');
  const visit = async (part) => {
    await page.keyboard.press('o');
    await dialog(page, 'more').getByRole('button', { name: part }).press('Enter');
  };
  const bars = {
    async editor() {
      await visit(/^Set up/);
      await dialog(page, 'editor').locator('.answers .strong').press('Enter');
    },
    async puzzle() {
      await visit(/^Puzzles/);
      await dialog(page, 'puzzles').locator('.daily').press('Enter');
    },
    async lesson() {
      await visit(/^Learn/);
      await dialog(page, 'tutorial').locator('.answers .strong').press('Enter');
    },
    async link() {
      await page.evaluate(async () => {
        const { positionFragment } = await import(
          new URL('www/share/link.js', document.baseURI).href);
        location.hash = positionFragment('hoyito-2 444444/444444 0-0 N');
      });
    },
    async saved() {
      await page.keyboard.press('n');
      await dialog(page, 'newGame').locator('.answers .strong').press('Enter');
      await visit(/^Saved games/);
      await dialog(page, 'library').locator('.saved-games button').first().press('Enter');
    },
  };
  for (const [name, bring] of Object.entries(bars)) {
    await bring();
    await expect(above, name).toBeVisible();
    await idle(page);
    const said = await above.innerText();
    await choose(page, 'pl', 'Ustawienia');
    const polish = await above.innerText();
    const lines = (text) => text.split('\n').filter((line) => line.trim());
    expect(lines(said).length, name).toBeGreaterThan(2);
    lines(said).forEach((line, i) => expect(lines(polish)[i], name).not.toBe(line));
    await choose(page, 'en', 'Settings');
    expect(await above.innerText(), name).toBe(said);
    const ways = above.getByRole('button');
    await (name === 'lesson' ? ways.first() : ways.last()).press('Enter');
    await expect(above, name).toHaveCount(0);
  }
  await house(page, 'A').click();
  await idle(page);
  await visit(/^Replay/);
  await expect(under).toBeVisible();
  await choose(page, 'fr', 'Réglages');
  await expect(under).toHaveAccessibleName('Revoir la partie');
  await expect(page.locator('.status strong')).not.toHaveText(/Sowing/);
});

test('the browser’s language is spoken, or English', async ({ browser, baseURL }) => {
  for (const [locale, spoken] of [['pt-BR', 'pt'], ['de-DE', 'en']]) {
    const context = await browser.newContext({ locale, baseURL });
    const page = await context.newPage();
    await page.goto('./');
    await idle(page);
    await expect(page.locator('html')).toHaveAttribute('lang', spoken);
    await context.close();
  }
});

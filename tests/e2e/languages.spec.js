import { test, expect } from './base.js';
import { dialog, house, idle, open, root } from './play.js';

/** What stands above the board of a first visit. */
const FIRST = {
  en: 'Your turn', es: 'Te toca', fr: 'À vous de jouer', pl: 'Twój ruch', pt: 'Sua vez',
  nl: 'Jij bent aan zet', ca: 'Et toca',
};

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

for (const [language, headline] of Object.entries(FIRST)) {
  test(`the first screen and a move, ${language}`, async ({ page }) => {
    await page.addInitScript(() => { localStorage['hoyito.settings'] ??= '{"speed":"instant"}'; });
    await page.goto(`./?lang=${language}`);
    await idle(page);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('.status strong')).toHaveText(headline);
    expect(await faults(page)).toEqual([]);
    await house(page, 'C').click();
    await idle(page);
    expect(await faults(page)).toEqual([]);
  });
}

test('the language changes on the fly, and is kept', async ({ page }) => {
  await open(page);
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
  expect(await faults(page)).toEqual([]);
  await page.reload();
  await idle(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  // An address that names a language is stronger than what was chosen before.
  await page.goto('./?lang=fr');
  await idle(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
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

// What a release is given after Trunk: the rules as pages without a script, and what others are to
// know of the game's page. `node xtask/pages/build.js DIST [ADDRESS]`; ARCHITECTURE.md says more.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { createI18n } from '../../www/i18n.js';
import { LANGUAGES, loadTexts } from '../../www/languages.js';
import { createScratch } from '../../www/scratch.js';
import { createTable } from '../../www/table.js';
import { h } from '../../www/view/dom.js';
import { document } from './document.js';
import { headOfGame, oembedOf, pathOf, siteOf } from './head.js';
import { languages, rulesPage } from './page.js';

/** Of the release, and what only these pages have. */
const SHEETS = ['www/css/tokens.css', 'www/css/rules.css', 'www/css/print.css'];

globalThis.document = document;

const [dist, address] = process.argv.slice(2);
const site = siteOf(address);
const beside = (name) => new URL(name, import.meta.url);
const read = (path) => readFileSync(join(dist, path), 'utf8');
const write = (path, text) => writeFileSync(join(dist, path), text);
const writeData = (path, data) => write(path, `${JSON.stringify(data, null, 1)}\n`);

const glue = await import(pathToFileURL(join(dist, 'hoyito.js')));
glue.initSync({ module: readFileSync(join(dist, 'hoyito_bg.wasm')) });
const own = createTable(glue);
const table = { ...own, ...createScratch(own) };

const spoken = await Promise.all(LANGUAGES.map(async (language) => {
  const i18n = createI18n(await loadTexts(language, ''), language, loadTexts);
  await i18n.part('settings');
  return i18n.part('rules');
}));
const byLanguage = (text) => Object.fromEntries(
  spoken.map((i18n) => [i18n.language(), text(i18n)]));

mkdirSync(join(dist, 'rules'), { recursive: true });
write('rules/sheet.css', SHEETS.map(read).join('\n') + readFileSync(beside('page.css'), 'utf8'));
copyFileSync(beside('picture.jpg'), join(dist, 'rules/picture.jpg'));

const names = byLanguage((i18n) => {
  const language = i18n.language();
  const [first, ...rest] = new Intl.DisplayNames(language, { type: 'language' }).of(language);
  return first.toLocaleUpperCase(language) + rest.join('');
});
for (const i18n of spoken) {
  const language = i18n.language();
  write(pathOf(language), rulesPage({ i18n, table, site, names }));
  if (site) {
    writeData(`rules/${language}.json`, oembedOf(site, i18n.t('rules.page.title'), {
      rules: 'hoyito-2', lang: language,
    }));
  }
}

/** Puts something before a mark in the game's page, as Trunk leaves it. */
const put = (text, mark, ...what) => {
  const [before, after, ...more] = text.split(mark);
  if (after === undefined || more.length) throw new Error(`index.html has not one ${mark}`);
  return `${before}${what.join('\n')}\n${mark}${after}`;
};
const ways = h('p', {}, ...languages(byLanguage(({ t }) => t('rules.title')), pathOf));
/** Comments and indents are for those who read the sources. */
const index = read('index.html').replace(/<!--.*?-->/gs, '').replace(/\n\s+</g, '\n<');
const DONE = 'rel="canonical"';
if (index.includes(DONE)) throw new Error(`index.html has ${DONE} already`);
const [, about] = /<meta name="description" content="([^"&]+)">/.exec(index);
write('index.html', [
  ['</noscript>', ways],
  ['</div>', ways],
  ['</head>', ...headOfGame(site, { title: 'Hoyito', about, language: LANGUAGES[0] })],
].reduce((text, [mark, ...what]) => put(text, mark, ...what), index));
if (site) writeData('oembed.json', oembedOf(site, 'Hoyito', { rules: 'hoyito-2' }));

// Run from the root of the repository: `npm run lint` here does.
import { existsSync } from 'node:fs';

import js from '@eslint/js';
import stylistic from '@stylistic/eslint-plugin';
import globals from 'globals';

/** The only modules that know the wasm. */
const WORKERS = ['www/ai/worker.js', 'www/ai/tables-worker.js'];
const ENGINE = ['www/files.js', ...WORKERS];

/** Pure functions and state: no page, no clock, no views. */
const PURE = [
  'www/store.js',
  'www/a11y.js',
  'www/shown.js',
  'www/model.js',
  'www/i18n.js',
  'www/animate/plan.js',
  'www/notes.js',
  'www/settings-file.js',
  'www/analysis/values.js',
  'www/analysis/losses.js',
  'www/analysis/curve.js',
  'www/analysis/openings.js',
  'www/library/entries.js',
  'www/library/filter.js',
  'www/library/split.js',
  'www/library/tally.js',
  'www/share/copies.js',
  'www/share/due.js',
  'www/share/incoming.js',
  'www/share/link.js',
  'www/share/tables.js',
  'www/editor/setup.js',
  'www/editor/model.js',
  'www/editor/words.js',
  'www/ear/words.js',
  'www/embed/commands.js',
  'www/embed/wishes.js',
  'www/replay/timeline.js',
  'www/replay/words.js',
  'www/puzzles/verdict.js',
  'www/puzzles/collection.js',
  'www/rules/frames.js',
  'www/rules/pictures.js',
  'www/tutorial/lessons.js',
  'www/tutorial/progress.js',
  'www/tutorial/verdict.js',
  'www/locales/*.js',
];

// A name that fits nothing would be checked by nobody.
for (const file of [...ENGINE, ...PURE].filter((name) => !name.includes('*'))) {
  if (!existsSync(file)) throw new Error(`${file} is not there`);
}

const wasm = {
  regex: '(^|/)hoyito(_bg)?(\\.js|\\.wasm)?$',
  message: 'Only www/files.js and the workers in www/ai may import the wasm.',
};
const views = {
  regex: '(^|/)(view/|main\\.js$|animate/run\\.js$|engine\\.js$|ai/)',
  message: 'A pure module imports no view, no engine and nothing that runs.',
};
const page = [
  'document', 'window', 'self', 'globalThis', 'localStorage', 'sessionStorage', 'navigator',
  'location', 'performance', 'requestAnimationFrame', 'setTimeout', 'setInterval', 'Date', 'fetch',
];

const restrictImports = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns }] });

const noMarkup = ['innerHTML', 'outerHTML', 'insertAdjacentHTML', 'setHTMLUnsafe'].map(
  (property) => ({ property, message: 'Build nodes: text must never become markup.' }),
);

export default [
  { ignores: ['**/node_modules/**', 'tests/.results/**', 'www/vendor/**'] },
  js.configs.recommended,
  {
    plugins: { style: stylistic },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'eqeqeq': ['error', 'always', { null: 'ignore' }],
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      'style/eol-last': 'error',
      'style/max-len': ['error', { code: 100, ignoreUrls: true }],
      'style/no-trailing-spaces': 'error',
      'style/quotes': ['error', 'single', { avoidEscape: true }],
      'style/semi': 'error',
    },
  },
  {
    files: ['www/**/*.js', 'xtask/onefile/*.js'],
    languageOptions: { globals: globals.browser },
    rules: {
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-restricted-properties': ['error', ...noMarkup],
    },
  },
  {
    files: ['www/**/*.js'],
    ignores: ['www/files.js'],
    rules: {
      'no-restricted-syntax': ['error', {
        selector: 'MetaProperty[meta.name="import"]',
        message: 'Ask www/files.js where a file is: the page in one file has them elsewhere.',
      }],
    },
  },
  { files: ['www/**/*.js'], ignores: [...ENGINE, ...PURE], rules: restrictImports(wasm) },
  // Pages of others load these as classic scripts, and wikis read no newer language.
  { files: ['www/hoyito-embed.js'], languageOptions: { sourceType: 'script' } },
  {
    files: ['www/hoyito-gadget.js'],
    languageOptions: { sourceType: 'script', ecmaVersion: 2015 },
  },
  {
    files: PURE,
    rules: {
      ...restrictImports(wasm, views),
      'no-restricted-globals': ['error', ...page],
    },
  },
  {
    files: WORKERS,
    languageOptions: { globals: globals.worker },
    rules: { 'no-restricted-globals': ['error', 'document', 'window'] },
  },
  { files: ['xtask/pages/*.js'], languageOptions: { globals: globals.node } },
  {
    files: ['tests/**/*.js'],
    // Functions that Playwright hands to the page see the browser's globals.
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
  },
];

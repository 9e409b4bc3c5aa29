import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import test from 'node:test';

const root = new URL('../../', import.meta.url);
const address = new URL('www/manifest.webmanifest', root);
const manifest = JSON.parse(readFileSync(address, 'utf8'));
const page = readFileSync(new URL('index.html', root), 'utf8');

/** Width and height, as a PNG's head has them. */
const sizeOf = (png) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

test('the installed game begins at the page, wherever that is', () => {
  for (const place of ['start_url', 'scope', 'id']) {
    assert.equal(new URL(manifest[place], address).href, root.href, place);
    assert.ok(!/^(\/|\w+:)/.test(manifest[place]), place);
  }
});

test('icons are there, in the sizes that they are said to have', () => {
  const sizes = { any: [], maskable: [] };
  for (const { src, sizes: size, type, purpose } of manifest.icons) {
    const icon = readFileSync(new URL(src, address));
    if (type === 'image/png') assert.equal(sizeOf(icon), size, src);
    else assert.match(icon.toString(), /^<svg /, src);
    sizes[purpose].push(size);
  }
  assert.deepEqual(sizes.any, ['any', '192x192', '512x512']);
  assert.deepEqual(sizes.maskable, ['192x192', '512x512']);
});

test('what the page links to is there', () => {
  const links = [...page.matchAll(/<link rel="[\w -]+" href="(www\/[^"]+)"/g)].map(([, to]) => to);
  assert.ok(links.includes('www/icons/icon.svg'));
  for (const link of links) assert.ok(existsSync(new URL(link, root)), link);
});

test('what is installed opens in the colour of the ground', () => {
  const tokens = readFileSync(new URL('www/css/tokens.css', root), 'utf8');
  const [, light] = tokens.match(/--ground: light-dark\((#\w+), #\w+\)/);
  assert.deepEqual([manifest.theme_color, manifest.background_color], [light, light]);
});

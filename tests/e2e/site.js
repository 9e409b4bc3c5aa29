import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const UNDER = '/games/hoyito/';

/** No type for `.wasm`: that is what servers do which have not heard of it. */
const TYPES = {
  '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

/**
 * The release as a build leaves it, but for what has been changed.
 * @param {string} dir made to hold it @param {(dir: string) => void} change
 */
export function release(dir, change) {
  cpSync(process.env.HOYITO_DIST ?? join(ROOT, 'dist'), dir, { recursive: true });
  change(dir);
  execFileSync('cargo', ['xtask', 'precache', dir], { cwd: ROOT });
  return dir;
}

/** Serves a folder that can be changed for another, lets browsers cache all, and can be gone. */
export async function serve() {
  const site = { dir: '', asked: [], missed: [] };
  const server = createServer(({ url }, response) => {
    const path = decodeURIComponent(url.split('?')[0]);
    site.asked.push(path);
    if (path === UNDER.slice(0, -1)) {
      return response.writeHead(301, { Location: UNDER + url.slice(path.length) }).end();
    }
    try {
      const inner = normalize(path.replace(UNDER, '') || 'index.html');
      if (!path.startsWith(UNDER) || inner.startsWith('..')) throw new Error('outside');
      const body = readFileSync(join(site.dir, inner));
      const type = TYPES[extname(inner)] ?? 'application/octet-stream';
      response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'max-age=600' }).end(body);
    } catch {
      site.missed.push(path);
      response.writeHead(404).end();
    }
  });
  await new Promise((done) => { server.listen(0, '127.0.0.1', done); });
  site.url = `http://127.0.0.1:${server.address().port}${UNDER}`;
  site.stop = () => new Promise((done) => {
    server.close(done);
    server.closeAllConnections();
  });
  return site;
}

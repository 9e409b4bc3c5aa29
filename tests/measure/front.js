import { execFileSync } from 'node:child_process';
import { request } from 'node:http';
import { createSecureServer } from 'node:http2';

/** A key and its certificate, which nobody but this run will ever see. */
const certificate = () => execFileSync('openssl', [
  'req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2',
  '-subj', '/CN=localhost', '-keyout', '-', '-out', '-',
], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/**
 * HTTP/2 before a server that does not speak it, as hosts have it: all that a page asks for goes
 * over one connection, which is counted.
 * @param {string} address of that server
 */
export async function startFront(address) {
  const pem = certificate();
  const { origin } = new URL(address);
  /** @type {{ path: string, status: number, bytes: number }[]} body bytes, as sent */
  const answers = [];
  const sockets = new Set();
  const server = createSecureServer({ key: pem, cert: pem }, (asked, answer) => {
    const { ':path': path, ':method': method, ...headers } = asked.headers;
    const kept = Object.entries(headers).filter(([name]) => !name.startsWith(':'));
    const inner = request(origin + path, { method, headers: Object.fromEntries(kept) }, (given) => {
      const others = { ...given.headers };
      // Of the connection behind this one.
      for (const name of ['connection', 'transfer-encoding', 'keep-alive']) delete others[name];
      const entry = { path, status: given.statusCode, bytes: 0 };
      answers.push(entry);
      answer.writeHead(given.statusCode, others);
      given.on('data', (chunk) => { entry.bytes += chunk.length; });
      given.pipe(answer);
    });
    inner.on('error', () => answer.stream.close());
    inner.end();
  });
  server.on('secureConnection', (socket) => sockets.add(socket));
  await new Promise((done) => { server.listen(0, '127.0.0.1', done); });
  const { port } = server.address();
  return {
    url: `https://127.0.0.1:${port}${new URL(address).pathname}`,
    answers,
    /** All that was sent so far, headers and encryption too. */
    sent: () => [...sockets].reduce((sum, socket) => sum + socket.bytesWritten, 0),
    stop() {
      sockets.forEach((socket) => socket.destroy());
      server.close();
    },
  };
}

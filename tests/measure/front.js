import { Agent, request } from 'node:http';
import { createSecureServer } from 'node:http2';

/** Of the connection behind this one. */
const OWN = ['connection', 'keep-alive', 'transfer-encoding'];

/**
 * HTTP/2 before a server that does not speak it, as hosts have it: all that a page asks for goes
 * over one connection, and is counted.
 * @param {string} address of that server @param {string} pem key and certificate
 */
export async function startFront(address, pem) {
  const { origin, pathname } = new URL(address);
  /** @type {{ path: string, status: number, bytes: number }[]} without headers, as they are sent */
  const answers = [];
  const sockets = new Set();
  const agent = new Agent({ maxSockets: 6 });
  const server = createSecureServer({ key: pem, cert: pem }, (asked, answer) => {
    const { ':path': path, ':method': method } = asked.headers;
    const headers = Object.entries(asked.headers).filter(([name]) => !name.startsWith(':'));
    const inner = request(origin + path, {
      agent, method, headers: Object.fromEntries(headers),
    });
    inner.on('error', () => answer.stream.close());
    inner.on('response', (given) => {
      const entry = { path, status: given.statusCode, bytes: 0 };
      answers.push(entry);
      const others = Object.entries(given.headers).filter(([name]) => !OWN.includes(name));
      answer.writeHead(given.statusCode, Object.fromEntries(others));
      given.on('data', (chunk) => { entry.bytes += chunk.length; });
      given.pipe(answer);
    });
    inner.end();
  });
  server.on('secureConnection', (socket) => sockets.add(socket));
  await new Promise((done) => { server.listen(0, '127.0.0.1', done); });
  return {
    url: `https://127.0.0.1:${server.address().port}${pathname}`,
    answers,
    /** Bytes of all that was sent so far, with headers and what encryption adds. */
    sent: () => [...sockets].reduce((sum, socket) => sum + socket.bytesWritten, 0),
    stop() {
      sockets.forEach((socket) => socket.destroy());
      server.close();
    },
  };
}

import { mkdirSync, writeFileSync } from 'node:fs';

/** Where xtask looks, whose summary comes last and says what failed. */
const FILE = new URL('.results/failed.txt', import.meta.url);
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/** Writes down the tests that failed, a line each, with what was wrong. */
export default class Failed {
  onBegin(_, suite) {
    this.suite = suite;
  }

  onEnd() {
    const lines = this.suite.allTests().filter((test) => test.outcome() === 'unexpected')
      .map((test) => {
        const { message = 'no message' } = test.results.at(-1)?.error ?? {};
        const [wrong] = message.replaceAll(COLOURS, '').split('\n');
        return `${test.titlePath().filter(Boolean).join(' › ')}: ${wrong}`;
      });
    if (!lines.length) return;
    mkdirSync(new URL('.', FILE), { recursive: true });
    writeFileSync(FILE, lines.join('\n'));
  }

  printsToStdio() {
    return false;
  }
}

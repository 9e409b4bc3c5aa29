// In the place of www/files.js in the page in one file: all is here, and nothing is fetched.
import packed from '../hoyito_bg.wasm.gz';
import { newGlue } from '../glue.js';

/** The program that holds this module, as the page or the worker was given it. */
const program = globalThis.document?.currentScript.textContent;

export const loadWasm = () => {
  // No Blob: WebKit reads none in a worker without an origin, as a page on a disk has it.
  const unpacked = new Response(packed).body.pipeThrough(new DecompressionStream('gzip'));
  return new Response(unpacked).arrayBuffer();
};

export const loadGlue = async () => newGlue();

/** The worker runs the same program, which begin.js begins elsewhere. */
export const startWorker = (name) => {
  const address = URL.createObjectURL(new Blob([program], { type: 'text/javascript' }));
  const worker = new Worker(address, { name });
  // The worker has its program by the time it can say anything.
  worker.addEventListener('message', () => URL.revokeObjectURL(address), { once: true });
  return worker;
};

/** A sheet made here is no inline style to the Content-Security-Policy. */
export const loadSheet = async (name) => {
  const { default: text } = await import(`./css/${name}.css`);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
};

// What the program of the page in one file begins with: in a worker, by the name that it was given.
import './www/files.js';

const WORKERS = {
  'worker': () => import('./www/ai/worker.js'),
  'tables-worker': () => import('./www/ai/tables-worker.js'),
};

if (globalThis.document) import('./www/dress.js');
else WORKERS[self.name]();

import { execFileSync } from 'node:child_process';
import { createHash, createPublicKey } from 'node:crypto';

/** A key and its certificate, in one text; they are of use to nobody after this run. */
export const certificate = () => execFileSync('openssl', [
  'req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2',
  '-subj', '/CN=localhost', '-keyout', '-', '-out', '-',
], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** By which Chromium is told to trust it: what it only tolerates it does not keep in its cache. */
export const fingerprint = (/** @type {string} */ pem) => createHash('sha256')
  .update(createPublicKey(pem).export({ type: 'spki', format: 'der' })).digest('base64');

/** The words of what is kept for later. Types alone: the page does not load this file. */

/** What a version of the page says about itself. */
export interface Release { version: string; files: number; bytes: number }

/** Events of a service worker; TypeScript's own types for them do not go with those of a page. */
interface Lasting extends Event { waitUntil(done: Promise<unknown>): void }
interface Fetching extends Event {
  request: Request;
  respondWith(response: Promise<Response>): void;
}
interface WorkerEvents {
  install: Lasting;
  activate: Lasting;
  fetch: Fetching;
  message: MessageEvent;
}

/** The service worker as it sees itself. */
export interface Keeper {
  registration: ServiceWorkerRegistration;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener<K extends keyof WorkerEvents>(
    kind: K, hear: (event: WorkerEvents[K]) => unknown,
  ): void;
}

declare global {
  /** Written by the build; see `www/sw.js`. */
  const VERSION: string;
  /** Addresses from the page on; `fetch`'s `integrity`, and bytes. */
  const FILES: Record<string, [string, number]>;
}

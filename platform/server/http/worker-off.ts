import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

/** The address of the worker that keeps the app on people's devices. */
const WORKER = 'sw.js';

/** Takes the worker's place, empties what it kept of the app, and goes. What people wrote stays. */
export const GOING_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const emptied = caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))));
  event.waitUntil(emptied.then(() => self.registration.unregister()));
});
`;

/**
 * The emergency switch: where the built app has no worker, the one that devices still have is told
 * to go. Without an answer here it would stay, and keep serving the version it has.
 */
export function switchWorkerOff(app: FastifyInstance, webRoot: string): void {
  if (existsSync(join(webRoot, WORKER))) return;
  app.get(`/${WORKER}`, (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(GOING_WORKER),
  );
}

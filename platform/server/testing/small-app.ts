import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/database.ts';
import type { Route } from '../http/handle.ts';
import { createHttpApp, type HttpOptions } from '../http/http-app.ts';
import { proveOwner } from '../sessions/owner.ts';

export const SMALL_APP_ORIGIN = 'http://localhost:3000';

/** The HTTP side alone, around routes of the test's own. The header `x-test-session` signs in. */
export async function smallApp(
  routes: Route[],
  options: Partial<HttpOptions> = {},
): Promise<FastifyInstance> {
  const app = await createHttpApp({
    title: 'Test',
    routes,
    db: {} as Db,
    sessionGate: async (request) => {
      const session = request.headers['x-test-session'];
      return typeof session === 'string'
        ? {
            owner: proveOwner(session),
            sessionId: `${session}-1`,
            emailVerified: true,
            signedInAtMs: 0,
          }
        : null;
    },
    worker: null,
    checkHealth: async () => {},
    clock: () => 0,
    secret: 'a secret for tests only, long enough to sign',
    publicUrl: SMALL_APP_ORIGIN,
    web: null,
    log: { level: 'silent' },
    rateLimits: 'off',
    trustProxy: false,
    ...options,
  });
  await app.ready();
  return app;
}

/** Headers with which a signed-in non-read passes. */
export async function writeHeaders(
  app: FastifyInstance,
  session: string,
): Promise<Record<string, string>> {
  const response = await app.inject({
    url: '/api/csrf-token',
    headers: { 'x-test-session': session },
  });
  const { csrfToken } = response.json<{ csrfToken: string }>();
  return { 'x-test-session': session, 'x-csrf-token': csrfToken };
}

import type { FastifyInstance } from 'fastify';
import { AppError } from '#platform/shared/errors.ts';
import type { Db } from '../db/database.ts';
import type { Route } from './handle.ts';
import type { RateLimiters } from './rate-limits.ts';
import type { CallerOf } from './request-caller.ts';

const DEFAULT_BODY_LIMIT_BYTES = 100_000;

type Options = { db: Db; clock: () => number; callerOf: CallerOf; limiters: RateLimiters | null };

/** Registers the routes on Fastify with validation, access, limits and serialization. */
export function registerRoutes(app: FastifyInstance, routes: Route[], options: Options): void {
  for (const route of routes) {
    if (route.kind === 'endpoint') registerEndpoint(app, route, options);
    else void app.register(async (scope) => registerPlain(scope, route, options));
  }
}

function registerPlain(
  scope: FastifyInstance,
  route: Extract<Route, { kind: 'plain' }>,
  { limiters }: Options,
): void {
  if (limiters) scope.addHook('onRequest', limiters.read);
  route.register(scope);
}

function registerEndpoint(
  app: FastifyInstance,
  { endpoint, run }: Extract<Route, { kind: 'endpoint' }>,
  { db, clock, callerOf, limiters }: Options,
): void {
  const { params, query, body } = endpoint;
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    bodyLimit: endpoint.bodyLimitBytes ?? DEFAULT_BODY_LIMIT_BYTES,
    schema: {
      summary: endpoint.summary,
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      response: { 200: endpoint.response },
    },
    onRequest: [
      ...(limiters ? [limiters[endpoint.rate]] : []),
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        if (endpoint.access === 'signed-in' && !(await callerOf(request))) {
          throw new AppError('unauthenticated', { message: 'Sign in to continue.' });
        }
      },
      // Before any of the body is read, and for nobody who may not call.
      ...(limiters && endpoint.method !== 'GET' ? [limiters.body] : []),
    ],
    handler: async (request, reply) =>
      run({
        params: request.params,
        query: request.query,
        body: request.body,
        db,
        caller: await callerOf(request),
        nowMs: clock(),
        log: request.log,
        request,
        reply,
      } as never),
  });
}

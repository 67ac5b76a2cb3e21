import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { RateClass } from '#platform/shared/endpoint.ts';
import { AppError } from '#platform/shared/errors.ts';
import { formatWait } from '#platform/shared/format-wait.ts';
import { limitBodies } from './body-budget.ts';
import { CallCounts } from './call-counts.ts';
import type { CallerOf } from './request-caller.ts';

const MINUTE_MS = 60_000;
const IPV6_SUBNET_BITS = 64;

/**
 * Calls of one class that one person (or, signed out, one address) may make in the window. A gym's
 * visitors share one address, so sign-in leaves room for a crowd and none for guessing.
 */
const LIMITS: Record<RateClass, { max: number; windowMs: number }> = {
  'sign-in': { max: 60, windowMs: 5 * MINUTE_MS },
  mail: { max: 10, windowMs: 15 * MINUTE_MS },
  write: { max: 600, windowMs: MINUTE_MS },
  read: { max: 1_200, windowMs: MINUTE_MS },
  bulk: { max: 20, windowMs: 10 * MINUTE_MS },
};

export type RateLimiters = Record<RateClass | 'body', onRequestAsyncHookHandler>;

/** One counter for each class, shared by all its routes; each is a hook for a route's `onRequest`. */
export async function rateLimiters(
  app: FastifyInstance,
  callerOf: CallerOf,
): Promise<RateLimiters> {
  await app.register(rateLimit, {
    global: false,
    store: CallCounts,
    keyGenerator: async (request: FastifyRequest) => {
      const caller = await callerOf(request);
      return caller ? `person ${caller.owner}` : normalizeIP(request.ip, IPV6_SUBNET_BITS);
    },
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError('rate_limited', {
        message: `Too many attempts. Wait ${formatWait(ttl)} and try again.`,
      }),
  });
  const limiter = ({ max, windowMs }: { max: number; windowMs: number }) =>
    app.rateLimit({ max, timeWindow: windowMs });
  return {
    'sign-in': limiter(LIMITS['sign-in']),
    mail: limiter(LIMITS.mail),
    write: limiter(LIMITS.write),
    read: limiter(LIMITS.read),
    bulk: limiter(LIMITS.bulk),
    body: limitBodies(callerOf),
  };
}

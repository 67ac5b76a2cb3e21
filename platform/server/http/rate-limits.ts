import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RateClass } from '#platform/shared/endpoint.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { CallerOf } from './request-caller.ts';

const MINUTE_MS = 60_000;
const IPV6_SUBNET_BITS = 64;

/** Calls of one class that one person (or, signed out, one address) may make in the window. */
const LIMITS: Record<RateClass, { max: number; windowMs: number }> = {
  'sign-in': { max: 20, windowMs: 5 * MINUTE_MS },
  mail: { max: 6, windowMs: 15 * MINUTE_MS },
  write: { max: 120, windowMs: MINUTE_MS },
  read: { max: 600, windowMs: MINUTE_MS },
};

/** The window as words: whole minutes once there is more than one. */
function waitingTime(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

/** Makes the limits known to `app`; routes registered afterwards choose theirs by `rateConfig`. */
export async function limitRates(app: FastifyInstance, callerOf: CallerOf): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    cache: 20_000,
    keyGenerator: async (request: FastifyRequest) => {
      const caller = await callerOf(request);
      return caller ? `person ${caller.owner}` : normalizeIP(request.ip, IPV6_SUBNET_BITS);
    },
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError('rate_limited', {
        message: `Too many tries. Wait ${waitingTime(ttl)} and try again.`,
      }),
  });
}

/** The part of a route's `config` that puts it under the limit of its class. */
export function rateConfig(rate: RateClass) {
  const { max, windowMs } = LIMITS[rate];
  return { rateLimit: { max, timeWindow: windowMs, groupId: rate } };
}

import type { FastifyRequest } from 'fastify';
import type { Caller, SessionGate } from '../sessions/caller.ts';

const known = new WeakMap<FastifyRequest, Promise<Caller | null>>();

export type CallerOf = (request: FastifyRequest) => Promise<Caller | null>;

/** Queries the session gate at most once per request, on demand. */
export function cacheCaller(gate: SessionGate): CallerOf {
  return (request) => {
    const asked = known.get(request) ?? gate(request);
    known.set(request, asked);
    return asked;
  };
}

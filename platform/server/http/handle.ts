import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint, OutputOf, ParsedInputOf } from '#platform/shared/endpoint.ts';
import type { Db } from '../db/database.ts';
import type { Caller } from '../sessions/caller.ts';

type Context<E extends Endpoint> = {
  db: Db;
  /** The caller; null only on a public endpoint. */
  caller: E['access'] extends 'signed-in' ? Caller : Caller | null;
  /** The present instant, milliseconds since 1970, from the clock that tests can move. */
  nowMs: number;
  log: FastifyBaseLogger;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** A contract's endpoint with its handler. */
export type Route =
  | { kind: 'endpoint'; endpoint: Endpoint; run: (context: never) => Promise<unknown> }
  | { kind: 'plain'; register: (app: FastifyInstance) => void };

/** Joins an endpoint to its answer. Validation, access, limits and serialization happen around `run`. */
export function handle<E extends Endpoint, const Answer extends OutputOf<E>>(
  endpoint: E,
  run: (context: ParsedInputOf<E> & Context<E>) => Promise<Answer>,
): Route {
  return { kind: 'endpoint', endpoint, run };
}

/** A route outside the contracts: a redirect for the browser's address bar, a file. Only GET, or `carriesProof`. */
export function plainRoute(register: (app: FastifyInstance) => void): Route {
  return { kind: 'plain', register };
}

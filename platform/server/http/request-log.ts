import type { FastifyInstance, FastifyRequest } from 'fastify';
import { toLoggable } from './logged-error.ts';

export type LogOptions = {
  level: string;
  /** Log stream; standard output by default. */
  stream?: NodeJS.WritableStream;
};

const FIRST_SEGMENT = /^\/[^/?#]*/;
const MAX_SEGMENT_LENGTH = 40;

/**
 * What a log line may say about an address: the pattern of the route ("/api/food-logs/:id"), or for
 * a page its first segment. Queries, tokens and ids in an address are personal or secret.
 */
export function redactAddress(request: FastifyRequest): string {
  const pattern = request.routeOptions.url;
  if (pattern !== undefined && !pattern.includes('*')) return pattern;
  const first = FIRST_SEGMENT.exec(request.url)?.[0] ?? '/';
  return first.slice(0, MAX_SEGMENT_LENGTH);
}

/** The logger: lines of JSON, requests by their id and address pattern only, errors without data. */
export function loggerOptions({ level, stream }: LogOptions) {
  return {
    level,
    ...(stream && { stream }),
    base: null,
    serializers: {
      err: toLoggable,
      req: (request: FastifyRequest) => ({
        method: request.method,
        address: redactAddress(request),
      }),
    },
  };
}

/** One line for each answered request: what, how it ended, how long. Nothing about the person. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const line = {
      method: request.method,
      address: redactAddress(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (line.address === '/api/health') request.log.debug(line, 'answered');
    else request.log.info(line, 'answered');
    done();
  });
}

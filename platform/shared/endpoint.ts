import type { z } from 'zod';

/**
 * Who may call: `public` anyone, `signed-in` a person with a session.
 * There is no default on purpose: an endpoint without a decision does not compile.
 */
export type Access = 'public' | 'signed-in';

/** How often one person or address may call; the limits stand in platform/server/http/rate-limits.ts. */
export type RateClass = 'sign-in' | 'mail' | 'write' | 'read' | 'bulk';

type Schema = z.ZodType | undefined;

export type Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Response extends z.ZodType = z.ZodType,
  A extends Access = Access,
> = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Fastify's notation: `/api/food-logs/:id`. */
  path: `/api/${string}`;
  access: A;
  rate: RateClass;
  /** One line for the API description. */
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  response: Response;
  /**
   * Offline, `cached` reads from the device and `queued` stores a write until it can be sent. Queue only
   * idempotent writes. All other endpoints need a connection.
   */
  offline?: 'cached' | 'queued';
  /**
   * Topics that a read answers from or a write changes: after a write, screens refetch the reads that share
   * a topic with it and nothing else. Left out: the first part of the path after /api.
   */
  about?: readonly string[];
  /** Hash of the response schema; only in the built app (scripts/web-build/contract-calls.ts). */
  shape?: string;
  /** Largest accepted body; 100 kB by default. */
  bodyLimitBytes?: number;
};

type Part<Name extends string, S> = S extends z.ZodType ? { [K in Name]: z.input<S> } : unknown;
type Parsed<Name extends string, S> = S extends z.ZodType ? { [K in Name]: z.output<S> } : unknown;

/** Caller input: those of `{ params, query, body }` that the endpoint has. */
export type InputOf<E> =
  E extends Endpoint<infer P, infer Q, infer B>
    ? Part<'params', P> & Part<'query', Q> & Part<'body', B>
    : never;

/** Handler input after validation. */
export type ParsedInputOf<E> =
  E extends Endpoint<infer P, infer Q, infer B>
    ? Parsed<'params', P> & Parsed<'query', Q> & Parsed<'body', B>
    : never;

/** Response type. */
export type OutputOf<E> = E extends { response: infer R extends z.ZodType } ? z.output<R> : never;

/** Declares one call of the API. Server, browser, tests and benchmarks all use the same value. */
export function endpoint<
  A extends Access,
  Response extends z.ZodType,
  Params extends Schema = undefined,
  Query extends Schema = undefined,
  Body extends Schema = undefined,
>(
  definition: Endpoint<Params, Query, Body, Response, A>,
): Endpoint<Params, Query, Body, Response, A> {
  return definition;
}

/** Topic of writes that may change everything the person sees. */
export const EVERYTHING = 'everything';

/** The topics of an endpoint, or of an address of the API. */
export const topicsOf = ({
  about,
  path,
}: {
  about?: readonly string[];
  path: string;
}): readonly string[] => about ?? [path.split(/[/?]/)[2] ?? ''];

/** What can stand in an address. */
type Scalar = string | number | boolean | null | undefined;

/** Method, address and body of one call: the part that browser, tests and benchmarks share. */
export function requestOf<E extends Endpoint>(
  target: E,
  input: InputOf<E>,
): { method: Endpoint['method']; url: string; body: unknown } {
  const { params, query, body } = input as {
    params?: Record<string, Scalar>;
    query?: Record<string, Scalar>;
    body?: unknown;
  };
  const path = target.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params?.[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  const suffix = search.size > 0 ? `?${search.toString()}` : '';
  return { method: target.method, url: `${path}${suffix}`, body };
}

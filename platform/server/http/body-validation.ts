import { parse } from 'secure-json-parse';
import type { z } from 'zod';
import type { Endpoint } from '#platform/shared/endpoint.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { Task } from '../threads/task-worker.ts';
import { type JsonLimits, toJsonLimits } from './json-limits.ts';
import { findJsonExcess } from './json-scan.ts';
import { invalidInput, validatePart } from './validation.ts';

const limitsBySchema = new WeakMap<z.ZodType, JsonLimits>();

/** Without a schema nothing is expected, so that only little is taken. */
function limitsFor(schema: z.ZodType | undefined): JsonLimits | null {
  if (!schema) return null;
  const limits = limitsBySchema.get(schema) ?? toJsonLimits(schema);
  limitsBySchema.set(schema, limits);
  return limits;
}

/** Parses a JSON body that is within the limits of its schema. Throws AppError before any value is made. */
export function parseBody(json: Buffer, schema: z.ZodType | undefined): unknown {
  if (json.length === 0) {
    throw new AppError('invalid', { message: 'The body is empty: send JSON.' });
  }
  const excess = findJsonExcess(json, limitsFor(schema));
  if (excess) throw invalidInput({ [excess.path || 'body']: excess.message });
  try {
    return parse(json, undefined, { protoAction: 'error', constructorAction: 'error' });
  } catch {
    throw new AppError('invalid', { message: 'The body is not valid JSON.' });
  }
}

/** The name of the worker's task that parses and validates large bodies. */
export const VALIDATE_BODY = 'validate-body';
export type BodyToValidate = { route: string; json: ArrayBuffer };

/** Names an endpoint for the worker, which has contracts of its own. */
export const routeName = (method: string, path: string): string => `${method} ${path}`;

/** The worker's side of VALIDATE_BODY for the endpoints that take large bodies. */
export function bodyValidation(endpoints: Endpoint[]): Task {
  const schemas = new Map(
    endpoints.map(({ method, path, body }) => [routeName(method, path), body]),
  );
  return ({ route, json }: BodyToValidate) => {
    const schema = schemas.get(route);
    if (!schema) throw new Error(`${route} is not in the worker's list of endpoints`);
    const { value, error } = validatePart(schema, parseBody(Buffer.from(json), schema), 'Body');
    if (error) throw error;
    return value;
  };
}

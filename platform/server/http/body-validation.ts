import { parse } from 'secure-json-parse';
import type { z } from 'zod';
import { AppError } from '#platform/shared/errors.ts';
import { type JsonLimits, toJsonLimits } from './json-limits.ts';
import { findJsonExcess } from './json-scan.ts';
import { invalidInput } from './validation.ts';

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

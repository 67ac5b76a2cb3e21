import { parse } from 'secure-json-parse';
import { z } from 'zod';
import type { Endpoint } from '#platform/shared/endpoint.ts';
import { AppError } from '#platform/shared/errors.ts';
import { listOf } from '#platform/shared/rows.ts';
import { hold, takeHeld } from '../threads/held.ts';
import type { Task } from '../threads/task-worker.ts';
import { type JsonLimits, toJsonLimits } from './json-limits.ts';
import { bytesOfPart, type ListPart, scanJson } from './json-scan.ts';
import { invalidInput, validatePart } from './validation.ts';

const limitsBySchema = new WeakMap<z.ZodType, JsonLimits>();

/** Without a schema nothing is expected, so that only little is taken. */
function limitsFor(schema: z.ZodType | undefined): JsonLimits | null {
  if (!schema) return null;
  const limits = limitsBySchema.get(schema) ?? toJsonLimits(schema);
  limitsBySchema.set(schema, limits);
  return limits;
}

function parseJson(json: Buffer): unknown {
  try {
    return parse(json, undefined, { protoAction: 'error', constructorAction: 'error' });
  } catch {
    throw new AppError('invalid', { message: 'The body is not valid JSON.' });
  }
}

/** Throws AppError for what is empty or beyond the limits of its schema, before any value is made. */
function scanBody(json: Buffer, schema: z.ZodType | undefined, cutAt: string | null) {
  if (json.length === 0) {
    throw new AppError('invalid', { message: 'The body is empty: send JSON.' });
  }
  const { excess, cut } = scanJson(json, limitsFor(schema), cutAt);
  if (excess) throw invalidInput({ [excess.path || 'body']: excess.message });
  return cut;
}

/** Parses a JSON body that is within the limits of its schema. */
export function parseBody(json: Buffer, schema: z.ZodType | undefined): unknown {
  scanBody(json, schema, null);
  return parseJson(json);
}

/** The name of the worker's task that parses and validates large bodies. */
export const VALIDATE_BODY = 'validate-body';
export type BodyToValidate = { route: string; json: ArrayBuffer };
/** A body without the rows that the worker holds. */
export type BodyInWorker = {
  value: unknown;
  rows: { id: string; field: string; parts: number } | null;
};

/** The name of the worker's task that gives one part of the rows it holds. */
export const READ_ROWS = 'read-rows';
export type RowsToRead = { id: string; part: number };
export type RowsRead = { rows: unknown[] };

/** Names an endpoint for the worker, which has contracts of its own. */
export const routeName = (method: string, path: string): string => `${method} ${path}`;

/** Bytes beside the rows that are read in parts. */
const MAX_REST_BYTES = 1_000_000;

type HeldRows = { json: Buffer; parts: ListPart[]; field: string; schema: z.ZodType };

/** The field of a body that is read in parts, and its list. */
function fieldInParts(schema: z.ZodType): { field: string; list: z.ZodArray } | null {
  if (!(schema instanceof z.ZodObject)) return null;
  for (const [field, of] of Object.entries(schema.shape)) {
    const list = listOf(of as z.ZodType);
    if (list) return { field, list };
  }
  return null;
}

function validated(schema: z.ZodType, value: unknown): unknown {
  const result = validatePart(schema, value, 'Body');
  if (result.error) throw result.error;
  return result.value;
}

/** Validates all but the rows, with the first of them; holds the rest as the bytes they are. */
function validateInParts(
  json: Buffer,
  schema: z.ZodType,
  { field, list }: { field: string; list: z.ZodArray },
): BodyInWorker {
  const cut = scanBody(json, schema, field);
  if (!cut) return { value: validated(schema, parseJson(json)), rows: null };
  if (cut.start + json.length - cut.end > MAX_REST_BYTES) {
    throw invalidInput({ body: 'Remove the spaces between values.' });
  }
  const [first] = cut.parts;
  const head = Buffer.concat([
    json.subarray(0, cut.start),
    json.subarray(first?.start ?? 0, first?.end ?? 0),
    json.subarray(cut.end),
  ]);
  const given = parseJson(head) as Record<string, unknown[]>;
  const max = limitsFor(schema)?.object?.keys.get(field)?.list?.max ?? 0;
  // A slight excess gets the contract's own sentence.
  if (cut.count > max)
    validated(schema, { ...given, [field]: Array(cut.count).fill(given[field]?.[0]) });
  const value = { ...(validated(schema, given) as object), [field]: null };
  const rows: HeldRows = { json, parts: cut.parts, field, schema: z.object({ [field]: list }) };
  return {
    value,
    rows: { id: hold(rows, json.buffer as ArrayBuffer), field, parts: cut.parts.length },
  };
}

/** The worker's side of VALIDATE_BODY for the endpoints that take large bodies. */
export function bodyValidation(endpoints: Endpoint[]): Task {
  const schemas = new Map(
    endpoints.map(({ method, path, body }) => [routeName(method, path), body]),
  );
  return ({ route, json }: BodyToValidate): BodyInWorker => {
    const schema = schemas.get(route);
    if (!schema) throw new Error(`${route} is not in the worker's list of endpoints`);
    const inParts = fieldInParts(schema);
    const bytes = Buffer.from(json);
    if (inParts) return validateInParts(bytes, schema, inParts);
    return { value: validated(schema, parseBody(bytes, schema)), rows: null };
  };
}

/** A failure of one part names the rows by their place in the whole list. */
function withFirstRow(error: unknown, field: string, firstRow: number): unknown {
  if (!(error instanceof AppError) || !error.fields) return error;
  const fields = Object.entries(error.fields).map(([path, message]) => {
    const [name, row, ...rest] = path.split('.');
    const isRow = name === field && row !== undefined;
    return [isRow ? [name, Number(row) + firstRow, ...rest].join('.') : path, message];
  });
  return invalidInput(Object.fromEntries(fields));
}

/** The worker's side of READ_ROWS. Throws `invalid` for rows that are not as the contract wants them. */
export function readRows({ id, part }: RowsToRead): RowsRead {
  const { json, parts, field, schema } = takeHeld<HeldRows>({ id });
  const place = parts[part];
  if (!place) return { rows: [] };
  try {
    const rows = parseJson(bytesOfPart(json, place));
    const value = validated(schema, { [field]: rows }) as Record<string, unknown[]>;
    return { rows: value[field] ?? [] };
  } catch (error) {
    throw withFirstRow(error, field, place.firstRow);
  }
}

import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { AppError } from '#platform/shared/errors.ts';
import type { Rows } from '#platform/shared/rows.ts';
import { RELEASE } from '../threads/held.ts';
import type { WorkerPool } from '../threads/worker-pool.ts';
import {
  type BodyInWorker,
  type BodyToValidate,
  parseBody,
  READ_ROWS,
  type RowsRead,
  type RowsToRead,
  routeName,
  VALIDATE_BODY,
} from './body-validation.ts';
import { ValidatedBody } from './validation.ts';

/** Bodies up to this size are parsed and validated in about a millisecond. */
export const MAX_SMALL_BODY_BYTES = 100_000;

/** The bytes that a request announces; null when it does not say. */
export function readContentLength(request: FastifyRequest): number | null {
  const length = request.headers['content-length'];
  return length === undefined ? null : Number(length);
}

const tooLarge = () => new AppError('too_large', { message: 'The body is too large.' });

/** Reads a body into memory of its own, which can be moved to the worker; without a copy when its length is known. */
async function readBytes(request: FastifyRequest, payload: Readable): Promise<Buffer> {
  const limit = request.routeOptions.bodyLimit ?? MAX_SMALL_BODY_BYTES;
  const announced = readContentLength(request);
  if (announced !== null && announced > limit) throw tooLarge();
  let bytes = Buffer.allocUnsafeSlow(announced ?? MAX_SMALL_BODY_BYTES);
  let end = 0;
  for await (const chunk of payload as AsyncIterable<Buffer>) {
    if (end + chunk.length > limit) throw tooLarge();
    if (end + chunk.length > bytes.length) {
      const larger = Buffer.allocUnsafeSlow(Math.min(limit, (end + chunk.length) * 2));
      bytes.copy(larger, 0, 0, end);
      bytes = larger;
    }
    bytes.set(chunk, end);
    end += chunk.length;
  }
  if (announced !== null && announced !== end) {
    throw new AppError('invalid', {
      message: 'The body does not match its content-length header.',
    });
  }
  return bytes.subarray(0, end);
}

/** Rows come from the worker a part at a time, when they are asked for. */
async function* readParts(worker: WorkerPool, id: string, parts: number) {
  for (let part = 0; part < parts; part += 1) {
    const order: RowsToRead = { id, part };
    yield (await worker.run<RowsRead>(READ_ROWS, order)).rows;
  }
}

function toBody(worker: WorkerPool, { value, rows }: BodyInWorker): ValidatedBody {
  if (!rows) return new ValidatedBody(value);
  const { id, field, parts } = rows;
  const inParts: Rows<unknown> = { [Symbol.asyncIterator]: () => readParts(worker, id, parts) };
  const release = () => void worker.run(RELEASE, { id }).catch(() => {});
  return new ValidatedBody({ ...(value as object), [field]: inParts }, release);
}

/**
 * Takes JSON alone, and nothing that is longer, deeper or wider than the endpoint's contract allows. Large bodies
 * are parsed and validated by the worker, so that they hold up nobody else; it frees their rows with the answer.
 */
export function takeJsonBodies(app: FastifyInstance, worker: WorkerPool | null): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    async (request: FastifyRequest, payload: Readable) => {
      const json = await readBytes(request, payload);
      const { method, url = '', schema } = request.routeOptions;
      const body = schema?.body as z.ZodType | undefined;
      if (!worker || !body || json.length <= MAX_SMALL_BODY_BYTES) return parseBody(json, body);
      const memory = json.buffer as ArrayBuffer;
      const whole = json.length === memory.byteLength;
      const moved = whole ? memory : memory.slice(0, json.length);
      const input: BodyToValidate = { route: routeName(String(method), url), json: moved };
      return toBody(worker, await worker.run<BodyInWorker>(VALIDATE_BODY, input, [moved]));
    },
  );
  app.addHook('preValidation', async ({ body }, { raw }) => {
    if (!(body instanceof ValidatedBody) || !body.release) return;
    if (raw.destroyed) body.release();
    // The rest is not needed.
    raw.once('close', body.release).once('finish', body.release);
  });
}

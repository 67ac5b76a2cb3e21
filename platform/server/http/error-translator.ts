import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, type ErrorBody, type ErrorCode, statusOfCode } from '#platform/shared/errors.ts';

type Failure = { status: number; body: ErrorBody };

/** Failures that Fastify itself finds, in our words. */
const FRAMEWORK_FAILURES: Record<string, { code: ErrorCode; message: string }> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { code: 'too_large', message: 'The body is too large.' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    code: 'unsupported',
    message: 'Send the body as JSON (content-type: application/json).',
  },
  FST_ERR_CTP_EMPTY_JSON_BODY: { code: 'invalid', message: 'The body is empty: send JSON.' },
  FST_ERR_CTP_INVALID_JSON_BODY: { code: 'invalid', message: 'The body is not valid JSON.' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
    code: 'invalid',
    message: 'The body does not match its content-length header.',
  },
  FST_ERR_BAD_URL: { code: 'invalid', message: 'The address is not a valid URL.' },
  FST_ERR_MAX_PARAM_LENGTH: { code: 'invalid', message: 'The address is too long.' },
};

/** The database cannot be reached, or went away under the request. */
const OUT_OF_REACH = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  '08006', // connection failure
  '53300', // too many connections
  '57P01', // shut down by its administrator
  '57P02',
  '57P03', // starting up
  '25P03', // this process stood still in the middle of a transaction
  '25P04', // a transaction took too long
  '57P05',
]);
/** The database gave up on a statement that waited for others, or took too long: nothing was changed. */
const TOO_BUSY = new Set([
  '40001', // could not be put in order with others
  '40P01', // waited for each other
  '55P03', // somebody else holds it
  '57014', // took longer than a statement may
]);
/** The disk of the server or of its database is full. */
const DISK_FULL = new Set(['ENOSPC', 'EDQUOT', '53100']);
const DEEPEST_CAUSE = 5;

function hasCode(error: unknown, codes: ReadonlySet<string>): boolean {
  let at = error;
  for (let depth = 0; at instanceof Error && depth < DEEPEST_CAUSE; depth += 1) {
    const { code } = at as { code?: unknown };
    if (typeof code === 'string' && codes.has(code)) return true;
    at = at.cause;
  }
  return false;
}

function isOutOfReach(error: unknown): boolean {
  if (hasCode(error, OUT_OF_REACH)) return true;
  let at = error;
  for (let depth = 0; at instanceof Error && depth < DEEPEST_CAUSE; depth += 1) {
    const { code, syscall } = at as NodeJS.ErrnoException;
    // The socket of a database that is starting again is missing for a moment.
    if (code === 'ENOENT' && syscall === 'connect') return true;
    if (
      /timeout exceeded when trying to connect|Connection terminated|not queryable/.test(at.message)
    )
      return true;
    at = at.cause;
  }
  return false;
}

const BUSY = 'This took too long and nothing was changed. Try again.';
const AWAY = 'Vigour is unavailable right now. Try again soon.';
const FULL = 'This wasn’t saved: the server’s disk is full. Tell the person who runs it.';
const APOLOGY = 'Something went wrong on our side. Try again.';

function toFailure(error: unknown): Failure {
  if (error instanceof AppError) {
    const status = statusOfCode[error.code];
    const message = status === 500 ? APOLOGY : error.message;
    const body: ErrorBody = { code: error.code, message };
    if (error.reason !== undefined) body.reason = error.reason;
    if (error.fields !== undefined) body.fields = error.fields;
    if (error.current !== undefined) body.current = error.current;
    return { status, body };
  }
  const { code = '', statusCode = 500 } = (error ?? {}) as Partial<FastifyError>;
  const known = FRAMEWORK_FAILURES[code];
  if (known) return { status: statusOfCode[known.code], body: known };
  // The JSON parser's own complaint has a status but no code of Fastify's.
  if (statusCode === 400) {
    const body: ErrorBody = { code: 'invalid', message: 'The body is not valid JSON.' };
    return { status: 400, body };
  }
  if (hasCode(error, DISK_FULL)) {
    return { status: 503, body: { code: 'unavailable', reason: 'disk_full', message: FULL } };
  }
  if (hasCode(error, TOO_BUSY)) {
    return { status: 503, body: { code: 'unavailable', reason: 'busy', message: BUSY } };
  }
  if (isOutOfReach(error)) return { status: 503, body: { code: 'unavailable', message: AWAY } };
  return { status: 500, body: { code: 'internal', message: APOLOGY } };
}

/**
 * The one place where a failure becomes an answer. A defect is logged under the request's id and
 * answered without its message.
 */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { status, body } = toFailure(error);
  if (status >= 500) request.log.error({ err: error }, 'request failed');
  void reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ ...body, requestId: request.id }));
}

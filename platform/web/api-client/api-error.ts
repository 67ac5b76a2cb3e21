import type { ErrorBody, ErrorCode, FieldErrors } from '#platform/shared/errors.ts';
import { notReached } from './messages.ts';

/**
 * A call that was answered with a failure. `message` is the status, a colon and the body, as the
 * specification says; screens show `sentence`, never the raw body.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | undefined;
  readonly reason: string | undefined;
  readonly fields: FieldErrors;
  /** On a conflict, the current record. */
  readonly current: unknown;
  /** The server's sentence; undefined when it gave none. */
  readonly sentence: string | undefined;

  constructor(status: number, bodyText: string, statusText: string) {
    super(`${status}: ${bodyText || statusText}`);
    this.name = 'ApiError';
    this.status = status;
    const body = parse(bodyText);
    this.code = body.code;
    this.reason = body.reason;
    this.fields = body.fields ?? {};
    this.current = body.current;
    this.sentence = body.message;
  }
}

/** A write that could be neither sent nor stored. `sentence` explains. */
export class NotStoredError extends Error {
  readonly sentence: string;

  constructor(sentence: string) {
    super(sentence);
    this.name = 'NotStoredError';
    this.sentence = sentence;
  }
}

/** The error's sentence for people, if any. */
export const sentenceOf = (error: unknown): string | undefined =>
  error instanceof ApiError || error instanceof NotStoredError ? error.sentence : undefined;

/** The error's sentence for people, or that the server was not reached. */
export const explainError = (error: unknown): string => sentenceOf(error) ?? notReached;

/** The sentence for one field of a failed call. */
export const fieldError = (error: unknown, field: string): string | undefined =>
  error instanceof ApiError ? error.fields[field] : undefined;

function parse(text: string): Partial<ErrorBody> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

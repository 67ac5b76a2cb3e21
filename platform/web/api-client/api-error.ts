import type { ErrorBody, ErrorCode, FieldErrors } from '#platform/shared/errors.ts';

/**
 * A call that was answered with a failure. `message` is the status, a colon and the body, as the
 * specification says; screens show `sentence`, never the raw body.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | undefined;
  readonly reason: string | undefined;
  readonly fields: FieldErrors;
  /** On a conflict: the thing as it stands now. */
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

/** A write that could neither be sent nor kept on the device. `sentence` says why and what to do. */
export class NotKeptError extends Error {
  readonly sentence: string;

  constructor(sentence: string) {
    super(sentence);
    this.name = 'NotKeptError';
    this.sentence = sentence;
  }
}

/** What a failure has to say to a person; undefined when it brings no words for them. */
export const sentenceOf = (error: unknown): string | undefined =>
  error instanceof ApiError || error instanceof NotKeptError ? error.sentence : undefined;

function parse(text: string): Partial<ErrorBody> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

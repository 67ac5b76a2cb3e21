/** The error codes of the product and the HTTP status of each. */
export const statusOfCode = {
  invalid: 400,
  unauthenticated: 401,
  payment_required: 402,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported: 415,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof statusOfCode;

/** One sentence for each field that is wrong, keyed by its path in the input ("calories", "items.0.name"). */
export type FieldErrors = Record<string, string>;

/** Body of every failed call. `message` is a sentence for people. */
export type ErrorBody = {
  code: ErrorCode;
  /** A stable word that a program can act on, narrower than the code ("stale_csrf_token"). */
  reason?: string;
  message: string;
  fields?: FieldErrors;
  /** On a conflict, the current record in the endpoint's response shape. */
  current?: unknown;
  requestId?: string;
};

/**
 * A failure the caller can be told about. Anything else that is thrown is a defect
 * and reaches the caller as `internal`, without its message.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly reason: string | undefined;
  readonly fields: FieldErrors | undefined;
  readonly current: unknown;

  constructor(
    code: ErrorCode,
    detail: { message: string; reason?: string; fields?: FieldErrors; current?: unknown },
  ) {
    super(detail.message);
    this.name = 'AppError';
    this.code = code;
    this.reason = detail.reason;
    this.fields = detail.fields;
    this.current = detail.current;
  }
}

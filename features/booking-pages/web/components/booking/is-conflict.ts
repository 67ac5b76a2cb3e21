import { ApiError } from '#platform/web/api-client/api-error.ts';

/** The other side, or another tab, was quicker. */
export const isConflict = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 409;

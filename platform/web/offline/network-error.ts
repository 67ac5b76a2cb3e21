import { ApiError } from '../api-client/api-error.ts';

/** Answers of what stands before a server that is away. */
const AWAY = [502, 503, 504];

/** Whether a call got no answer of the server: it may have come through or not. */
export const isLost = (error: unknown): boolean =>
  !(error instanceof ApiError) || AWAY.includes(error.status);

export const isSignedOut = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 401;

import { ApiError } from '../api-client/api-error.ts';

/** Status codes of a proxy whose server is down. */
const AWAY = [502, 503, 504];

/** Whether a call got no response, so its effect is unknown. */
export const isLost = (error: unknown): boolean =>
  !(error instanceof ApiError) || AWAY.includes(error.status);

export const isSignedOut = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 401;

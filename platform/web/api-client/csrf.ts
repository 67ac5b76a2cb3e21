import { ApiError } from './api-error.ts';
import { csrfTokenFailed } from './messages.ts';

let cached: Promise<string> | undefined;

/** Fetches a new token instead of the cached one. */
export async function fetchToken(): Promise<string> {
  const response = await fetch('/api/csrf-token', { credentials: 'include' });
  if (!response.ok) {
    // An answered failure is not a lost connection: nothing may claim to be cached because of it.
    const error = new ApiError(response.status, await response.text(), response.statusText);
    error.message = csrfTokenFailed;
    throw error;
  }
  const { csrfToken } = (await response.json()) as { csrfToken: string };
  return csrfToken;
}

/** The anti-forgery token, fetched once. Failures are not cached. */
export function csrfToken(): Promise<string> {
  cached ??= fetchToken().catch((error: unknown) => {
    cached = undefined;
    throw error;
  });
  return cached;
}

/** Forgets the token: it is bound to the session, so signing in or out makes it stale. */
export function forgetCsrfToken(): void {
  cached = undefined;
}

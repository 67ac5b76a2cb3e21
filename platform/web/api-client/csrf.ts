let cached: Promise<string> | undefined;

/** A token of the session as it is now, past the one that is kept. */
export async function fetchToken(): Promise<string> {
  const response = await fetch('/api/csrf-token', { credentials: 'include' });
  if (!response.ok) throw new Error('Failed to fetch CSRF token');
  const { csrfToken } = (await response.json()) as { csrfToken: string };
  return csrfToken;
}

/** The anti-forgery token, fetched once. A failed fetch is not kept. */
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

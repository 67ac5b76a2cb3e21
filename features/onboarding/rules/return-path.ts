/** Where onboarding leads when no path was asked for. */
export const HOME_PATH = '/home';

/**
 * The stored path to return to, if it is safe: on this site, beginning with a single slash.
 * Anything else ("//evil.example", "/\evil.example", "https:…", control characters that a browser
 * drops while reading an address) gives null.
 */
export function safeReturnPath(stored: string | null): string | null {
  if (stored === null || !/^\/(?![/\\])/.test(stored)) return null;
  return /[\u0000-\u001f\u007f]/.test(stored) ? null : stored;
}

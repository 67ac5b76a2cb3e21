/** Name in sessionStorage of the path a person asked for before signing in or onboarding. */
const WANTED_PATH_KEY = 'redirectAfterAuth';

/** Stores a path for after sign-in and onboarding. */
export function rememberWantedPath(path: string): void {
  try {
    sessionStorage.setItem(WANTED_PATH_KEY, path);
  } catch {
    // Storage may be blocked: the person then arrives at home.
  }
}

/** Returns and clears the stored path; null if absent or not ours. */
export function takeWantedPath(): string | null {
  try {
    const path = sessionStorage.getItem(WANTED_PATH_KEY);
    sessionStorage.removeItem(WANTED_PATH_KEY);
    return path && isOwnPath(path) ? path : null;
  } catch {
    return null;
  }
}

/**
 * Read as browsers read it: "//host" and "/\\host" would leave the site, and so would "/<tab>/host",
 * because control characters are dropped from addresses.
 */
function isOwnPath(path: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (/[\u0000-\u0020\u007f\\]/.test(path) || !path.startsWith('/')) return false;
  const here = 'https://here.invalid';
  return (
    URL.canParse(path, here) && new URL(path, here).origin === here && !/^\/api(\/|$)/.test(path)
  );
}

/** Name in sessionStorage of the path a person asked for before signing in or onboarding. */
const WANTED_PATH_KEY = 'redirectAfterAuth';

/** Keeps a path for after sign-in and onboarding. */
export function rememberWantedPath(path: string): void {
  try {
    sessionStorage.setItem(WANTED_PATH_KEY, path);
  } catch {
    // Storage may be blocked: the person then arrives at home.
  }
}

/** The kept path, once: reading it clears it. null when there is none or it is not one of our own. */
export function takeWantedPath(): string | null {
  try {
    const path = sessionStorage.getItem(WANTED_PATH_KEY);
    sessionStorage.removeItem(WANTED_PATH_KEY);
    return path && isOwnPath(path) ? path : null;
  } catch {
    return null;
  }
}

/** "//host" and "/\host" would leave the site. */
function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path) && !path.startsWith('/api/');
}

/** Shortest accepted password, in characters. */
export const PASSWORD_MIN_LENGTH = 12;

/** Maximum age of a sign-in for sensitive actions (email, password, second factor, export, deletion). */
export const FRESH_SIGN_IN_MS = 10 * 60_000;

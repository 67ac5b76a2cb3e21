import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const DAY_SECONDS = 86_400;
/** Browsers cut the life of a cookie at 400 days. */
const LIFE_SECONDS = 400 * DAY_SECONDS;
/** People who share a device; who signed in longest ago is dropped. */
const MAX_ACCOUNTS = 5;

const NAME = 'vigour_device';

/** The cookie of known devices among a request's cookies. */
export const deviceCookieIn = (cookies: Record<string, string | undefined>) =>
  cookies[`__Host-${NAME}`] ?? cookies[NAME];

/**
 * Remembers in the browser which accounts have signed in there. Attempts from a known device count by
 * themselves, so a stranger who guesses keeps nobody out of their own device
 * (OWASP: "Slow Down Online Guessing Attacks with Device Cookies").
 */
export type KnownDevices = ReturnType<typeof createKnownDevices>;

export function createKnownDevices(options: { secret: string; publicUrl: string }) {
  const secure = options.publicUrl.startsWith('https:');
  const cookieName = `${secure ? '__Host-' : ''}${NAME}`;
  const attributes = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  const key = createHmac('sha256', options.secret).update('known device').digest();
  const sign = (accountId: string, endMs: string, nonce: string) =>
    createHmac('sha256', key).update(`${accountId}\0${endMs}\0${nonce}`).digest();

  const entriesIn = (cookie: string | undefined) =>
    (cookie ?? '').split('~').filter(Boolean).slice(0, MAX_ACCOUNTS);

  /** The nonce of an entry if it was made for this account and is still valid. */
  function nonceOf(entry: string, accountId: string, nowMs: number): string | null {
    const [endMs = '', nonce = '', signature = ''] = entry.split('.');
    const given = Buffer.from(signature, 'base64url');
    const wanted = sign(accountId, endMs, nonce);
    const fits = given.length === wanted.length && timingSafeEqual(given, wanted);
    return fits && Number(endMs) > nowMs ? nonce : null;
  }

  return {
    /** What names this device for an account; null when the account has not signed in on it. */
    deviceOf(cookie: string | undefined, accountId: string, nowMs: number): string | null {
      const nonces = entriesIn(cookie).map((entry) => nonceOf(entry, accountId, nowMs));
      return nonces.find((nonce) => nonce !== null) ?? null;
    },

    /** The Set-Cookie line after an account has signed in; the other accounts of the device stay. */
    cookieLine(cookie: string | undefined, accountId: string, nowMs: number): string {
      const endMs = String(nowMs + LIFE_SECONDS * 1000);
      const nonce = randomBytes(16).toString('base64url');
      const own = `${endMs}.${nonce}.${sign(accountId, endMs, nonce).toString('base64url')}`;
      const others = entriesIn(cookie).filter((entry) => nonceOf(entry, accountId, nowMs) === null);
      const value = [own, ...others].slice(0, MAX_ACCOUNTS).join('~');
      return `${cookieName}=${value}; Max-Age=${LIFE_SECONDS}; ${attributes}`;
    },
  };
}

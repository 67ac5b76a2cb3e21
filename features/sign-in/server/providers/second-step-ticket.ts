import { createHmac, timingSafeEqual } from 'node:crypto';

const LIFE_MS = 10 * 60_000;

/** Signed ticket between the right password and the code; valid for ten minutes. */
export type Tickets = ReturnType<typeof createTickets>;

/**
 * Tickets name an account whose password was right. They are bound to that password (null: none, for
 * a person who came by another service): another one makes them worthless.
 */
export function createTickets(options: { secret: string; publicUrl: string }) {
  const secure = options.publicUrl.startsWith('https:');
  const cookieName = `${secure ? '__Host-' : ''}vigour_second_step`;
  const attributes = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  const key = createHmac('sha256', options.secret).update('second step').digest();
  const sign = (accountId: string, endMs: string, passwordHash: string | null) =>
    createHmac('sha256', key)
      .update(`${accountId}\0${endMs}\0${passwordHash ?? 'no password'}`)
      .digest();

  return {
    cookieName,

    cookieLine(accountId: string, passwordHash: string | null, nowMs: number): string {
      const endMs = String(nowMs + LIFE_MS);
      const signature = sign(accountId, endMs, passwordHash).toString('base64url');
      const value = `${accountId}.${endMs}.${signature}`;
      return `${cookieName}=${value}; Max-Age=${LIFE_MS / 1000}; ${attributes}`;
    },

    clearCookieLine: () => `${cookieName}=; Max-Age=0; ${attributes}`,

    /** Account claimed by a ticket; trust it only if `isReal`. */
    accountIn(ticket: string | undefined): string | null {
      const match = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\./.exec(ticket ?? '');
      return match?.[1] ?? null;
    },

    isReal(ticket: string, passwordHash: string | null, nowMs: number): boolean {
      const [accountId = '', endMs = '', signature = ''] = ticket.split('.');
      const given = Buffer.from(signature, 'base64url');
      const wanted = sign(accountId, endMs, passwordHash);
      const fits = given.length === wanted.length && timingSafeEqual(given, wanted);
      return fits && Number(endMs) > nowMs;
    },
  };
}

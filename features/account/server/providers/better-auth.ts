import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError } from 'better-auth/api';
import { betterAuth } from 'better-auth/minimal';
import type { Db } from '#platform/server/db/database.ts';
import { newId } from '#platform/shared/ids.ts';
import { sessions, signInAccounts, users, verifications } from '../tables.ts';

const DAY_SECONDS = 86_400;
/** A session not used for this long is over. */
const IDLE_SECONDS = 30 * DAY_SECONDS;
/** Used or not, nobody stays signed in longer than this. */
const ABSOLUTE_SECONDS = 180 * DAY_SECONDS;
/** Our own header for the caller's address: what `x-forwarded-for` claims is not believed here. */
const ADDRESS_HEADER = 'x-vigour-client-address';

/** Where a sign-in comes from, for the list of sessions. */
export type Origin = { address: string; userAgent: string };

export type KnownSession = {
  accountId: string;
  emailVerified: boolean;
  /** Milliseconds since 1970; the earlier of idle and absolute end. */
  endsAtMs: number;
};

/**
 * Passwords and sessions, kept by better-auth. Nothing of it is mounted: our routes call these few
 * functions, so what the product answers is written in this repository.
 */
export type Identity = ReturnType<typeof createIdentity>;

export function createIdentity(options: { db: Db; secret: string; publicUrl: string }) {
  const secure = options.publicUrl.startsWith('https:');
  const cookieName = `${secure ? '__Host-' : ''}vigour_session`;
  let lastDefect: unknown;

  const auth = betterAuth({
    appName: 'Vigour',
    baseURL: options.publicUrl,
    secret: options.secret,
    database: drizzleAdapter(options.db, {
      provider: 'pg',
      schema: { users, sessions, signInAccounts, verifications },
    }),
    user: { modelName: 'users' },
    session: {
      modelName: 'sessions',
      fields: { userId: 'ownerId' },
      expiresIn: IDLE_SECONDS,
      updateAge: DAY_SECONDS,
    },
    account: { modelName: 'signInAccounts', fields: { userId: 'ownerId' } },
    verification: { modelName: 'verifications', storeIdentifier: 'hashed' },
    emailAndPassword: { enabled: true, minPasswordLength: 1, maxPasswordLength: 256 },
    // Limits, origin and anti-forgery checks stand in front of every route of ours.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: {
      // Its messages name addresses. Only the cause of a defect is kept, to be thrown by us.
      level: 'error',
      log: (_level, _message, ...details: unknown[]) => {
        lastDefect = details[0];
      },
    },
    advanced: {
      database: { generateId: newId },
      useSecureCookies: false,
      cookies: { session_token: { name: cookieName, attributes: { secure } } },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
  });

  /** Runs a better-auth call; a refusal (4xx) becomes null, a defect keeps its cause. */
  async function refusedAsNull<Result>(run: () => Promise<Result>): Promise<Result | null> {
    try {
      return await run();
    } catch (error) {
      if (error instanceof APIError && error.statusCode < 500) return null;
      throw new Error('The sign-in library failed', { cause: lastDefect ?? error });
    }
  }

  const asHeaders = (cookieValue: string) =>
    new Headers({ cookie: `${cookieName}=${cookieValue}` });
  const attributes = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

  return {
    /** The session cookie's value in a request's Cookie header, as it stands there; null without one. */
    cookieIn(header: string | undefined): string | null {
      for (const part of header?.split(';') ?? []) {
        const at = part.indexOf('=');
        if (part.slice(0, at).trim() === cookieName) {
          const value = part.slice(at + 1).trim();
          return value.length > 0 && value.length <= 512 ? value : null;
        }
      }
      return null;
    },

    /**
     * The Set-Cookie line for a new session. It lives as long as a session ever may; the server
     * alone decides about idleness, so no answer has to renew the cookie.
     */
    cookieLine: (value: string) =>
      `${cookieName}=${value}; Max-Age=${ABSOLUTE_SECONDS}; ${attributes}`,

    /** The Set-Cookie line that takes the session away from the browser. */
    clearCookieLine: () => `${cookieName}=; Max-Age=0; ${attributes}`,

    /** A salted scrypt hash, fit for `sign_in_accounts.password`. */
    async hashPassword(password: string): Promise<string> {
      return (await auth.$context).password.hash(password);
    },

    /**
     * A new session's cookie value, or null when address and password do not match. An unknown
     * address costs one hash as well, so that the time does not tell.
     */
    async signIn(email: string, password: string, origin: Origin): Promise<string | null> {
      const headers = new Headers({ [ADDRESS_HEADER]: origin.address });
      headers.set('user-agent', origin.userAgent.replace(/[^\x20-\x7e]/g, '').slice(0, 300));
      const answer = await refusedAsNull(() =>
        auth.api.signInEmail({ body: { email, password }, headers, returnHeaders: true }),
      );
      for (const line of answer?.headers.getSetCookie() ?? []) {
        const [pair = ''] = line.split(';');
        if (pair.startsWith(`${cookieName}=`)) return pair.slice(cookieName.length + 1);
      }
      return null;
    },

    /** Whose session a cookie is; null when it is forged, ended or over. */
    async readSession(cookieValue: string): Promise<KnownSession | null> {
      const answer = await refusedAsNull(() =>
        auth.api.getSession({ headers: asHeaders(cookieValue) }),
      );
      if (!answer) return null;
      const { session, user } = answer;
      const absoluteEnd = session.createdAt.getTime() + ABSOLUTE_SECONDS * 1000;
      return {
        accountId: user.id,
        emailVerified: user.emailVerified,
        endsAtMs: Math.min(session.expiresAt.getTime(), absoluteEnd),
      };
    },

    /** Ends the session of a cookie for good; nothing happens when there is none. */
    async endSession(cookieValue: string): Promise<void> {
      await refusedAsNull(() => auth.api.signOut({ headers: asHeaders(cookieValue) }));
    },
  };
}

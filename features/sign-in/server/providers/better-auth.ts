import { createHash } from 'node:crypto';
import { passkey } from '@better-auth/passkey';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError } from 'better-auth/api';
import {
  hashPassword,
  makeSignature,
  symmetricDecrypt,
  symmetricEncrypt,
  verifyPassword,
} from 'better-auth/crypto';
import { betterAuth } from 'better-auth/minimal';
import { DrizzleQueryError } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { newId } from '#platform/shared/ids.ts';
import { SESSION_MARK } from '#platform/shared/session-mark.ts';
import type { Credential, NewCredential } from '../../contract/security.ts';
import { passkeys, sessions, signInAccounts, users, verifications } from '../tables.ts';

const DAY_SECONDS = 86_400;
/** A session not used for this long is over. */
const IDLE_SECONDS = 30 * DAY_SECONDS;
/** Used or not, nobody stays signed in longer than this. */
const ABSOLUTE_SECONDS = 180 * DAY_SECONDS;
/** "Last seen" in the list of sessions is at most this old. */
const SEEN_EVERY_SECONDS = 3600;
const CHALLENGE_COOKIE = 'vigour_passkey_challenge';
/** Our own header for the caller's address: what `x-forwarded-for` claims is not believed here. */
const ADDRESS_HEADER = 'x-vigour-client-address';

/** Password hashing. In production, the library's scrypt. */
export type PasswordHashing = {
  hash(password: string): Promise<string>;
  verify(stored: { hash: string; password: string }): Promise<boolean>;
};

/** The library's hash, worked out once for each password: for many accounts that share one. */
export function hashingOnce(): PasswordHashing {
  const hashes = new Map<string, Promise<string>>();
  return {
    hash(password) {
      const hash = hashes.get(password) ?? hashPassword(password);
      hashes.set(password, hash);
      return hash;
    },
    verify: async ({ hash, password }) =>
      hash === (await hashes.get(password)) || verifyPassword({ hash, password }),
  };
}

/** Origin of a sign-in, for the session list. */
export type Origin = {
  address: string;
  userAgent: string;
  /** The cookie that names the accounts known on this device. */
  deviceCookie?: string | undefined;
};

export type KnownSession = {
  id: string;
  accountId: string;
  emailVerified: boolean;
  /** Milliseconds since 1970; the earlier of idle and absolute end. */
  endsAtMs: number;
  signedInAtMs: number;
};

type PasskeySignIn = ReturnType<typeof passkey>['endpoints']['verifyPasskeyAuthentication'];
type PasskeyAnswer = NonNullable<Parameters<PasskeySignIn>[0]>['body']['response'];

/** Start of a passkey ceremony: browser options, and the cookie with the challenge. */
export type Ceremony = { options: Record<string, unknown>; cookieLines: string[] };

/** Different for each session, and of no use for anything else. */
const markOf = (cookieValue: string): string =>
  createHash('sha256').update(`mark ${cookieValue}`).digest('base64url').slice(0, 16);

/** The part of a user agent that is valid in a header. */
const plainAgent = ({ userAgent }: Origin) => userAgent.replace(/[^\x20-\x7e]/g, '').slice(0, 300);

/**
 * Passwords and sessions, kept by better-auth. Nothing of it is mounted: our routes call these few
 * functions, so what the product answers is written in this repository.
 */
export type Identity = ReturnType<typeof createIdentity>;

export function createIdentity(options: {
  db: Db;
  secret: string;
  publicUrl: string;
  clock: () => number;
  hashing?: PasswordHashing | undefined;
}) {
  const secure = options.publicUrl.startsWith('https:');
  const prefix = secure ? '__Host-' : '';
  const cookieName = `${prefix}vigour_session`;
  let lastDefect: unknown;

  const auth = betterAuth({
    appName: 'Vigour',
    baseURL: options.publicUrl,
    secret: options.secret,
    database: drizzleAdapter(options.db, {
      provider: 'pg',
      schema: { users, sessions, signInAccounts, verifications, passkeys },
    }),
    user: { modelName: 'users' },
    session: {
      modelName: 'sessions',
      fields: { userId: 'ownerId' },
      expiresIn: IDLE_SECONDS,
      updateAge: SEEN_EVERY_SECONDS,
      additionalFields: { signedInAt: { type: 'date', required: false, input: false } },
    },
    databaseHooks: {
      session: {
        create: {
          before: async (session) => ({
            data: { ...session, signedInAt: new Date(options.clock()) },
          }),
        },
      },
    },
    plugins: [
      passkey({
        rpID: new URL(options.publicUrl).hostname,
        rpName: 'Vigour',
        origin: new URL(options.publicUrl).origin,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        schema: {
          passkey: {
            modelName: 'passkeys',
            fields: { userId: 'ownerId', credentialID: 'credentialId' },
          },
        },
        advanced: { webAuthnChallengeCookie: CHALLENGE_COOKIE },
        authentication: {
          // A passkey counts as two factors only with user verification.
          afterVerification: async ({ verification }) => {
            if (verification.authenticationInfo.userVerified) return;
            throw new APIError('UNAUTHORIZED', { message: 'user verification is missing' });
          },
        },
      }),
    ],
    account: { modelName: 'signInAccounts', fields: { userId: 'ownerId' } },
    verification: { modelName: 'verifications', storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 1,
      maxPasswordLength: 256,
      ...(options.hashing ? { password: options.hashing } : {}),
    },
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
      cookies: {
        session_token: { name: cookieName, attributes: { secure } },
        [CHALLENGE_COOKIE]: { name: CHALLENGE_COOKIE, attributes: { secure } },
      },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
  });

  /**
   * The library answers 500 for a new passkey that cannot be decoded or verified, and for a failure of the
   * database. Only the first is the browser's fault.
   */
  const isBadPasskey = (error: APIError): boolean =>
    error.body?.code === 'FAILED_TO_VERIFY_REGISTRATION' &&
    lastDefect instanceof Error &&
    !(lastDefect instanceof DrizzleQueryError);

  /** Runs a better-auth call; a refusal (4xx) becomes null, a defect keeps its cause. */
  async function refusedAsNull<Result>(run: () => Promise<Result>): Promise<Result | null> {
    try {
      return await run();
    } catch (error) {
      if (error instanceof APIError && (error.statusCode < 500 || isBadPasskey(error))) return null;
      throw new Error('The sign-in library failed', { cause: lastDefect ?? error });
    }
  }

  function originHeaders(origin: Origin, cookie?: string): Headers {
    const headers = new Headers({ [ADDRESS_HEADER]: origin.address });
    headers.set('user-agent', plainAgent(origin));
    if (cookie !== undefined) headers.set('cookie', cookie);
    return headers;
  }

  /** The session cookie's value among Set-Cookie lines. */
  function sessionCookieOf(headers: Headers | undefined): string | null {
    for (const line of headers?.getSetCookie() ?? []) {
      const [pair = ''] = line.split(';');
      if (pair.startsWith(`${cookieName}=`)) return pair.slice(cookieName.length + 1);
    }
    return null;
  }

  /** The Set-Cookie lines that a passkey ceremony needs; never the session's. */
  const challengeLines = (headers: Headers) =>
    headers.getSetCookie().filter((line) => line.split('=')[0]?.includes(CHALLENGE_COOKIE));

  const asHeaders = (cookieValue: string) =>
    new Headers({ cookie: `${cookieName}=${cookieValue}` });
  const everywhere = `Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
  const attributes = everywhere.replace('SameSite', 'HttpOnly; SameSite');

  return {
    /** Raw session cookie value of a Cookie header, or null. */
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
     * The Set-Cookie lines for a new session: it, and its mark (platform/shared/session-mark.ts). They live
     * as long as a session ever may; the server alone decides about idleness, so no answer has to renew them.
     */
    cookieLines: (value: string) => [
      `${cookieName}=${value}; Max-Age=${ABSOLUTE_SECONDS}; ${attributes}`,
      `${prefix}${SESSION_MARK}=${markOf(value)}; Max-Age=${ABSOLUTE_SECONDS}; ${everywhere}`,
    ],

    /** The Set-Cookie lines that take the session away from the browser. */
    clearCookieLines: () => [
      `${cookieName}=; Max-Age=0; ${attributes}`,
      `${prefix}${SESSION_MARK}=; Max-Age=0; ${everywhere}`,
    ],

    /** A salted scrypt hash, fit for `sign_in_accounts.password`. */
    async hashPassword(password: string): Promise<string> {
      return (await auth.$context).password.hash(password);
    },

    /** Whether a password fits a hash. Without a hash it takes as long, and fits never. */
    async verifyPassword(hash: string | null, password: string): Promise<boolean> {
      const hasher = (await auth.$context).password;
      if (hash !== null) return hasher.verify({ hash, password });
      await hasher.hash(password);
      return false;
    },

    /** Starts a session for a person who has shown who they are; its cookie's value. */
    async startSession(accountId: string, origin: Origin): Promise<string> {
      const context = await auth.$context;
      const session = await context.internalAdapter.createSession(accountId, false, {
        ipAddress: origin.address,
        userAgent: plainAgent(origin),
      });
      const signature = await makeSignature(session.token, context.secret);
      return encodeURIComponent(`${session.token}.${signature}`);
    },

    /** Seals a text with the server's secret, and opens it again. */
    seal: (data: string) => symmetricEncrypt({ key: options.secret, data }),
    unseal: (data: string) => symmetricDecrypt({ key: options.secret, data }),

    /** What the browser needs to make a passkey for the session's person. */
    async passkeyOptions(cookieHeader: string, origin: Origin): Promise<Ceremony> {
      const answer = await auth.api.generatePasskeyRegistrationOptions({
        headers: originHeaders(origin, cookieHeader),
        returnHeaders: true,
      });
      return { options: { ...answer.response }, cookieLines: challengeLines(answer.headers) };
    },

    /** Keeps a passkey that the browser has made; null when its answer does not hold. */
    addPasskey(
      input: { name: string; credential: NewCredential },
      cookieHeader: string,
      origin: Origin,
    ) {
      return refusedAsNull(async () => {
        const { id } = await auth.api.verifyPasskeyRegistration({
          body: { name: input.name, response: input.credential },
          headers: originHeaders(origin, cookieHeader),
        });
        return { id };
      });
    },

    /** What the browser needs to sign in by any passkey that it has for this site. */
    async passkeySignInOptions(origin: Origin): Promise<Ceremony> {
      const answer = await auth.api.generatePasskeyAuthenticationOptions({
        headers: originHeaders(origin),
        returnHeaders: true,
      });
      const wanted = { ...answer.response, userVerification: 'required' };
      return { options: wanted, cookieLines: challengeLines(answer.headers) };
    },

    /** A new session by passkey; null when the browser's answer does not hold. */
    async signInByPasskey(credential: Credential, cookieHeader: string, origin: Origin) {
      const answer = await refusedAsNull(() =>
        auth.api.verifyPasskeyAuthentication({
          body: { response: credential as PasskeyAnswer },
          headers: originHeaders(origin, cookieHeader),
          returnHeaders: true,
        }),
      );
      const cookie = sessionCookieOf(answer?.headers);
      const accountId = answer?.response.user.id;
      return cookie && accountId ? { cookie, accountId } : null;
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
        id: session.id,
        accountId: user.id,
        emailVerified: user.emailVerified,
        endsAtMs: Math.min(session.expiresAt.getTime(), absoluteEnd),
        signedInAtMs: session.signedInAt?.getTime() ?? 0,
      };
    },

    /** Ends the session of a cookie for good; nothing happens when there is none. */
    async endSession(cookieValue: string): Promise<void> {
      await refusedAsNull(() => auth.api.signOut({ headers: asHeaders(cookieValue) }));
    },
  };
}

import { foldEmail } from '#features/account/rules.ts';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import { AppError } from '#platform/shared/errors.ts';
import { composeSignUpAttempt } from '../../rules/mails.ts';
import { passwordProblem } from '../../rules/passwords.ts';
import type { Origin } from '../providers/better-auth.ts';
import type { Log, SignIn } from '../providers/sign-in.ts';
import { addDecoy } from '../queries/decoys.ts';
import { passwordHashOf, passwordStands } from '../queries/passwords.ts';
import { secondFactorOf } from '../queries/second-factor.ts';
import { addSecurityEvent } from '../queries/sessions.ts';
import { accountOfEmail, addAccount } from '../queries.ts';
import { mailVerificationLink } from './mailed-links.ts';
import { takeCode } from './second-factor.ts';
import { noteSignIn } from './security-emails.ts';
import { type Attempt, secondStepOf, startAttempt } from './slowing-down.ts';

/** A new session: its account and cookie value. */
export type NewSession = { accountId: string; cookie: string };

/** A session, or the Set-Cookie line of a ticket: the password was right, a code is missing. */
export type Entered =
  | ({ kind: 'session' } & NewSession)
  | { kind: 'second-step'; cookieLine: string };

/** An account as its first proof found it; no password: a person who came by another service. */
type Proved = { id: string; passwordHash: string | null };

const wrongCredentials = () =>
  new AppError('unauthenticated', {
    reason: 'wrong_credentials',
    message: "That email and password don't match.",
  });

/** Does what nobody waits for: neither its time nor its failure reaches the caller. */
function inBackground(work: Promise<unknown>, log: Log): void {
  work.catch((error: unknown) => log.error({ err: error }, 'A security event was not recorded'));
}

/** Whose password it is. An unknown address costs the same look-ups and the same hash. */
async function accountByPassword(db: Db, signIn: SignIn, email: string, password: string) {
  const account = await accountOfEmail(db, email);
  const passwordHash = await passwordHashOf(db, account?.id ?? null);
  const right = await signIn.identity.verifyPassword(passwordHash, password);
  return { account, passwordHash: account && right ? passwordHash : null };
}

/** Counts an attempt with a password. Known and unknown addresses take the same steps. */
async function beginPasswordTry(
  db: Db,
  signIn: SignIn,
  email: string,
  { address, deviceCookie }: Origin,
  nowMs: number,
): Promise<Attempt> {
  const account = await accountOfEmail(db, email);
  const device = signIn.knownDevices.deviceOf(deviceCookie, account?.id ?? 'nobody', nowMs);
  return startAttempt(db, signIn, { account: email, address, device }, nowMs);
}

/** Signs in after the first factor, or requires a code. */
export async function enter(
  db: Db,
  signIn: SignIn,
  account: Proved,
  origin: Origin,
  nowMs: number,
): Promise<Entered> {
  const factor = await secondFactorOf(db, account.id);
  if (factor?.confirmedAt) {
    const { id, passwordHash } = account;
    return {
      kind: 'second-step',
      cookieLine: signIn.tickets.cookieLine(id, passwordHash, nowMs),
    };
  }
  const session = await startNotedSession(db, signIn, account, origin, nowMs);
  return { kind: 'session', ...session };
}

/**
 * A new session, unless the password was set again since the account was looked at: that
 * ended every session, and none may be left over from before.
 */
export async function startSession(
  db: Db,
  { identity }: SignIn,
  account: Proved,
  origin: Origin,
): Promise<NewSession> {
  const cookie = await identity.startSession(account.id, origin);
  if (await passwordStands(db, account)) return { accountId: account.id, cookie };
  await identity.endSession(cookie);
  throw new AppError('unauthenticated', {
    reason: 'password_changed',
    message: 'Your password just changed. Sign in with the new one.',
  });
}

async function startNotedSession(
  db: Db,
  signIn: SignIn,
  account: Proved,
  origin: Origin,
  nowMs: number,
  detail?: string,
): Promise<NewSession> {
  const session = await startSession(db, signIn, account, origin);
  await noteSignIn(db, signIn, account.id, { origin, now: new Date(nowMs), detail });
  return session;
}

/**
 * Creates an account and signs in to it.
 *
 * A known address takes the same steps in the same order, so that neither answer nor time tells:
 * the right password signs in, a wrong one gives null and a mail to the owner of the address.
 */
export async function signUp(
  db: Db,
  signIn: SignIn,
  input: { email: string; password: string; name?: string | undefined },
  origin: Origin,
  nowMs: number,
): Promise<Entered | null> {
  const email = foldEmail(input.email);
  const name = input.name ?? '';
  const problem = passwordProblem(input.password, { email, name });
  if (problem) throw new AppError('invalid', { message: problem, fields: { password: problem } });

  const attempt = await beginPasswordTry(db, signIn, email, origin, nowMs);
  const newHash = await signIn.identity.hashPassword(input.password);
  const now = new Date(nowMs);
  const created = await inTransaction(db, async (db) => {
    const made = await addAccount(db, { email, name, passwordHash: newHash, now });
    if (made) await mailVerificationLink(db, signIn, { id: made.id, email }, nowMs);
    return made;
  });
  const { account, passwordHash } = await accountByPassword(db, signIn, email, input.password);
  if (!created && passwordHash === null && !signIn.noticed.has(email)) {
    signIn.noticed.set(email, true);
    const message = composeSignUpAttempt(`${signIn.publicUrl}/login/email`);
    await signIn.post(db, { to: email, ...message });
  }
  if (!account || passwordHash === null) return null;
  await attempt.succeed(db);
  return enter(db, signIn, { id: account.id, passwordHash }, origin, nowMs);
}

/** One sentence for an unknown address and for a wrong password. */
export async function signInByEmail(
  db: Db,
  signIn: SignIn,
  input: { email: string; password: string },
  origin: Origin,
  nowMs: number,
  log: Log,
): Promise<Entered> {
  const email = foldEmail(input.email);
  const attempt = await beginPasswordTry(db, signIn, email, origin, nowMs);
  const { account, passwordHash } = await accountByPassword(db, signIn, email, input.password);
  if (!account || passwordHash === null) {
    const now = new Date(nowMs);
    const identifier = signIn.keyedHash(`decoy sign_in_failed ${email}`);
    inBackground(
      account
        ? addSecurityEvent(db, account.id, { kind: 'sign_in_failed', origin, now })
        : // The requests that follow must take as long for an unknown address.
          addDecoy(db, { identifier, value: origin.userAgent.slice(0, 300), now, expiresAt: now }),
      log,
    );
    throw wrongCredentials();
  }
  await attempt.succeed(db);
  return enter(db, signIn, { id: account.id, passwordHash }, origin, nowMs);
}

/** The second step of a sign-in: a code of the authenticator app, or a recovery code. */
export async function finishWithCode(
  db: Db,
  signIn: SignIn,
  ticket: string | undefined,
  code: string,
  origin: Origin,
  nowMs: number,
): Promise<NewSession> {
  const accountId = signIn.tickets.accountIn(ticket);
  const passwordHash = await passwordHashOf(db, accountId);
  if (
    ticket === undefined ||
    accountId === null ||
    !signIn.tickets.isReal(ticket, passwordHash, nowMs)
  ) {
    throw new AppError('unauthenticated', {
      reason: 'sign_in_expired',
      message: 'Your sign-in expired. Enter your email and password again.',
    });
  }
  const { address } = origin;
  const device = signIn.knownDevices.deviceOf(origin.deviceCookie, accountId, nowMs);
  const attempter = { account: secondStepOf(accountId), address, device };
  const attempt = await startAttempt(db, signIn, attempter, nowMs);
  const by = await takeCode(db, signIn, accountId, code, origin, nowMs);
  if (by === null) {
    const event = { kind: 'sign_in_failed' as const, origin, now: new Date(nowMs) };
    await addSecurityEvent(db, accountId, { ...event, detail: 'second step' });
    throw new AppError('invalid', {
      reason: 'wrong_code',
      message: 'That code is wrong. Enter the newest code from your app.',
      fields: { code: 'That code is wrong. Enter the newest code from your app.' },
    });
  }
  await attempt.succeed(db);
  return startNotedSession(db, signIn, { id: accountId, passwordHash }, origin, nowMs, by);
}

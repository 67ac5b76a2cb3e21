import { z } from 'zod';
import { foldEmail } from '#features/account/rules.ts';
import { holdAccount } from '#features/account/server/public.ts';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import { HopelessJob, type JobKind, type JobQueue } from '#platform/server/jobs/job.ts';
import { newLinkToken, readLinkToken } from '#platform/server/mail/link-token.ts';
import { AppError } from '#platform/shared/errors.ts';
import { linkGapMs } from '../../rules/link-mails.ts';
import {
  composePasswordChanged,
  composePasswordReset,
  composeVerification,
} from '../../rules/mails.ts';
import { passwordProblem } from '../../rules/passwords.ts';
import type { Origin } from '../providers/better-auth.ts';
import type { SignIn } from '../providers/sign-in.ts';
import { decoysLeft, leaveDecoy } from '../queries/decoys.ts';
import { forgetChanges } from '../queries/email-change.ts';
import { disconnectEvery } from '../queries/outside-accounts.ts';
import { removeEveryPasskey } from '../queries/passkeys.ts';
import { setPassword } from '../queries/passwords.ts';
import { removeFactor } from '../queries/second-factor.ts';
import { addSecurityEvent } from '../queries/sessions.ts';
import {
  accountOfEmail,
  addLink,
  dropLinks,
  endEverySession,
  type LinkPurpose,
  linkOf,
  linksMailed,
  takeLink,
  verifyAddress,
} from '../queries.ts';
import { resetAccountAttempts } from './slowing-down.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Links that anyone may request with only an address. */
type OpenPurpose = Extract<LinkPurpose, 'verify_email' | 'reset_password'>;
const lifeMs: Record<OpenPurpose, number> = { verify_email: 24 * HOUR_MS, reset_password: HOUR_MS };

/** Keeps a new link and the mail that carries it. Both or neither, within the caller's transaction. */
async function makeLink(
  db: Db,
  signIn: SignIn,
  account: { id: string; email: string },
  purpose: OpenPurpose,
  nowMs: number,
): Promise<void> {
  const { token, secretHash } = newLinkToken(account.id);
  const { id: accountId, email } = account;
  const expiresAt = new Date(nowMs + lifeMs[purpose]);
  await addLink(db, { accountId, secretHash, purpose, email, now: new Date(nowMs), expiresAt });
  const message = composeLinkEmail(signIn, purpose, token);
  await signIn.post(db, { to: email, ...message }, { usefulForMs: lifeMs[purpose] });
}

const composeLinkEmail = ({ publicUrl }: SignIn, purpose: OpenPurpose, token: string) =>
  purpose === 'verify_email'
    ? composeVerification(`${publicUrl}/verify-email/${token}`)
    : composePasswordReset(`${publicUrl}/login/reset/${token}`);

/** Mails a verification link to a new account, within the transaction that makes it. */
export const mailVerificationLink = (
  db: Db,
  signIn: SignIn,
  account: { id: string; email: string },
  nowMs: number,
): Promise<void> => makeLink(db, signIn, account, 'verify_email', nowMs);

/** A requested link. The address is sealed. */
export const linkJob: JobKind<{ purpose: OpenPurpose; sealedEmail: string; askedMs: number }> = {
  name: 'mail-link',
  payload: z.strictObject({
    purpose: z.enum(['verify_email', 'reset_password']),
    sealedEmail: z.string(),
    askedMs: z.number(),
  }),
  keepTryingMs: HOUR_MS,
};

/**
 * Has a link mailed to an address if an account can use it. Only that it was asked for is kept, by the
 * same steps for any address, so that a known one takes no longer than an unknown one.
 */
export async function requestLink(
  db: Db,
  { signIn, jobs }: { signIn: SignIn; jobs: JobQueue },
  typedEmail: string,
  purpose: OpenPurpose,
  askedMs: number,
): Promise<void> {
  const sealedEmail = await signIn.identity.seal(foldEmail(typedEmail));
  await jobs.add(db, linkJob, { purpose, sealedEmail, askedMs });
}

/** Nobody's account: what is done for it takes as long as what is done for a person's. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * Mails a link that was asked for, unless the newest one was mailed just now; done twice, it mails one.
 * Where no account can use the link, the same steps are taken with a decoy, so that the requests which
 * are answered meanwhile take as long.
 */
export async function mailRequestedLink(
  signIn: SignIn,
  { purpose, sealedEmail, askedMs }: z.output<typeof linkJob.payload>,
): Promise<void> {
  const email = await signIn.identity.unseal(sealedEmail).catch((cause: unknown) => {
    throw new HopelessJob('A request for a link was sealed with another secret.', { cause });
  });
  const account = await accountOfEmail(signIn.db, email);
  const isOfUse = account !== null && !(purpose === 'verify_email' && account.emailVerified);
  const decoy = signIn.keyedHash(`decoy ${purpose} ${email}`);
  const within = {
    since: new Date(askedMs - 24 * HOUR_MS),
    // Links of the future were mailed before the clock was set back.
    until: new Date(askedMs + linkGapMs(0)),
  };
  await inTransaction(signIn.db, async (db) => {
    // Runs one at a time, so simultaneous requests send one email.
    await holdAccount(db, account?.id ?? NOBODY);
    const { newest, mailed } = isOfUse
      ? await linksMailed(db, account.id, purpose, within)
      : await decoysLeft(db, decoy, within);
    if (newest && askedMs - newest.getTime() < linkGapMs(mailed)) return;
    if (isOfUse) return makeLink(db, signIn, account, purpose, askedMs);
    await makeDecoy(db, signIn, { decoy, email, purpose }, askedMs);
  });
}

/** Leaves the trace of a link that does not exist, and a message that goes to nobody. */
async function makeDecoy(
  db: Db,
  signIn: SignIn,
  { decoy, email, purpose }: { decoy: string; email: string; purpose: OpenPurpose },
  nowMs: number,
): Promise<void> {
  const { token, secretHash } = newLinkToken(NOBODY);
  await leaveDecoy(db, {
    identifier: decoy,
    value: secretHash,
    now: new Date(nowMs),
    expiresAt: new Date(nowMs + 24 * HOUR_MS),
  });
  const options = { usefulForMs: lifeMs[purpose], pretend: true };
  await signIn.post(db, { to: email, ...composeLinkEmail(signIn, purpose, token) }, options);
}

export const invalidLink = (message: string) =>
  new AppError('invalid', { reason: 'invalid_link', message });

const badVerification = () =>
  invalidLink('The verification link is invalid or has expired. Please request a new one.');
const badReset = () => invalidLink('This link is invalid or has expired. Request a new one.');

/**
 * Verifies the address a link was sent to. A used link answers alike as long as its address is the
 * verified one of the account: mail scanners open links before people do.
 */
export async function verifyEmail(
  db: Db,
  signIn: SignIn,
  token: string,
  nowMs: number,
): Promise<void> {
  const link = readLinkToken(token);
  if (!link) throw badVerification();
  const { id: accountId, secretHash } = link;
  const now = new Date(nowMs);
  const verified = await inTransaction(db, async (db) => {
    const email = await takeLink(db, accountId, secretHash, 'verify_email', now);
    if (email === null || !(await verifyAddress(db, accountId, email, now))) return false;
    await addSecurityEvent(db, accountId, { kind: 'email_verified', origin: null, now });
    return true;
  });
  if (verified) return signIn.gatekeeper.forget(accountId);
  const used = await linkOf(db, accountId, secretHash, 'verify_email');
  if (!used?.usedAt || !used.emailVerified || used.email !== used.linkEmail) {
    throw badVerification();
  }
}

/**
 * Verifies an address whose person has just shown that they read another message to it: they followed its
 * secret link with this account. Nothing happens when it is no longer the account's. In the caller's
 * transaction, after which `gatekeeper.forget` has to be told.
 */
export async function verifyReadAddress(
  db: Db,
  accountId: string,
  email: string,
  now: Date,
): Promise<void> {
  if (!(await verifyAddress(db, accountId, email, now))) return;
  await addSecurityEvent(db, accountId, { kind: 'email_verified', origin: null, now });
}

/**
 * Sets a new password by a mailed link, and clears failed sign-ins. Every session and every wish for another address ends, and the
 * address counts as verified, because the link was read there. Where it had never been verified, every
 * other way in goes too: anyone who made the account may have used another person's address, and waits there.
 */
export async function resetPassword(
  db: Db,
  signIn: SignIn,
  input: { token: string; newPassword: string },
  origin: Origin,
  nowMs: number,
): Promise<{ accountId: string }> {
  const token = readLinkToken(input.token);
  if (!token) throw badReset();
  const { id: accountId, secretHash } = token;
  const now = new Date(nowMs);
  const link = await linkOf(db, accountId, secretHash, 'reset_password');
  if (!link || link.usedAt || link.expiresAt <= now) throw badReset();
  const problem = passwordProblem(input.newPassword, link);
  if (problem) {
    throw new AppError('invalid', { message: problem, fields: { newPassword: problem } });
  }
  const passwordHash = await signIn.identity.hashPassword(input.newPassword);
  await inTransaction(db, async (db) => {
    const email = await takeLink(db, accountId, secretHash, 'reset_password', now);
    if (email === null) throw badReset();
    await setPassword(db, accountId, passwordHash, now);
    await dropLinks(db, accountId, 'reset_password');
    await resetAccountAttempts(db, signIn, { id: accountId, email: link.email });
    if (!link.emailVerified) {
      await disconnectEvery(db, accountId);
      await removeEveryPasskey(db, accountId);
      await removeFactor(db, accountId);
    }
    await verifyAddress(db, accountId, email, now);
    await endEverySession(db, accountId);
    // Anyone who was in may have asked for an address of theirs.
    await forgetChanges(db, accountId);
    await addSecurityEvent(db, accountId, { kind: 'password_reset', origin, now });
    const message = composePasswordChanged(`${signIn.publicUrl}/login/email`, 'every');
    await signIn.post(db, { to: link.email, ...message });
  });
  signIn.gatekeeper.forget(accountId);
  return { accountId };
}

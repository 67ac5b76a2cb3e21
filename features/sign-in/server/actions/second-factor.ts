import { randomBytes } from 'node:crypto';
import { personOf } from '#features/account/server/public.ts';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { AppError } from '#platform/shared/errors.ts';
import { composeSecurityChange } from '../../rules/mails.ts';
import {
  formatRecoveryCode,
  RECOVERY_CODES,
  readRecoveryCode,
} from '../../rules/recovery-codes.ts';
import type { Origin } from '../providers/better-auth.ts';
import { enrolment, stepOfCode } from '../providers/one-time-codes.ts';
import type { SignIn } from '../providers/sign-in.ts';
import {
  confirmFactor,
  removeFactor,
  replaceRecoveryCodes,
  secondFactorOf,
  takeRecoveryCode,
  takeStep,
  writePendingFactor,
} from '../queries/second-factor.ts';
import { addSecurityEvent } from '../queries/sessions.ts';
import { emailOwner } from './security-emails.ts';

const SECRET_BYTES = 20;

/** Begins to use an authenticator app; nothing is in force before its first code came. */
export async function enrolSecondFactor(db: Db, signIn: SignIn, owner: OwnerId, nowMs: number) {
  const person = await personOf(db, owner);
  if (!person) throw new AppError('unauthenticated', { message: 'Sign in to continue.' });
  const secret = randomBytes(SECRET_BYTES).toString('base64url').slice(0, SECRET_BYTES);
  const sealed = await signIn.identity.seal(secret);
  if (!(await writePendingFactor(db, owner, sealed, new Date(nowMs)))) {
    throw new AppError('conflict', {
      reason: 'already_on',
      message: 'Your authenticator app is on. Turn it off first.',
    });
  }
  return enrolment(secret, person.user.email);
}

/** Turns the authenticator on with its first code and returns the recovery codes once. */
export async function confirmSecondFactor(
  db: Db,
  signIn: SignIn,
  owner: OwnerId,
  code: string,
  origin: Origin,
  nowMs: number,
): Promise<string[]> {
  const expiredSetup = () =>
    new AppError('conflict', {
      reason: 'not_waiting',
      message: 'This set-up has expired. Start again.',
    });
  const factor = await secondFactorOf(db, owner);
  if (!factor || factor.confirmedAt) throw expiredSetup();
  const { secret } = factor;
  const step = await stepOfCode(await signIn.identity.unseal(secret), code, nowMs);
  if (step === null) {
    const message = 'That code is wrong. Enter the newest code from your app.';
    throw new AppError('invalid', { reason: 'wrong_code', message, fields: { code: message } });
  }
  return inTransaction(db, async (db) => {
    // Another tab may have been faster, or have begun again with another secret.
    if (!(await confirmFactor(db, owner, { secret, step }, new Date(nowMs)))) throw expiredSetup();
    await addSecurityEvent(db, owner, {
      kind: 'second_factor_on',
      origin,
      now: new Date(nowMs),
    });
    await emailOwner(db, signIn, owner, (link) => composeSecurityChange('second_factor_on', link));
    return newRecoveryCodes(db, signIn, owner, nowMs);
  });
}

async function newRecoveryCodes(db: Db, signIn: SignIn, owner: OwnerId, nowMs: number) {
  const codes = Array.from({ length: RECOVERY_CODES }, () => formatRecoveryCode(randomBytes(10)));
  const hashes = codes.map((code) => signIn.keyedHash(`recovery ${owner} ${code}`));
  await replaceRecoveryCodes(db, owner, hashes, new Date(nowMs));
  return codes;
}

/** New recovery codes; all older ones stop working. */
export async function renewRecoveryCodes(
  db: Db,
  signIn: SignIn,
  owner: OwnerId,
  origin: Origin,
  nowMs: number,
): Promise<string[]> {
  const factor = await secondFactorOf(db, owner);
  if (!factor?.confirmedAt) {
    throw new AppError('conflict', {
      reason: 'not_on',
      message: 'Set up an authenticator app first.',
    });
  }
  return inTransaction(db, async (db) => {
    const now = new Date(nowMs);
    await addSecurityEvent(db, owner, { kind: 'recovery_codes_renewed', origin, now });
    await emailOwner(db, signIn, owner, (link) => composeSecurityChange('recovery_codes', link));
    return newRecoveryCodes(db, signIn, owner, nowMs);
  });
}

/** Stops asking for codes and forgets the app and its recovery codes. */
export async function removeSecondFactor(
  db: Db,
  signIn: SignIn,
  owner: OwnerId,
  origin: Origin,
  nowMs: number,
) {
  await inTransaction(db, async (db) => {
    await removeFactor(db, owner);
    const now = new Date(nowMs);
    await addSecurityEvent(db, owner, { kind: 'second_factor_off', origin, now });
    await emailOwner(db, signIn, owner, (link) => composeSecurityChange('second_factor_off', link));
  });
}

/**
 * Uses a code up, and says which kind it was; null when it is wrong, was used before, or the account
 * has no second factor in force.
 */
export async function takeCode(
  db: Db,
  signIn: SignIn,
  accountId: string,
  typed: string,
  origin: Origin,
  nowMs: number,
): Promise<'authenticator' | 'recovery code' | null> {
  const factor = await secondFactorOf(db, accountId);
  if (!factor?.confirmedAt) return null;
  const recovery = readRecoveryCode(typed);
  if (recovery !== null) {
    const hash = signIn.keyedHash(`recovery ${accountId} ${recovery}`);
    const now = new Date(nowMs);
    const taken = await inTransaction(db, async (db) => {
      if (!(await takeRecoveryCode(db, accountId, hash, now))) return false;
      await addSecurityEvent(db, accountId, { kind: 'recovery_code_used', origin, now });
      const compose = (link: string) => composeSecurityChange('recovery_code_used', link);
      await emailOwner(db, signIn, accountId, compose);
      return true;
    });
    return taken ? 'recovery code' : null;
  }
  const secret = await signIn.identity.unseal(factor.secret);
  const step = await stepOfCode(secret, typed.replace(/\s/g, ''), nowMs);
  return step !== null && (await takeStep(db, accountId, step)) ? 'authenticator' : null;
}

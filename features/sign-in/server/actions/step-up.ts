import { type Db, inTransaction } from '#platform/server/db/database.ts';
import type { Caller } from '#platform/server/sessions/caller.ts';
import { AppError } from '#platform/shared/errors.ts';
import { FRESH_SIGN_IN_MS } from '../../rules.ts';
import type { Origin } from '../providers/better-auth.ts';
import type { SignIn } from '../providers/sign-in.ts';
import { forgetChanges } from '../queries/email-change.ts';
import { passwordHashOf } from '../queries/passwords.ts';
import { endSessionsBut } from '../queries/sessions.ts';
import { takeCode } from './second-factor.ts';
import { type NewSession, startSession } from './signing-in.ts';
import { startAttempt, stepUpOf } from './slowing-down.ts';

/** How far the clocks of two servers may be apart. */
const MAX_CLOCK_SKEW_MS = 60_000;

/**
 * Lets on only a person who has shown who they are within the last 10 minutes. The screen then asks
 * (reason `fresh_sign_in_needed`) and repeats what it was about to do.
 */
export function requireFresh(caller: Caller, nowMs: number): void {
  const ageMs = nowMs - caller.signedInAtMs;
  // A sign-in in the future was before the clock was set back, so its age is unknown.
  if (ageMs >= -MAX_CLOCK_SKEW_MS && ageMs <= FRESH_SIGN_IN_MS) return;
  throw new AppError('forbidden', {
    reason: 'fresh_sign_in_needed',
    message: 'Confirm it’s you to continue.',
  });
}

/** How long what wants a recent sign-in can still be done without asking, in ms; 0: not any more. */
export function freshForMs(caller: Caller, nowMs: number): number {
  const ageMs = nowMs - caller.signedInAtMs;
  return ageMs < -MAX_CLOCK_SKEW_MS ? 0 : Math.max(0, FRESH_SIGN_IN_MS - ageMs);
}

/** Shows by password or code that it still is the person; returns a new session. */
export async function stepUp(
  db: Db,
  signIn: SignIn,
  caller: Caller,
  proof: { password?: string | undefined; code?: string | undefined },
  origin: Origin,
  nowMs: number,
): Promise<NewSession> {
  const { owner } = caller;
  const { address } = origin;
  const device = signIn.knownDevices.deviceOf(origin.deviceCookie, owner, nowMs);
  const attempt = await startAttempt(
    db,
    signIn,
    { account: stepUpOf(owner), address, device },
    nowMs,
  );
  const passwordHash = await passwordHashOf(db, owner);
  const field = proof.password === undefined ? 'code' : 'password';
  const right =
    proof.password === undefined
      ? (await takeCode(db, signIn, owner, proof.code ?? '', origin, nowMs)) !== null
      : await signIn.identity.verifyPassword(passwordHash, proof.password);
  if (!right) {
    const message =
      field === 'code'
        ? 'That code is wrong. Enter the newest code from your app.'
        : 'That is not your password.';
    throw new AppError('invalid', {
      reason: `wrong_${field}`,
      message,
      fields: { [field]: message },
    });
  }
  await attempt.succeed(db);
  return startSession(db, signIn, { id: owner, passwordHash }, origin);
}

/**
 * Ends every session of a person but the one whose cookie this is, and every wish for another address:
 * anyone who was in may have asked for one of theirs.
 */
export async function signOutOthers(
  db: Db,
  { gatekeeper }: SignIn,
  owner: Caller['owner'],
  cookieHeader: string | undefined,
): Promise<void> {
  const current = await gatekeeper.rowOf(cookieHeader);
  await inTransaction(db, async (db) => {
    if (current !== null) await endSessionsBut(db, owner, current);
    await forgetChanges(db, owner);
  });
  gatekeeper.forget(owner);
}

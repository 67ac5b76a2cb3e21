import { holdAccount, personOf } from '#features/account/server/public.ts';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import { newLinkToken, readLinkToken } from '#platform/server/mail/link-token.ts';
import type { Caller } from '#platform/server/sessions/caller.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { Guardian } from '../contract.ts';
import {
  ASK_AGAIN_MS,
  composeGuardianEmail,
  composeOtherGuardian,
  copiesGuardian,
  GUARDED_FROM_AGE,
} from '../rules.ts';
import { confirmGuardian, guardianOf, ownerOfLink, writeGuardian } from './queries.ts';

export type GuardianServices = {
  post: (
    db: Db,
    mail: { to: string; subject: string; text: string; html: string },
  ) => Promise<void>;
  publicUrl: string;
};

export async function readGuardian(db: Db, owner: OwnerId): Promise<Guardian> {
  const guardian = await guardianOf(db, owner);
  return { email: guardian?.email ?? null, isConfirmed: Boolean(guardian?.confirmedAt) };
}

const refuse = (code: 'conflict' | 'forbidden', reason: string, message: string) =>
  new AppError(code, { reason, message });

/**
 * Mails an address to confirm, for people of 16 and 17 whose own is verified. The person's own is refused:
 * another person has to agree. A guardian who has confirmed is told, and stays until the other one confirms.
 */
export async function askGuardian(
  db: Db,
  { post, publicUrl }: GuardianServices,
  { owner, emailVerified }: Caller,
  typed: string,
  nowMs: number,
): Promise<Guardian> {
  if (!emailVerified) throw refuse('forbidden', 'email_not_verified', 'Verify your email first.');
  const person = await personOf(db, owner);
  const age = person?.profile?.age ?? null;
  if (age === null || age < GUARDED_FROM_AGE || !copiesGuardian(age)) {
    throw refuse('forbidden', 'no_guardian_needed', 'Only people aged 16 or 17 need a guardian.');
  }
  const email = typed.trim().toLowerCase();
  if (email === person?.user.email) {
    const sentence = 'This email is your own. Enter your parent’s or guardian’s.';
    throw new AppError('invalid', { message: sentence, fields: { email: sentence } });
  }
  const { token, secretHash } = newLinkToken(owner);
  return inTransaction(db, async (db) => {
    await holdAccount(db, owner);
    const before = await guardianOf(db, owner);
    if (before?.confirmedAt && before.email === email) {
      throw refuse('conflict', 'is_guardian', 'This guardian has confirmed already.');
    }
    const isAsked = before && (before.newEmail ?? before.email) === email;
    if (isAsked && nowMs - before.askedAt.getTime() < ASK_AGAIN_MS) {
      throw refuse(
        'conflict',
        'asked_already',
        'We’ve already emailed them. Try again in a few hours.',
      );
    }
    await writeGuardian(db, owner, { email, secretHash, askedAt: new Date(nowMs) });
    const childName = person?.user.name ?? '';
    const href = `${publicUrl}/guardian/${token}`;
    await post(db, { to: email, ...composeGuardianEmail({ childName, href }) });
    if (before?.confirmedAt)
      await post(db, { to: before.email, ...composeOtherGuardian(childName) });
    return readGuardian(db, owner);
  });
}

export async function agreeAsGuardian(db: Db, token: string, nowMs: number): Promise<void> {
  const link = readLinkToken(token);
  const owner = link && ownerOfLink(link.id);
  if (!owner || !(await confirmGuardian(db, owner, link.secretHash, new Date(nowMs)))) {
    throw new AppError('invalid', {
      reason: 'invalid_link',
      message: 'That link is not valid any more. Ask for a new one.',
    });
  }
}

/** Where a copy of each email about a person's bookings goes; null for adults. */
export async function guardianToTell(db: Db, owner: OwnerId): Promise<string | null> {
  const age = (await personOf(db, owner))?.profile?.age ?? null;
  if (age === null || !copiesGuardian(age)) return null;
  const guardian = await guardianOf(db, owner);
  return guardian?.confirmedAt ? guardian.email : null;
}

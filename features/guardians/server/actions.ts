import { emailOf, personOf } from '#features/account/server/public.ts';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import { newLinkToken, readLinkToken } from '#platform/server/mail/link-token.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { Guardian } from '../contract.ts';
import { composeGuardianEmail, copiesGuardian } from '../rules.ts';
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

/** Mails an address to confirm. The person's own is refused: another person has to agree. */
export async function askGuardian(
  db: Db,
  { post, publicUrl }: GuardianServices,
  owner: OwnerId,
  typed: string,
  nowMs: number,
): Promise<Guardian> {
  const email = typed.trim().toLowerCase();
  if (email === (await emailOf(db, owner))) {
    const sentence = 'This email is your own. Enter your parent’s or guardian’s.';
    throw new AppError('invalid', { message: sentence, fields: { email: sentence } });
  }
  const person = await personOf(db, owner);
  const { token, secretHash } = newLinkToken(owner);
  return inTransaction(db, async (db) => {
    await writeGuardian(db, owner, { email, secretHash, askedAt: new Date(nowMs) });
    const mail = composeGuardianEmail({
      childName: person?.user.name ?? '',
      href: `${publicUrl}/guardian/${token}`,
    });
    await post(db, { to: email, ...mail });
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

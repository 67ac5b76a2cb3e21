import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { personalTable } from '#platform/server/db/personal-table.ts';
import { type OwnerId, proveOwner } from '#platform/server/sessions/owner.ts';
import { guardians } from './tables.ts';

export async function guardianOf(db: Db, owner: OwnerId) {
  const { email, newEmail, askedAt, confirmedAt } = guardians;
  const [row] = await db
    .select({ email, newEmail, askedAt, confirmedAt })
    .from(guardians)
    .where(eq(guardians.ownerId, owner));
  return row ?? null;
}

/** Asks an address; a guardian who has confirmed stays until the other one confirms too. */
export async function writeGuardian(
  db: Db,
  owner: OwnerId,
  { email, secretHash, askedAt }: { email: string; secretHash: string; askedAt: Date },
): Promise<void> {
  const isConfirmed = sql`${guardians.confirmedAt} is not null`;
  await db
    .insert(guardians)
    .values({ ownerId: owner, email, secretHash, askedAt })
    .onConflictDoUpdate({
      target: guardians.ownerId,
      set: {
        email: sql`case when ${isConfirmed} then ${guardians.email} else excluded.email end`,
        newEmail: sql`case when ${isConfirmed} then excluded.email end`,
        secretHash,
        askedAt,
      },
    });
}

/** Whose guardian a mailed link is for: its secret is compared next. */
export const ownerOfLink = (id: string): OwnerId => proveOwner(id);

/** Confirms by the secret of the link, once; a second time is fine. */
export async function confirmGuardian(
  db: Db,
  owner: OwnerId,
  secretHash: string,
  now: Date,
): Promise<boolean> {
  const isIts = and(eq(guardians.ownerId, owner), eq(guardians.secretHash, secretHash));
  await db
    .update(guardians)
    .set({
      email: sql`coalesce(${guardians.newEmail}, ${guardians.email})`,
      newEmail: null,
      confirmedAt: now,
    })
    .where(and(isIts, or(isNull(guardians.confirmedAt), isNotNull(guardians.newEmail))));
  const [row] = await db
    .select({ owner: guardians.ownerId })
    .from(guardians)
    .where(and(isIts, isNotNull(guardians.confirmedAt)));
  return row !== undefined;
}

/** A guardian's word is about another person: exported, and not imported. */
export const guardiansPersonalData = personalTable(guardians, {
  about: 'The parent or guardian who agreed to bookings.',
  onImport: 'never',
});

import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { type OwnerId, proveOwner } from '#platform/server/sessions/owner.ts';
import { bookingBlocks, guardians } from '../tables.ts';

export async function guardianOf(db: Db, owner: OwnerId) {
  const { email, confirmedAt } = guardians;
  const [row] = await db
    .select({ email, confirmedAt })
    .from(guardians)
    .where(eq(guardians.ownerId, owner));
  return row ?? null;
}

/** Asks another address; the one before no longer counts. */
export async function writeGuardian(
  db: Db,
  owner: OwnerId,
  { email, secretHash, askedAt }: { email: string; secretHash: string; askedAt: Date },
): Promise<void> {
  const values = { email, secretHash, askedAt, confirmedAt: null };
  await db
    .insert(guardians)
    .values({ ownerId: owner, ...values })
    .onConflictDoUpdate({ target: guardians.ownerId, set: values });
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
    .set({ confirmedAt: now })
    .where(and(isIts, isNull(guardians.confirmedAt)));
  const [row] = await db
    .select({ owner: guardians.ownerId })
    .from(guardians)
    .where(and(isIts, isNotNull(guardians.confirmedAt)));
  return row !== undefined;
}

/** Whether either of two people blocked the other. */
export async function areApart(db: Db, one: OwnerId, other: OwnerId): Promise<boolean> {
  const pairs = [
    [one, other],
    [other, one],
  ] as const;
  for (const [owner, blocked] of pairs) {
    const [row] = await db
      .select({ owner: bookingBlocks.ownerId })
      .from(bookingBlocks)
      .where(and(eq(bookingBlocks.ownerId, owner), eq(bookingBlocks.blockedId, blocked)));
    if (row) return true;
  }
  return false;
}

export async function blockPerson(
  db: Db,
  owner: OwnerId,
  blockedId: string,
  now: Date,
): Promise<void> {
  await db
    .insert(bookingBlocks)
    .values({ ownerId: owner, blockedId, createdAt: now })
    .onConflictDoNothing();
}

export async function unblockPerson(db: Db, owner: OwnerId, blockedId: string): Promise<void> {
  await db
    .delete(bookingBlocks)
    .where(and(eq(bookingBlocks.ownerId, owner), eq(bookingBlocks.blockedId, blockedId)));
}

/** Whom a person blocked. */
export async function blockedBy(db: Db, owner: OwnerId): Promise<string[]> {
  const rows = await db
    .select({ id: bookingBlocks.blockedId })
    .from(bookingBlocks)
    .where(eq(bookingBlocks.ownerId, owner))
    .orderBy(asc(bookingBlocks.createdAt));
  return rows.map(({ id }) => id);
}

import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { bookingBlocks } from '../tables.ts';

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

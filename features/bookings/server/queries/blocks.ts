import { and, asc, eq, or } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { bookingBlocks } from '../tables.ts';

/** Whom a person blocked, and who blocked them. */
export async function apartFrom(db: Db, person: OwnerId): Promise<string[]> {
  const { ownerId, blockedId } = bookingBlocks;
  const rows = await db
    .select({ ownerId, blockedId })
    .from(bookingBlocks)
    .where(or(eq(ownerId, person), eq(blockedId, person)));
  return rows.map((row) => (row.ownerId === person ? row.blockedId : row.ownerId));
}

/** Whether either of two people blocked the other. */
export async function areApart(db: Db, one: OwnerId, other: OwnerId): Promise<boolean> {
  const { ownerId, blockedId } = bookingBlocks;
  const [row] = await db
    .select({ ownerId })
    .from(bookingBlocks)
    .where(
      or(and(eq(ownerId, one), eq(blockedId, other)), and(eq(ownerId, other), eq(blockedId, one))),
    );
  return row !== undefined;
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

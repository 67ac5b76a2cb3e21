import { eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { type OwnerId, proveOwner } from '#platform/server/sessions/owner.ts';
import { shoppingLists as lists } from '../tables.ts';

/** A list's number of changes and its link; zero and none for one that was never changed. */
export async function listOf(
  db: Db,
  owner: OwnerId,
): Promise<{ stamp: number; token: string | null }> {
  const [row] = await db
    .select({ stamp: lists.stamp, token: lists.token })
    .from(lists)
    .where(eq(lists.ownerId, owner));
  return row ?? { stamp: 0, token: null };
}

/** Counts a change and holds the list until the transaction ends, so that changes come one after the other. */
export async function countChange(db: Db, owner: OwnerId): Promise<void> {
  await db
    .insert(lists)
    .values({ ownerId: owner, stamp: 1 })
    .onConflictDoUpdate({ target: lists.ownerId, set: { stamp: sql`${lists.stamp} + 1` } });
}

/** Gives a list a link; one that has a link keeps it. */
export async function addToken(db: Db, owner: OwnerId, token: string, at: Date): Promise<void> {
  await db
    .insert(lists)
    .values({ ownerId: owner, stamp: 0, token, sharedAt: at })
    .onConflictDoUpdate({
      target: lists.ownerId,
      set: { token, sharedAt: at },
      setWhere: sql`${lists.token} is null`,
    });
}

export async function removeToken(db: Db, owner: OwnerId): Promise<void> {
  await db.update(lists).set({ token: null, sharedAt: null }).where(eq(lists.ownerId, owner));
}

/** Whose list a link is of. Its owner made the link, and so lets anyone who holds it read and tick. */
export async function ownerOfToken(db: Db, token: string): Promise<OwnerId | null> {
  const [row] = await db
    .select({ ownerId: lists.ownerId })
    .from(lists)
    .where(eq(lists.token, token));
  return row ? proveOwner(row.ownerId) : null;
}

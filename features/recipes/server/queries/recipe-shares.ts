import { and, eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { type OwnerId, proveOwner } from '#platform/server/sessions/owner.ts';
import { recipeShares as shares } from '../tables.ts';

const isOf = (owner: OwnerId, recipeId: string) =>
  and(eq(shares.ownerId, owner), eq(shares.recipeId, recipeId));

/** The secret part of a recipe's link; null while it is not shared. */
export async function shareTokenOf(
  db: Db,
  owner: OwnerId,
  recipeId: string,
): Promise<string | null> {
  const [row] = await db.select({ token: shares.token }).from(shares).where(isOf(owner, recipeId));
  return row?.token ?? null;
}

/** Shares a recipe; one that is shared keeps its link. */
export async function addShare(
  db: Db,
  owner: OwnerId,
  recipeId: string,
  token: string,
  at: Date,
): Promise<void> {
  await db
    .insert(shares)
    .values({ ownerId: owner, recipeId, token, sharedAt: at })
    .onConflictDoNothing();
}

export async function removeShare(db: Db, owner: OwnerId, recipeId: string): Promise<void> {
  await db.delete(shares).where(isOf(owner, recipeId));
}

/** Which recipe a link is about. Its owner made the link, and so lets anyone who holds it read that recipe. */
export async function sharedBy(
  db: Db,
  token: string,
): Promise<{ owner: OwnerId; recipeId: string } | null> {
  const [row] = await db
    .select({ ownerId: shares.ownerId, recipeId: shares.recipeId })
    .from(shares)
    .where(eq(shares.token, token));
  return row ? { owner: proveOwner(row.ownerId), recipeId: row.recipeId } : null;
}

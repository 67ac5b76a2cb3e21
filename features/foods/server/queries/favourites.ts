import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { favouriteFoods } from '../tables.ts';

const MAX_FAVOURITES = 500;

/** The ids of the foods a person has marked, the first marked first. */
export async function favouriteIds(db: Db, owner: OwnerId): Promise<string[]> {
  const rows = await db
    .select({ foodId: favouriteFoods.foodId })
    .from(favouriteFoods)
    .where(eq(favouriteFoods.ownerId, owner))
    .orderBy(asc(favouriteFoods.markedAt))
    .limit(MAX_FAVOURITES);
  return rows.map((row) => row.foodId);
}

/** Marks a food; marking it again changes nothing. */
export async function markFavourite(
  db: Db,
  owner: OwnerId,
  foodId: string,
  at: Date,
): Promise<void> {
  await db
    .insert(favouriteFoods)
    .values({ ownerId: owner, foodId, markedAt: at })
    .onConflictDoNothing();
}

/** Takes the mark away. */
export async function unmarkFavourite(db: Db, owner: OwnerId, foodId: string): Promise<void> {
  await db
    .delete(favouriteFoods)
    .where(and(eq(favouriteFoods.ownerId, owner), eq(favouriteFoods.foodId, foodId)));
}

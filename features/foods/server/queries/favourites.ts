import { and, asc, eq, inArray, sql } from 'drizzle-orm';
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

/** Marks of foods that were merged into others become marks of those; `into` names each food's successor. */
export async function moveFavourites(db: Db, into: ReadonlyMap<string, string>): Promise<void> {
  const gone = [...into.keys()];
  if (gone.length === 0) return;
  const successors = [...into.values()];
  await db.execute(sql`
    insert into favourite_foods (owner_id, food_id, marked_at)
    select owner_id, successor, min(marked_at)
    from favourite_foods
    join unnest(${sql.param(gone)}::text[], ${sql.param(successors)}::text[]) as merged (gone, successor)
      on food_id = gone
    group by owner_id, successor
    on conflict do nothing`);
  await db.delete(favouriteFoods).where(inArray(favouriteFoods.foodId, gone));
}

import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { savedMeals } from '../tables.ts';
import type { MealContent } from './saved-meals.ts';

const ROWS_PER_INSERT = 500;

const isOneOf = (owner: OwnerId, ids: readonly string[]) =>
  and(eq(savedMeals.ownerId, owner), sql`${savedMeals.id} = any(${sql.param(ids)}::uuid[])`);

/** Stores many meals; those of ids that are there already stay as they are. */
export async function insertSavedMeals(
  db: Db,
  owner: OwnerId,
  meals: readonly (MealContent & { id: string })[],
  at: Date,
): Promise<void> {
  for (let start = 0; start < meals.length; start += ROWS_PER_INSERT) {
    const rows = meals
      .slice(start, start + ROWS_PER_INSERT)
      .map((meal) => ({ ...meal, ownerId: owner, version: 1, createdAt: at, updatedAt: at }));
    await db.insert(savedMeals).values(rows).onConflictDoNothing();
  }
}

/** Deletes meals without a way back, but for those that were changed since; how many went. */
export async function eraseUnchangedMeals(
  db: Db,
  owner: OwnerId,
  ids: readonly string[],
): Promise<number> {
  const unchanged = or(eq(savedMeals.version, 1), isNotNull(savedMeals.deletedAt));
  const gone = await db
    .delete(savedMeals)
    .where(and(isOneOf(owner, ids), unchanged))
    .returning({ id: savedMeals.id });
  return gone.length;
}

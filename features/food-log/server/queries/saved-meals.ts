import { asc, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import {
  type RecordContent,
  type RecordRow,
  recordRows,
} from '#platform/server/records/record-rows.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { savedMeals } from '../tables.ts';

export const mealRows = recordRows(savedMeals);

export type StoredMeal = RecordRow<typeof savedMeals>;
export type MealContent = RecordContent<typeof savedMeals>;

const { isLive } = mealRows;
const byName = [asc(sql`lower(${savedMeals.name})`), asc(savedMeals.id)];

export const savedMealsOf = (db: Db, owner: OwnerId): Promise<StoredMeal[]> =>
  mealRows.list(db, owner, { orderBy: byName });

/** The names of a person's saved meals, in their order. */
export function savedMealNames(db: Db, owner: OwnerId): Promise<Pick<StoredMeal, 'id' | 'name'>[]> {
  return db
    .select({ id: savedMeals.id, name: savedMeals.name })
    .from(savedMeals)
    .where(isLive(owner))
    .orderBy(...byName);
}

/** A person's saved meals of these ids, without those deleted. */
export const savedMealsById = (
  db: Db,
  owner: OwnerId,
  ids: readonly string[],
): Promise<StoredMeal[]> =>
  mealRows.list(db, owner, { where: inArray(savedMeals.id, [...ids]), orderBy: byName });

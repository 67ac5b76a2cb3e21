import { and, asc, count, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { savedMeals } from '../tables.ts';

export type StoredMeal = typeof savedMeals.$inferSelect;
export type MealContent = Pick<StoredMeal, 'name' | 'items'>;

const isMeal = (owner: OwnerId, id: string) =>
  and(eq(savedMeals.ownerId, owner), eq(savedMeals.id, id));

const isLive = (owner: OwnerId) => and(eq(savedMeals.ownerId, owner), isNull(savedMeals.deletedAt));

export function savedMealsOf(db: Db, owner: OwnerId): Promise<StoredMeal[]> {
  return db
    .select()
    .from(savedMeals)
    .where(isLive(owner))
    .orderBy(asc(sql`lower(${savedMeals.name})`), asc(savedMeals.id));
}

/** The names of a person's saved meals, in their order. */
export function savedMealNames(db: Db, owner: OwnerId): Promise<Pick<StoredMeal, 'id' | 'name'>[]> {
  return db
    .select({ id: savedMeals.id, name: savedMeals.name })
    .from(savedMeals)
    .where(isLive(owner))
    .orderBy(asc(sql`lower(${savedMeals.name})`), asc(savedMeals.id));
}

/** A person's saved meals of these ids, without those deleted. */
export async function savedMealsById(
  db: Db,
  owner: OwnerId,
  ids: readonly string[],
): Promise<StoredMeal[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(savedMeals)
    .where(and(isLive(owner), inArray(savedMeals.id, [...ids])));
}

export async function countSavedMeals(db: Db, owner: OwnerId): Promise<number> {
  const [row] = await db.select({ meals: count() }).from(savedMeals).where(isLive(owner));
  return row?.meals ?? 0;
}

/** One meal of this owner, deleted ones too. */
export async function savedMealById(
  db: Db,
  owner: OwnerId,
  id: string,
): Promise<StoredMeal | null> {
  const [row] = await db.select().from(savedMeals).where(isMeal(owner, id));
  return row ?? null;
}

/** Stores a meal; null when this owner already has one of that id. */
export async function insertSavedMeal(
  db: Db,
  owner: OwnerId,
  meal: MealContent & { id: string; at: Date },
): Promise<StoredMeal | null> {
  const { at, ...content } = meal;
  const [row] = await db
    .insert(savedMeals)
    .values({ ownerId: owner, ...content, version: 1, createdAt: at, updatedAt: at })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

/** Replaces a meal that still has `version`; null when it has not, is deleted or absent. */
export async function replaceSavedMeal(
  db: Db,
  owner: OwnerId,
  id: string,
  change: { content: MealContent; version: number; at: Date },
): Promise<StoredMeal | null> {
  const { deletedAt, version } = savedMeals;
  const [row] = await db
    .update(savedMeals)
    .set({ ...change.content, version: change.version + 1, updatedAt: change.at })
    .where(and(isMeal(owner, id), isNull(deletedAt), eq(version, change.version)))
    .returning();
  return row ?? null;
}

/** Marks a meal deleted, or brings it back (`deletedAt` null). Null when there was nothing to change. */
export async function setSavedMealDeleted(
  db: Db,
  owner: OwnerId,
  id: string,
  change: { deletedAt: Date | null; at: Date },
): Promise<StoredMeal | null> {
  const { deletedAt, version } = savedMeals;
  const [row] = await db
    .update(savedMeals)
    .set({ deletedAt: change.deletedAt, updatedAt: change.at, version: sql`${version} + 1` })
    .where(
      and(isMeal(owner, id), change.deletedAt === null ? isNotNull(deletedAt) : isNull(deletedAt)),
    )
    .returning();
  return row ?? null;
}

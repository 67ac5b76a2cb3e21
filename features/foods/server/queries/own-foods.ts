import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { ownFoods } from '../tables.ts';

export type OwnFood = typeof ownFoods.$inferSelect;
export type OwnFoodContent = Omit<
  OwnFood,
  'ownerId' | 'id' | 'version' | 'createdAt' | 'updatedAt' | 'deletedAt'
>;

const isFood = (owner: OwnerId, id: string) =>
  and(eq(ownFoods.ownerId, owner), eq(ownFoods.id, id));

const isLive = (owner: OwnerId) => and(eq(ownFoods.ownerId, owner), isNull(ownFoods.deletedAt));

/** Enough for anybody's kitchen; a person with more finds the first of them. */
const MAX_OWN_FOODS = 2_000;

/** A person's own foods that are not deleted, by name. */
export function ownFoodsOf(db: Db, owner: OwnerId): Promise<OwnFood[]> {
  return db
    .select()
    .from(ownFoods)
    .where(isLive(owner))
    .orderBy(asc(sql`lower(${ownFoods.name})`), asc(ownFoods.id))
    .limit(MAX_OWN_FOODS);
}

/** What the search finds and collapses them by. */
export function listOwnFoodNames(
  db: Db,
  owner: OwnerId,
): Promise<Pick<OwnFood, 'id' | 'name' | 'brand' | 'warnings' | 'gtin'>[]> {
  const { id, name, brand, warnings, gtin } = ownFoods;
  const columns = { id, name, brand, warnings, gtin };
  return db.select(columns).from(ownFoods).where(isLive(owner)).limit(MAX_OWN_FOODS);
}

/** Those of these ids that are this person's; deleted ones too. */
export function findOwnFoods(db: Db, owner: OwnerId, ids: readonly string[]): Promise<OwnFood[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .select()
    .from(ownFoods)
    .where(and(eq(ownFoods.ownerId, owner), inArray(ownFoods.id, [...ids])));
}

/** This person's foods with a barcode, the one that was changed last first. */
export function findOwnFoodsByGtin(db: Db, owner: OwnerId, gtin14: string): Promise<OwnFood[]> {
  return db
    .select()
    .from(ownFoods)
    .where(and(isLive(owner), eq(ownFoods.gtin, gtin14)))
    .orderBy(desc(ownFoods.updatedAt), asc(ownFoods.id));
}

/** Stores a food; null when this owner already has one of that id. */
export async function insertOwnFood(
  db: Db,
  owner: OwnerId,
  food: OwnFoodContent & { id: string; at: Date },
): Promise<OwnFood | null> {
  const { at, ...content } = food;
  const [row] = await db
    .insert(ownFoods)
    .values({ ownerId: owner, ...content, version: 1, createdAt: at, updatedAt: at })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

/** Replaces a food that still has `version`; null when it has not, is deleted or absent. */
export async function replaceOwnFood(
  db: Db,
  owner: OwnerId,
  id: string,
  change: { content: OwnFoodContent; version: number; at: Date },
): Promise<OwnFood | null> {
  const [row] = await db
    .update(ownFoods)
    .set({ ...change.content, version: change.version + 1, updatedAt: change.at })
    .where(and(isFood(owner, id), isNull(ownFoods.deletedAt), eq(ownFoods.version, change.version)))
    .returning();
  return row ?? null;
}

/** Marks a food deleted, or brings it back (`deletedAt` null). Null when there was nothing to change. */
export async function setOwnFoodDeleted(
  db: Db,
  owner: OwnerId,
  id: string,
  change: { deletedAt: Date | null; at: Date },
): Promise<OwnFood | null> {
  const { deletedAt, version } = ownFoods;
  const [row] = await db
    .update(ownFoods)
    .set({ deletedAt: change.deletedAt, updatedAt: change.at, version: sql`${version} + 1` })
    .where(
      and(isFood(owner, id), change.deletedAt === null ? isNotNull(deletedAt) : isNull(deletedAt)),
    )
    .returning();
  return row ?? null;
}

import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import {
  type RecordContent,
  type RecordRow,
  recordRows,
} from '#platform/server/records/record-rows.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { ownFoods } from '../tables.ts';

export const ownFoodRows = recordRows(ownFoods);

export type OwnFood = RecordRow<typeof ownFoods>;
export type OwnFoodContent = RecordContent<typeof ownFoods>;

const { isLive } = ownFoodRows;

/** Enough for anybody's kitchen; a person with more finds the first of them. */
const MAX_OWN_FOODS = 2_000;

/** A person's own foods that are not deleted, by name. */
export const ownFoodsOf = (db: Db, owner: OwnerId): Promise<OwnFood[]> =>
  ownFoodRows.list(db, owner, {
    orderBy: [asc(sql`lower(${ownFoods.name})`), asc(ownFoods.id)],
    limit: MAX_OWN_FOODS,
  });

/** What the search finds and collapses them by. */
export function listOwnFoodNames(
  db: Db,
  owner: OwnerId,
): Promise<Pick<OwnFood, 'id' | 'name' | 'brand' | 'warnings' | 'gtin'>[]> {
  const { id, name, brand, warnings, gtin } = ownFoods;
  const columns = { id, name, brand, warnings, gtin };
  return db.select(columns).from(ownFoods).where(isLive(owner)).limit(MAX_OWN_FOODS);
}

/** This person's foods with a barcode, the one that was changed last first. */
export const findOwnFoodsByGtin = (db: Db, owner: OwnerId, gtin14: string): Promise<OwnFood[]> =>
  ownFoodRows.list(db, owner, {
    where: eq(ownFoods.gtin, gtin14),
    orderBy: [desc(ownFoods.updatedAt), asc(ownFoods.id)],
  });

import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { foods } from '../tables.ts';

const { sourceId, name, brand, synonyms, portions, state, category, basis, density } = foods;

export type CatalogueName = Pick<
  typeof foods.$inferSelect,
  | 'sourceId'
  | 'name'
  | 'brand'
  | 'synonyms'
  | 'portions'
  | 'state'
  | 'category'
  | 'basis'
  | 'density'
>;

/** What the foods of the catalogue are called, and the portions they come in. */
export function catalogueNames(db: Db): Promise<CatalogueName[]> {
  return db
    .select({ sourceId, name, brand, synonyms, portions, state, category, basis, density })
    .from(foods)
    .where(and(eq(foods.source, 'catalogue'), isNull(foods.retiredAt)));
}

import { foodIdOf } from '#features/food-facts/rules/food-kinds.ts';
import { type FoodIndex, foodIndex } from '#features/foods/rules/search/food-index.ts';
import { catalogueNames } from '#features/foods/server/public.ts';
import type { NamedFood } from '#features/ingredient-lines/rules/match-catalogue.ts';
import type { Db } from '#platform/server/db/database.ts';

const kept = new WeakMap<Db, { readMs: number; index: Promise<FoodIndex<NamedFood>> }>();
/** Long enough to cost nothing, short enough for another server's update of a shared database. */
const CACHE_MS = 10 * 60_000;

const readIndex = async (db: Db): Promise<FoodIndex<NamedFood>> =>
  foodIndex(
    (await catalogueNames(db)).map(({ sourceId, synonyms, ...row }) => ({
      ...row,
      id: foodIdOf('catalogue', sourceId),
      synonyms: synonyms ?? [],
    })),
  );

/** The catalogue as lines are compared with it. An empty one is not kept. */
export async function loadCatalogueIndex(db: Db, nowMs: number): Promise<FoodIndex<NamedFood>> {
  const before = kept.get(db);
  if (before && nowMs - before.readMs < CACHE_MS && nowMs >= before.readMs) return before.index;
  const index = readIndex(db);
  kept.set(db, { readMs: nowMs, index });
  try {
    const read = await index;
    if (read.foods.length === 0) kept.delete(db);
    return read;
  } catch (error) {
    kept.delete(db);
    throw error;
  }
}

import { readFile } from 'node:fs/promises';
import { type CatalogueFood, readCatalogue } from '#features/food-facts/rules/catalogue-file.ts';
import { usableFood } from '#features/food-facts/rules/usable-food.ts';
import {
  addWordsOf,
  columnsOf,
  type FoodToStore,
  moveFavourites,
  retireFoodsExcept,
  type Stored,
  storeFoods,
  tidySearchIndexes,
} from '#features/foods/server/public.ts';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import { importState, keepImportState, lockCatalogueLoad } from '../queries/imports.ts';

const BATCH = 500;
const CATALOGUE = 'catalogue';

const foodId = (id: string) => `${CATALOGUE}:${id}`;

const toStore = (food: CatalogueFood, version: string): FoodToStore => ({
  ...usableFood(food),
  source: CATALOGUE,
  gtin: null,
  brand: null,
  popularity: 0,
  version,
});

/**
 * Brings the shared foods to the catalogue in `file`: adds, changes, and retires what is no longer in it, and
 * moves marks of foods that were merged, all or nothing. Does nothing when this version is loaded. Nobody's log is touched: entries hold their own figures.
 */
export async function loadCatalogue(db: Db, file: string, at: Date): Promise<Stored | null> {
  const catalogue = readCatalogue(await readFile(file, 'utf8'));
  const version = String(catalogue.version);
  if ((await importState(db, CATALOGUE))?.version === version) return null;
  return inTransaction(db, async (db) => {
    await lockCatalogueLoad(db);
    if ((await importState(db, CATALOGUE))?.version === version) return null;
    const foods = catalogue.foods.map((food) => toStore(food, version));
    const sum: Stored = { created: 0, updated: 0, unchanged: 0 };
    for (let from = 0; from < foods.length; from += BATCH) {
      const stored = await storeFoods(db, columnsOf(foods.slice(from, from + BATCH)), at);
      sum.created += stored.created;
      sum.updated += stored.updated;
      sum.unchanged += stored.unchanged;
    }
    const keys = foods.map((food) => food.sourceId);
    await retireFoodsExcept(db, CATALOGUE, keys, at);
    const merged = Object.entries(catalogue.merged ?? {});
    await moveFavourites(db, new Map(merged.map((pair) => [foodId(pair[0]), foodId(pair[1])])));
    await addWordsOf(db, CATALOGUE);
    await tidySearchIndexes(db);
    await keepImportState(db, {
      id: CATALOGUE,
      version,
      records: foods.length,
      ...sum,
      refused: 0,
      updatedAt: at,
      finishedAt: at,
    });
    return sum;
  });
}

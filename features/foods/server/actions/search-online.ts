import { foodIdOf, SOURCE_NOTICES } from '#features/food-facts/rules/food-kinds.ts';
import { openFoodFactsCode, readGtin } from '#features/food-facts/rules/gtin.ts';
import { readOffProduct } from '#features/food-facts/rules/open-food-facts.ts';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { Food, OnlineSearch, SearchResult } from '../../contract.ts';
import { fold, foodWords, nameKey } from '../../rules/search/search-words.ts';
import type { OpenFoodFacts } from '../providers/open-food-facts.ts';
import { favouriteIds } from '../queries/favourites.ts';
import { columnsOf, type FoodToStore } from '../queries/food-columns.ts';
import { cacheOnlineAnswer, findOnlineAnswer } from '../queries/online-searches.ts';
import { findOwnFoodsByGtin } from '../queries/own-foods.ts';
import {
  addWords,
  findSharedFoodsByGtin,
  storeFoods,
  tidySearchIndexes,
} from '../queries/shared-foods.ts';
import { foodsById, toOwnResponse, toSharedResponse } from './show-food.ts';

const DAY_MS = 86_400_000;
/** Cache time: products change slowly, and the service limits calls. */
const SEARCH_DAYS = 7;
const MISS_DAYS = 1;

const PROVIDER = SOURCE_NOTICES.off.name;
const SWITCHED_OFF = `${PROVIDER} is off on this server. Your own foods and the catalogue still work.`;

const busySentence = (waitMs: number): string => {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return `${PROVIDER} allows only a few searches a minute. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;
};
const unavailableSentence = (reason: string): string =>
  `${PROVIDER} isn’t responding: ${reason}. Your own foods and the catalogue still work.`;

/** Stores what came from the service, each product once, and gives the ids in its order. */
async function keepProducts(db: Db, products: readonly unknown[], at: Date): Promise<string[]> {
  const batch = new Map<string, FoodToStore>();
  for (const product of products) {
    const read = readOffProduct(product, { keepWithoutFigures: true });
    if ('food' in read) batch.set(read.food.sourceId, { ...read.food, source: 'off' });
  }
  const foods = [...batch.values()];
  await inTransaction(db, async (db) => {
    await storeFoods(db, columnsOf(foods), at);
    await addWords(
      db,
      foods.flatMap((food) => foodWords(food)),
    );
    await tidySearchIndexes(db);
  });
  return foods.map((food) => foodIdOf('off', food.sourceId));
}

function resultOf(food: Food): SearchResult {
  const { id, name, brand } = food;
  return { key: id, group: 'product', name, brand, food, lastLogged: null, meal: null };
}

async function shownResults(db: Db, owner: OwnerId, ids: string[]): Promise<SearchResult[]> {
  const favourites = new Set(await favouriteIds(db, owner));
  const byId = await foodsById(db, owner, ids, favourites);
  const seen = new Set<string>();
  return ids.flatMap((id) => {
    const food = byId.get(id);
    if (!food) return [];
    const key = `${nameKey(food.name)}|${fold(food.brand ?? '')}|${food.nutrients.calories}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [resultOf(food)];
  });
}

/** Asks Open Food Facts for products, or remembers what it answered in the last days. Never fails because of it. */
export async function searchOnline(
  db: Db,
  owner: OwnerId,
  service: OpenFoodFacts | null,
  q: string,
  nowMs: number,
): Promise<OnlineSearch> {
  const answer = (status: OnlineSearch['status'], sentence: string | null) => ({
    status,
    sentence,
    provider: PROVIDER,
    results: [],
  });
  if (!service) return answer('off', SWITCHED_OFF);
  const query = fold(q);
  const since = new Date(nowMs - SEARCH_DAYS * DAY_MS);
  let ids = await findOnlineAnswer(db, query, since);
  if (ids === null) {
    const found = await service.search(q);
    if (found.status === 'busy') return answer('busy', busySentence(found.waitMs));
    if (found.status === 'unavailable') {
      return answer('unavailable', unavailableSentence(found.reason));
    }
    const at = new Date(nowMs);
    ids = await keepProducts(db, found.value, at);
    await cacheOnlineAnswer(db, query, ids, at);
  }
  return { ...answer('ok', null), results: await shownResults(db, owner, ids) };
}

/** What came of a barcode. `sentence` is fit for a screen. */
export type ProductLookUp =
  | { outcome: 'found'; food: Food }
  /** nobody knows it: an invitation to make the food, with the code filled in */
  | { outcome: 'not-found'; gtin: string; sentence: string }
  | { outcome: 'no-product'; sentence: string }
  | { outcome: 'unavailable'; gtin: string; sentence: string };

/** No words that were typed read like it: folded words have no signs. */
const missKey = (gtin14: string): string => `gtin:${gtin14}`;

/**
 * Looks a scanned or typed code up: among this person's own foods, then among the shared ones, then, if the
 * service is set up and was not asked within a day, at Open Food Facts.
 */
export async function productByCode(
  db: Db,
  owner: OwnerId,
  service: OpenFoodFacts | null,
  code: { text: string; symbology?: 'ean-8' | 'upc-e' },
  nowMs: number,
): Promise<ProductLookUp> {
  const reading = readGtin(code.text, code.symbology);
  if (reading.kind === 'invalid') return { outcome: 'no-product', sentence: reading.sentence };
  if (reading.kind === 'in-store') {
    const sentence = 'This is a shop’s own barcode, not a product’s.';
    return { outcome: 'no-product', sentence };
  }
  if (reading.kind === 'not-food') {
    return { outcome: 'no-product', sentence: 'That is not a food barcode.' };
  }
  const gtin = reading.gtin14;
  const known = await knownProduct(db, owner, gtin);
  if (known) return { outcome: 'found', food: known };

  const unknown = 'No food has this barcode yet. Create it once and we’ll find it next time.';
  const asked = await findOnlineAnswer(db, missKey(gtin), new Date(nowMs - MISS_DAYS * DAY_MS));
  if (asked !== null) return { outcome: 'not-found', gtin, sentence: unknown };
  if (!service) return { outcome: 'unavailable', gtin, sentence: SWITCHED_OFF };
  const found = await service.product(openFoodFactsCode(gtin));
  if (found.status === 'busy') {
    return { outcome: 'unavailable', gtin, sentence: busySentence(found.waitMs) };
  }
  if (found.status === 'unavailable') {
    return { outcome: 'unavailable', gtin, sentence: unavailableSentence(found.reason) };
  }
  const at = new Date(nowMs);
  if (found.value !== null) await keepProducts(db, [found.value], at);
  // The service may return another product, so check the code.
  const food = await knownProduct(db, owner, gtin);
  if (food) return { outcome: 'found', food };
  await cacheOnlineAnswer(db, missKey(gtin), [], at);
  return { outcome: 'not-found', gtin, sentence: unknown };
}

async function knownProduct(db: Db, owner: OwnerId, gtin14: string): Promise<Food | null> {
  const favourites = new Set(await favouriteIds(db, owner));
  const [own] = await findOwnFoodsByGtin(db, owner, gtin14);
  if (own) return toOwnResponse(own, favourites);
  const shared = await findSharedFoodsByGtin(db, gtin14);
  const [best] = shared.toSorted((a, b) => a.warnings.length - b.warnings.length);
  return best ? toSharedResponse(best, favourites) : null;
}

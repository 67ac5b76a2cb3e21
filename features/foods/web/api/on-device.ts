import catalogueFile from '#features/food-facts/catalogue/catalogue.ndjson?url';
import { readCatalogue } from '#features/food-facts/rules/catalogue-file.ts';
import { SOURCE_NOTICES } from '#features/food-facts/rules/food-kinds.ts';
import { warningOf } from '#features/food-facts/rules/food-warnings.ts';
import { openFoodFactsCode } from '#features/food-facts/rules/gtin.ts';
import { per100Of } from '#features/food-facts/rules/nutrient-kinds.ts';
import { usableFood } from '#features/food-facts/rules/usable-food.ts';
import { type FoodLogEntry, foodLogApi, savedMealsApi } from '#features/food-log/contract.ts';
import type { MealType } from '#features/food-log/rules/entry/entry-kinds.ts';
import { addDays, type CalendarDay } from '#platform/shared/calendar-day.ts';
import { fetchStoredFile } from '#platform/web/api-client/stored-file.ts';
import { offlineNow } from '#platform/web/offline/offline-now.ts';
import { type Food, foodsApi, type SearchResult } from '../../contract.ts';
import { searchOnDevice } from '../../rules/search/device-search.ts';
import { foodIndex } from '../../rules/search/food-index.ts';
import { resultOf } from '../../rules/search/result-lines.ts';
import { usualEntries } from '../../rules/search/usual-entries.ts';

/** Days of the log that are cached. */
const DAYS_BACK = 14;
const MAX_RESULTS = 25;

function searchable(text: string) {
  const foods = readCatalogue(text).foods.map((one) => {
    const food = usableFood(one);
    return {
      ...food,
      id: `catalogue:${food.sourceId}`,
      brand: null,
      warnings: food.warnings.map(warningOf),
      retired: false,
    };
  });
  return { index: foodIndex(foods), byId: new Map(foods.map((food) => [food.id, food])) };
}
type Catalogue = ReturnType<typeof searchable>;
type CatalogueFood = Catalogue['index']['foods'][number];

let catalogue: Promise<Catalogue> | undefined;

/** The catalogue as it is kept; empty where it is not. */
function catalogueHere(): Promise<Catalogue> {
  catalogue ??= fetchStoredFile(catalogueFile).then(async (file) => {
    if (file) return searchable(await file.text());
    catalogue = undefined;
    return { index: foodIndex([]), byId: new Map() };
  });
  return catalogue;
}

/** Whether the built-in foods can be searched here; without them there are the person's own things alone. */
export const hasCatalogue = async (): Promise<boolean> => (await catalogueHere()).byId.size > 0;

function toFood(food: CatalogueFood, favourite: boolean): Food {
  const { synonyms: _, sourceId: __, reference, ...rest } = food;
  return {
    ...rest,
    kind: 'generic',
    favourite,
    nutrients: per100Of(food.nutrients),
    source: {
      id: 'catalogue',
      ...SOURCE_NOTICES.catalogue,
      reference,
      fetchedAt: null,
    },
    gtin: null,
    version: null,
  };
}

/** What this device keeps of the person: entries of the last days, own foods, favourites, saved meals. */
async function readCached(today: CalendarDay) {
  const offline = offlineNow();
  if (!offline) return { entries: [], own: [], favourites: [], meals: [] };
  const days = Array.from({ length: DAYS_BACK + 1 }, (_, back) => addDays(today, -back));
  const [entries, own, favourites, meals] = await Promise.all([
    Promise.all(days.map((date) => offline.kept(foodLogApi.ofDay, { query: { date } }))),
    offline.kept(foodsApi.ownFoods, {}),
    offline.kept(foodsApi.favourites, {}),
    offline.kept(savedMealsApi.list, {}),
  ]);
  return {
    entries: entries.flatMap((day): FoodLogEntry[] => day ?? []),
    own: own ?? [],
    favourites: favourites ?? [],
    meals: meals ?? [],
  };
}

/** Letters come faster than what they are looked for among changes, ms. */
const SAME_FOR_MS = 5_000;
type Cached = ReturnType<typeof readCached>;
let lately: { person: string | null; today: CalendarDay; until: number; kept: Cached } | undefined;

function loadCached(today: CalendarDay) {
  const now = performance.now();
  const person = offlineNow()?.person() ?? null;
  if (lately?.person !== person || lately.today !== today || lately.until < now) {
    lately = { person, today, until: now + SAME_FOR_MS, kept: readCached(today) };
  }
  return lately.kept;
}

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

type At = { today: CalendarDay; meal: MealType; localTime: string };

/** What this device finds by itself for what is typed, best first. */
export async function foodsOnDevice(
  q: string,
  at: At,
  limit = MAX_RESULTS,
): Promise<SearchResult[]> {
  const [{ index, byId }, kept] = await Promise.all([catalogueHere(), loadCached(at.today)]);
  const { entries, own, favourites, meals } = kept;
  const hour = { today: at.today, mealType: at.meal, minuteOfDay: minuteOf(at.localTime) };
  const usual = usualEntries(entries, hour);
  const known = new Map([...own, ...favourites].map((food) => [food.id, food]));
  const marked = new Set(favourites.map(({ id }) => id));
  const foodOf = (id: string): Food | undefined => {
    const generic = byId.get(id);
    return known.get(id) ?? (generic && toFood(generic, marked.has(id)));
  };
  const lines = searchOnDevice(q, { catalogue: index, own, favourites, usual, meals }, limit);
  return lines.flatMap((line): SearchResult[] => {
    const food = line.foodId === null ? undefined : foodOf(line.foodId);
    const result = resultOf(line, food, marked);
    if (!result) return [];
    const { usual: lastLogged, meal, ...rest } = result;
    return [{ ...rest, lastLogged, meal: meal && { id: meal.id, items: meal.items } }];
  });
}

/** One food by its id; undefined where this device does not know it. */
export async function foodOnDevice(id: string): Promise<Food | undefined> {
  const kept = await offlineNow()?.kept(foodsApi.food, { params: { id } });
  if (kept) return kept;
  const generic = (await catalogueHere()).byId.get(id);
  return generic && toFood(generic, false);
}

/** The product of a barcode among what the person made, marked or logged lately; null: not known here. */
export async function productOnDevice(gtin14: string, at: At): Promise<SearchResult | null> {
  const { own, favourites } = await loadCached(at.today);
  const food = [...own, ...favourites].find((one) => one.gtin === gtin14 && !one.retired) ?? null;
  const key = food?.id ?? `off:${openFoodFactsCode(gtin14)}`;
  const logged = (await foodsOnDevice('', at, Number.POSITIVE_INFINITY)).find(
    (result) => result.key === key,
  );
  if (logged || !food) return logged ?? null;
  const { name, brand } = food;
  return { key, group: 'product', name, brand, food, lastLogged: null, meal: null };
}

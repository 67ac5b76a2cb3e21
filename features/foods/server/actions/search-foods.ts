import { type UsualFood, usualFoods } from '#features/food-log/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { addDays, dayIn } from '#platform/shared/calendar-day.ts';
import type { Food, LastLogged, SearchResult } from '../../contract.ts';
import { foodIdOf, readFoodId } from '../../rules/food-kinds.ts';
import { matchScore, type Reading, textOf, WordComparison } from '../../rules/food-match.ts';
import { resultScore, type Standing, usualness } from '../../rules/result-order.ts';
import { readingsOf } from '../../rules/search-plan.ts';
import { fold, nameKey, readQuery } from '../../rules/search-words.ts';
import { favouriteIds } from '../queries/favourites.ts';
import type { Candidate } from '../queries/food-search.ts';
import { ownFoodNames } from '../queries/own-foods.ts';
import { findCandidates } from './find-candidates.ts';
import { foodsById } from './show-food.ts';

export type SearchInput = {
  q: string;
  meal?: 'breakfast' | 'lunch' | 'dinner' | 'snack' | undefined;
  localTime?: string | undefined;
  limit: number;
};

/** How far back the log tells what a person usually eats. */
const USUAL_DAYS = 90;

/** One line of the list while it is put together. */
type Line = {
  foodId: string | null;
  name: string;
  brand: string | null;
  usual: UsualFood | null;
  score: number;
};

function lastLoggedOf(usual: UsualFood): LastLogged {
  const { foodName: _, brand: __, weight: ___, ...rest } = usual;
  return rest;
}

/** Something eaten, under the name it was logged with. */
const eatenLine = (usual: UsualFood, score: number): Line => ({
  foodId: usual.foodId,
  name: usual.foodName,
  brand: usual.brand,
  usual,
  score,
});

function groupOf({ foodId, usual }: Line, favourites: ReadonlySet<string>): SearchResult['group'] {
  if (usual) return 'recent';
  if (foodId !== null && favourites.has(foodId)) return 'favourite';
  const source = foodId === null ? null : readFoodId(foodId)?.source;
  if (source === 'own') return 'own';
  return source === 'catalogue' ? 'catalogue' : 'product';
}

/** Same name and same brand: one food to whoever looks at a list. */
const sameFoodKey = (name: string, brand: string | null): string =>
  `${nameKey(name)}|${fold(brand ?? '')}`;

/** The best line of each food, best first: by its id, and by what it is called. */
function collapsed(lines: readonly Line[]): Line[] {
  const kept = new Set<Line>();
  const byKey = new Map<string, Line>();
  for (const line of lines.toSorted((a, b) => b.score - a.score)) {
    const keys = [sameFoodKey(line.name, line.brand), ...(line.foodId ? [line.foodId] : [])];
    const before = keys.map((key) => byKey.get(key)).find((found) => found !== undefined);
    const into = before ?? { ...line };
    kept.add(into);
    for (const key of keys) if (!byKey.has(key)) byKey.set(key, into);
    if (!before) continue;
    // The log knows how it was eaten, the food what is in it: one line says both.
    into.usual ??= line.usual;
    into.foodId ??= line.foodId;
  }
  return [...kept];
}

function startingLines(usual: readonly UsualFood[], favourites: ReadonlyMap<string, Food>): Line[] {
  const eaten = usual.map((one) => eatenLine(one, 1 + usualness(one.weight)));
  const marked = [...favourites.values()]
    .filter((food) => !food.retired)
    .map(({ id, name, brand }) => ({ foodId: id, name, brand, usual: null, score: 0.9 }));
  return [...eaten, ...marked];
}

type Findable = { name: string; brand: string | null; synonyms?: readonly string[] | null };

/** Scores what was found everywhere by the same measure. */
class Ranking {
  readonly #readings: Reading[];
  readonly #forgiven: number;
  readonly #usualByName: Map<string, UsualFood>;
  readonly #usualById: Map<string | null, UsualFood>;
  readonly #favourites: ReadonlySet<string>;
  readonly #compare = new WordComparison();
  readonly lines: Line[] = [];

  constructor(
    readings: Reading[],
    forgiven: number,
    usual: readonly UsualFood[],
    favourites: ReadonlySet<string>,
  ) {
    this.#readings = readings;
    this.#forgiven = forgiven;
    this.#usualByName = new Map(usual.map((one) => [nameKey(one.foodName), one]));
    this.#usualById = new Map(usual.map((one) => [one.foodId, one]));
    this.#favourites = favourites;
  }

  add(
    food: Findable,
    foodId: string | null,
    standing: Pick<Standing, 'source' | 'warnings' | 'popularity'>,
    eaten?: UsualFood,
  ): void {
    const match = matchScore(this.#readings, textOf(food), this.#compare, this.#forgiven);
    if (match === null) return;
    const named = food.brand === null ? this.#usualByName.get(nameKey(food.name)) : undefined;
    const usual = eaten ?? (foodId === null ? undefined : this.#usualById.get(foodId)) ?? named;
    const score = resultScore(match, {
      ...standing,
      usual: usual ? usualness(usual.weight) : 0,
      favourite: foodId !== null && this.#favourites.has(foodId),
    });
    this.lines.push({ foodId, name: food.name, brand: food.brand, usual: usual ?? null, score });
  }
}

async function shownLines(
  db: Db,
  owner: OwnerId,
  lines: readonly Line[],
  favourites: ReadonlySet<string>,
): Promise<SearchResult[]> {
  const ids = lines.map(({ foodId }) => foodId).filter((id) => id !== null);
  const byId = await foodsById(db, owner, ids, favourites);
  return lines.flatMap((line): SearchResult[] => {
    const known = line.foodId === null ? undefined : byId.get(line.foodId);
    // What is no longer there can be logged again as it was logged last, and in no other way.
    const food = known && !known.retired ? known : null;
    if (!food && !line.usual) return [];
    return [
      {
        key: line.foodId ?? `log:${line.usual?.entryId}`,
        group: groupOf(line, favourites),
        name: food?.name ?? line.name,
        brand: food ? food.brand : line.brand,
        food,
        lastLogged: line.usual ? lastLoggedOf(line.usual) : null,
      },
    ];
  });
}

const minuteOf = (localTime: string | undefined): number | null =>
  localTime === undefined ? null : Number(localTime.slice(0, 2)) * 60 + Number(localTime.slice(3));

/**
 * The foods that fit what is typed, best first: what this person has logged, marked or made, the catalogue and
 * imported products, each food once. Without a query: what this person eats at this time of day, then favourites.
 */
export async function searchFoods(
  db: Db,
  owner: OwnerId,
  input: SearchInput,
  nowMs: number,
): Promise<SearchResult[]> {
  const today = dayIn('UTC', nowMs);
  const [usual, marked] = await Promise.all([
    usualFoods(db, owner, {
      since: addDays(today, -USUAL_DAYS),
      today,
      mealType: input.meal ?? null,
      minuteOfDay: minuteOf(input.localTime),
    }),
    favouriteIds(db, owner),
  ]);
  const favourites = new Set(marked);
  const query = readQuery(input.q);
  if (query.words.length === 0) {
    const foods = await foodsById(db, owner, marked, favourites);
    const lines = collapsed(startingLines(usual, foods)).slice(0, input.limit);
    return shownLines(db, owner, lines, favourites);
  }

  const [found, own] = await Promise.all([findCandidates(db, query), ownFoodNames(db, owner)]);
  const ranking = new Ranking(readingsOf(found.variants), found.forgivenWords, usual, favourites);
  for (const one of usual) {
    const food = { name: one.foodName, brand: one.brand };
    const standing = { source: null, warnings: [], popularity: 0 };
    ranking.add(food, one.foodId, standing, one);
  }
  for (const one of own) {
    const standing = { source: 'own' as const, warnings: one.warnings, popularity: 0 };
    ranking.add(one, foodIdOf('own', one.id), standing);
  }
  for (const one of found.candidates) addCandidate(ranking, one);
  const lines = collapsed(ranking.lines)
    .sort((a, b) => b.score - a.score)
    .slice(0, input.limit);
  return shownLines(db, owner, lines, favourites);
}

function addCandidate(ranking: Ranking, one: Candidate): void {
  const { source, warnings, popularity } = one;
  ranking.add(one, foodIdOf(source, one.sourceId), { source, warnings, popularity });
}

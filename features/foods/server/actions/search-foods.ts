import { foodIdOf } from '#features/food-facts/rules/food-kinds.ts';
import {
  savedMealNames,
  savedMealsWithItems,
  type UsualFood,
} from '#features/food-log/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { SearchResult } from '../../contract.ts';
import {
  collapse,
  type Line,
  type NamedMeal,
  Ranking,
  resultOf,
  startingLines,
} from '../../rules/search/result-lines.ts';
import { readingsOf } from '../../rules/search/search-plan.ts';
import { readQuery } from '../../rules/search/search-words.ts';
import { favouriteIds } from '../queries/favourites.ts';
import type { Candidate } from '../queries/food-search.ts';
import { listOwnFoodNames } from '../queries/own-foods.ts';
import { findCandidates } from './find-candidates.ts';
import { type Asking, findUsualFoods, lastLoggedOf } from './find-usual-foods.ts';
import { foodsById } from './show-food.ts';

export type SearchInput = Asking & { q: string; limit: number };

type FoundLine = Line<UsualFood, NamedMeal>;

async function shownLines(
  db: Db,
  owner: OwnerId,
  lines: readonly FoundLine[],
  favourites: ReadonlySet<string>,
): Promise<SearchResult[]> {
  const ids = lines.map(({ foodId }) => foodId).filter((id) => id !== null);
  const mealIds = lines.flatMap(({ meal }) => (meal ? [meal.id] : []));
  const [byId, meals] = await Promise.all([
    foodsById(db, owner, ids, favourites),
    savedMealsWithItems(db, owner, mealIds),
  ]);
  return lines.flatMap((line): SearchResult[] => {
    const known = line.foodId === null ? undefined : byId.get(line.foodId);
    const result = resultOf(line, known, favourites);
    if (!result) return [];
    const { usual, meal: named, ...rest } = result;
    const meal = named && meals.get(named.id);
    // It was deleted while this search ran.
    if (meal === undefined) return [];
    return [
      {
        ...rest,
        lastLogged: usual && lastLoggedOf(usual),
        meal: meal && { id: meal.id, items: meal.items },
      },
    ];
  });
}

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
  const [usual, marked] = await Promise.all([
    findUsualFoods(db, owner, input, nowMs),
    favouriteIds(db, owner),
  ]);
  const favourites = new Set(marked);
  const query = readQuery(input.q);
  if (query.words.length === 0) {
    const [foods, meals] = await Promise.all([
      foodsById(db, owner, marked, favourites),
      savedMealNames(db, owner),
    ]);
    const lines = collapse(startingLines(usual, foods.values(), meals)).slice(0, input.limit);
    return shownLines(db, owner, lines, favourites);
  }

  const [found, own, meals] = await Promise.all([
    findCandidates(db, query),
    listOwnFoodNames(db, owner),
    savedMealNames(db, owner),
  ]);
  const ranking = new Ranking<UsualFood, NamedMeal>(
    readingsOf(found.variants),
    found.forgivenWords,
    usual,
    favourites,
  );
  for (const one of usual) {
    const food = { name: one.foodName, brand: one.brand };
    const standing = { source: null, warnings: [], popularity: 0 };
    ranking.add(food, one.foodId, standing, one);
  }
  for (const one of own) {
    const standing = { source: 'own' as const, warnings: one.warnings, popularity: 0 };
    ranking.add(one, foodIdOf('own', one.id), standing);
  }
  for (const meal of meals) if (ranking.fits(meal)) ranking.addMeal(meal);
  for (const one of found.candidates) addCandidate(ranking, one);
  const lines = collapse(ranking.lines)
    .sort((a, b) => b.score - a.score)
    .slice(0, input.limit);
  return shownLines(db, owner, lines, favourites);
}

function addCandidate(ranking: Ranking<UsualFood, NamedMeal>, one: Candidate): void {
  const { source, warnings, popularity } = one;
  ranking.add(one, foodIdOf(source, one.sourceId), { source, warnings, popularity });
}

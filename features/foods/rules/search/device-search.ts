import { readFoodId } from '#features/food-facts/rules/food-kinds.ts';
import type { WarningCode } from '#features/food-facts/rules/food-warnings.ts';
import type { FoodIndex } from './food-index.ts';
import { findInIndex } from './food-index.ts';
import {
  collapse,
  type Eaten,
  type Line,
  type NamedMeal,
  Ranking,
  startingLines,
} from './result-lines.ts';
import { readingsOf } from './search-plan.ts';
import { readQuery } from './search-words.ts';

type DeviceFood = {
  id: string;
  name: string;
  brand: string | null;
  synonyms?: readonly string[];
  category?: string | null;
  state?: string | null;
  warnings: readonly { code: WarningCode }[];
  retired: boolean;
};

/** Everything that can be eaten, as far as a device knows it. */
export type DeviceFoods<Usual extends Eaten, Meal extends NamedMeal> = {
  catalogue: FoodIndex<DeviceFood>;
  own: readonly DeviceFood[];
  favourites: readonly DeviceFood[];
  /** what was eaten lately, with its weights */
  usual: readonly Usual[];
  meals: readonly Meal[];
};

/**
 * The foods that fit `text`, best first and each once, found and ranked as the server does it
 * (server/actions/search-foods.ts); imported products are known only as far as they were logged or
 * marked. Without a word: what is usual, saved meals, favourites.
 */
export function searchOnDevice<Usual extends Eaten, Meal extends NamedMeal>(
  text: string,
  { catalogue, own, favourites, usual, meals }: DeviceFoods<Usual, Meal>,
  limit: number,
): Line<Usual, Meal>[] {
  const query = readQuery(text);
  if (query.words.length === 0) {
    return collapse(startingLines(usual, favourites, meals)).slice(0, limit);
  }
  const found = findInIndex(catalogue, query);
  const marked = new Set(favourites.map(({ id }) => id));
  const ranking = new Ranking<Usual, Meal>(
    readingsOf(found.variants),
    found.forgivenWords,
    usual,
    marked,
  );
  for (const one of usual) {
    const food = { name: one.foodName, brand: one.brand };
    ranking.add(food, one.foodId, { source: null, warnings: [], popularity: 0 }, one);
  }
  for (const meal of meals) if (ranking.fits(meal)) ranking.addMeal(meal);
  for (const food of [...own, ...favourites, ...found.foods]) {
    if (food.retired) continue;
    const source = readFoodId(food.id)?.source ?? null;
    const warnings = food.warnings.map(({ code }) => code);
    ranking.add(food, food.id, { source, warnings, popularity: 0 });
  }
  return collapse(ranking.lines)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit);
}

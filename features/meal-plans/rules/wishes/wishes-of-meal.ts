import type { PlannerRecipe } from '#features/meal-planner/rules/planner-input.ts';
import { isWished } from '#features/meal-wishes/rules/to-planner.ts';
import { findWishedFood } from '#features/meal-wishes/rules/wished-foods.ts';
import { findWishedKind } from '#features/meal-wishes/rules/wished-kinds.ts';
import { factsByKey } from '#features/recipe-book/rules/food-facts.ts';
import { weekdayOf } from '#platform/shared/calendar-day.ts';
import type { PlanMeal } from '../plan-day.ts';
import type { PlanSettings, PlanSlot } from '../plan-settings.ts';

const MAX_NAMES = 3;

const nameOf = (id: string): string =>
  findWishedKind(id)?.words[0] ?? findWishedFood(id)?.words[0] ?? id;

const covers = (list: readonly (number | string)[], one: number | string): boolean =>
  list.length === 0 || list.includes(one);

/**
 * What a planned dish has that was to be avoided, and what it is not though it was asked for on that day or at
 * that meal, in words. It happens where too little else can be planned; the week says so.
 */
export function againstWishes(
  { wishes: { said, dislikes, cuisines } }: PlanSettings,
  recipe: PlannerRecipe,
  { kind }: Pick<PlanSlot, 'kind'>,
  date: string,
): Pick<PlanMeal, 'avoided' | 'unlike'> {
  const weekday = weekdayOf(date);
  const avoided = [
    ...(said?.avoid ?? []).filter((what) => isWished(recipe, what)).map(nameOf),
    ...dislikes
      .filter((key) => recipe.keys.includes(key))
      .map((key) => factsByKey(key)?.many.toLowerCase() ?? key),
  ];
  const asks = (said?.asks ?? []).filter(({ days, slots, what }) => {
    // What is asked for without a day or meal comes once in the week, or is a quality of all meals.
    if (days.length === 0 && slots.length === 0) return false;
    const isDinner = slots.length === 0;
    return (
      covers(days, weekday) &&
      (isDinner ? kind === 'dinner' : slots.includes(kind)) &&
      !isWished(recipe, what)
    );
  });
  const cuisine = cuisines.find((one) => one.weekday === weekday && one.kind === kind)?.cuisine;
  const unlike = [
    ...asks.map(({ what }) => nameOf(what)),
    ...(cuisine && recipe.cuisine !== cuisine ? [cuisine.replaceAll('-', ' ')] : []),
  ];
  const first = (names: readonly string[]) => [...new Set(names)].slice(0, MAX_NAMES);
  return {
    ...(avoided.length > 0 && { avoided: first(avoided) }),
    ...(unlike.length > 0 && { unlike: first(unlike) }),
  };
}

import type { PlannerRecipe } from '#features/meal-planner/rules/planner-input.ts';
import { holdsAny } from '#features/meal-wishes/rules/holds-food.ts';
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

type SaidOf = Pick<PlanMeal, 'asked' | 'avoided' | 'unlike'>;

/**
 * What wishes say of a planned dish, in words: what was asked for at that meal and it is, what it has that was to
 * be avoided, and what it is not though it was asked for on that day or at that meal. The last two happen where too
 * little else can be planned; the week says so.
 */
export function wishesOfMeal(
  { wishes: { said, dislikes, cuisines } }: PlanSettings,
  recipe: PlannerRecipe,
  { kind }: Pick<PlanSlot, 'kind'>,
  date: string,
): SaidOf {
  const weekday = weekdayOf(date);
  const avoided = [
    ...(said?.avoid ?? []).filter((what) => holdsAny(recipe, what)).map(nameOf),
    ...dislikes
      .filter((key) => recipe.keys.includes(key))
      .map((key) => factsByKey(key)?.many.toLowerCase() ?? key),
  ];
  const asks = (said?.asks ?? []).filter(({ days, slots }) => {
    const isDinner = slots.length === 0;
    return covers(days, weekday) && (isDinner ? kind === 'dinner' : slots.includes(kind));
  });
  // What is asked for without a day or meal comes once in the week, or is a quality of all meals.
  const isAnywhere = ({ days, slots }: (typeof asks)[number]) =>
    days.length === 0 && slots.length === 0;
  const met = [...asks, ...(said?.asks ?? []).filter(isAnywhere)]
    .filter(({ what }) => isWished(recipe, what))
    .map(({ what }) => what);
  const missed = asks.filter((ask) => !isAnywhere(ask) && !isWished(recipe, ask.what));
  const cuisine = cuisines.find((one) => one.weekday === weekday && one.kind === kind)?.cuisine;
  const isOther = cuisine !== undefined && recipe.cuisine !== cuisine;
  const cuisineName = cuisine ? [cuisine.replaceAll('-', ' ')] : [];
  const asked = [...met, ...(said?.more ?? []).filter((what) => isWished(recipe, what))];
  const names = {
    asked: [...asked.map(nameOf), ...(isOther ? [] : cuisineName)],
    avoided,
    unlike: [...missed.map(({ what }) => nameOf(what)), ...(isOther ? cuisineName : [])],
  };
  return Object.fromEntries(
    Object.entries(names).flatMap(([key, list]) =>
      list.length > 0 ? [[key, [...new Set(list)].slice(0, MAX_NAMES)]] : [],
    ),
  );
}

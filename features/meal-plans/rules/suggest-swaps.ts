import type { PlannerRecipe } from '#features/meal-planner/rules/planner-input.ts';
import { listSwaps } from '#features/meal-planner/rules/swap-meal.ts';
import { weekdayOf } from '#platform/shared/calendar-day.ts';
import { swappedPortions, toPlanMeal } from './people/plan-meal.ts';
import { eaterOf, type PlanMeal } from './plan-day.ts';
import { type PlanRequest, toPlannerInput } from './plan-request.ts';
import { slotsOn } from './plan-settings.ts';
import { reasonsOf } from './produce-wishes.ts';
import { wishesOfMeal } from './wishes/wishes-of-meal.ts';

/** Three other meals for a place of the plan, the best for the day first; all else stays as it is. */
export function suggestSwaps(
  request: PlanRequest,
  { date, slotId }: { date: string; slotId: string },
  recipes: readonly PlannerRecipe[],
  makeId: () => string,
): PlanMeal[] {
  const { settings, personId } = request;
  const slot = slotsOn(settings, weekdayOf(date)).find(({ id }) => id === slotId);
  if (!slot) return [];
  const days = request.days.map((one) => {
    if (one.day.date !== date) return { ...one, open: [] };
    const meals = one.day.meals.filter((meal) => meal.slotId !== slotId);
    return { ...one, open: [slotId], day: { ...one.day, meals } };
  });
  const input = toPlannerInput({ ...request, days }, recipes);
  const byId = new Map(input.recipes.map((recipe) => [recipe.id, recipe]));
  const meals = request.days.flatMap(({ day }, index) =>
    day.meals.flatMap((meal) => {
      const eater = eaterOf(meal, personId);
      const recipe = meal.recipeId === null ? undefined : byId.get(meal.recipeId);
      if (!eater || !recipe || eater.state === 'dropped' || eater.state === 'kept') return [];
      const isPlanned = input.days[index]?.slots.some(({ id }) => id === meal.slotId);
      if (!isPlanned) return [];
      const cooked = request.days.findIndex((one) => one.day.date === meal.cookedOn);
      return [
        {
          day: index,
          slotId: meal.slotId,
          recipeId: recipe.id,
          portion: eater.portion,
          cookedOn: cooked < 0 ? index : cooked,
        },
      ];
    }),
  );
  const at = request.days.findIndex(({ day }) => day.date === date);
  const target = request.days[at]?.target ?? null;
  const before = request.days[at]?.day.meals.find((meal) => meal.slotId === slotId);
  return listSwaps(input, { meals }, { day: at, slotId }).flatMap(({ meal }) => {
    const recipe = byId.get(meal.recipeId);
    if (!recipe) return [];
    const portion = target === null ? 1 : meal.portion;
    const eaters = swappedPortions(settings, slot, { personId, portion }, { before, recipe });
    const swapped = toPlanMeal({ id: makeId(), slot, recipe, eaters, cookedOn: date });
    return [
      {
        ...swapped,
        ...reasonsOf(request, recipe, date, input.wishes.useSoon),
        ...wishesOfMeal(settings, recipe, slot, date),
      },
    ];
  });
}

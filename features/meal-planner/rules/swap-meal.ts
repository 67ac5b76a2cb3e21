import { type Choice, choicesOf } from './choices.ts';
import type { PlannedMeal, PlannedWeek, PlannerInput } from './planner-input.ts';
import { costsOf, sumCosts } from './score-week.ts';

const MAX_SWAPS = 3;

export type MealSwap = {
  meal: PlannedMeal;
  /** The week with it. */
  week: PlannedWeek;
  /** Cost against the week as it is: less is better. */
  difference: number;
};

/**
 * The three best other dishes for a meal, each with a portion in measurable steps; the other meals stay.
 * What is left over of the meal goes with it and is planned again when the swap is taken.
 */
export function listSwaps(
  input: PlannerInput,
  week: PlannedWeek,
  place: Pick<PlannedMeal, 'day' | 'slotId'>,
): MealSwap[] {
  const current = week.meals.find((meal) => isAt(meal, place));
  const others = week.meals.filter((meal) => !isAt(meal, place));
  const isFitting = ({ recipe, cells }: Choice) =>
    cells.length === 1 && cells[0]?.slotId === place.slotId && recipe.id !== current?.recipeId;
  const now = sumCosts(costsOf(input, week));
  const best = new Map<string, MealSwap>();
  for (const { recipe, low, high } of choicesOf(unlocked(input, place), place.day).filter(
    isFitting,
  )) {
    for (let portion = low; portion <= high + 1e-9; portion += recipe.step) {
      const meal = { ...place, recipeId: recipe.id, portion, cookedOn: place.day };
      const swapped = { meals: [...others, meal] };
      const difference = sumCosts(costsOf(input, swapped)) - now;
      const known = best.get(recipe.id);
      if (known && known.difference <= difference) continue;
      best.set(recipe.id, { meal, week: swapped, difference });
    }
  }
  return [...best.values()].toSorted((a, b) => a.difference - b.difference).slice(0, MAX_SWAPS);
}

const isAt = (meal: PlannedMeal, { day, slotId }: Pick<PlannedMeal, 'day' | 'slotId'>): boolean =>
  meal.day === day && meal.slotId === slotId;

const unlocked = (
  input: PlannerInput,
  place: Pick<PlannedMeal, 'day' | 'slotId'>,
): PlannerInput => ({
  ...input,
  days: input.days.map((day, index) =>
    index === place.day
      ? {
          ...day,
          slots: day.slots.map((slot) =>
            slot.id === place.slotId ? { ...slot, locked: null } : slot,
          ),
        }
      : day,
  ),
});

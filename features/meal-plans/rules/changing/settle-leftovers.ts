import { daysFrom } from '#platform/shared/calendar-day.ts';
import { isLeftover, type PlanDay, type PlanMeal } from '../plan-day.ts';

/** The last day on or before `date` on which a recipe is cooked and still keeps; null if there is none. */
function cookedFor(days: readonly PlanDay[], meal: PlanMeal, date: string): string | null {
  const cooks = days.filter(
    (day) =>
      day.date < date &&
      daysFrom(day.date, date) <= meal.keepsDays &&
      day.meals.some((one) => one.recipeId === meal.recipeId && one.cookedOn === day.date),
  );
  return cooks.at(-1)?.date ?? null;
}

/**
 * Days after meals were moved or taken out: leftovers belong to a meal that is cooked before them and
 * still keeps, else the first of them is cooked on its own day, and the later ones are left over from it. Days
 * that are not given are not looked at, so what was cooked on one of them stays.
 */
export function settleLeftovers(days: readonly PlanDay[]): PlanDay[] {
  const inOrder = days.toSorted((a, b) => (a.date < b.date ? -1 : 1));
  const dates = new Set(inOrder.map(({ date }) => date));
  const settled: PlanDay[] = [];
  for (const day of inOrder) {
    const meals = day.meals.map((meal) => {
      if (meal.cookedOn > day.date) return { ...meal, cookedOn: day.date };
      if (!isLeftover(meal, day.date) || !dates.has(meal.cookedOn)) return meal;
      return { ...meal, cookedOn: cookedFor(settled, meal, day.date) ?? day.date };
    });
    settled.push({ ...day, meals });
  }
  return settled;
}

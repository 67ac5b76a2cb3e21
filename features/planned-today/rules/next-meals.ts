import { eaterOf, type PlanDay, type PlanMeal } from '#features/meal-plans/rules/plan-day.ts';
import { inSlotOrder, type PlanSettings } from '#features/meal-plans/rules/plan-settings.ts';

export type NextMeals = { date: string; meals: PlanMeal[] };

/**
 * Meals that a person has yet to eat: those of the first of the days that has any. On the first day those
 * before `notBefore` (HH:MM) are over; null: none are. Null where nothing is planned.
 */
export function nextMeals(
  days: readonly PlanDay[],
  settings: PlanSettings,
  personId: string,
  notBefore: string | null,
): NextMeals | null {
  const timeOf = ({ slotId }: PlanMeal) => settings.slots.find(({ id }) => id === slotId)?.time;
  for (const [at, day] of days.entries()) {
    const meals = inSlotOrder(day.meals, settings).filter((meal) => {
      const isOver = at === 0 && notBefore !== null && (timeOf(meal) ?? notBefore) < notBefore;
      return !isOver && eaterOf(meal, personId)?.state === 'planned';
    });
    if (meals.length > 0) return { date: day.date, meals };
  }
  return null;
}

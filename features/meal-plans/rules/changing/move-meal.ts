import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import type { PlanDay, PlanMeal } from '../plan-day.ts';
import { settleLeftovers } from './settle-leftovers.ts';

export type MealTarget = { date: CalendarDay; slotId: string };

const isBegun = ({ eaters }: PlanMeal): boolean => eaters.some(({ state }) => state === 'eaten');

/** A meal on another day: what was cooked for its day is cooked for the new one. */
const onDay = (meal: PlanMeal, from: CalendarDay, to: CalendarDay): PlanMeal => ({
  ...meal,
  cookedOn: meal.cookedOn === from ? to : meal.cookedOn,
});

/** The meal that comes in the place of one that is moved there: the two exchange. Null: that place is free. */
export const exchangedMeal = (
  days: readonly PlanDay[],
  mealId: string,
  { date, slotId }: MealTarget,
): PlanMeal | null =>
  days
    .find((day) => day.date === date)
    ?.meals.find((one) => one.slotId === slotId && one.id !== mealId && !isBegun(one)) ?? null;

/**
 * The days with a meal in another slot. What is there comes in its place; what was eaten stays, and the moved
 * meal stands beside it. Leftovers follow what they are left over from while it keeps.
 */
export function moveMeal(
  days: readonly PlanDay[],
  mealId: string,
  { date, slotId }: MealTarget,
): PlanDay[] {
  const source = days.find(({ meals }) => meals.some(({ id }) => id === mealId));
  const target = days.find((day) => day.date === date);
  const meal = source?.meals.find(({ id }) => id === mealId);
  if (!source || !target || !meal) return [...days];
  if (isBegun(meal) || (source === target && meal.slotId === slotId)) return [...days];
  const other = exchangedMeal(days, mealId, { date, slotId });
  const moved = days.map((day) => {
    let meals = day.meals.filter(({ id }) => id !== mealId && id !== other?.id);
    if (day === target) meals = [...meals, { ...onDay(meal, source.date, date), slotId }];
    if (day === source && other) {
      meals = [...meals, { ...onDay(other, date, source.date), slotId: meal.slotId }];
    }
    return { ...day, meals };
  });
  return settleLeftovers(moved);
}

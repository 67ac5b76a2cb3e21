import {
  exchangedMeal,
  type MealTarget,
  moveMeal,
} from '#features/meal-plans/rules/changing/move-meal.ts';
import type { PlanDay, PlanMeal } from '#features/meal-plans/rules/plan-day.ts';
import type { PlanSettings } from '#features/meal-plans/rules/plan-settings.ts';
import { slotName, useChangeDays } from '#features/meal-plans/web/public.ts';
import { dayName } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { moved } from '../messages/meal.ts';
import { planText } from '../messages/plan.ts';
import { sayCooked } from './say-cooked.ts';

/** A slot of a day in words: "Dinner, Thursday". */
export function usePlaceName({ slots }: PlanSettings) {
  const today = useToday();
  return ({ date, slotId }: MealTarget): string => {
    const slot = slots.find(({ id }) => id === slotId);
    return `${slot ? slotName(slot) : planText.planned}, ${dayName(date, today)}`;
  };
}

/** Meals that went to another day with the ones that were moved: leftovers, and what was in their place. */
const movedAlong = (
  before: readonly PlanDay[],
  after: readonly PlanDay[],
  known: readonly (string | undefined)[],
): { date: string; meal: PlanMeal }[] => {
  const dayOf = new Map(before.flatMap(({ date, meals }) => meals.map(({ id }) => [id, date])));
  return after.flatMap(({ date, meals }) =>
    meals.flatMap((meal) =>
      dayOf.get(meal.id) === date || known.includes(meal.id) ? [] : [{ date, meal }],
    ),
  );
};

/** Moves a meal to another slot, says what it exchanged places with, and offers Undo. */
export function useMoveMeal(settings: PlanSettings) {
  const today = useToday();
  const changeDays = useChangeDays();
  const placeName = usePlaceName(settings);
  return (days: readonly PlanDay[], mealId: string, target: MealTarget) => {
    const source = days.find(({ meals }) => meals.some(({ id }) => id === mealId));
    const meal = source?.meals.find(({ id }) => id === mealId);
    if (!source || !meal) return Promise.resolve();
    const from = { date: source.date, slotId: meal.slotId };
    if (from.date === target.date && from.slotId === target.slotId) return Promise.resolve();
    const other = exchangedMeal(days, mealId, target);
    const after = moveMeal(days, mealId, target);
    const done = moved(
      { title: meal.title, place: placeName(target) },
      other && { title: other.title, place: placeName(from) },
      {
        along: movedAlong(days, after, [mealId, other?.id]).map((one) => ({
          title: one.meal.title,
          place: placeName({ date: one.date, slotId: one.meal.slotId }),
        })),
        cooked: sayCooked(days, after, today),
      },
    );
    return changeDays(days, after, done);
  };
}

import { eaterOf, type PlanDay, type PlanMeal } from '../plan-day.ts';
import type { PlanSettings } from '../plan-settings.ts';

/** Meals that a person planned for before a time (HH:MM) of the day, and did not eat. */
export const missedMeals = (
  day: PlanDay,
  { slots }: PlanSettings,
  personId: string,
  before: string | null,
): PlanMeal[] =>
  day.meals.filter((meal) => {
    const time = slots.find(({ id }) => id === meal.slotId)?.time;
    const isOver = before !== null && time !== undefined && time < before;
    return isOver && eaterOf(meal, personId)?.state === 'planned';
  });

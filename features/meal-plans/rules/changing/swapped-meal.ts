import { type CalendarDay, daysFrom } from '#platform/shared/calendar-day.ts';
import type { Eater, PlanDay, PlanMeal } from '../plan-day.ts';
import { settleLeftovers } from './settle-leftovers.ts';

/** A portion is measured in quarters. */
const STEP = 0.25;

/** A portion of another dish with as much energy. */
function asMuch({ portion }: Eater, was: PlanMeal, is: PlanMeal): number {
  const [before, after] = [was.perServing.calories, is.perServing.calories];
  if (before === null || !after) return portion;
  return Math.max(STEP, Math.round((portion * before) / after / STEP) * STEP);
}

/** Whether all that is left over of a meal may be another dish: it keeps so long, and its eaters have it at the table. */
const goesAlong = (rest: PlanMeal, date: CalendarDay, after: PlanMeal): boolean =>
  !rest.locked &&
  after.recipeId !== null &&
  daysFrom(after.cookedOn, date) <= after.keepsDays &&
  rest.eaters.every(
    ({ state, personId }) =>
      state === 'planned' && after.eaters.some((one) => one.personId === personId),
  );

/**
 * The days with another meal in the place of one: what was left over from it becomes what is left over from the new
 * dish, where that keeps; else it is cooked on its own day.
 */
export function withSwapped(
  days: readonly PlanDay[],
  date: CalendarDay,
  before: PlanMeal,
  after: PlanMeal,
): PlanDay[] {
  const isSource = before.cookedOn === date && before.recipeId !== null;
  const put = (day: PlanDay, meal: PlanMeal): PlanMeal => {
    if (day.date === date && meal.id === before.id) return after;
    const isRest =
      isSource &&
      day.date > date &&
      meal.recipeId === before.recipeId &&
      meal.cookedOn === date &&
      goesAlong(meal, day.date, after);
    if (!isRest) return meal;
    const { id, slotId, note, locked } = meal;
    const eaters = meal.eaters.map((eater) => ({ ...eater, portion: asMuch(eater, meal, after) }));
    return { ...after, id, slotId, note, locked, eaters };
  };
  return settleLeftovers(
    days.map((day) => ({ ...day, meals: day.meals.map((meal) => put(day, meal)) })),
  );
}

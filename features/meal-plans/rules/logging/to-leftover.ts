import type { LeftoverContent, Place } from '#features/cooking/rules/leftover.ts';
import { daysKept } from '#features/cooking/rules/portions.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import type { PlanMeal } from '../plan-day.ts';
import { plannedPortion } from './planned-portion.ts';

type Kept = { id: string; portions: number; place: Place };

/** Portions of a planned meal that were not eaten, as leftovers. */
export function toLeftover(
  meal: PlanMeal,
  { id, portions, place }: Kept,
): LeftoverContent & { id: string } {
  const { recipeId, title, cookedOn, keepsDays } = meal;
  const kept = { fridgeDays: keepsDays > 0 ? keepsDays : null, freezerDays: null };
  return {
    id,
    recipeId,
    name: title,
    item: plannedPortion(meal, 1, null),
    portions,
    place,
    cookedOn,
    useBy: addDays(cookedOn, daysKept(place, kept)),
    ...kept,
  };
}

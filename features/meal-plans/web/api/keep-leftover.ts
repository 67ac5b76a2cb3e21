import { leftoversApi } from '#features/cooking/contract.ts';
import { USUAL_FRIDGE_DAYS } from '#features/cooking/rules/portions.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import { newId } from '#platform/shared/ids.ts';
import { call } from '#platform/web/api-client/call.ts';
import { plannedPortion } from '../../rules/logging/planned-portion.ts';
import type { PlanMeal } from '../../rules/plan-day.ts';

/** Puts a planned portion that was not eaten into the list of leftovers; works offline. */
export function keepLeftover(meal: PlanMeal, portions: number): Promise<unknown> {
  const { recipeId, title, cookedOn, keepsDays } = meal;
  const fridgeDays = keepsDays > 0 ? keepsDays : USUAL_FRIDGE_DAYS;
  return call(leftoversApi.add, {
    body: {
      id: newId(),
      recipeId,
      name: title,
      item: plannedPortion(meal, 1, null),
      portions,
      place: 'fridge',
      cookedOn,
      useBy: addDays(cookedOn, fridgeDays),
      fridgeDays,
    },
  });
}

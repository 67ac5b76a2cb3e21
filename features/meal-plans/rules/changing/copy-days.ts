import { addDays, type CalendarDay, daysFrom } from '#platform/shared/calendar-day.ts';
import type { PlanDay, PlanMeal } from '../plan-day.ts';

/** A meal as it is planned again: new and not eaten; a lock goes with it. */
const again = (meal: PlanMeal, days: number, id: string): PlanMeal => ({
  ...meal,
  id,
  cookedOn: addDays(meal.cookedOn, days),
  eaters: meal.eaters.map((eater) => ({ ...eater, state: 'planned', entryId: null, undone: 0 })),
});

/**
 * The meals of some days, `from` being the first, on the days from `to` on. Leftovers from before the first
 * day are cooked on their own day. What may not be served any more (`maySuit`) is left out. `makeId` gives ids of
 * the new meals.
 */
export function copyDays(
  days: readonly PlanDay[],
  from: CalendarDay,
  to: CalendarDay,
  makeId: () => string,
  maySuit: (meal: PlanMeal) => boolean = () => true,
): { date: CalendarDay; meals: PlanMeal[] }[] {
  const shift = daysFrom(from, to);
  return days
    .map((day) => ({ ...day, meals: day.meals.filter(maySuit) }))
    .filter(({ meals }) => meals.length > 0)
    .map(({ date, meals }) => ({
      date: addDays(date, shift),
      meals: meals.map((meal) => {
        const copy = again(meal, shift, makeId());
        return meal.cookedOn < from ? { ...copy, cookedOn: addDays(date, shift) } : copy;
      }),
    }));
}

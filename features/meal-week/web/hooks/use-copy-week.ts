import { copyDays } from '#features/meal-plans/rules/changing/copy-days.ts';
import type { PlanDay, PlanMeal } from '#features/meal-plans/rules/plan-day.ts';
import { type DayRange, useChangePlan, usePlanDays } from '#features/meal-plans/web/public.ts';
import { addDays, type CalendarDay } from '#platform/shared/calendar-day.ts';
import { newId } from '#platform/shared/ids.ts';
import { toast } from '#platform/web/ui/toast-store.ts';
import { copied, nothingCopied } from '../messages/plan.ts';
import { DAYS_SHOWN, rangeFrom } from './use-make-week.ts';

/** Copies the week shown to the free days of the next one. */
export function useCopyWeek(
  { from }: DayRange,
  days: readonly PlanDay[],
  mayServe: (meal: PlanMeal) => boolean,
) {
  const changePlan = useChangePlan();
  const start = addDays(from, DAYS_SHOWN);
  const next = usePlanDays(rangeFrom(start)).days;
  return async () => {
    const isFree = (date: CalendarDay) =>
      !next?.some((day) => day.date === date && day.meals.length > 0);
    const copies = copyDays(days, from, start, newId, mayServe).filter(({ date }) => isFree(date));
    const unsuited = days
      .filter(({ date }) => isFree(addDays(date, DAYS_SHOWN)))
      .reduce((sum, { meals }) => sum + meals.filter((meal) => !mayServe(meal)).length, 0);
    if (copies.length === 0) return toast(nothingCopied(unsuited));
    const isStored = await changePlan(
      copies.map(({ date, meals }) => ({
        date,
        change: (day) => (day.meals.length > 0 ? day : { ...day, meals }),
      })),
    );
    if (isStored) toast(copied(copies.length, unsuited));
  };
}

import { copyDays } from '#features/meal-plans/rules/changing/copy-days.ts';
import { mergeDays } from '#features/meal-plans/rules/changing/merge-days.ts';
import type { PlanDay, PlanMeal } from '#features/meal-plans/rules/plan-day.ts';
import { type DayRange, useChangePlan, usePlanDays } from '#features/meal-plans/web/public.ts';
import { addDays, type CalendarDay } from '#platform/shared/calendar-day.ts';
import { newId } from '#platform/shared/ids.ts';
import { undoToast } from '#platform/web/query/mutation-of.ts';
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
    if (!isStored) return;
    // What was changed there since stays.
    const undo = () =>
      void changePlan(
        copies.map(({ date, meals }) => ({
          date,
          change: (day) => mergeDays({ ...day, meals }, { ...day, meals: [] }, day),
        })),
      );
    toast(undoToast(copied(copies.length, unsuited), undo));
  };
}

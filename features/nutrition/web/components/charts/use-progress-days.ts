import { useDaysBetween } from '#features/food-log/web/public.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { progressDays } from '../../../rules/progress-days.ts';
import { useExpenditureDays } from '../../api/targets.ts';

/** A year is fetched once: another period is drawn at once, offline too. */
const DAYS_FETCHED = 366;

/** The last `count` days with what was eaten and used; `refetch` tries again what failed. */
export function useProgressDays(count: number) {
  const today = useToday();
  const from = addDays(today, 1 - DAYS_FETCHED);
  const eaten = useDaysBetween(from, today);
  const used = useExpenditureDays(today, from);
  return {
    // What is used is worth less than what was eaten: without it the rest is drawn.
    isPending: eaten.isPending || used.isPending,
    isError: eaten.isError,
    usedFailed: used.isError,
    days: progressDays(today, count, eaten.data ?? [], used.data?.days ?? []),
    refetch() {
      void eaten.refetch();
      void used.refetch();
    },
  };
}

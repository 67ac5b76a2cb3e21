import { addDays } from '#platform/shared/calendar-day.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { useActivities } from '../api.ts';
import { DAYS_AT_FIRST, DAYS_OF_ALL } from '../components/days-shown.ts';

/** One activity: among the latest, which the device keeps, else among all. */
export function useActivity(id: string) {
  const today = useToday();
  const latest = useActivities(addDays(today, -DAYS_AT_FIRST));
  const near = latest.data?.find((one) => one.id === id);
  const isMissing = latest.isError || (latest.data !== undefined && !near);
  const all = useActivities(addDays(today, -DAYS_OF_ALL), isMissing);
  return {
    activity: near ?? all.data?.find((one) => one.id === id),
    query: isMissing ? all : latest,
  };
}

import { useToday } from '#platform/web/time/use-today.ts';
import { useEntriesOf } from '../api.ts';
import { DayMeals } from './day-meals.tsx';
import { EntriesError, EntriesLoading } from './entries-state.tsx';

/** Today's entries by meal, ready to be put on another page. Shows nothing on a day without entries. */
export function TodaysMeals() {
  const today = useToday();
  const entries = useEntriesOf(today);
  if (entries.isPending) return <EntriesLoading />;
  if (entries.isError) return <EntriesError onRetry={() => void entries.refetch()} />;
  return <DayMeals title="Today's Meals" day={today} entries={entries.data} />;
}

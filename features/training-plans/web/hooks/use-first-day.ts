import { useSessions } from '#features/training-sessions/web/public.ts';
import { addDays, type CalendarDay } from '#platform/shared/calendar-day.ts';
import { useToday } from '#platform/web/time/use-today.ts';

/** The first day of a new plan: today, or tomorrow when today's session of a plan is done. */
export function useFirstDay(): CalendarDay {
  const today = useToday();
  const sessions = useSessions(today).data ?? [];
  const isDone = sessions.some(
    ({ date, origin, finishedAt }) =>
      date === today && finishedAt !== null && (origin === 'plan' || origin === 'programme'),
  );
  return isDone ? addDays(today, 1) : today;
}

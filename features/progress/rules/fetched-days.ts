import { addDays, type CalendarDay } from '#platform/shared/calendar-day.ts';
import { MAX_PERIOD_DAYS, type Period, periodBefore } from '#platform/shared/periods.ts';

/** Twelve weeks and the twelve before them: most people look at no more. */
export const DAYS_AT_FIRST = 168;

/** What is fetched for a period: it and the one before, but no less than at first, so that short ones share it. */
export function fetchedFrom(period: Period, today: CalendarDay): CalendarDay {
  const { from } = periodBefore(period);
  const atFirst = addDays(today, 1 - DAYS_AT_FIRST);
  const earliest = addDays(today, 1 - MAX_PERIOD_DAYS);
  if (from > atFirst) return atFirst;
  return from < earliest ? earliest : from;
}

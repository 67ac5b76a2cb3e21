import { addDays, type CalendarDay, isCalendarDay } from '#platform/shared/calendar-day.ts';

/** Nobody shops for more days at once. */
const MAX_DAYS = 14;

/** The days of `?from=YYYY-MM-DD&to=YYYY-MM-DD`, at most 14 of them; null without any. */
export function readRange(search: string): { from: CalendarDay; to: CalendarDay } | null {
  const query = new URLSearchParams(search);
  const [from, to] = [query.get('from'), query.get('to')];
  if (from === null || to === null || !isCalendarDay(from) || !isCalendarDay(to)) return null;
  if (to < from) return null;
  const last = addDays(from, MAX_DAYS - 1);
  return { from, to: to < last ? to : last };
}

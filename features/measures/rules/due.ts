import { type CalendarDay, daysFrom } from '#platform/shared/calendar-day.ts';
import type { Frequency } from './kinds.ts';

/** Days from one reading to the next; null: whenever the person likes. */
const EVERY_DAYS: Record<Frequency, number | null> = {
  daily: 1,
  weekly: 7,
  monthly: 28,
  sometimes: null,
};

/** Whether a measure is due on a day: its last reading (null: none yet) is as long ago as it is meant to be. */
export function isDue(frequency: Frequency, last: CalendarDay | null, today: CalendarDay): boolean {
  const every = EVERY_DAYS[frequency];
  if (every === null) return false;
  return last === null || daysFrom(last, today) >= every;
}

/** Days of readings that the page of all measures opens with: three of the longest time between two. */
export const DAYS_AT_FIRST = 90;

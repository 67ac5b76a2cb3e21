import { addDays, type CalendarDay, listDays, weekdayOf } from '#platform/shared/calendar-day.ts';
import { firstInstantFrom, midnightOf } from '#platform/shared/wall-clock.ts';

/** Days that the calendar of times shows at once: two weeks from a Monday. */
export const SHOWN_DAYS = 14;

export const mondayOf = (day: CalendarDay): CalendarDay => addDays(day, 1 - weekdayOf(day));

export const daysOfFortnight = (monday: CalendarDay): CalendarDay[] => listDays(monday, SHOWN_DAYS);

/** The two weeks as instants, by the viewer's clock, from now on. */
export function rangeOfFortnight(monday: CalendarDay, timeZone: string) {
  const at = (day: CalendarDay) =>
    new Date(firstInstantFrom(timeZone, midnightOf(day))).toISOString();
  return { from: at(monday), to: at(addDays(monday, SHOWN_DAYS)) };
}

/** The two weeks, counted from this one, that a day is in. */
export const fortnightOf = (day: CalendarDay, today: CalendarDay): CalendarDay => {
  const first = mondayOf(today);
  let monday = first;
  while (addDays(monday, SHOWN_DAYS) <= day) monday = addDays(monday, SHOWN_DAYS);
  return monday;
};

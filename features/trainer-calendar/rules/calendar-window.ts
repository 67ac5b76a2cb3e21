import { addDays, type CalendarDay, daysFrom, weekdayOf } from '#platform/shared/calendar-day.ts';

export const mondayOf = (day: CalendarDay): CalendarDay => addDays(day, 1 - weekdayOf(day));

const [DAYS_BACK, DAYS_ON] = [7, 52];
const startOf = (day: CalendarDay): string => `${day}T00:00:00.000Z`;

/** A day more on each side, for zones ahead of UTC and behind it. */
const around = (from: CalendarDay, to: CalendarDay) => ({
  from: startOf(addDays(from, -1)),
  to: startOf(addDays(to, 2)),
});

/**
 * What is asked for so that these days can be shown: mostly one stretch from last week on, which the
 * device keeps, so that going from week to week asks nothing again.
 */
export function windowFor(
  today: CalendarDay,
  days: readonly CalendarDay[],
): { from: string; to: string } {
  const first = addDays(mondayOf(today), -DAYS_BACK);
  const [from = today, to = today] = [days[0], days.at(-1)];
  const isNear = from >= first && daysFrom(first, to) <= DAYS_BACK + DAYS_ON;
  return isNear ? around(first, addDays(first, DAYS_BACK + DAYS_ON)) : around(from, to);
}

import { addDays, type CalendarDay, weekdayOf } from '#platform/shared/calendar-day.ts';

/** Weeks that the dashboard's chart of joins covers, this one included. */
export const JOIN_WEEKS = 12;

export type WeekOfJoins = { /** a Monday */ weekStart: CalendarDay; joined: number };

const mondayOf = (day: CalendarDay): CalendarDay => addDays(day, 1 - weekdayOf(day));

/** First day of the oldest week that `countJoins` counts. */
export const firstJoinDay = (today: CalendarDay): CalendarDay =>
  addDays(mondayOf(today), -7 * (JOIN_WEEKS - 1));

/** Counts people by the week (Monday to Sunday) they joined in, oldest first, empty weeks as 0. */
export function countJoins(joinDays: readonly CalendarDay[], today: CalendarDay): WeekOfJoins[] {
  return Array.from({ length: JOIN_WEEKS }, (_, week) => {
    const weekStart = addDays(firstJoinDay(today), 7 * week);
    return { weekStart, joined: joinDays.filter((day) => mondayOf(day) === weekStart).length };
  });
}

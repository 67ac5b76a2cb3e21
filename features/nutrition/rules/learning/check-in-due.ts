import { addDays, type CalendarDay, daysFrom } from '#platform/shared/calendar-day.ts';

/** The days between two check-ins. */
export const CHECK_IN_DAYS = 7;

/** The day the next check-in is due: a week after the last one, at once without one. */
export const dueOn = (last: CalendarDay | null, today: CalendarDay): CalendarDay =>
  last === null ? today : addDays(last, CHECK_IN_DAYS);

/** Whole weeks since the last check-in, at least 1: so many steps a target may move (learnt-target.ts). */
export const weeksSince = (last: CalendarDay | null, today: CalendarDay): number =>
  last === null ? 1 : Math.max(1, Math.floor(daysFrom(last, today) / CHECK_IN_DAYS));

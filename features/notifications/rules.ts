import {
  type DayMean,
  meanOfWhole,
  type ProgressDay,
} from '#features/nutrition/rules/progress-days.ts';
import { addDays, type CalendarDay, weekdayOf } from '#platform/shared/calendar-day.ts';
import { type LocalClock, minuteOfTime } from '#platform/shared/local-clock.ts';

const MINUTES_PER_DAY = 24 * 60;

/** A reminder that could not be written for so long (the server was off) is left out that day. */
export const REMINDER_WITHIN_MINUTES = 120;
/** The summary is sent on Mondays from this time… */
const SUMMARY_MINUTE = 8 * 60;
/** …and not later than this after it. */
const SUMMARY_WITHIN_MINUTES = 12 * 60;
/** The report of the week before is written on Mondays from this time. */
const REPORT_MINUTE = 6 * 60;
const MONDAY = 1;

/**
 * The day whose time of day `minute` has been within the last `within` minutes; null when none has. An
 * hour that clocks skip makes it due with the first minute after it; an hour that comes twice makes it
 * due twice, for the same day, of which only one is taken.
 */
export function dayJustDue(now: LocalClock, minute: number, within: number): CalendarDay | null {
  const late = now.minute - minute;
  if (late >= 0) return late < within ? now.day : null;
  return late + MINUTES_PER_DAY < within ? addDays(now.day, -1) : null;
}

/** The day for which a reminder at `time` ("19:00") is due; null when none is. */
export const reminderDue = (now: LocalClock, time: string): CalendarDay | null =>
  dayJustDue(now, minuteOfTime(time), REMINDER_WITHIN_MINUTES);

function mondayDue(now: LocalClock, minute: number): CalendarDay | null {
  const day = dayJustDue(now, minute, SUMMARY_WITHIN_MINUTES);
  return day !== null && weekdayOf(day) === MONDAY ? day : null;
}

/** The Monday on which the summary of the week before is due; null when none is. */
export const summaryDue = (now: LocalClock): CalendarDay | null => mondayDue(now, SUMMARY_MINUTE);

/** The Monday on which the report of the week before is due, from 6:00; null when none is. */
export const reportDue = (now: LocalClock): CalendarDay | null => mondayDue(now, REPORT_MINUTE);

/** The seven days before a Monday. */
export const weekBefore = (monday: CalendarDay): CalendarDay[] =>
  Array.from({ length: 7 }, (_, index) => addDays(monday, index - 7));

/** What a week came to: days with entries, and kcal a day over its full days, null without one. */
export type Week = {
  first: CalendarDay;
  daysLogged: number;
  mean: DayMean | null;
};

export const weekOf = (days: readonly ProgressDay[]): Week => ({
  first: days[0]?.date ?? '',
  daysLogged: days.filter(({ eaten }) => eaten !== null).length,
  mean: meanOfWhole(days, 'calories'),
});

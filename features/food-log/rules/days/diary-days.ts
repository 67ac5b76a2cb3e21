import { addDays, type CalendarDay } from '#platform/shared/calendar-day.ts';

/** The first and last day the diary can open; what may be written is narrower, see `writableDays`. */
export const FIRST_DIARY_DAY: CalendarDay = '2000-01-01';
export const LAST_DIARY_DAY: CalendarDay = '2099-12-31';

/** Entries of this many days may be asked for at once: two long months. */
export const MAX_DAYS = 62;

/** Totals of this many days may be asked for at once: a year. */
export const MAX_TOTALLED_DAYS = 366;

const YEARS_BACK = 10;

/**
 * The days an entry may be written on. `serverDay` is the UTC day of the server's clock: a person's
 * own calendar is never more than a day ahead of it (UTC+14), and the diary goes back ten years.
 */
export function writableDays(serverDay: CalendarDay): { first: CalendarDay; last: CalendarDay } {
  const [year, month, day] = serverDay.split('-');
  const monthDay = month === '02' && day === '29' ? '02-28' : `${month}-${day}`;
  return {
    first: `${Number(year) - YEARS_BACK}-${monthDay}`,
    last: addDays(serverDay, 1),
  };
}

/**
 * The last day that a person whose day is `today` can log to: their tomorrow, once the server takes it. East of
 * Greenwich that is when the UTC day has turned; until then it is today.
 */
export function lastLogDay(today: CalendarDay, serverDay: CalendarDay): CalendarDay {
  const { last } = writableDays(serverDay);
  const tomorrow = addDays(today, 1);
  return tomorrow < last ? tomorrow : last;
}

/** One sentence on why `date` cannot be written, null when it can. */
export function dateProblem(date: CalendarDay, serverDay: CalendarDay): string | null {
  const { first, last } = writableDays(serverDay);
  // Days are YYYY-MM-DD, so their order as text is their order in time.
  if (date < first) return `The date can be at most ${YEARS_BACK} years ago.`;
  if (date > last) return 'The date can’t be in the future.';
  return null;
}

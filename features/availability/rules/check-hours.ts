import { toInstants } from '#features/free-times/rules/open-windows.ts';
import {
  type DateHours,
  type Hours,
  type TimeOff,
  toTimeOffSpan,
  toWallSpan,
  type WeekHours,
} from '#features/free-times/rules/schedule.ts';
import { type CalendarDay, daysFrom, isCalendarDay } from '#platform/shared/calendar-day.ts';
import { MS_PER_WALL_DAY, midnightOf, offsetPeriods } from '#platform/shared/wall-clock.ts';

export const MAX_HOURS_A_DAY = 6;
export const MAX_TIME_OFF_DAYS = 366;
/** How far ahead single dates and time off can be set. */
export const MAX_DAYS_AHEAD = 732;

export type FieldProblem = { field: string; sentence: string };

/** What is wrong with the hours of one day; null when they are fine. Hours may touch. */
export function hoursProblem(hours: readonly Hours[]): string | null {
  if (hours.length > MAX_HOURS_A_DAY) return `Use at most ${MAX_HOURS_A_DAY} hours a day.`;
  const spans = hours.map((one) => toWallSpan(0, one)).sort((a, b) => a.startMs - b.startMs);
  const clash = spans.some((one, index) => {
    const next = spans[index + 1];
    return next !== undefined && next.startMs < one.endMs;
  });
  return clash ? 'These hours overlap. Change one of them.' : null;
}

/** What is wrong with a usual week; null when it is fine. */
export function weekProblem(week: readonly WeekHours[]): string | null {
  for (const weekday of new Set(week.map((one) => one.weekday))) {
    const problem = hoursProblem(week.filter((one) => one.weekday === weekday));
    if (problem) return problem;
  }
  return null;
}

/** What is wrong with the hours of a date; null when they are fine. Without hours it is closed. */
export function dateHoursProblem(
  { day, hours }: DateHours,
  { today, timeZone }: { today: CalendarDay; timeZone: string },
): FieldProblem | null {
  const problem = dayProblem(day, today);
  if (problem) return { field: 'day', sentence: problem };
  const sentence = hoursProblem(hours);
  if (sentence) return { field: 'hours', sentence };
  const midnight = midnightOf(day);
  const periods = offsetPeriods(
    timeZone,
    midnight - 2 * MS_PER_WALL_DAY,
    midnight + 3 * MS_PER_WALL_DAY,
  );
  const skipped = hours.some((one) => toInstants(toWallSpan(midnight, one), periods).length === 0);
  return skipped
    ? { field: 'hours', sentence: 'Clocks go forward that night and skip these hours.' }
    : null;
}

function dayProblem(day: CalendarDay, today: CalendarDay): string | null {
  if (!isCalendarDay(day)) return 'Choose a date.';
  if (day < today) return 'Choose today or a later date.';
  return daysFrom(today, day) > MAX_DAYS_AHEAD ? 'Choose a date in the next two years.' : null;
}

/** What is wrong with time off; null when it is fine. It may have begun already. */
export function timeOffProblem(off: TimeOff, today: CalendarDay): FieldProblem | null {
  const { fromDay, toDay } = off;
  if (!isCalendarDay(fromDay)) return { field: 'fromDay', sentence: 'Choose the first day.' };
  const problem = dayProblem(toDay, today);
  if (problem) return { field: 'toDay', sentence: problem };
  if (toDay < fromDay) return { field: 'toDay', sentence: 'The last day is before the first day.' };
  const { startMs, endMs } = toTimeOffSpan(off);
  if (endMs <= startMs) return { field: 'toDay', sentence: 'The end is not after the start.' };
  return endMs - startMs > MAX_TIME_OFF_DAYS * MS_PER_WALL_DAY
    ? { field: 'toDay', sentence: 'Use at most a year at a time.' }
    : null;
}

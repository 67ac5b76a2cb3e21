import type { Hours, WeekHours } from '#features/free-times/rules/schedule.ts';
import { WEEK } from '#platform/shared/calendar-words.ts';

/** Weekdays in a row with the same hours, 1 Monday to 7 Sunday. */
export type WeekLine = { from: number; to: number; hours: Hours[] };

const MINUTES_A_DAY = 24 * 60;

/** The open days of a usual week in as few lines as possible. */
export function weekLines(week: readonly WeekHours[]): WeekLine[] {
  const lines: WeekLine[] = [];
  for (const day of WEEK) {
    const hours = week
      .filter(({ weekday }) => weekday === day)
      .map(({ startMinute, endMinute }) => ({ startMinute, endMinute }))
      .toSorted((a, b) => a.startMinute - b.startMinute);
    if (hours.length === 0) continue;
    const last = lines.at(-1);
    const isSame = last?.to === day - 1 && JSON.stringify(last.hours) === JSON.stringify(hours);
    if (last && isSame) last.to = day;
    else lines.push({ from: day, to: day, hours });
  }
  return lines;
}

/** Minutes that a usual week is open. */
export const openMinutes = (week: readonly WeekHours[]): number =>
  week.reduce(
    (sum, { startMinute, endMinute }) =>
      sum + endMinute - startMinute + (endMinute <= startMinute ? MINUTES_A_DAY : 0),
    0,
  );

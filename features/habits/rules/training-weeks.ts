import { addDays, type CalendarDay, daysFrom } from '#platform/shared/calendar-day.ts';
import { ABSENCE_DAYS } from './streak.ts';
import { mondayOf } from './streak-units.ts';

/** After more days than this without training, the next session is a return. */
const TRAINING_ABSENCE_DAYS = 2 * ABSENCE_DAYS;

/** Most weeks in a row with a session, and the returns to training; `days` in order. */
export function trainingRuns(days: readonly CalendarDay[]): { weeks: number; returns: number } {
  const mondays = [...new Set(days.map(mondayOf))];
  let [weeks, run] = [0, 0];
  mondays.forEach((monday, at) => {
    run = at > 0 && mondays[at - 1] === addDays(monday, -7) ? run + 1 : 1;
    weeks = Math.max(weeks, run);
  });
  const returns = days.filter((day, at) => {
    const before = days[at - 1];
    return before !== undefined && daysFrom(before, day) > TRAINING_ABSENCE_DAYS;
  }).length;
  return { weeks, returns };
}

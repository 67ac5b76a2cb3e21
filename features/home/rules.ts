import { addDays, type CalendarDay, weekdayOf } from '#platform/shared/calendar-day.ts';

/** Home's address; at `/` strangers see the public page. */
export const HOME_PATHS: readonly string[] = ['/', '/home', '/dashboard'];

/** Sessions a week for a person who has not chosen training days. */
export const DEFAULT_WEEKLY_GOAL = 5;

/** Sessions a week that a person aims for: as many as they chose training days. */
export const weeklyGoalOf = (trainingDays: readonly number[]): number =>
  trainingDays.length > 0 ? trainingDays.length : DEFAULT_WEEKLY_GOAL;

/** The seven days of the week that `day` is in, Monday first. */
export function weekOf(day: CalendarDay): CalendarDay[] {
  const monday = addDays(day, 1 - weekdayOf(day));
  return [0, 1, 2, 3, 4, 5, 6].map((offset) => addDays(monday, offset));
}

export type PartOfDay = 'morning' | 'afternoon' | 'evening';

/** The part of the day that a greeting names, from the hour on the wall clock (0 to 23). */
export function partOfDay(hour: number): PartOfDay {
  if (hour >= 4 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}

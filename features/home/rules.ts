import { streakOn } from '#features/account/rules.ts';
import { mondayOf } from '#features/training-sessions/rules/training-week.ts';
import { addDays, type CalendarDay } from '#platform/shared/calendar-day.ts';

/** Home's address; at `/` strangers see the public page. */
export const HOME_PATHS: readonly string[] = ['/', '/home', '/dashboard'];

/** The seven days of the week that `day` is in, Monday first. */
export function weekOf(day: CalendarDay): CalendarDay[] {
  const monday = mondayOf(day);
  return [0, 1, 2, 3, 4, 5, 6].map((offset) => addDays(monday, offset));
}

export type PartOfDay = 'night' | 'morning' | 'afternoon' | 'evening';

/** The part of the day that a greeting names, from the hour on the wall clock (0 to 23). */
export function partOfDay(hour: number): PartOfDay {
  if (hour < 4) return 'night';
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}

/** The streak of logged days with what the device knows of single days, so that it's the same offline and online. */
export function streakWith(
  counted: { days: number; lastDay: CalendarDay },
  today: CalendarDay,
  known: readonly { day: CalendarDay; logged: boolean }[],
): number {
  const logged = new Set(
    Array.from({ length: counted.days }, (_, back) => addDays(counted.lastDay, -back)),
  );
  for (const { day, logged: isLogged } of known) {
    if (isLogged) logged.add(day);
    else logged.delete(day);
  }
  return streakOn(today, logged);
}

import { addDays, type CalendarDay, daysFrom, weekdayOf } from '#platform/shared/calendar-day.ts';
import { firstDayOf, type HabitContent, termOn } from './habit-kinds.ts';
import { type DoneDays, isKept } from './kept-days.ts';
import type { StreakUnit } from './streak.ts';

/** What is known of a habit's days. */
export type HabitDays = { done: DoneDays; lost: ReadonlySet<CalendarDay> };

type Aimed = Pick<HabitContent, 'terms' | 'pauses' | 'archivedOn'>;

export const mondayOf = (day: CalendarDay): CalendarDay => addDays(day, 1 - weekdayOf(day));

export const isPaused = ({ pauses }: Pick<HabitContent, 'pauses'>, day: CalendarDay): boolean =>
  pauses.some(({ from, to }) => from <= day && day <= to);

export const daysBetween = (from: CalendarDay, to: CalendarDay): CalendarDay[] =>
  Array.from({ length: Math.max(0, daysFrom(from, to) + 1) }, (_, index) => addDays(from, index));

/** Whether a habit asks for this day, or leaves it free. A week's number asks for none in particular. */
export const isAskedOn = (habit: Aimed, { lost }: HabitDays, day: CalendarDay): boolean =>
  day >= firstDayOf(habit) &&
  (habit.archivedOn === null || day < habit.archivedOn) &&
  !isPaused(habit, day) &&
  !lost.has(day) &&
  termOn(habit, day).timesAWeek === null &&
  termOn(habit, day).weekdays.includes(weekdayOf(day));

/** Whether a habit counts weeks now. */
export const countsWeeks = (habit: Pick<HabitContent, 'terms'>, today: CalendarDay): boolean =>
  termOn(habit, today).timesAWeek !== null;

/** The days that count, oldest first: those that were asked for, and those of a pause that were kept all the same. */
export function dayUnits(
  habit: Aimed,
  days: HabitDays,
  { from, today }: { from: CalendarDay; today: CalendarDay },
): StreakUnit[] {
  return daysBetween(from, today).flatMap((day) => {
    const kept = day >= firstDayOf(habit) && isKept(habit, days.done, day);
    const isBonus = kept && isPaused(habit, day);
    if (!isBonus && !isAskedOn(habit, days, day)) return [];
    return [{ day, kept, open: day === today, keptDays: kept ? [day] : [] }];
  });
}

/** Days that a week asks for, out of those that were neither before the habit nor paused. */
export function neededInWeek(habit: Aimed, days: HabitDays, monday: CalendarDay): number {
  const free = daysBetween(monday, addDays(monday, 6)).filter(
    (day) =>
      day >= firstDayOf(habit) &&
      (habit.archivedOn === null || day < habit.archivedOn) &&
      !isPaused(habit, day) &&
      !days.lost.has(day),
  );
  const last = free.at(-1);
  return last === undefined ? 0 : Math.min(termOn(habit, last).timesAWeek ?? 0, free.length);
}

/** The weeks that count, oldest first. A week belongs to its local dates as they were recorded. */
export function weekUnits(
  habit: Aimed,
  days: HabitDays,
  { from, today }: { from: CalendarDay; today: CalendarDay },
): StreakUnit[] {
  const mondays = daysBetween(mondayOf(from), today).filter((day) => weekdayOf(day) === 1);
  return mondays.flatMap((monday) => {
    const needed = neededInWeek(habit, days, monday);
    const keptDays = daysBetween(monday, addDays(monday, 6)).filter(
      (day) => day >= firstDayOf(habit) && day <= today && isKept(habit, days.done, day),
    );
    if (needed === 0) return [];
    const open = addDays(monday, 6) >= today;
    return [{ day: monday, kept: keptDays.length >= needed, open, keptDays }];
  });
}

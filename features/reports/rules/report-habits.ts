import type { HabitFigures } from '#features/habits/rules/habit-figures.ts';
import { firstDayOf, type HabitContent, termOn } from '#features/habits/rules/habit-kinds.ts';
import { dayUnits, type HabitDays, weekUnits } from '#features/habits/rules/streak-units.ts';
import { addDays, type CalendarDay } from '#platform/shared/calendar-day.ts';
import type { Period } from './period.ts';
import type { ReportHabit } from './report-data.ts';

type HabitInFull = HabitDays & {
  habit: Pick<HabitContent, 'name' | 'terms' | 'pauses' | 'archivedOn'>;
  figures: HabitFigures;
};

/** Habits in a period by the rule of their streaks: what was kept of what counted. Archived ones before it are left out. */
export const habitsOfPeriod = (
  habits: readonly HabitInFull[],
  { from, to, isRunning }: Period & { isRunning: boolean },
): ReportHabit[] =>
  habits.flatMap(({ habit, figures, done, lost }) => {
    const isGone = habit.archivedOn !== null && habit.archivedOn <= from;
    if (isGone || firstDayOf(habit) > to) return [];
    const isWeekly = termOn(habit, to).timesAWeek !== null;
    const start = firstDayOf(habit) > from ? firstDayOf(habit) : from;
    const units = (isWeekly ? weekUnits : dayUnits)(
      habit,
      { done, lost },
      { from: start, today: to },
    );
    // A day or a week that is still open is neither kept nor missed.
    const isOpen = (day: CalendarDay) => {
      const last = isWeekly ? addDays(day, 6) : day;
      return last > to || (last === to && isRunning);
    };
    const over = units.filter(({ kept, day }) => kept || !isOpen(day));
    return [
      {
        name: habit.name,
        kept: over.filter(({ kept }) => kept).length,
        asked: over.length,
        counts: figures.counts,
        run: figures.run,
        keptDays: figures.keptDays,
        returns: figures.returns,
      },
    ];
  });

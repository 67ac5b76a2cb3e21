import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import type { Habit, HabitDaysAnswer, HabitMark } from '../../contract.ts';
import { type HabitFigures, habitFigures, windowStart } from '../../rules/habit-figures.ts';
import { habitsWithin } from '../../rules/habit-limit.ts';
import { doneDaysOf, lostDays } from '../../rules/kept-days.ts';
import { NO_STREAK } from '../../rules/streak.ts';
import type { HabitDays } from '../../rules/streak-units.ts';
import { useHabitDays, useHabitList, useMarks } from '../api.ts';

/** A habit with its days and what they come to. */
export type ShownHabit = {
  habit: Habit;
  marks: readonly HabitMark[];
  days: HabitDays;
  figures: HabitFigures;
  /** the plan lets it go on */
  goesOn: boolean;
};

export type ShownHabits = {
  habits: readonly ShownHabit[];
  limit: number | null;
  plan: HabitDaysAnswer['plan'];
};

function showHabits(
  habits: readonly Habit[],
  marks: readonly HabitMark[],
  { from, facts, before, limit, plan }: HabitDaysAnswer,
  today: CalendarDay,
): ShownHabits {
  const within = habitsWithin(habits, limit);
  const lost = lostDays(marks);
  const shown = habits.map((habit) => {
    const days = { done: doneDaysOf(habit, marks, facts), lost };
    const state = before[habit.id] ?? NO_STREAK;
    return {
      habit,
      marks: marks.filter(({ habitId }) => habitId === habit.id),
      days,
      figures: habitFigures(habit, days, { from, before: state, today }),
      goesOn: within.has(habit.id),
    };
  });
  return { habits: shown, limit, plan };
}

/** Every habit as it stands today; `since` a day further back where older days are shown. */
export function useHabits(since?: CalendarDay) {
  const today = useToday();
  const start = windowStart(today);
  const list = useHabitList();
  const days = useHabitDays(since !== undefined && since < start ? since : start, today);
  const marks = useMarks(days.data?.from ?? start);
  const queries = [list, days, marks];
  const isReady = list.data && days.data && marks.data;
  return {
    data: isReady ? showHabits(list.data, marks.data, days.data, today) : undefined,
    isError: queries.some(({ isError }) => isError),
    error: queries.find(({ isError }) => isError)?.error,
    refetch: () => Promise.all(queries.map(({ refetch }) => refetch())),
  };
}

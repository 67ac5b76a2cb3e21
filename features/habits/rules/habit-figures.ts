import { addDays, type CalendarDay } from '#platform/shared/calendar-day.ts';
import { firstDayOf, type HabitContent, termOn } from './habit-kinds.ts';
import { isKept } from './kept-days.ts';
import { coveredDay, currentRun, NO_STREAK, type StreakState, walkStreak } from './streak.ts';
import {
  countsWeeks,
  daysBetween,
  dayUnits,
  type HabitDays,
  isAskedOn,
  isPaused,
  mondayOf,
  neededInWeek,
  weekUnits,
} from './streak-units.ts';

/** What a habit comes to on a day. */
export type HabitFigures = {
  /** what the run counts */
  counts: 'days' | 'weeks';
  run: number;
  longest: number;
  keptDays: number;
  returns: number;
  /** null where weeks are counted */
  freezes: number | null;
  /** days that a freeze saved, of those looked at */
  frozen: CalendarDay[];
  /** the missed day that a freeze saves once the next one is kept */
  covered: CalendarDay | null;
  today: {
    kept: boolean;
    asked: boolean;
    paused: boolean;
    /** done so far, where an amount counts */
    amount: number | null;
    aim: number | null;
  };
  /** days kept this week, and those it asks for */
  week: { kept: number; needed: number };
};

/** So many days are looked at one by one on a device; what was before is told as a sum. */
const WINDOW_DAYS = 100;

/** The Monday from which a habit's days are listed one by one. */
export const windowStart = (today: CalendarDay): CalendarDay =>
  mondayOf(addDays(today, -WINDOW_DAYS));

const later = (a: CalendarDay, b: CalendarDay): CalendarDay => (a > b ? a : b);

/** From where a habit's streak is counted: a change between days and weeks begins another one. */
function countedFrom(habit: Pick<HabitContent, 'terms'>, today: CalendarDay): CalendarDay {
  const isWeekly = countsWeeks(habit, today);
  const past = habit.terms.filter(({ from }) => from <= today);
  const other = past.findLastIndex(({ timesAWeek }) => (timesAWeek !== null) !== isWeekly);
  return past[other + 1]?.from ?? firstDayOf(habit);
}

type Aimed = Pick<HabitContent, 'terms' | 'pauses' | 'archivedOn'>;

/** How a habit's streak stands before a Monday. `today` says what it counts: days or weeks. */
export function streakBefore(
  habit: Aimed,
  days: HabitDays,
  { monday, today }: { monday: CalendarDay; today: CalendarDay },
): StreakState {
  const from = countedFrom(habit, today);
  if (from >= monday) return NO_STREAK;
  const isWeekly = countsWeeks(habit, today);
  const until = { from, today: addDays(monday, -1) };
  // Nothing before a Monday that has begun is open.
  const units = (isWeekly ? weekUnits : dayUnits)(habit, days, until).map((unit) => ({
    ...unit,
    open: false,
  }));
  return walkStreak(units, { hasFreezes: !isWeekly }).state;
}

/** What a habit comes to today, from its days since a Monday and its streak before. */
export function habitFigures(
  habit: Aimed,
  days: HabitDays,
  { from, before, today }: { from: CalendarDay; before: StreakState; today: CalendarDay },
): HabitFigures {
  const isWeekly = countsWeeks(habit, today);
  const monday = mondayOf(today);
  const start = later(from, countedFrom(habit, today));
  const units = (isWeekly ? weekUnits : dayUnits)(habit, days, { from: start, today });
  const { state, used } = walkStreak(units, { from: before, hasFreezes: !isWeekly });
  const thisWeek = daysBetween(monday, addDays(monday, 6));
  const { weekdays, timesAWeek, amount: aim } = termOn(habit, today);
  return {
    counts: isWeekly ? 'weeks' : 'days',
    run: currentRun(state),
    longest: state.longest,
    keptDays: state.keptDays,
    returns: state.returns,
    freezes: isWeekly ? null : state.freezes,
    frozen: used,
    covered: coveredDay(state),
    today: {
      kept: isKept(habit, days.done, today),
      asked: timesAWeek === null ? isAskedOn(habit, days, today) : !isPaused(habit, today),
      paused: isPaused(habit, today),
      amount: days.done.get(today) ?? null,
      aim,
    },
    week: {
      kept: thisWeek.filter((day) => day <= today && isKept(habit, days.done, day)).length,
      needed:
        timesAWeek === null
          ? thisWeek.filter((day) => isAskedOn(habit, days, day)).length || weekdays.length
          : neededInWeek(habit, days, monday),
    },
  };
}

/** What a day of a habit's calendar says. */
export type DayState =
  | 'kept'
  | 'not kept'
  | 'frozen'
  | 'paused'
  | 'free'
  | 'open'
  | 'before'
  | 'ahead';

export function dayState(
  habit: Aimed,
  days: HabitDays,
  { day, today, frozen }: { day: CalendarDay; today: CalendarDay; frozen: readonly CalendarDay[] },
): DayState {
  if (day > today) return 'ahead';
  if (day < firstDayOf(habit)) return 'before';
  if (isKept(habit, days.done, day)) return 'kept';
  if (isPaused(habit, day)) return 'paused';
  if (frozen.includes(day)) return 'frozen';
  if (day === today) return 'open';
  return isAskedOn(habit, days, day) ? 'not kept' : 'free';
}

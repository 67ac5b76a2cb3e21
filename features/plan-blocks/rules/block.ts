import type { PlannedSession, WeekPlan } from '#features/plan-generator/rules/plan-input.ts';
import type { ExerciseOf } from '#features/plan-generator/rules/session-seconds.ts';
import { weekOfBlock } from '#features/plan-generator/rules/week-of-block.ts';
import { mondayOf } from '#features/training-sessions/rules/training-week.ts';
import { addDays, type CalendarDay, weekdayOf } from '#platform/shared/calendar-day.ts';
import type { DayChange, PlanContent } from './plan-content.ts';

const MS_PER_WEEK = 7 * 86_400_000;

const weeksBetween = (from: CalendarDay, to: CalendarDay): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / MS_PER_WEEK);

type Block = Pick<PlanContent, 'monday' | 'weeks'>;

/** The last day of a block, a Sunday. */
export const lastDayOf = ({ monday, weeks }: Block): CalendarDay => addDays(monday, weeks * 7 - 1);

/** Which week of the block a day is in, 1 to `weeks`; null before and after. */
export function blockWeekOf({ monday, weeks }: Block, day: CalendarDay): number | null {
  const week = weeksBetween(monday, mondayOf(day)) + 1;
  return week >= 1 && week <= weeks ? week : null;
}

export type BlockState =
  | { kind: 'notYet'; from: CalendarDay }
  | { kind: 'running'; week: number; of: number; isDeload: boolean }
  | { kind: 'finished'; since: CalendarDay };

/** Where a block stands on a day; once it is finished the next one is offered. */
export function blockStateOn(plan: Block, day: CalendarDay): BlockState {
  const week = blockWeekOf(plan, day);
  if (week !== null) {
    return { kind: 'running', week, of: plan.weeks, isDeload: week === plan.weeks };
  }
  return day < plan.monday
    ? { kind: 'notYet', from: plan.monday }
    : { kind: 'finished', since: addDays(lastDayOf(plan), 1) };
}

export const dateOn = (monday: CalendarDay, weekday: number): CalendarDay =>
  addDays(monday, weekday - 1);

export const changeOn = (
  { changes }: Pick<PlanContent, 'changes'>,
  date: CalendarDay,
): DayChange | undefined => changes.find((change) => change.date === date);

/** Whose session of the week a date has, 1 Monday to 7 Sunday. */
export const sourceWeekdayOf = (plan: PlanContent, date: CalendarDay): number =>
  changeOn(plan, date)?.weekday ?? weekdayOf(date);

/** The changes of the week that begins on a Monday. */
export const changesIn = (
  { changes }: Pick<PlanContent, 'changes'>,
  monday: CalendarDay,
): readonly DayChange[] => changes.filter(({ date }) => mondayOf(date) === monday);

/**
 * What is to be done in the week that begins on a Monday: the week of the block, with the dates that
 * differ. Before the plan's first day and outside the block there is nothing.
 */
export function weekOn(plan: PlanContent, monday: CalendarDay, exerciseOf: ExerciseOf): WeekPlan {
  const week = blockWeekOf(plan, monday);
  if (week === null) return { ...plan.base, sessions: [], notes: [] };
  const usual = weekOfBlock(plan.base, week, plan.weeks, exerciseOf, plan.input.lifts);
  const changes = changesIn(plan, monday);
  const isChanged = (date: CalendarDay) => changes.some((change) => change.date === date);
  const sessions = [
    ...usual.sessions.filter(({ weekday }) => !isChanged(dateOn(monday, weekday))),
    ...changes.flatMap(({ session }) => (session ? [session] : [])),
  ]
    .filter(({ weekday }) => dateOn(monday, weekday) >= plan.firstDay)
    .sort((a, b) => a.weekday - b.weekday);
  return { ...usual, sessions, notes: [...changes.flatMap(({ notes }) => notes), ...usual.notes] };
}

/** What is to be done on a date; null: nothing. */
export const sessionOn = (
  plan: PlanContent,
  date: CalendarDay,
  exerciseOf: ExerciseOf,
): PlannedSession | null =>
  weekOn(plan, mondayOf(date), exerciseOf).sessions.find(
    ({ weekday }) => weekday === weekdayOf(date),
  ) ?? null;

/** The next date from a day on with a session in it; null: none is left in the block. */
export function nextSessionDay(plan: PlanContent, from: CalendarDay): CalendarDay | null {
  const last = lastDayOf(plan);
  const first = from < plan.firstDay ? plan.firstDay : from;
  for (let day = first; day <= last; day = addDays(day, 1)) {
    if (day < plan.monday) continue;
    const change = changeOn(plan, day);
    const items = change
      ? change.session?.items
      : plan.base.sessions.find(({ weekday }) => weekday === weekdayOf(day))?.items;
    if (items && items.length > 0) return day;
  }
  return null;
}

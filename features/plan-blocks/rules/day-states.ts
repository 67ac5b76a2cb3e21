import type { PlannedSession } from '#features/plan-generator/rules/plan-input.ts';
import type { ExerciseOf } from '#features/plan-generator/rules/session-seconds.ts';
import type { SessionContent } from '#features/training-sessions/rules/session-kinds.ts';
import { isDone, isUnderWay } from '#features/training-sessions/rules/session-state.ts';
import { addDays, type CalendarDay, weekdayOf } from '#platform/shared/calendar-day.ts';
import { changeOn, sourceWeekdayOf, weekOn } from './block.ts';
import type { ChangeKind, PlanContent } from './plan-content.ts';

type Session = SessionContent & { id: string };

export type DayState = {
  date: CalendarDay;
  /** what the plan has for it; null: nothing */
  planned: PlannedSession | null;
  /** how the plan was changed for this date; null: it was not */
  change: ChangeKind | null;
  /** begun or done on this date, of whatever origin */
  sessions: readonly Session[];
  state: 'rest' | 'planned' | 'underWay' | 'done' | 'past' | 'missed';
};

/** Whether a session was made from this plan. */
const isOf = ({ sourceId }: Session, planId: string): boolean => sourceId === planId;

/**
 * The seven days of a week, Monday first: what is planned, what was done, also ahead of its day, and what
 * went by. `past` is a planned day that went by without its session; it can be marked as missed.
 */
export function listDayStates(
  plan: PlanContent & { id: string },
  sessions: readonly Session[],
  {
    monday,
    today,
    exerciseOf,
  }: { monday: CalendarDay; today: CalendarDay; exerciseOf: ExerciseOf },
): DayState[] {
  const week = weekOn(plan, monday, exerciseOf);
  return [0, 1, 2, 3, 4, 5, 6].map((offset) => {
    const date = addDays(monday, offset);
    const planned = week.sessions.find(({ weekday }) => weekday === weekdayOf(date)) ?? null;
    const change = changeOn(plan, date)?.kind ?? null;
    const here = sessions.filter((session) => session.date === date);
    const mine = here.filter((session) => isOf(session, plan.id));
    const isPlanned = planned !== null && planned.items.length > 0;
    const weekday = sourceWeekdayOf(plan, date);
    const isDoneAhead = sessions.some(
      (one) =>
        isPlanned &&
        one.date >= monday &&
        one.date < date &&
        one.weekday === weekday &&
        isOf(one, plan.id) &&
        isDone(one),
    );
    const stateOf = (): DayState['state'] => {
      if (mine.some(isDone) || isDoneAhead || (!isPlanned && here.some(isDone))) return 'done';
      if ((isPlanned ? mine : here).some(isUnderWay)) return 'underWay';
      if (change === 'missed') return 'missed';
      if (!isPlanned) return 'rest';
      return date < today ? 'past' : 'planned';
    };
    return { date, planned, change, sessions: here, state: stateOf() };
  });
}

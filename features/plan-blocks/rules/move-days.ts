import type {
  PlannedSession,
  Weekday,
  WeekPlan,
} from '#features/plan-generator/rules/plan-input.ts';
import { finishSteps } from '#features/plan-generator/rules/plan-week.ts';
import { replanRestSteps } from '#features/plan-generator/rules/replan.ts';
import { weekOfBlock } from '#features/plan-generator/rules/week-of-block.ts';
import { mondayOf } from '#features/training-sessions/rules/training-week.ts';
import { type CalendarDay, weekdayOf } from '#platform/shared/calendar-day.ts';
import { blockWeekOf, changesIn, dateOn, sessionOn, sourceWeekdayOf } from './block.ts';
import { type EditContext, withChange } from './edit-session.ts';
import { inputOfWeek } from './plan-again.ts';
import type { DayChange, PlanContent } from './plan-content.ts';

/** Does a day's session on another day of the block; two days that both have one exchange theirs. */
export function moveDay(
  plan: PlanContent,
  from: CalendarDay,
  to: CalendarDay,
  { exerciseOf }: Pick<EditContext, 'exerciseOf'>,
): PlanContent {
  const session = sessionOn(plan, from, exerciseOf);
  const isInBlock = blockWeekOf(plan, to) !== null && to >= plan.firstDay;
  if (!session || from === to || !isInBlock) return plan;
  const other = sessionOn(plan, to, exerciseOf);
  const on = (date: CalendarDay, source: CalendarDay, moved: PlannedSession | null): DayChange => ({
    date,
    kind: 'moved',
    weekday: sourceWeekdayOf(plan, moved ? source : date),
    session: moved && { ...moved, weekday: weekdayOf(date) as Weekday },
    notes: [],
  });
  const left = withChange(plan, on(from, to, other));
  return { ...withChange(left, on(to, from, session)), edits: plan.edits + 1 };
}

/** A date as the block says again. */
export function restoreDay(plan: PlanContent, date: CalendarDay): PlanContent {
  const changes = plan.changes.filter((change) => change.date !== date);
  return changes.length === plan.changes.length
    ? plan
    : { ...plan, edits: plan.edits + 1, changes };
}

/** The base week with what is otherwise on dates of one week, for planning the rest of it again. */
function startOf(plan: PlanContent, monday: CalendarDay): WeekPlan {
  const isDeload = blockWeekOf(plan, monday) === plan.weeks;
  const changes = isDeload ? [] : changesIn(plan, monday);
  const isChanged = (weekday: number) =>
    changes.some(({ date }) => date === dateOn(monday, weekday));
  const sessions = [
    ...plan.base.sessions.filter(({ weekday }) => !isChanged(weekday)),
    ...changes.flatMap(({ session }) => (session ? [session] : [])),
  ];
  return { ...plan.base, sessions: sessions.sort((a, b) => a.weekday - b.weekday) };
}

const isSame = (a: PlannedSession | undefined, b: PlannedSession): boolean =>
  a !== undefined && JSON.stringify(a.items) === JSON.stringify(b.items);

/**
 * Marks a day as missed and plans the rest of its week again, from `today` on; the note of the missed
 * day says what moved where. In a later week only the mark is set.
 */
export function* markMissedSteps(
  plan: PlanContent,
  date: CalendarDay,
  today: CalendarDay,
  { input, exerciseOf }: Pick<EditContext, 'input' | 'exerciseOf'>,
): Generator<void, PlanContent> {
  const monday = mondayOf(date);
  const week = blockWeekOf(plan, monday);
  const weekday = weekdayOf(date) as Weekday;
  if (week === null || !sessionOn(plan, date, exerciseOf)) return plan;
  const missed = (notes: DayChange['notes']): DayChange => ({
    date,
    kind: 'missed',
    weekday: sourceWeekdayOf(plan, date),
    session: null,
    notes,
  });
  if (mondayOf(today) !== monday) return withChange(plan, missed([]));
  const start = startOf(plan, monday);
  const next = yield* replanRestSteps(
    inputOfWeek(input, start),
    start,
    weekday,
    weekdayOf(today) as Weekday,
  );
  const note = next.notes.find(({ kind }) => kind === 'replanned' || kind === 'missedLast');
  const inWeek = weekOfBlock(next, week, plan.weeks, exerciseOf, plan.input.lifts);
  let changed = withChange(plan, missed(note ? [note] : []));
  for (const session of next.sessions) {
    const on = dateOn(monday, session.weekday);
    const before = start.sessions.find((one) => one.weekday === session.weekday);
    const shown = inWeek.sessions.find((one) => one.weekday === session.weekday);
    if (on === date || on < today || !shown || isSame(before, session)) continue;
    changed = withChange(changed, {
      date: on,
      kind: 'replanned',
      weekday: sourceWeekdayOf(plan, on),
      session: shown,
      notes: [],
    });
  }
  return { ...changed, edits: plan.edits + 1 };
}

export const markMissed = (...args: Parameters<typeof markMissedSteps>): PlanContent =>
  finishSteps(markMissedSteps(...args));

import type { Exercise } from '#features/exercises/rules/exercise.ts';
import type {
  PlanInput,
  PlanItem,
  PlannedSession,
} from '#features/plan-generator/rules/plan-input.ts';
import {
  type ExerciseOf,
  lookUpExercises,
  sessionSeconds,
} from '#features/plan-generator/rules/session-seconds.ts';
import { weekOfBlock } from '#features/plan-generator/rules/week-of-block.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { poolFor } from './apply-request.ts';
import { blockWeekOf, changeOn, sessionOn, sourceWeekdayOf } from './block.ts';
import type { DayChange, PlanContent } from './plan-content.ts';

/** For this date alone, or for the block from it on. */
export type EditScope = 'day' | 'block';

export type EditContext = {
  /** what the plan is made from, with the exercises there are */
  input: PlanInput;
  exerciseOf: ExerciseOf;
  scope: EditScope;
};

/**
 * What an edit of a plan needs. The seed follows from the count of edits: planning again gives
 * something else, and the same on every device.
 */
export const toEditContext = (
  plan: PlanContent,
  pool: readonly Exercise[],
  scope: EditScope,
): EditContext => ({
  input: {
    ...plan.input,
    pool: poolFor(plan.input.wishes, pool),
    seed: (plan.input.seed + plan.edits + 1) >>> 0,
  },
  exerciseOf: lookUpExercises(pool),
  scope,
});

/** Items of the base week as the block has them on a date. */
export type ToWeek = (items: readonly PlanItem[]) => readonly PlanItem[];

/** A new session in the place of one; the same one when nothing changes. */
export type SessionEdit = (session: PlannedSession, toWeek: ToWeek) => PlannedSession;

const asInBase: ToWeek = (items) => items;

export const toWeekOf =
  (plan: PlanContent, date: CalendarDay, session: PlannedSession, exerciseOf: ExerciseOf): ToWeek =>
  (items) => {
    const week = { ...plan.base, sessions: [{ ...session, items }] };
    const at = blockWeekOf(plan, date);
    if (at === null) return items;
    return (
      weekOfBlock(week, at, plan.weeks, exerciseOf, plan.input.lifts).sessions[0]?.items ?? items
    );
  };

/** The plan with a date otherwise than the block says. */
export function withChange(plan: PlanContent, change: DayChange): PlanContent {
  const others = plan.changes.filter(({ date }) => date !== change.date);
  const changes = [...others, change].sort((a, b) => (a.date < b.date ? -1 : 1));
  return { ...plan, edits: plan.edits + 1, changes };
}

/** The same session with how long it takes now. */
export const withTime = (session: PlannedSession, exerciseOf: ExerciseOf): PlannedSession => ({
  ...session,
  seconds: sessionSeconds(session.items, exerciseOf),
});

/** How much longer a session is than the day has, seconds; a person may want that, but is told. */
export const overSeconds = ({ seconds, minutes }: PlannedSession): number =>
  Math.max(0, seconds - minutes * 60);

/**
 * Edits the session of a date, for this date or for the block. For the block it changes the base week
 * and those dates from this one on that hold the session otherwise: of the same day of the week, and,
 * where `followsMoved`, those that took exercises over from it. The same plan when nothing changes.
 */
export function editSession(
  plan: PlanContent,
  date: CalendarDay,
  edit: SessionEdit,
  { scope, exerciseOf }: EditContext,
  followsMoved = false,
): PlanContent {
  const run = (session: PlannedSession, toWeek: ToWeek): PlannedSession => {
    const next = edit(session, toWeek);
    return next === session ? session : withTime(next, exerciseOf);
  };
  const weekday = sourceWeekdayOf(plan, date);
  if (scope === 'day') {
    const session = sessionOn(plan, date, exerciseOf);
    if (!session) return plan;
    const next = run(session, toWeekOf(plan, date, session, exerciseOf));
    if (next === session) return plan;
    const before = changeOn(plan, date);
    const kind = before?.kind ?? 'edited';
    return withChange(plan, { date, kind, weekday, session: next, notes: before?.notes ?? [] });
  }
  const sessions = plan.base.sessions.map((session) =>
    session.weekday === weekday ? run(session, asInBase) : session,
  );
  const changes = plan.changes.map((change) => {
    const { session } = change;
    if (!session || change.date < date) return change;
    const tookOver = session.items.some(({ reasons }) =>
      reasons.some((reason) => reason.kind === 'moved' && reason.fromWeekday === weekday),
    );
    if (change.weekday !== weekday && !(followsMoved && tookOver)) return change;
    const next = run(session, toWeekOf(plan, change.date, session, exerciseOf));
    return next === session ? change : { ...change, session: next };
  });
  const isSame =
    sessions.every((session, at) => session === plan.base.sessions[at]) &&
    changes.every((change, at) => change === plan.changes[at]);
  if (isSame) return plan;
  return { ...plan, edits: plan.edits + 1, base: { ...plan.base, sessions }, changes };
}

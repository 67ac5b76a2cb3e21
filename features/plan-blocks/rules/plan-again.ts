import type {
  PlanInput,
  PlanItem,
  PlannedSession,
  Weekday,
  WeekPlan,
} from '#features/plan-generator/rules/plan-input.ts';
import { finishSteps, planWeekSteps } from '#features/plan-generator/rules/plan-week.ts';
import { replanDaySteps } from '#features/plan-generator/rules/replan.ts';
import { sessionSeconds } from '#features/plan-generator/rules/session-seconds.ts';
import { mondayOf } from '#features/training-sessions/rules/training-week.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { changeOn, sessionOn, sourceWeekdayOf, weekOn } from './block.ts';
import { type EditContext, toWeekOf, withChange, withTime } from './edit-session.ts';
import type { PlanContent } from './plan-content.ts';

/** What a plan is made from, with the days as a week has them. */
export const inputOfWeek = (input: PlanInput, week: WeekPlan): PlanInput => ({
  ...input,
  days: week.sessions.map(({ weekday, minutes, kit, placeName }) => ({
    weekday,
    minutes,
    kit,
    placeName,
  })),
});

/** The plan with another session on a date, or in the base week where it is for the block. */
function withSession(
  plan: PlanContent,
  date: CalendarDay,
  session: PlannedSession,
  { scope }: EditContext,
): PlanContent {
  const weekday = sourceWeekdayOf(plan, date);
  if (scope === 'day') {
    const notes = changeOn(plan, date)?.notes ?? [];
    return withChange(plan, { date, kind: 'edited', weekday, session, notes });
  }
  const sessions = plan.base.sessions.map((one) => (one.weekday === weekday ? session : one));
  // What was for one date only would bring the session of before back.
  const changes = plan.changes.filter(
    (one) => one.weekday !== weekday || one.date < date || one.kind !== 'edited',
  );
  return { ...plan, edits: plan.edits + 1, base: { ...plan.base, sessions }, changes };
}

/** The week that is planned again: the date's own, or the base week. */
const weekFor = (plan: PlanContent, date: CalendarDay, { scope, exerciseOf }: EditContext) =>
  scope === 'day' ? weekOn(plan, mondayOf(date), exerciseOf) : plan.base;

/** Makes one day again, rather with other exercises; what is locked stays. */
export function* regenerateDaySteps(
  plan: PlanContent,
  date: CalendarDay,
  context: EditContext,
): Generator<void, PlanContent> {
  const { scope, exerciseOf, input } = context;
  const week = weekFor(plan, date, context);
  const weekday = (
    scope === 'day' ? sessionOn(plan, date, exerciseOf)?.weekday : sourceWeekdayOf(plan, date)
  ) as Weekday | undefined;
  const before = week.sessions.find((one) => one.weekday === weekday);
  if (!before) return plan;
  const next = yield* replanDaySteps(inputOfWeek(input, week), week, before.weekday);
  const made = next.sessions.find((one) => one.weekday === before.weekday);
  if (!made) return plan;
  if (scope === 'block') return withSession(plan, date, made, context);
  const kept = new Map(before.items.filter(({ locked }) => locked).map((item) => [item.id, item]));
  const toWeek = toWeekOf(plan, date, made, exerciseOf);
  const items = made.items.flatMap((item) => kept.get(item.id) ?? toWeek([item]));
  return withSession(plan, date, withTime({ ...made, items }, exerciseOf), context);
}

/** Takes sets, then exercises, from the end until the session fits; what is locked stays. */
function trimToFit(
  session: PlannedSession,
  minutes: number,
  { exerciseOf }: EditContext,
): PlannedSession {
  let items: readonly PlanItem[] = session.items;
  const isOver = () => sessionSeconds(items, exerciseOf) > minutes * 60;
  const shorten = (least: number) => {
    for (let at = items.length - 1; at >= 0 && isOver(); at -= 1) {
      const item = items[at];
      if (!item || item.locked) continue;
      if (item.sets > least) items = items.with(at, { ...item, sets: item.sets - 1 });
    }
  };
  for (let least = 4; least >= 2; least -= 1) {
    for (let round = 0; round < 4 && isOver(); round += 1) shorten(least);
  }
  for (let at = items.length - 1; at >= 0 && isOver(); at -= 1) {
    if (!items[at]?.locked && items.length > 1) items = items.toSpliced(at, 1);
  }
  return withTime({ ...session, minutes, items }, exerciseOf);
}

/** What the generator would add to a session that has more time; all that is there stays. */
function* growSteps(
  week: WeekPlan,
  session: PlannedSession,
  minutes: number,
  { input, exerciseOf }: EditContext,
): Generator<void, PlannedSession> {
  const longer = { ...session, minutes };
  const sessions = week.sessions.map((one) => (one === session ? longer : one));
  const grown = yield* planWeekSteps({
    ...inputOfWeek(input, { ...week, sessions }),
    fixed: week.sessions.flatMap(({ weekday, items }) => items.map((item) => ({ weekday, item }))),
  });
  const made = grown.sessions.find(({ weekday }) => weekday === session.weekday);
  const there = new Map(session.items.map((item) => [item.exerciseId, item]));
  const items = made?.items.map((item) => there.get(item.exerciseId) ?? item) ?? session.items;
  return withTime({ ...longer, items }, exerciseOf);
}

/**
 * Changes how long a day is: a shorter one loses sets and exercises from its end, a longer one gets
 * what the week needs most.
 */
export function* changeMinutesSteps(
  plan: PlanContent,
  date: CalendarDay,
  minutes: number,
  context: EditContext,
): Generator<void, PlanContent> {
  const { scope, exerciseOf } = context;
  const week = weekFor(plan, date, context);
  const weekday =
    scope === 'day' ? sessionOn(plan, date, exerciseOf)?.weekday : sourceWeekdayOf(plan, date);
  const session = week.sessions.find((one) => one.weekday === weekday);
  if (!session || session.minutes === minutes) return plan;
  const isShorter = minutes < session.minutes;
  const grown = isShorter ? session : yield* growSteps(week, session, minutes, context);
  const toWeek = toWeekOf(plan, date, grown, exerciseOf);
  const fresh = (item: PlanItem) => !session.items.some(({ id }) => id === item.id);
  const inWeek =
    scope === 'day'
      ? grown.items.flatMap((item) => (fresh(item) ? toWeek([item]) : [item]))
      : grown.items;
  const next = trimToFit({ ...grown, items: inWeek }, minutes, context);
  const changed = withSession(plan, date, next, context);
  if (scope === 'day') return changed;
  const days = plan.input.days.map((day) => (day.weekday === weekday ? { ...day, minutes } : day));
  return { ...changed, input: { ...changed.input, days } };
}

export const regenerateDay = (...args: Parameters<typeof regenerateDaySteps>): PlanContent =>
  finishSteps(regenerateDaySteps(...args));

export const changeMinutes = (...args: Parameters<typeof changeMinutesSteps>): PlanContent =>
  finishSteps(changeMinutesSteps(...args));

import type { Draft } from './dose/fill-session.ts';
import type {
  PlanInput,
  PlanItem,
  PlanNote,
  PlannedSession,
  SessionFocus,
  Weekday,
  WeekPlan,
} from './plan-input.ts';
import { finishSteps, finishWeek, fixedOn, listDays, toDayPlan, toItems } from './plan-week.ts';
import { isStrength } from './search/day-pool.ts';
import { startState, withChange } from './search/improve.ts';
import { makeProblem } from './search/make-problem.ts';
import type { DayPlan } from './search/problem.ts';
import { solveWeek } from './search/solve-week.ts';
import { type ExerciseOf, lookUpExercises } from './session-seconds.ts';

/** How much a day made again shuns its exercises. */
const STALE_COST = 2;
/** What it costs to take an exercise from a day that was not missed: done only where its time is really needed. */
const GONE_COMPOUND = 26;
const GONE_ISOLATION = 18;

const toStays = (
  session: PlannedSession | undefined,
  exerciseOf: ExerciseOf,
): ReadonlyMap<string, number> =>
  new Map(
    (session?.items ?? []).map(({ exerciseId }) => [
      exerciseId,
      exerciseOf(exerciseId)?.compound ? GONE_COMPOUND : GONE_ISOLATION,
    ]),
  );

/** What may change when a week is planned again. */
type Reopening = {
  open: ReadonlySet<Weekday>;
  /** days without training now */
  empty: ReadonlySet<Weekday>;
  /** for exercises that should rather not come again */
  extraCosts: ReadonlyMap<string, number>;
  focusOf: (session: PlannedSession) => SessionFocus;
  /** open days start from what they hold */
  keepsItems: boolean;
  /** strength exercises that may come in; null: any */
  only: ReadonlySet<string> | null;
  /** strength work changes; else only cardio and stretches are shared out again */
  searches: boolean;
};

function* replanSteps(
  input: PlanInput,
  plan: WeekPlan,
  reopening: Reopening,
): Generator<void, WeekPlan> {
  const exerciseOf = lookUpExercises(input.pool);
  const { open, empty, extraCosts, focusOf, keepsItems, searches, only } = reopening;
  const days = listDays(input).filter(({ weekday }) => !empty.has(weekday));
  const sessionOf = (weekday: Weekday) => plan.sessions.find((one) => one.weekday === weekday);
  const parts = days.map((day) => {
    const session = sessionOf(day.weekday);
    const isOpen = open.has(day.weekday) || !session;
    const locked = (session?.items ?? []).filter((item) => item.locked);
    const fixed = isOpen
      ? [
          ...fixedOn(input, day.weekday),
          ...locked.filter(
            (item) =>
              !input.fixed.some((one) => one.weekday === day.weekday && one.item.id === item.id),
          ),
        ]
      : (session?.items ?? []);
    return { day, session, isOpen, fixed, focus: session ? focusOf(session) : ('full' as const) };
  });
  const dayPlans = parts.map(
    ({ day, session, fixed, focus, isOpen }): DayPlan => ({
      ...toDayPlan(day, focus, fixed, input, exerciseOf),
      stays: keepsItems && isOpen ? toStays(session, exerciseOf) : new Map(),
      isFrozen: !isOpen,
    }),
  );
  const problem = yield* makeProblem(
    only ? { ...input, pool: input.pool.filter(({ id }) => only.has(id)) } : input,
    dayPlans,
    extraCosts,
  );
  let start = startState(problem);
  if (keepsItems) {
    for (const [at, { session, isOpen }] of parts.entries()) {
      if (!isOpen || !session) continue;
      const locked = problem.days[at]?.locked ?? [];
      const slots = session.items.flatMap(({ exerciseId, sets }) => {
        const option = problem.options.find(({ exercise }) => exercise.id === exerciseId);
        const isLocked = locked.some((slot) => slot.option === option);
        return option && isStrength(option.exercise) && !isLocked
          ? [{ option, sets, isLocked: false }]
          : [];
      });
      start = withChange(problem, start, [{ at, slots: [...locked, ...slots] }]);
    }
  }
  const state = searches ? yield* solveWeek(problem, start) : start;
  const drafts = parts.map(({ day, session, isOpen, fixed, focus }, at): Draft => {
    const items = isOpen ? toItems(problem, state, at, fixed) : [...(session?.items ?? [])];
    return { day, focus, items, isFrozen: !isOpen };
  });
  const next = finishWeek(drafts, input, exerciseOf);
  const gone = plan.sessions
    .filter(({ weekday }) => empty.has(weekday))
    .map((session) => ({ ...session, items: [], seconds: 0 }));
  const sessions = [...next.sessions, ...gone].sort((a, b) => a.weekday - b.weekday);
  return { ...next, sessions };
}

/** Makes one day again, rather with other exercises; locked items and all other days stay. */
export const replanDaySteps = (input: PlanInput, plan: WeekPlan, weekday: Weekday) => {
  const session = plan.sessions.find((one) => one.weekday === weekday);
  const stale = (session?.items ?? []).filter(({ locked }) => !locked);
  return replanSteps({ ...input, kept: [] }, plan, {
    open: new Set([weekday]),
    empty: new Set(),
    extraCosts: new Map(stale.map(({ exerciseId }) => [exerciseId, STALE_COST])),
    focusOf: ({ focus }) => focus,
    keepsItems: false,
    searches: true,
    only: null,
  });
};

export const replanDay = (input: PlanInput, plan: WeekPlan, weekday: Weekday): WeekPlan =>
  finishSteps(replanDaySteps(input, plan, weekday));

const HALVES: Readonly<Record<SessionFocus, 'upper' | 'lower' | 'both' | null>> = {
  full: 'both',
  upper: 'upper',
  push: 'upper',
  pull: 'upper',
  lower: 'lower',
  legs: 'lower',
  cardio: null,
  mobility: null,
};

/** A day that takes over a missed one trains both, unless it did already. */
function mergeFocus(focus: SessionFocus, missed: SessionFocus): SessionFocus {
  const [here, there] = [HALVES[focus], HALVES[missed]];
  if (here === null || there === null || focus === missed) return focus;
  if (here === 'upper' && there === 'upper') return 'upper';
  return here === 'lower' && there === 'lower' ? 'lower' : 'full';
}

/** What came to which day, and what no day could take. */
function noteMoves(
  before: WeekPlan,
  after: WeekPlan,
  missed: PlannedSession,
  open: ReadonlySet<Weekday>,
): PlanNote {
  const countOf = (plan: WeekPlan, weekday: Weekday, exerciseId: string): number =>
    plan.sessions
      .find((session) => session.weekday === weekday)
      ?.items.find((item) => item.exerciseId === exerciseId)?.sets ?? 0;
  const moved = missed.items.flatMap(({ exerciseId }) => {
    const to = [...open].find(
      (weekday) => countOf(after, weekday, exerciseId) > countOf(before, weekday, exerciseId),
    );
    return to ? [{ exerciseId, to }] : [];
  });
  const dropped = missed.items
    .map(({ exerciseId }) => exerciseId)
    .filter((exerciseId) => !moved.some((one) => one.exerciseId === exerciseId));
  return { kind: 'replanned', missed: missed.weekday, moved, dropped };
}

const markMoved = (item: PlanItem, note: PlanNote, weekday: Weekday): PlanItem =>
  note.kind === 'replanned' &&
  note.moved.some(({ exerciseId, to }) => exerciseId === item.exerciseId && to === weekday)
    ? { ...item, reasons: [{ kind: 'moved', fromWeekday: note.missed }, ...item.reasons] }
    : item;

/**
 * The rest of a week after a missed day: days before `today` stay as done, the missed day is empty,
 * and the days from `today` on take over what matters most, within their minutes and without
 * exercises that are new to the week. The first note
 * says what moved where.
 */
export function* replanRestSteps(
  input: PlanInput,
  plan: WeekPlan,
  missed: Weekday,
  today: Weekday,
): Generator<void, WeekPlan> {
  const lost = plan.sessions.find(({ weekday }) => weekday === missed);
  if (!lost || lost.items.length === 0) return plan;
  const open = new Set(
    plan.sessions
      .map(({ weekday }) => weekday)
      .filter((weekday) => weekday >= today && weekday !== missed),
  );
  if (open.size === 0) {
    const sessions = plan.sessions.map((one) =>
      one === lost ? { ...one, items: [], seconds: 0 } : one,
    );
    return { ...plan, sessions, notes: [{ kind: 'missedLast', missed }, ...plan.notes] };
  }
  const empty = new Set(
    plan.sessions
      .filter(({ weekday, items }) => weekday === missed || (weekday < today && items.length === 0))
      .map(({ weekday }) => weekday),
  );
  const next = yield* replanSteps({ ...input, kept: [] }, plan, {
    open,
    empty,
    extraCosts: new Map(),
    focusOf: ({ weekday, focus }) => (open.has(weekday) ? mergeFocus(focus, lost.focus) : focus),
    keepsItems: true,
    searches: HALVES[lost.focus] !== null,
    only: new Set(plan.sessions.flatMap(({ items }) => items.map(({ exerciseId }) => exerciseId))),
  });
  const note = noteMoves(plan, next, lost, open);
  const sessions = next.sessions.map((session) => ({
    ...session,
    items: session.items.map((item) => markMoved(item, note, session.weekday)),
  }));
  return { ...next, sessions, notes: [note, ...next.notes] };
}

export const replanRest = (
  input: PlanInput,
  plan: WeekPlan,
  missed: Weekday,
  today: Weekday,
): WeekPlan => finishSteps(replanRestSteps(input, plan, missed, today));

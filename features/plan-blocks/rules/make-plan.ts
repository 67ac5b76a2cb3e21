import type { Goal } from '#features/account/contract.ts';
import type { Exercise } from '#features/exercises/rules/exercise.ts';
import type { Level } from '#features/exercises/rules/exercise-kinds.ts';
import type { PlanInput } from '#features/plan-generator/rules/plan-input.ts';
import { planWeekSteps } from '#features/plan-generator/rules/plan-week.ts';
import { mondayOf } from '#features/training-sessions/rules/training-week.ts';
import { addDays, type CalendarDay } from '#platform/shared/calendar-day.ts';
import { poolFor } from './apply-request.ts';
import { lastDayOf } from './block.ts';
import type { PlanContent, PlanSnapshot } from './plan-content.ts';

/** Weeks of a block: a beginner's is long, because loads rise from week to week (domain sheet 3.4, 4.3). */
export const USUAL_WEEKS: Readonly<Record<Level, 4 | 5 | 6>> = {
  beginner: 6,
  intermediate: 5,
  advanced: 5,
};

/** The goal that decides sets and reps, of several: the one that asks for most. */
const GOALS_BY_WEIGHT: readonly Goal[] = ['build_muscle', 'lose_weight', 'get_fit', 'stay_healthy'];
export const leadingGoal = (goals: readonly Goal[]): Goal =>
  GOALS_BY_WEIGHT.find((goal) => goals.includes(goal)) ?? 'get_fit';

type Person = {
  days: PlanInput['days'];
  avoid: PlanInput['avoid'];
  recovery: PlanInput['recovery'];
  intensityCapped: boolean;
  sparesLying: boolean;
};
type Account = {
  goals: readonly Goal[];
  /** null: not said, so a beginner */
  fitnessLevel: Level | null;
  age: number | null;
};
type Mark = 'favourite' | 'never';

/** What a person's plan is usually made from, before they ask for something else. */
export function toUsualInput(
  person: Person,
  { goals, fitnessLevel, age }: Account,
  {
    marks,
    pool,
    lifts,
    seed,
  }: {
    marks: ReadonlyMap<string, Mark>;
    pool: readonly Exercise[];
    /** what the person lifts, as their last sessions say */
    lifts: PlanInput['lifts'];
    seed: number;
  },
): PlanInput {
  const marked = (wanted: Mark) =>
    [...marks].filter(([, mark]) => mark === wanted).map(([exerciseId]) => exerciseId);
  const level = fitnessLevel ?? 'beginner';
  return {
    goal: leadingGoal(goals),
    level,
    age,
    days: person.days,
    avoid: person.avoid,
    banned: marked('never'),
    favourites: marked('favourite'),
    focus: [],
    recovery: person.recovery,
    intensityCapped: person.intensityCapped,
    sparesLying: person.sparesLying,
    cardio: goals.includes('lose_weight') || goals.includes('get_fit') ? 'some' : 'none',
    pool,
    kept: [],
    fixed: [],
    lifts,
    weeks: USUAL_WEEKS[level],
    seed,
  };
}

const withoutPool = ({ pool: _, ...input }: PlanInput): PlanSnapshot => input;

type Start = {
  name: string;
  source: PlanContent['source'];
  programmeId: string | null;
  byModel: boolean;
  /** the first day on which something may be planned */
  firstDay: CalendarDay;
};

/** A plan from all that is known of a person, for the block that the first day is in the first week of. */
export function* makePlanSteps(input: PlanInput, start: Start): Generator<void, PlanContent> {
  const base = yield* planWeekSteps(input);
  return {
    ...start,
    monday: mondayOf(start.firstDay),
    weeks: input.weeks,
    edits: 0,
    input: withoutPool(input),
    base,
    changes: [],
  };
}

/** The first day of the block after this one: never in the past. */
export const nextBlockFrom = (plan: PlanContent, today: CalendarDay): CalendarDay => {
  const after = addDays(lastDayOf(plan), 1);
  return after > today ? after : today;
};

/**
 * What the next block is made from: the answers and wishes of this one and what is known now, with its
 * exercises kept as far as they still suit (at most 30 % change) and what is locked where it is.
 */
export const toNextInput = (
  plan: PlanContent,
  now: Partial<PlanSnapshot>,
  pool: readonly Exercise[],
): PlanInput & Pick<PlanSnapshot, 'wishes'> => ({
  ...plan.input,
  ...now,
  kept: [
    ...new Set(plan.base.sessions.flatMap(({ items }) => items.map((item) => item.exerciseId))),
  ],
  fixed: plan.base.sessions.flatMap(({ weekday, items }) =>
    items.filter(({ locked }) => locked).map((item) => ({ weekday, item })),
  ),
  seed: (plan.input.seed + 1) >>> 0,
  pool: poolFor(plan.input.wishes, pool),
});

/** The next block of a plan, from a day on. */
export const nextBlockSteps = (
  plan: PlanContent,
  { input, firstDay }: { input: PlanInput; firstDay: CalendarDay },
): Generator<void, PlanContent> => {
  const { name, source, programmeId, byModel } = plan;
  return makePlanSteps(input, { name, source, programmeId, byModel, firstDay });
};

/** Exercises of a plan that the one before did not have, as a share of all, 0 to 1. */
export function changedShare(before: PlanContent, after: PlanContent): number {
  const idsOf = ({ base }: PlanContent) =>
    new Set(base.sessions.flatMap(({ items }) => items.map(({ exerciseId }) => exerciseId)));
  const [old, now] = [idsOf(before), idsOf(after)];
  const fresh = [...now].filter((id) => !old.has(id));
  return now.size === 0 ? 0 : fresh.length / now.size;
}

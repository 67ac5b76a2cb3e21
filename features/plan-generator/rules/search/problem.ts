import type { Exercise } from '#features/exercises/rules/exercise.ts';
import type { Pattern } from '#features/exercises/rules/exercise-kinds.ts';
import { TRACKED_MUSCLES } from '#features/exercises/rules/exercise-kinds.ts';
import { strengthMinutes } from '../dose/cardio.ts';
import { repsFor, restFor, trainsBalance } from '../dose/prescription.ts';
import type { PlanDay, PlanInput, PlanItem, SessionFocus } from '../plan-input.ts';
import { changeSeconds, restOf, workSeconds } from '../session-seconds.ts';
import { daysBetween, PATTERNS_OF_FOCUS } from '../targets/split.ts';
import {
  hasCapacity,
  LARGE_MUSCLES,
  listSetRanges,
  neededMinutes,
} from '../targets/weekly-targets.ts';
import { listDayPool } from './day-pool.ts';
import { exerciseCost, isBalanceWork, listPlaceCosts } from './exercise-cost.ts';
import { MOVEMENTS, type Option, type Timing, toOption } from './option.ts';
import { type Shape, shapeOf } from './session-shape.ts';

/** One exercise of a day while the search moves things about. */
export type Slot = { option: Option; sets: number; isLocked: boolean };

export type ProblemDay = {
  day: PlanDay;
  focus: SessionFocus;
  /** for strength work, warm-up and what is kept free already off */
  budgetSeconds: number;
  /** options of each pattern, best first */
  byPattern: ReadonlyMap<Pattern, readonly Option[]>;
  patterns: readonly Pattern[];
  shape: Shape;
  timings: readonly (Timing | undefined)[];
  placeCosts: readonly number[];
  mayPair: boolean;
  hasTimeForTwo: boolean;
  maxExercises: number;
  minSets: number;
  /** exercises that fill the day well, where time is not short */
  fewest: number;
  /** stays as it is */
  isFrozen: boolean;
  locked: readonly Slot[];
};

export type Problem = {
  input: PlanInput;
  options: readonly Option[];
  days: readonly ProblemDay[];
  /** by the order of the tracked muscles, minimum and target scaled to the time there is */
  min: Float64Array;
  softMin: Float64Array;
  target: Float64Array;
  max: Float64Array;
  /** how much a set below target counts, and one below the minimum */
  weight: Float64Array;
  minWeight: Float64Array;
  isLarge: readonly boolean[];
  /** a main movement that some day can train well, or only badly */
  movementCost: readonly number[];
  canPush: boolean;
  canPull: boolean;
  /** places in `days` of days that follow each other */
  neighbours: readonly (readonly [number, number])[];
  hasTime: boolean;
  balanceDays: number;
  /** how many exercises may differ from the last block's, null in the first block */
  mayChangeShare: number | null;
};

export type DayPlan = {
  day: PlanDay;
  focus: SessionFocus;
  budgetSeconds: number;
  isFrozen: boolean;
  /** strength items that stay as they are */
  locked: readonly { exercise: Exercise; item: PlanItem }[];
};

/** Candidates of one pattern on one day. */
const MAX_CANDIDATES = 10;
/** Where time is short, large muscles come first. */
const SMALL_WEIGHT = 0.5;
const STALE_COST = 1.5;
const SHORT_DAY_MINUTES = 30;
const VERY_SHORT_DAY_MINUTES = 15;
const TWO_EXERCISES_SECONDS = 480;
const LONG_DAY_MINUTES = 60;

const maxExercisesIn = (minutes: number): number =>
  minutes <= SHORT_DAY_MINUTES ? 5 : minutes > LONG_DAY_MINUTES ? 9 : 7;

function maxSetsOf({ compound, pattern }: Exercise, { level }: PlanInput): number {
  if (pattern === 'carry' || pattern === 'core') return 3;
  if (compound) return level === 'advanced' ? 5 : 4;
  return level === 'advanced' ? 4 : 3;
}

type Dose = Pick<PlanItem, 'reps' | 'seconds' | 'restSeconds'>;

const doseOf = (exercise: Exercise, day: PlanDay, input: PlanInput): Dose => {
  const reps = repsFor(exercise, day.kit, input);
  return { reps, seconds: exercise.seconds, restSeconds: restFor(exercise, reps, input) };
};

function timingOf(exercise: Exercise, { reps, seconds, restSeconds }: Dose): Timing {
  const work = workSeconds({ reps, seconds }, exercise);
  const paired = restOf({ restSeconds, superset: 'any' });
  return {
    change: changeSeconds(restSeconds, exercise),
    set: work + restSeconds,
    pairedChange: changeSeconds(paired, exercise),
    pairedSet: work + paired,
  };
}

export const isStrength = ({ pattern }: Exercise): boolean =>
  pattern !== 'cardio' && pattern !== 'mobility';

/** `stale` are exercises that a new plan should rather not repeat. */
export function makeProblem(
  input: PlanInput,
  dayPlans: readonly DayPlan[],
  stale: ReadonlySet<string> = new Set(),
): Problem {
  const pools = dayPlans.map(({ day }) =>
    listDayPool(input.pool, day.kit, input).filter(isStrength),
  );
  const exercises = new Map<string, Exercise>();
  for (const exercise of pools.flat()) exercises.set(exercise.id, exercise);
  for (const { exercise } of dayPlans.flatMap(({ locked }) => locked)) {
    exercises.set(exercise.id, exercise);
  }
  const kept = new Set(input.kept);
  const options = [...exercises.values()]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map((exercise, at) =>
      toOption(exercise, at, {
        cost: exerciseCost(exercise, input) + (stale.has(exercise.id) ? STALE_COST : 0),
        isKept: kept.has(exercise.id),
        isBalance: isBalanceWork(exercise),
        maxSets: maxSetsOf(exercise, input),
      }),
    );
  const optionOf = new Map(options.map((option) => [option.exercise.id, option]));
  const workMinutes = strengthMinutes(
    input,
    dayPlans.map(({ day, focus }) => ({ minutes: day.minutes, focus })),
  );
  const hasTime = hasCapacity(workMinutes, input);

  const days = dayPlans.map(({ day, focus, budgetSeconds, isFrozen, locked }, at): ProblemDay => {
    const patterns = PATTERNS_OF_FOCUS[focus];
    const timings: (Timing | undefined)[] = options.map(() => undefined);
    const placeCosts = options.map(() => 0);
    const fitting: Option[] = [];
    const pool = pools[at] ?? [];
    const costs = listPlaceCosts(pool, day.kit, input);
    for (const exercise of pool) {
      const option = optionOf.get(exercise.id);
      if (!option) continue;
      timings[option.at] = timingOf(exercise, doseOf(exercise, day, input));
      placeCosts[option.at] = costs.get(exercise.id) ?? 0;
      fitting.push(option);
    }
    const costOf = (option: Option) => option.cost + (placeCosts[option.at] ?? 0);
    const byPattern = new Map(
      patterns.map((pattern) => [
        pattern,
        fitting
          .filter(
            (option) => option.pattern === pattern && option.shares.some((share) => share > 0),
          )
          .sort((a, b) => costOf(a) - costOf(b))
          .slice(0, MAX_CANDIDATES),
      ]),
    );
    const possible = patterns.filter((pattern) => (byPattern.get(pattern)?.length ?? 0) > 0);
    return {
      day,
      focus,
      budgetSeconds,
      byPattern,
      patterns: possible,
      shape: shapeOf(focus, possible),
      timings,
      placeCosts,
      mayPair: !hasTime || day.minutes <= SHORT_DAY_MINUTES,
      hasTimeForTwo: budgetSeconds >= TWO_EXERCISES_SECONDS,
      maxExercises: maxExercisesIn(day.minutes),
      fewest: !hasTime ? 0 : day.minutes >= 60 ? 5 : day.minutes >= 40 ? 4 : 3,
      minSets: day.minutes <= VERY_SHORT_DAY_MINUTES ? 1 : 2,
      isFrozen,
      locked: locked.flatMap(({ exercise, item }) => {
        const option = optionOf.get(exercise.id);
        if (!option) return [];
        timings[option.at] = timingOf(exercise, item);
        return [{ option, sets: item.sets, isLocked: true }];
      }),
    };
  });

  const reachable = days.flatMap(({ byPattern }) => [...byPattern.values()].flat());
  const ranges = listSetRanges(input, workMinutes);
  const scale = hasTime ? 1 : workMinutes / neededMinutes(input);
  const isTrainable = TRACKED_MUSCLES.map((_, muscle) =>
    reachable.some(({ shares }) => (shares[muscle] ?? 0) >= 0.5),
  );
  // What only fallbacks reach has a target, but no minimum that it could miss.
  const isTrainedWell = TRACKED_MUSCLES.map((_, muscle) =>
    reachable.some(
      ({ shares, exercise }) => (shares[muscle] ?? 0) >= 0.5 && exercise.tier !== 'fallback',
    ),
  );
  const perMuscle = (of: (at: number) => number, those = isTrainedWell) =>
    Float64Array.from(TRACKED_MUSCLES, (_, at) => (those[at] ? of(at) : 0));
  const weekdays = days.map(({ day }) => day.weekday);
  return {
    input,
    options,
    days,
    min: perMuscle((at) => ranges[at]?.min ?? 0),
    softMin: perMuscle((at) => (ranges[at]?.min ?? 0) * scale),
    target: perMuscle((at) => ranges[at]?.target ?? 0, isTrainable),
    max: Float64Array.from(ranges, ({ max }) => max),
    weight: Float64Array.from(TRACKED_MUSCLES, (muscle) => (input.focus.includes(muscle) ? 2 : 1)),
    minWeight: Float64Array.from(TRACKED_MUSCLES, (muscle) =>
      hasTime || LARGE_MUSCLES.has(muscle) || input.focus.includes(muscle) ? 1 : SMALL_WEIGHT,
    ),
    isLarge: TRACKED_MUSCLES.map(
      (muscle, at) => LARGE_MUSCLES.has(muscle) && isTrainedWell[at] === true,
    ),
    movementCost: MOVEMENTS.map((_, movement) => {
      const those = reachable.filter((option) => option.movement === movement);
      if (those.length === 0) return 0;
      return those.some(({ exercise }) => exercise.tier !== 'fallback') ? 7 : 2;
    }),
    canPush: reachable.some(({ isPush }) => isPush),
    canPull: reachable.some(({ isPull }) => isPull),
    neighbours: days.flatMap((_, a) =>
      days.flatMap((__, b) => {
        const [from, to] = [weekdays[a], weekdays[b]];
        return a !== b && from && to && daysBetween(from, to) === 1 ? [[a, b] as const] : [];
      }),
    ),
    hasTime,
    balanceDays: trainsBalance(input)
      ? Math.min(3, days.filter(({ patterns }) => patterns.length > 0).length)
      : 0,
    mayChangeShare: input.kept.length > 0 ? 0.3 : null,
  };
}

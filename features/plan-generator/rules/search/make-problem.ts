import type { Exercise } from '#features/exercises/rules/exercise.ts';
import { TRACKED_MUSCLES } from '#features/exercises/rules/exercise-kinds.ts';
import { strengthMinutes } from '../dose/cardio.ts';
import { trainsBalance } from '../dose/prescription.ts';
import type { PlanInput } from '../plan-input.ts';
import { restOf } from '../session-seconds.ts';
import { daysBetween, PATTERNS_OF_FOCUS } from '../targets/split.ts';
import {
  hasCapacity,
  LARGE_MUSCLES,
  listSetRanges,
  neededMinutes,
} from '../targets/weekly-targets.ts';
import { exerciseCost, isBalanceWork } from './exercise-cost.ts';
import { MOVEMENTS, type Option, toOption } from './option.ts';
import { type Place, timingOf, toPlace } from './place.ts';
import type { DayPlan, Problem, ProblemDay } from './problem.ts';
import { shapeOf, wishesOf } from './session-shape.ts';

/** Candidates of one pattern on one day. */
const MAX_CANDIDATES = 10;
/** Where time is short, large muscles come first. */
const SMALL_WEIGHT = 0.5;
const SHORT_DAY_MINUTES = 30;
const LONG_DAY_MINUTES = 60;
const TWO_EXERCISES_SECONDS = 480;
const MAX_BALANCE_DAYS = 3;
const MAX_CHANGED_SHARE = 0.3;

const maxExercisesIn = (minutes: number): number =>
  minutes <= SHORT_DAY_MINUTES ? 5 : minutes > LONG_DAY_MINUTES ? 9 : 7;

const fewestIn = (minutes: number): number => (minutes >= 60 ? 5 : minutes >= 40 ? 4 : 3);

function maxSetsOf({ compound, pattern }: Exercise, { level }: PlanInput): number {
  if (pattern === 'carry' || pattern === 'core') return 3;
  if (compound) return level === 'advanced' ? 5 : 4;
  return level === 'advanced' ? 4 : 3;
}

/** A sore back, or effort that is held low, asks for trunk work. */
const needsCore = ({ avoid, intensityCapped }: PlanInput): boolean =>
  avoid.includes('lowerBack') || intensityCapped;

function listOptions(
  places: readonly Place[],
  dayPlans: readonly DayPlan[],
  input: PlanInput,
  extraCosts: ReadonlyMap<string, number>,
): Option[] {
  const locked = dayPlans.flatMap((day) => day.locked.map(({ exercise }) => exercise));
  const all = [...new Set(places.flatMap(({ pool }) => pool)), ...locked];
  const byId = new Map(all.map((exercise) => [exercise.id, exercise]));
  const kept = new Set(input.kept);
  return [...byId.values()]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map((exercise, at) =>
      toOption(exercise, at, {
        cost: exerciseCost(exercise, input) + (extraCosts.get(exercise.id) ?? 0),
        isKept: kept.has(exercise.id),
        isBalance: isBalanceWork(exercise),
        maxSets: maxSetsOf(exercise, input),
      }),
    );
}

function toProblemDay(
  { day, focus, budgetSeconds, isFrozen, locked }: DayPlan,
  { pool, costs, timings: timingOfId }: Place,
  options: readonly Option[],
  hasTime: boolean,
): ProblemDay {
  const optionOf = new Map(options.map((option) => [option.exercise.id, option]));
  const placeCosts = options.map(({ exercise }) => costs.get(exercise.id) ?? 0);
  const timings = options.map(({ exercise }) => timingOfId.get(exercise.id));
  for (const { exercise, item } of locked) {
    const option = optionOf.get(exercise.id);
    if (option) timings[option.at] = timingOf(exercise, { ...item, restSeconds: restOf(item) });
  }
  const fitting = pool
    .flatMap(({ id }) => optionOf.get(id) ?? [])
    .filter(({ shares }) => shares.some((share) => share > 0))
    .map((option) => ({ option, cost: option.cost + (placeCosts[option.at] ?? 0) }))
    .sort((a, b) => a.cost - b.cost)
    .map(({ option }) => option);
  const candidates = Map.groupBy(fitting, ({ pattern }) => pattern);
  const byPattern = new Map(
    PATTERNS_OF_FOCUS[focus].map((pattern) => [
      pattern,
      (candidates.get(pattern) ?? []).slice(0, MAX_CANDIDATES),
    ]),
  );
  const patterns = [...byPattern].flatMap(([pattern, some]) => (some.length > 0 ? [pattern] : []));
  return {
    day,
    focus,
    budgetSeconds,
    byPattern,
    patterns,
    shape: shapeOf(focus, patterns),
    timings,
    placeCosts,
    mayPair: !hasTime || day.minutes <= SHORT_DAY_MINUTES,
    hasTimeForTwo: budgetSeconds >= TWO_EXERCISES_SECONDS,
    maxExercises: maxExercisesIn(day.minutes),
    fewest: hasTime ? fewestIn(day.minutes) : 0,
    minSets: 2,
    isFrozen,
    locked: locked.flatMap(({ exercise, item }) => {
      const option = optionOf.get(exercise.id);
      return option ? [{ option, sets: item.sets, isLocked: true }] : [];
    }),
  };
}

/**
 * All that the search asks again and again, worked out once. Places of the same kit share their part.
 * `extraCosts` are for exercises that a new plan should rather keep or not repeat. Yields so that a
 * browser stays responsive.
 */
export function* makeProblem(
  input: PlanInput,
  dayPlans: readonly DayPlan[],
  extraCosts: ReadonlyMap<string, number> = new Map(),
): Generator<void, Problem> {
  const placeOfKit = new Map<string, Place>();
  const places: Place[] = [];
  for (const { day } of dayPlans) {
    const key = JSON.stringify(day.kit);
    const place = placeOfKit.get(key) ?? toPlace(day.kit, input);
    placeOfKit.set(key, place);
    places.push(place);
    yield;
  }
  const options = listOptions(places, dayPlans, input, extraCosts);
  yield;
  const workMinutes = strengthMinutes(
    input,
    dayPlans.map(({ day, focus }) => ({ ...day, focus })),
  );
  const hasTime = hasCapacity(workMinutes, input);
  const days: ProblemDay[] = [];
  for (const [at, dayPlan] of dayPlans.entries()) {
    const place = places[at];
    if (place) days.push(toProblemDay(dayPlan, place, options, hasTime));
    yield;
  }
  return joinDays(input, options, days, workMinutes);
}

/** What holds for the week: how much of each muscle, which movements, which days follow each other. */
function joinDays(
  input: PlanInput,
  options: readonly Option[],
  days: readonly ProblemDay[],
  workMinutes: number,
): Problem {
  const hasTime = hasCapacity(workMinutes, input);
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
    wishes: wishesOf(needsCore(input) ? [...input.focus, 'core'] : input.focus, [
      ...new Set(days.flatMap(({ patterns }) => patterns)),
    ]),
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
      ? Math.min(MAX_BALANCE_DAYS, days.filter(({ patterns }) => patterns.length > 0).length)
      : 0,
    mayChangeShare: input.kept.length > 0 ? MAX_CHANGED_SHARE : null,
  };
}

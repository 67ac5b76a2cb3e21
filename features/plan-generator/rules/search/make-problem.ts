import type { Exercise } from '#features/exercises/rules/exercise.ts';
import { type Pattern, TRACKED_MUSCLES } from '#features/exercises/rules/exercise-kinds.ts';
import { MIN_MINUTES_FOR_DRILL, strengthMinutes } from '../dose/cardio.ts';
import { listHeavyDays, MIN_HEAVY_SETS, makeHeavyItem } from '../dose/heavy-days.ts';
import { isMinor, SHORT_DAY_MINUTES, trainsBalance } from '../dose/prescription.ts';
import type { PlanInput, Weekday } from '../plan-input.ts';
import { restOf } from '../session-seconds.ts';
import { daysBetween, PATTERNS_OF_FOCUS } from '../targets/split.ts';
import {
  hasCapacity,
  LARGE_MUSCLES,
  listSetRanges,
  neededMinutes,
} from '../targets/weekly-targets.ts';
import { careCost } from './care-cost.ts';
import { exerciseCost } from './exercise-cost.ts';
import { isBalanceDrill, isBalanceWork } from './exercise-traits.ts';
import { MOVEMENTS, type Option, toOption } from './option.ts';
import { type Place, timingOf, toPlace } from './place.ts';
import type { DayPlan, Problem, ProblemDay } from './problem.ts';
import { bitsOf, shapeOf, type Wish, wishesOf } from './session-shape.ts';

/** Candidates of one pattern on one day. */
const MAX_CANDIDATES = 10;
/** Where time is short, large muscles come first. */
const SMALL_WEIGHT = 0.5;
const LONG_DAY_MINUTES = 60;
const TWO_EXERCISES_SECONDS = 480;
const MAX_BALANCE_DAYS = 3;
const MAX_CHANGED_SHARE = 0.3;
/** From here on care speaks against an exercise. */
const UNWISE_COST = 1;
const MOVEMENT_MISSING = 7;
const MISSING_WITH_TIME = 26;
const WISHED_SQUAT = 3;
const WISHED_LUNGE = 2;
const WISHED_CORE = 1;
/** Of three full sessions two bend the knees, two the hips, two press from the chest. */
const WISHED_TWICE = 3;
const LEFT_FOR_HEAVY = 4;
const FULL_DAYS = 3;
const WISHED_DAYS = 2;
const TWICE: readonly (readonly Pattern[])[] = [['squat', 'lunge'], ['hinge'], ['hpush']];
/** A sore back, or effort that is held low, asks for trunk work. */
const NEEDED_CORE = 5;

const maxExercisesIn = (minutes: number): number =>
  minutes <= SHORT_DAY_MINUTES ? 5 : minutes > LONG_DAY_MINUTES ? 9 : 7;

const fewestIn = (minutes: number): number => (minutes >= 60 ? 5 : minutes >= 40 ? 4 : 3);

function maxSetsOf({ compound, pattern }: Exercise, { level, avoid }: PlanInput): number {
  if (pattern === 'carry' || pattern === 'core') return 3;
  if (pattern === 'vpush' && avoid.includes('overhead')) return 3;
  if (compound) return level === 'advanced' ? 5 : 4;
  return level === 'advanced' ? 4 : 3;
}

/** A compound whose maximum is known, and that is as good for the person as another. */
const isKnownLift = (exercise: Exercise, input: PlanInput): boolean =>
  input.lifts[exercise.id] !== undefined &&
  exercise.compound &&
  careCost(exercise, input) < UNWISE_COST;

/** A lift that a person knows and likes is practised twice a week; the advanced practise what they know. */
function repeatCostOf(exercise: Exercise, input: PlanInput): number {
  const { id, rest, pattern } = exercise;
  if (input.favourites.includes(id) && input.lifts[id]) return -2;
  const isPractised = input.level === 'advanced' && isKnownLift(exercise, input);
  if (isPractised && pattern !== 'hinge') return -1;
  return rest === 'heavy' ? 0.7 : 0.4;
}

/** Patterns that could be trained well at some place, but not on a day whose session holds them: a fallback stands in. */
function listStandIns(
  places: readonly Place[],
  dayPlans: readonly DayPlan[],
): ReadonlySet<Pattern> {
  const wellAt = ({ pool }: Place) =>
    new Set(pool.filter(({ tier }) => tier !== 'fallback').map(({ pattern }) => pattern));
  const well = places.map(wellAt);
  const reached = new Set(
    dayPlans.flatMap(({ focus }, at) =>
      PATTERNS_OF_FOCUS[focus].filter((pattern) => well[at]?.has(pattern)),
    ),
  );
  return new Set(well.flatMap((patterns) => [...patterns]).filter((one) => !reached.has(one)));
}

function listOptions(
  places: readonly Place[],
  dayPlans: readonly DayPlan[],
  input: PlanInput,
  extraCosts: ReadonlyMap<string, number>,
): Option[] {
  const stands = listStandIns(places, dayPlans);
  const locked = dayPlans.flatMap((day) => day.locked.map(({ exercise }) => exercise));
  const all = [...new Set(places.flatMap(({ pool }) => pool)), ...locked];
  const byId = new Map(all.map((exercise) => [exercise.id, exercise]));
  const kept = new Set(input.kept);
  return [...byId.values()]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map((exercise, at) =>
      toOption(exercise, at, {
        isMovement: exercise.tier !== 'fallback' || stands.has(exercise.pattern),
        cost: exerciseCost(exercise, input) + (extraCosts.get(exercise.id) ?? 0),
        repeatCost: repeatCostOf(exercise, input),
        isKept: kept.has(exercise.id),
        isBalance: isBalanceWork(exercise),
        knownBit: isKnownLift(exercise, input) ? bitsOf([exercise.pattern]) : 0,
        maxSets: maxSetsOf(exercise, input),
      }),
    );
}

type Week = {
  input: PlanInput;
  options: readonly Option[];
  hasTime: boolean;
  heavyDays: ReadonlyMap<string, Weekday>;
};

function toProblemDay(
  { day, focus, budgetSeconds, isFrozen, locked, stays }: DayPlan,
  { pool, costs, timings: timingOfId }: Place,
  { input, options, hasTime, heavyDays }: Week,
): ProblemDay {
  const optionOf = new Map(options.map((option) => [option.exercise.id, option]));
  // A hinge that is trained heavy on another day is left for it.
  const isForAnotherDay = ({ exercise: { id, pattern } }: Option) =>
    pattern === 'hinge' && heavyDays.has(id) && heavyDays.get(id) !== day.weekday;
  const placeCosts = options.map(
    (option) =>
      (costs.get(option.exercise.id) ?? 0) + (isForAnotherDay(option) ? LEFT_FOR_HEAVY : 0),
  );
  const timings = options.map(({ exercise }) => timingOfId.get(exercise.id));
  for (const { exercise, item } of locked) {
    const option = optionOf.get(exercise.id);
    if (option) timings[option.at] = timingOf(exercise, { ...item, restSeconds: restOf(item) });
  }
  const heavy = options.filter(
    ({ exercise }) =>
      heavyDays.get(exercise.id) === day.weekday &&
      !locked.some((one) => one.exercise.id === exercise.id),
  );
  for (const { at, exercise } of heavy) {
    timings[at] = timingOf(exercise, makeHeavyItem(exercise, MIN_HEAVY_SETS, day, input));
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
    shape: shapeOf(
      focus,
      patterns.filter((pattern) =>
        byPattern.get(pattern)?.some(({ exercise }) => exercise.tier !== 'fallback'),
      ),
      input.focus,
    ),
    timings,
    placeCosts,
    mayPair: !hasTime || day.minutes <= SHORT_DAY_MINUTES,
    hasTimeForTwo: budgetSeconds >= TWO_EXERCISES_SECONDS,
    maxExercises: maxExercisesIn(day.minutes),
    fewest: hasTime ? fewestIn(day.minutes) : 0,
    minSets: 2,
    heavy: new Set(heavy.map(({ at }) => at)),
    stays: new Map(
      [...stays].flatMap(([id, cost]) => {
        const at = optionOf.get(id)?.at;
        return at === undefined ? [] : [[at, cost] as const];
      }),
    ),
    isFrozen,
    locked: locked.flatMap(({ exercise, item }) => {
      const option = optionOf.get(exercise.id);
      return option ? [{ option, sets: item.sets, isLocked: true }] : [];
    }),
  };
}

/**
 * All that the search asks again and again, worked out once. Places of the same kit share their part, short days apart.
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
    const key = JSON.stringify([day.kit, day.minutes <= SHORT_DAY_MINUTES]);
    const place = placeOfKit.get(key) ?? toPlace(day, input);
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
  const week: Week = { input, options, hasTime, heavyDays: listHeavyDays(input, dayPlans) };
  const days: ProblemDay[] = [];
  for (const [at, dayPlan] of dayPlans.entries()) {
    const place = places[at];
    if (place) days.push(toProblemDay(dayPlan, place, week));
    yield;
  }
  return joinDays(week, days, workMinutes);
}

/** What any week should hold where it can: a squat beside the lunges, a lunge beside the squats, trunk work. */
function generalWishes(
  { level, age, avoid, intensityCapped }: PlanInput,
  days: readonly ProblemDay[],
  hasTime: boolean,
): Wish[] {
  const legDays = days.filter(({ patterns }) => patterns.includes('squat')).length;
  // The young learn to stand on one leg, whatever they play.
  const wantsLunge = (level !== 'beginner' || isMinor({ age })) && hasTime && legDays > 1;
  const full = days.filter(({ focus }) => focus === 'full');
  const bits = (pattern: Pattern, cost: number): Wish => ({
    any: bitsOf([pattern]),
    cost,
    days: 1,
  });
  return [
    bits('squat', WISHED_SQUAT),
    ...(wantsLunge ? [bits('lunge', WISHED_LUNGE)] : []),
    ...(full.length >= FULL_DAYS
      ? TWICE.map((any) => ({ any: bitsOf(any), cost: WISHED_TWICE, days: WISHED_DAYS }))
      : []),
    bits('core', avoid.includes('lowerBack') || intensityCapped ? NEEDED_CORE : WISHED_CORE),
    // The hips learn to work without the back.
    ...(avoid.includes('lowerBack') ? [bits('bridge', NEEDED_CORE)] : []),
  ].filter(({ any }) => days.some(({ patterns }) => (bitsOf(patterns) & any) !== 0));
}

/** Days that strength work has to train balance on, as they have no time for a drill. */
function countUndrilledDays({ pool }: PlanInput, days: readonly ProblemDay[]): number {
  const training = days.filter(({ patterns }) => patterns.length > 0);
  const drilled = pool.some(isBalanceDrill)
    ? training.filter(({ day }) => day.minutes >= MIN_MINUTES_FOR_DRILL).length
    : 0;
  return Math.max(0, Math.min(MAX_BALANCE_DAYS, training.length) - drilled);
}

/** What holds for the week: how much of each muscle, which movements, which days follow each other. */
function joinDays(
  { input, options, hasTime, heavyDays }: Week,
  days: readonly ProblemDay[],
  workMinutes: number,
): Problem {
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
    TRACKED_MUSCLES.map((_, at) => (those[at] ? of(at) : 0));
  const weekdays = days.map(({ day }) => day.weekday);
  return {
    input,
    options,
    daysOf: new Uint8Array(options.length),
    days,
    min: perMuscle((at) => ranges[at]?.min ?? 0),
    softMin: perMuscle((at) => (ranges[at]?.min ?? 0) * scale),
    target: perMuscle((at) => ranges[at]?.target ?? 0, isTrainable),
    max: ranges.map(({ max }) => max),
    weight: TRACKED_MUSCLES.map((muscle) => (input.focus.includes(muscle) ? 2 : 1)),
    minWeight: TRACKED_MUSCLES.map((muscle) =>
      hasTime || LARGE_MUSCLES.has(muscle) || input.focus.includes(muscle) ? 1 : SMALL_WEIGHT,
    ),
    isLarge: TRACKED_MUSCLES.map(
      (muscle, at) => LARGE_MUSCLES.has(muscle) && isTrainedWell[at] === true,
    ),
    movementCost: MOVEMENTS.map((_, movement) => {
      return reachable.some((option) => option.movement === movement)
        ? hasTime
          ? MISSING_WITH_TIME
          : MOVEMENT_MISSING
        : 0;
    }),
    wishes: [
      ...wishesOf(
        input.focus,
        days.map(({ patterns }) => patterns),
      ),
      ...generalWishes(input, days, hasTime),
    ],
    canPush: reachable.some(({ isPush }) => isPush),
    canPull: reachable.some(({ isPull }) => isPull),
    neighbours: days.flatMap((_, a) =>
      days.flatMap((__, b) => {
        const [from, to] = [weekdays[a], weekdays[b]];
        return a !== b && from && to && daysBetween(from, to) === 1 ? [[a, b] as const] : [];
      }),
    ),
    hasTime,
    heavyDays,
    knownBits: reachable.reduce((all, { knownBit }) => all | knownBit, 0),
    maxPressDays: input.avoid.includes('overhead') ? 1 : days.length,
    balanceDays: trainsBalance(input) ? countUndrilledDays(input, days) : 0,
    mayChangeShare: input.kept.length > 0 ? MAX_CHANGED_SHARE : null,
  };
}

import { kindOfEquipment } from '#features/exercises/rules/equipment-kinds.ts';
import { strengthSeconds } from './dose/cardio.ts';
import { addBalance, addCardio, addMobility, type Draft } from './dose/fill-session.ts';
import { makeHeavyItem } from './dose/heavy-days.ts';
import { makeItem } from './dose/make-item.ts';
import { orderItems } from './dose/order-items.ts';
import { minReserve } from './dose/prescription.ts';
import { listGaps, listTrainable } from './explain/gaps.ts';
import { listNotes } from './explain/notes.ts';
import { explainItems } from './explain/reasons.ts';
import { listShort } from './explain/volumes.ts';
import {
  ENGINE_VERSION,
  type PlanDay,
  type PlanInput,
  type PlanItem,
  type PlannedSession,
  type SessionFocus,
  type WeekPlan,
} from './plan-input.ts';
import { isStrength } from './search/day-pool.ts';
import { pairSlots } from './search/day-score.ts';
import type { State } from './search/improve.ts';
import { makeProblem } from './search/make-problem.ts';
import type { DayPlan, Problem } from './search/problem.ts';
import { solveWeek } from './search/solve-week.ts';
import {
  type ExerciseOf,
  itemSeconds,
  lookUpExercises,
  sessionSeconds,
} from './session-seconds.ts';
import { splitWeek } from './targets/split.ts';

/** Days in the order of the week, each once; minutes that make no sense count as none. */
export function listDays(input: PlanInput): PlanDay[] {
  const byWeekday = new Map(input.days.toReversed().map((day) => [day.weekday, day]));
  return [...byWeekday.values()]
    .sort((a, b) => a.weekday - b.weekday)
    .map((day) => ({ ...day, minutes: Math.max(0, Math.floor(day.minutes) || 0) }));
}

/** What the person locked on a day, as it is. */
export const fixedOn = (input: PlanInput, weekday: number): PlanItem[] =>
  input.fixed
    .filter((one) => one.weekday === weekday)
    .map(({ item }) =>
      item.reasons.some(({ kind }) => kind === 'fixed')
        ? { ...item, locked: true }
        : { ...item, locked: true, reasons: [{ kind: 'fixed' }, ...item.reasons] },
    );

/** The day as the search gets it: its time less all that is not strength work. */
export function toDayPlan(
  day: PlanDay,
  focus: SessionFocus,
  items: readonly PlanItem[],
  input: PlanInput,
  exerciseOf: ExerciseOf,
): DayPlan {
  let spoken = 0;
  const locked: DayPlan['locked'][number][] = [];
  for (const item of items) {
    const exercise = exerciseOf(item.exerciseId);
    if (!exercise) continue;
    if (isStrength(exercise)) locked.push({ exercise, item });
    else spoken += itemSeconds(item, exercise);
  }
  const budgetSeconds = strengthSeconds(input, { ...day, focus }) - spoken;
  return { day, focus, budgetSeconds, isFrozen: false, stays: new Map(), locked };
}

/** The items of a solved day: locked ones as they are, the others with reps, rest and load. */
export function toItems(
  problem: Problem,
  state: State,
  at: number,
  fixed: readonly PlanItem[],
): PlanItem[] {
  const [problemDay, slots] = [problem.days[at], state.week[at] ?? []];
  if (!problemDay) return [...fixed];
  const supersets = new Map<number, string>();
  for (const [pair, places] of pairSlots(slots, problemDay.mayPair).entries()) {
    for (const place of places) supersets.set(place, `${problemDay.day.weekday}-pair-${pair + 1}`);
  }
  const strength = slots.map(({ option, sets, isLocked }, place): PlanItem => {
    const stays = isLocked && fixed.find(({ exerciseId }) => exerciseId === option.exercise.id);
    if (stays) return stays;
    const isHeavyDay = problem.heavyDays.get(option.exercise.id) === problemDay.day.weekday;
    const make = isHeavyDay ? makeHeavyItem : makeItem;
    const item = make(option.exercise, sets, problemDay.day, problem.input);
    return { ...item, superset: supersets.get(place) ?? null };
  });
  const others = fixed.filter((item) => !strength.some(({ id }) => id === item.id));
  return [...strength, ...others];
}

/** A plan from the items of each day: adds cardio and stretches, puts in order, explains. */
export function finishWeek(
  drafts: readonly Draft[],
  input: PlanInput,
  exerciseOf: ExerciseOf,
): WeekPlan {
  addBalance(drafts, input, exerciseOf);
  addCardio(drafts, input, exerciseOf);
  addMobility(drafts, input, exerciseOf);
  const explained = explainItems(drafts, input, exerciseOf);
  const sessions = drafts.map(({ day, focus }, at): PlannedSession => {
    const ordered = orderItems(explained[at] ?? [], exerciseOf, input.focus);
    const items = drafts[at]?.isFrozen ? ordered : numberPairs(ordered, day.weekday);
    return { ...day, focus, items, seconds: sessionSeconds(items, exerciseOf) };
  });
  const days = drafts.map(({ day }) => day);
  const trainable = listTrainable(days, input);
  const short = listShort(sessions, input, exerciseOf, trainable);
  return {
    sessions,
    short,
    notes: [...listNotes(sessions, short, trainable, input, exerciseOf), ...listGaps(days, input)],
    minRir: minReserve(input),
    engineVersion: ENGINE_VERSION,
  };
}

const MAX_DESK_MINUTES = 20;
const MIN_TRAINING_DAYS = 2;

/** Short days with nothing but a chair and the like are for mobility, where that is wished and other days train strength. */
function listFoci(days: readonly PlanDay[], input: PlanInput): SessionFocus[] {
  const isDeskDay = ({ minutes, kit }: PlanDay) =>
    input.mobility === true &&
    minutes <= MAX_DESK_MINUTES &&
    kit.equipment.every((one) => kindOfEquipment(one).group === 'home');
  const training = days.filter((day) => !isDeskDay(day));
  const those = training.length >= MIN_TRAINING_DAYS ? training : days;
  const split = splitWeek(
    those.map(({ weekday }) => weekday),
    input,
  );
  return days.map((day) => split[those.indexOf(day)] ?? 'mobility');
}

/** Supersets are numbered in the order of training; those of the person keep their names. */
function numberPairs(items: readonly PlanItem[], weekday: number): PlanItem[] {
  const names = new Map<string, string>();
  for (const { superset, locked } of items) {
    if (superset === null || locked || names.has(superset)) continue;
    names.set(superset, `${weekday}-pair-${names.size + 1}`);
  }
  return items.map((item) =>
    item.superset === null || item.locked
      ? item
      : { ...item, superset: names.get(item.superset) ?? item.superset },
  );
}

/**
 * Makes the base week step by step: each step takes a few milliseconds, so that a browser can do
 * other things between them. The result is that of `planWeek`.
 */
export function* planWeekSteps(input: PlanInput): Generator<void, WeekPlan> {
  const exerciseOf = lookUpExercises(input.pool);
  const days = listDays(input);
  const foci = listFoci(days, input);
  const fixed = days.map(({ weekday }) => fixedOn(input, weekday));
  const dayPlans = days.map((day, at) =>
    toDayPlan(day, foci[at] ?? 'full', fixed[at] ?? [], input, exerciseOf),
  );
  yield;
  const problem = yield* makeProblem(input, dayPlans);
  const state = yield* solveWeek(problem);
  yield;
  const drafts = days.map((day, at): Draft => {
    const items = toItems(problem, state, at, fixed[at] ?? []);
    return { day, focus: foci[at] ?? 'full', items, isFrozen: false };
  });
  return finishWeek(drafts, input, exerciseOf);
}

/** Runs all steps at once. */
export function finishSteps<Result>(steps: Generator<void, Result>): Result {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/**
 * The base week of a block for a person (domain sheet 4.3). The same input gives the same plan on
 * every device. Whatever the input, it gives the best plan there is, and notes what is wrong.
 */
export const planWeek = (input: PlanInput): WeekPlan => finishSteps(planWeekSteps(input));

import { loadFor, toNearestKg } from './dose/loads.ts';
import { percentOfMax } from './figures/effort.ts';
import { DELOAD } from './figures/progression.ts';
import type { PlanInput, PlanItem, PlannedSession, WeekPlan } from './plan-input.ts';
import { type ExerciseOf, sessionSeconds } from './session-seconds.ts';

/** Reps in reserve of a training week: falls by one a week to the least allowed. */
const reserveInWeek = (first: number, least: number, week: number): number =>
  Math.max(least, first - (week - 1));

/** More reps in reserve than this nobody can tell apart. */
const MAX_RESERVE = 5;

type Week = { week: number; weeks: number; minRir: number; lifts: PlanInput['lifts'] };

/** The load that is as hard with another reserve, rounded to what can be made. */
function shiftLoad(
  item: PlanItem,
  rir: number,
  session: PlannedSession,
  exerciseOf: ExerciseOf,
  lifts: PlanInput['lifts'],
): number | null {
  const exercise = exerciseOf(item.exerciseId);
  if (item.loadKg === null || item.rir === null || !item.reps || !exercise) return item.loadKg;
  // From the one-rep max where the load comes from it: a load once rounded would fall behind.
  const lift = lifts[item.exerciseId];
  if (lift && loadFor(exercise, session.kit, lift, item.reps, item.rir) === item.loadKg) {
    return loadFor(exercise, session.kit, lift, item.reps, rir) ?? item.loadKg;
  }
  const middle = (item.reps[0] + item.reps[1]) / 2;
  const [before, after] = [percentOfMax(middle, item.rir), percentOfMax(middle, rir)];
  if (before === null || after === null || before === after) return item.loadKg;
  return toNearestKg(session.kit, exercise, (item.loadKg * after) / before) ?? item.loadKg;
}

/** A range keeps at least this width. */
const MIN_RANGE = 2;

/**
 * Where the reserve can fall no further, progress is a rep more at the bottom of the range for each
 * week since. Loads that come from a known maximum stay at their reps.
 */
function moreReps(
  { reps, rir, exerciseId }: PlanItem,
  week: number,
  { minRir, lifts }: Pick<Week, 'minRir' | 'lifts'>,
): PlanItem['reps'] {
  if (!reps || rir === null || lifts[exerciseId]) return reps;
  const weeksAtLeast = Math.max(0, week - 1 - Math.max(0, rir - minRir));
  const bottom = Math.min(reps[0] + weeksAtLeast, Math.max(reps[0], reps[1] - MIN_RANGE));
  return [bottom, reps[1]];
}

/** The items of a week; those that would take the session over its time keep the reps they had. */
function fitItems(
  session: PlannedSession,
  items: readonly PlanItem[],
  exerciseOf: ExerciseOf,
): PlanItem[] {
  const limit = Math.max(session.minutes * 60, session.seconds);
  const fitting = items.map((item, at) => ({
    ...item,
    reps: session.items[at]?.reps ?? item.reps,
  }));
  for (const [at, item] of items.entries()) {
    const longer = fitting.with(at, item);
    if (sessionSeconds(longer, exerciseOf) <= limit) fitting[at] = item;
  }
  return fitting;
}

/** An item of a light week: half the sets, 90 % of the load, two more in reserve (domain sheet 3.4). */
export function lightenItem(
  item: PlanItem,
  session: Pick<PlannedSession, 'kit'>,
  exerciseOf: ExerciseOf,
): PlanItem {
  const exercise = exerciseOf(item.exerciseId);
  if (exercise?.pattern === 'cardio' || exercise?.pattern === 'mobility') return item;
  const { loadKg, rir } = item;
  const lighter =
    loadKg !== null && exercise ? toNearestKg(session.kit, exercise, loadKg * DELOAD.load) : loadKg;
  return {
    ...item,
    sets: Math.ceil(item.sets * DELOAD.sets),
    rir: rir === null ? null : Math.min(MAX_RESERVE, rir + DELOAD.reserve),
    loadKg: lighter,
  };
}

function itemInWeek(
  item: PlanItem,
  session: PlannedSession,
  { week, weeks, minRir, lifts }: Week,
  exerciseOf: ExerciseOf,
): PlanItem {
  const isDeload = week === weeks;
  const trainingWeek = isDeload ? weeks - 1 : week;
  const rir = item.rir === null ? null : reserveInWeek(item.rir, minRir, trainingWeek);
  const reps = isDeload ? item.reps : moreReps(item, trainingWeek, { minRir, lifts });
  const loadKg = rir === null ? item.loadKg : shiftLoad(item, rir, session, exerciseOf, lifts);
  const inWeek = { ...item, rir, reps, loadKg };
  return isDeload ? lightenItem(inWeek, session, exerciseOf) : inWeek;
}

/**
 * A week of a block, 1 to `weeks`: each week is a rep closer to the limit and as much heavier, never
 * beyond the plan's least reserve, and from there on a rep more; the last week is light (domain sheet
 * 3.3, 3.4). Exercises and order stay, so that progress shows. `lifts` are those that the plan was made from.
 */
export function weekOfBlock(
  plan: WeekPlan,
  week: number,
  weeks: number,
  exerciseOf: ExerciseOf,
  lifts: PlanInput['lifts'],
): WeekPlan {
  const at: Week = { week: Math.max(1, Math.min(weeks, week)), weeks, minRir: plan.minRir, lifts };
  const isDeload = weeks > 1 && at.week === weeks;
  const inBlock = weeks > 1 ? at : { ...at, weeks: 2 };
  const sessions = plan.sessions.map((session) => {
    const planned = session.items.map((item) => itemInWeek(item, session, inBlock, exerciseOf));
    const items = fitItems(session, planned, exerciseOf);
    return { ...session, items, seconds: sessionSeconds(items, exerciseOf) };
  });
  return { ...plan, sessions, notes: isDeload ? [{ kind: 'deload' }, ...plan.notes] : plan.notes };
}

import type { Exercise } from '#features/exercises/rules/exercise.ts';
import type { PlanItem } from './plan-input.ts';

/** Finds an exercise of the catalogue or of the person's own. */
export type ExerciseOf = (id: string) => Exercise | undefined;

/** A look-up of all exercises there are. Of two with one id the first counts. */
export function lookUpExercises(pool: readonly Exercise[]): ExerciseOf {
  const byId = new Map<string, Exercise>();
  for (const exercise of pool) if (!byId.has(exercise.id)) byId.set(exercise.id, exercise);
  return (id) => byId.get(id);
}

/** General warm-up and packing up. */
export const AROUND_SECONDS = 300;
const SET_UP_SECONDS = 60;
const RAMP_SECONDS = 90;
const MIN_CHANGE_SECONDS = 20;
const REP_SECONDS = 3.5;
const HOLD_SECONDS = 35;
/** What is left of a rest when two opposite muscles alternate. */
const SUPERSET_REST = 0.6;

/** Any compound with an outside load, dumbbells included. */
export const isLoadedCompound = ({ compound, loadType }: Exercise): boolean =>
  compound && loadType === 'external';

/** Warm-up sets grow with the load (domain sheet 3.5): each above two takes time of its own. */
const RAMPS = [
  { belowKg: 40, sets: 1 },
  { belowKg: 80, sets: 3 },
  { belowKg: Number.POSITIVE_INFINITY, sets: 5 },
] as const;
const SETS_IN_RAMP = 2;
const MORE_RAMP_SECONDS = 45;

/** Seconds of warm-up sets before a compound; a load that is not known counts as a light one. */
function rampSeconds(loadKg: number | null): number {
  const sets = RAMPS.find(({ belowKg }) => (loadKg ?? 0) < belowKg)?.sets ?? 0;
  return RAMP_SECONDS + MORE_RAMP_SECONDS * Math.max(0, sets - SETS_IN_RAMP);
}

type Timed = Pick<PlanItem, 'reps' | 'seconds' | 'restSeconds'>;

/** Rest between two sets, seconds. */
export const restOf = ({ restSeconds, superset }: Pick<PlanItem, 'restSeconds' | 'superset'>) =>
  superset === null ? restSeconds : Math.round(restSeconds * SUPERSET_REST);

/** Seconds of work in a set: both sides if there are two. */
export function workSeconds(
  { reps, seconds }: Pick<Timed, 'reps' | 'seconds'>,
  exercise: Exercise,
) {
  if (exercise.pattern === 'cardio') return seconds?.[1] ?? 0;
  const sides = exercise.unilateral ? 2 : 1;
  return Math.round(sides * (reps ? ((reps[0] + reps[1]) / 2) * REP_SECONDS : HOLD_SECONDS));
}

/** Seconds until the first set: getting there, setting up and light sets; the rest before counts in. */
export const changeSeconds = (
  restSeconds: number,
  exercise: Exercise,
  loadKg: number | null,
): number =>
  Math.max(
    MIN_CHANGE_SECONDS,
    SET_UP_SECONDS + (isLoadedCompound(exercise) ? rampSeconds(loadKg) : 0) - restSeconds,
  );

/** How long an item takes, seconds (domain sheet 3.5). */
export function itemSeconds(
  item: Timed & Pick<PlanItem, 'sets' | 'superset' | 'loadKg'>,
  exercise: Exercise,
) {
  const rest = restOf(item);
  const change = changeSeconds(rest, exercise, item.loadKg);
  return change + item.sets * (workSeconds(item, exercise) + rest);
}

/** How long a session takes, seconds; 0 if it is empty. Items without an exercise take no time. */
export function sessionSeconds(items: readonly PlanItem[], exerciseOf: ExerciseOf): number {
  if (items.length === 0) return 0;
  return items.reduce((sum, item) => {
    const exercise = exerciseOf(item.exerciseId);
    return exercise ? sum + itemSeconds(item, exercise) : sum;
  }, AROUND_SECONDS);
}

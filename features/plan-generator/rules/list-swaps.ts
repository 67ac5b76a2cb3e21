import type { Equipment } from '#features/exercises/rules/equipment-kinds.ts';
import type { Exercise } from '#features/exercises/rules/exercise.ts';
import type { Pattern, StressTag } from '#features/exercises/rules/exercise-kinds.ts';
import { isEquipped } from '#features/exercises/rules/exercise-pool.ts';
import { shareMuscles } from '#features/exercises/rules/find-substitutes.ts';
import { MAIN_MOVEMENTS } from '#features/exercises/rules/training-gaps.ts';
import { makeItem } from './dose/make-item.ts';
import type { PlanInput, PlanItem, PlannedSession } from './plan-input.ts';
import { listDayPool } from './search/day-pool.ts';
import { exerciseCost, listPlaceCosts } from './search/exercise-cost.ts';
import { type ExerciseOf, lookUpExercises, sessionSeconds } from './session-seconds.ts';

/** What a swap is good for; the first that applies. */
export type SwapReason =
  | { kind: 'favourite' }
  | { kind: 'kept' }
  /** easier or harder to do */
  | { kind: 'easier' }
  | { kind: 'harder' }
  | { kind: 'noEquipment' }
  /** spares a part of the body that the present one stresses */
  | { kind: 'spares'; tag: StressTag }
  | { kind: 'otherEquipment'; equipment: readonly Equipment[] }
  | { kind: 'sameMuscles' };

export type Swap = { exerciseId: string; reason: SwapReason };

const kitUsed = (exercise: Exercise, equipment: ReadonlySet<Equipment>): readonly Equipment[] =>
  exercise.kit.find((needed) => isEquipped({ kit: [needed] }, equipment)) ?? [];

function reasonOf(
  other: Exercise,
  now: Exercise,
  equipment: ReadonlySet<Equipment>,
  input: PlanInput,
): SwapReason {
  if (input.favourites.includes(other.id)) return { kind: 'favourite' };
  if (input.kept.includes(other.id)) return { kind: 'kept' };
  if (now.easier.includes(other.id)) return { kind: 'easier' };
  if (now.harder.includes(other.id)) return { kind: 'harder' };
  const tag = now.tags.find((stress) => !other.tags.includes(stress));
  if (tag) return { kind: 'spares', tag };
  const [used, usedNow] = [kitUsed(other, equipment), kitUsed(now, equipment)];
  if (used.length === 0 && usedNow.length > 0) return { kind: 'noEquipment' };
  const fresh = used.filter((one) => !usedNow.includes(one));
  return fresh.length > 0 ? { kind: 'otherEquipment', equipment: fresh } : { kind: 'sameMuscles' };
}

/** Cardio keeps the time of what it replaces. */
const keptSeconds = ({ seconds }: PlanItem, { pattern }: Exercise): Partial<PlanItem> =>
  pattern === 'cardio' ? { seconds } : {};

/** Squats and lunges are one main movement: either may stand for the other, the same kind first. */
const likePatterns = (pattern: Pattern): readonly Pattern[] =>
  Object.values(MAIN_MOVEMENTS).find((those: readonly Pattern[]) => those.includes(pattern)) ?? [
    pattern,
  ];

const OTHER_PATTERN = 3;

/** What it is worth to train the same muscles. */
const LIKENESS = 1.5;

/**
 * What could stand in an item's place: the same main movement or pattern, possible with the equipment of the day,
 * nothing avoided or banned, nothing that the session holds already, nothing too long for the day
 * even with a single set. Most alike and most usual first.
 */
export function listSwaps(
  item: Pick<PlanItem, 'exerciseId'>,
  session: Pick<PlannedSession, 'weekday' | 'minutes' | 'kit' | 'items'>,
  input: PlanInput,
): readonly Swap[] {
  const exerciseOf = lookUpExercises(input.pool);
  const now = exerciseOf(item.exerciseId);
  if (!now) return [];
  const likes = likePatterns(now.pattern);
  const limit = Math.max(session.minutes * 60, sessionSeconds(session.items, exerciseOf));
  const fits = (exercise: Exercise): boolean => {
    const other = makeItem(exercise, 1, session, input);
    const items = session.items.map((one) =>
      one.exerciseId === item.exerciseId
        ? { ...other, superset: one.superset, ...keptSeconds(one, exercise) }
        : one,
    );
    return sessionSeconds(items, exerciseOf) <= limit;
  };
  const equipment = new Set(session.kit.equipment);
  const taken = new Set(session.items.map(({ exerciseId }) => exerciseId));
  const pool = listDayPool(input.pool, session.kit, input);
  const places = listPlaceCosts(pool, session.kit, input);
  return pool
    .filter(({ id, pattern }) => likes.includes(pattern) && id !== now.id && !taken.has(id))
    .filter(fits)
    .map((exercise) => ({
      exercise,
      cost:
        exerciseCost(exercise, input) +
        (places.get(exercise.id) ?? 0) +
        (exercise.pattern === now.pattern ? 0 : OTHER_PATTERN) -
        LIKENESS * shareMuscles(now.muscles, exercise.muscles),
    }))
    .sort((a, b) => a.cost - b.cost)
    .map(({ exercise }) => ({
      exerciseId: exercise.id,
      reason: reasonOf(exercise, now, equipment, input),
    }));
}

const MIN_BOUT_SECONDS = 60;

/** Takes sets, or minutes of cardio, from an item until the session fits its time again, as far as that goes. */
function shrinkToFit(
  items: readonly PlanItem[],
  id: string,
  minutes: number,
  exerciseOf: ExerciseOf,
): PlanItem[] {
  let fitting = [...items];
  const isOver = () => sessionSeconds(fitting, exerciseOf) > minutes * 60;
  const change = (to: (item: PlanItem) => PlanItem) => {
    fitting = fitting.map((item) => (item.id === id ? to(item) : item));
  };
  const at = () => fitting.find((item) => item.id === id);
  while (isOver() && (at()?.sets ?? 1) > 1) change((item) => ({ ...item, sets: item.sets - 1 }));
  while (isOver() && exerciseOf(at()?.exerciseId ?? '')?.pattern === 'cardio') {
    const seconds = (at()?.seconds?.[1] ?? 0) - 60;
    if (seconds < MIN_BOUT_SECONDS) break;
    change((item) => ({ ...item, seconds: [seconds, seconds] }));
  }
  return fitting;
}

/** The session with another exercise in an item's place: the same sets, fewer if it takes longer. */
export function swapItem(
  session: PlannedSession,
  itemId: string,
  exerciseId: string,
  input: PlanInput,
): PlannedSession {
  const exerciseOf = lookUpExercises(input.pool);
  const [old, exercise] = [session.items.find(({ id }) => id === itemId), exerciseOf(exerciseId)];
  if (!old || !exercise) return session;
  const fresh = makeItem(exercise, old.sets, session, input, [
    { kind: 'swapped', forExerciseId: old.exerciseId },
  ]);
  const item: PlanItem = {
    ...fresh,
    id: old.id,
    superset: old.superset,
    locked: old.locked,
    ...keptSeconds(old, exercise),
  };
  const items = shrinkToFit(
    session.items.map((one) => (one.id === itemId ? item : one)),
    itemId,
    session.minutes,
    exerciseOf,
  );
  return { ...session, items, seconds: sessionSeconds(items, exerciseOf) };
}

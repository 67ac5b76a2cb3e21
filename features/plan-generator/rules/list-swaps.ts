import type { Equipment } from '#features/exercises/rules/equipment-kinds.ts';
import type { Exercise } from '#features/exercises/rules/exercise.ts';
import type { Pattern, StressTag } from '#features/exercises/rules/exercise-kinds.ts';
import { isEquipped } from '#features/exercises/rules/exercise-pool.ts';
import { shareMuscles } from '#features/exercises/rules/find-substitutes.ts';
import { MAIN_MOVEMENTS } from '#features/exercises/rules/training-gaps.ts';
import type { Kit } from '#features/training-profile/rules/kit.ts';
import { randomOf } from '#platform/shared/seeded-random.ts';
import { makeItem } from './dose/make-item.ts';
import type { PlanInput, PlanItem, PlannedSession } from './plan-input.ts';
import { listDayPool } from './search/day-pool.ts';
import { exerciseCost } from './search/exercise-cost.ts';
import { listPlaceCosts } from './search/place-costs.ts';
import { type ExerciseOf, lookUpExercises, sessionSeconds } from './session-seconds.ts';

/** What a swap is good for; the first that applies. */
export type SwapReason =
  | { kind: 'favourite' }
  | { kind: 'kept' }
  /** easier or harder to do */
  | { kind: 'easier' }
  | { kind: 'harder' }
  | { kind: 'noEquipment' }
  /** spares what the person avoids and the present one stresses */
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
  const tag = now.tags.find(
    (stress) => input.avoid.includes(stress) && !other.tags.includes(stress),
  );
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

/** Movements that train some of the same muscles, the most alike first. */
const SISTERS: Partial<Record<Pattern, readonly Pattern[]>> = {
  squat: ['hinge', 'bridge', 'knee_iso'],
  lunge: ['hinge', 'bridge', 'knee_iso'],
  hinge: ['bridge', 'ham_iso'],
  hpush: ['chest_iso', 'vpush', 'triceps'],
  vpush: ['side_iso', 'hpush'],
  hpull: ['vpull', 'rear_iso'],
  vpull: ['hpull', 'rear_iso'],
};
/** With fewer choices than this of its own kind an exercise is offered other movements too. */
const FEW_CHOICES = 4;
const MAX_OTHER_WAYS = 4;

type Place = Pick<PlannedSession, 'weekday' | 'minutes' | 'kit' | 'items'>;

/** Exercises of some patterns that fit in an item's place, the best first. */
function rankFor(
  now: Exercise,
  session: Place,
  input: PlanInput,
  patterns: readonly Pattern[],
): Exercise[] {
  const exerciseOf = lookUpExercises(input.pool);
  const limit = Math.max(session.minutes * 60, sessionSeconds(session.items, exerciseOf));
  const fits = (exercise: Exercise): boolean => {
    const other = makeItem(exercise, 1, session, input);
    const items = session.items.map((one) =>
      one.exerciseId === now.id
        ? { ...other, superset: one.superset, ...keptSeconds(one, exercise) }
        : one,
    );
    return sessionSeconds(items, exerciseOf) <= limit;
  };
  const taken = new Set(session.items.map(({ exerciseId }) => exerciseId));
  const pool = listDayPool(input.pool, session.kit, input);
  const places = listPlaceCosts(pool, session.kit, input);
  return pool
    .filter(({ id, pattern }) => patterns.includes(pattern) && id !== now.id && !taken.has(id))
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
    .map(({ exercise }) => exercise);
}

const toSwaps = (
  exercises: readonly Exercise[],
  now: Exercise,
  kit: Kit,
  input: PlanInput,
): readonly Swap[] => {
  const equipment = new Set(kit.equipment);
  return exercises.map((exercise) => ({
    exerciseId: exercise.id,
    reason: reasonOf(exercise, now, equipment, input),
  }));
};

/**
 * What could stand in an item's place: the same main movement or pattern, possible with the
 * equipment of the day, nothing avoided or banned, nothing that the session holds already, nothing
 * too long for the day even with a single set. Most alike and most usual first.
 */
export function listSwaps(
  item: Pick<PlanItem, 'exerciseId'>,
  session: Place,
  input: PlanInput,
): readonly Swap[] {
  const now = lookUpExercises(input.pool)(item.exerciseId);
  if (!now) return [];
  return toSwaps(rankFor(now, session, input, likePatterns(now.pattern)), now, session.kit, input);
}

const CHOSEN_AMONG = 4;

/** One of the best swaps, for who does not want to choose; another seed may give another. */
export function chooseSwap(
  { exerciseId }: Pick<PlanItem, 'exerciseId'>,
  swaps: readonly Swap[],
  { seed }: Pick<PlanInput, 'seed'>,
): Swap | undefined {
  const best = swaps.slice(0, CHOSEN_AMONG);
  return best[Math.floor(randomOf(exerciseId, seed) * best.length)];
}

/**
 * Other movements for the same muscles, where an item has few swaps of its own kind: a sore knee
 * leaves hardly a squat, but a hip hinge and a bridge. Empty where there is choice enough.
 */
export function listOtherWays(
  item: Pick<PlanItem, 'exerciseId'>,
  session: Place,
  input: PlanInput,
): readonly Swap[] {
  const now = lookUpExercises(input.pool)(item.exerciseId);
  const sisters = now && SISTERS[now.pattern];
  if (!sisters || listSwaps(item, session, input).length >= FEW_CHOICES) return [];
  const ranked = rankFor(now, session, input, sisters)
    .filter((one) => one.tier !== 'fallback' && shareMuscles(now.muscles, one.muscles) > 0)
    .slice(0, MAX_OTHER_WAYS);
  return toSwaps(ranked, now, session.kit, input);
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

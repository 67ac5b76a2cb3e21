import type { Exercise } from '#features/exercises/rules/exercise.ts';
import type { Pattern } from '#features/exercises/rules/exercise-kinds.ts';
import { isEquipped } from '#features/exercises/rules/exercise-pool.ts';
import { shareMuscles } from '#features/exercises/rules/find-substitutes.ts';
import { loadFor } from '#features/plan-generator/rules/dose/loads.ts';
import { makeItem } from '#features/plan-generator/rules/dose/make-item.ts';
import {
  isMinor,
  restFor,
  trainsBalance,
} from '#features/plan-generator/rules/dose/prescription.ts';
import type {
  PlanDay,
  PlanInput,
  PlanItem,
  Reason,
  SubstituteCause,
} from '#features/plan-generator/rules/plan-input.ts';
import {
  isTooHeavyAt,
  listDayPool,
  mayDo,
} from '#features/plan-generator/rules/search/day-pool.ts';
import { exerciseCost } from '#features/plan-generator/rules/search/exercise-cost.ts';
import type { ExerciseOf } from '#features/plan-generator/rules/session-seconds.ts';
import type { Slot } from './programme.ts';

/** Where a kit or a sore part leaves nothing of a pattern, the next best movement. */
const NEXT_BEST: Readonly<Record<Pattern, readonly Pattern[]>> = {
  squat: ['lunge', 'bridge'],
  lunge: ['squat', 'bridge'],
  knee_iso: ['squat', 'lunge', 'bridge'],
  hinge: ['bridge', 'ham_iso'],
  bridge: ['hinge', 'ham_iso'],
  ham_iso: ['hinge', 'bridge'],
  calf: ['core'],
  hpush: ['chest_iso', 'triceps'],
  chest_iso: ['hpush', 'triceps'],
  vpush: ['hpush', 'side_iso', 'chest_iso'],
  side_iso: ['vpush', 'rear_iso'],
  triceps: ['hpush', 'core'],
  vpull: ['hpull', 'rear_iso'],
  hpull: ['vpull', 'rear_iso'],
  rear_iso: ['hpull', 'core'],
  biceps: ['hpull', 'vpull', 'core'],
  core: ['carry'],
  carry: ['core'],
  cardio: [],
  mobility: [],
};

export type Place = Pick<PlanDay, 'weekday' | 'kit'>;

export type Filling = {
  input: PlanInput;
  place: Place;
  exerciseOf: ExerciseOf;
  /** ids that the session holds or will hold */
  taken: ReadonlySet<string>;
};

/** Why an exercise of the programme cannot be done here. */
function causeOf(exercise: Exercise, place: Place, input: PlanInput): SubstituteCause {
  const equipment = new Set(place.kit.equipment);
  if (!isEquipped(exercise, equipment)) {
    const missing = exercise.kit
      .map((needed) => needed.filter((one) => !equipment.has(one)))
      .toSorted((a, b) => a.length - b.length);
    return { kind: 'equipment', equipment: missing[0] ?? [] };
  }
  const tag = input.avoid.find((avoided) => exercise.tags.includes(avoided));
  if (tag) return { kind: 'avoid', tag };
  return input.banned.includes(exercise.id) ? { kind: 'banned' } : { kind: 'level' };
}

/** Muscles in common count most; a weight is rather replaced by a weight. */
const likenessOf = (a: Exercise, b: Exercise): number =>
  1.5 * shareMuscles(a.muscles, b.muscles) + (a.loadType === b.loadType ? 0.4 : 0);

/** The best of a pattern for the place; nearest to `like` if there is one. */
function findBest(pattern: Pattern, like: Exercise | null, filling: Filling): Exercise | null {
  const { input, place, taken } = filling;
  let best: { exercise: Exercise; cost: number } | null = null;
  for (const exercise of listDayPool(input.pool, place.kit, input)) {
    if (exercise.pattern !== pattern || taken.has(exercise.id)) continue;
    // Of equals a weight, because it can grow by small steps.
    const likeness = like ? likenessOf(like, exercise) : exercise.loadType === 'external' ? 0.3 : 0;
    const cost = exerciseCost(exercise, input) - likeness;
    if (!best || cost < best.cost) best = { exercise, cost };
  }
  return best?.exercise ?? null;
}

function findSubstitute(exercise: Exercise, filling: Filling): Exercise | null {
  for (const pattern of [exercise.pattern, ...NEXT_BEST[exercise.pattern]]) {
    const found = findBest(pattern, exercise, filling);
    if (found) return found;
  }
  return null;
}

type Chosen = { exercise: Exercise; reasons: readonly Reason[] };

/** The exercise of a slot: its own if the person can do it here, else the best other one with the reason. */
function chooseExercise(slot: Slot, filling: Filling): Chosen | null {
  const { input, place, exerciseOf } = filling;
  if (slot.exerciseId === null) {
    for (const pattern of slot.pattern ? [slot.pattern, ...NEXT_BEST[slot.pattern]] : []) {
      const exercise = findBest(pattern, null, filling);
      if (exercise) return { exercise, reasons: [] };
    }
    return null;
  }
  const named = exerciseOf(slot.exerciseId);
  if (!named) return null;
  const isPossible = mayDo(named, new Set(place.kit.equipment), input);
  if (isPossible && !isTooHeavyAt(place.kit, named, input)) return { exercise: named, reasons: [] };
  const exercise = findSubstitute(named, filling);
  const because = causeOf(named, place, input);
  return (
    exercise && {
      exercise,
      reasons: [{ kind: 'substitute', forExerciseId: named.id, because }],
    }
  );
}

/** Fewer reps than this are heavy: not for minors, from 60 on, or before clearance. */
const MIN_CAREFUL_REPS = 6;

/** A programme's reps where they suit what is done in the end. */
function repsOf(slot: Slot, exercise: Exercise, usual: PlanItem, input: PlanInput) {
  if (!slot.reps || !usual.reps) return usual.reps;
  const isOwn = exercise.id === slot.exerciseId || exercise.loadType === 'external';
  const needsCare = isMinor(input) || trainsBalance(input) || input.intensityCapped;
  if (!isOwn || (needsCare && slot.reps[0] < MIN_CAREFUL_REPS)) return usual.reps;
  return slot.reps;
}

const MIN_HOLD_SECONDS = 20;

function secondsOf(slot: Slot, exercise: Exercise, usual: PlanItem) {
  if (exercise.pattern === 'cardio') return slot.seconds ?? [600, 600];
  if (usual.reps) return null;
  return slot.seconds ?? usual.seconds ?? [MIN_HOLD_SECONDS, 2 * MIN_HOLD_SECONDS];
}

/** A slot as an item of a session; null if nothing can be done instead of it. */
export function fillSlot(slot: Slot, filling: Filling): PlanItem | null {
  const { input, place } = filling;
  const chosen = chooseExercise(slot, filling);
  if (!chosen) return null;
  const { exercise, reasons } = chosen;
  const usual = makeItem(exercise, slot.sets, place, input, reasons);
  const reps = repsOf(slot, exercise, usual, input);
  return {
    ...usual,
    sets: exercise.pattern === 'cardio' ? 1 : slot.sets,
    reps: exercise.pattern === 'cardio' ? null : reps,
    seconds: secondsOf(slot, exercise, usual),
    restSeconds: restFor(exercise, reps, input),
    loadKg: loadFor(exercise, place.kit, input.lifts[exercise.id], reps, usual.rir),
  };
}

import type { Exercise } from './exercise.ts';
import type { Muscle } from './exercise-kinds.ts';

/** Share of the muscle work that two exercises have in common, 0 to 1. */
export function shareMuscles(a: Exercise['muscles'], b: Exercise['muscles']): number {
  const muscles = new Set([...Object.keys(a), ...Object.keys(b)] as Muscle[]);
  let common = 0;
  let all = 0;
  for (const muscle of muscles) {
    common += Math.min(a[muscle] ?? 0, b[muscle] ?? 0);
    all += Math.max(a[muscle] ?? 0, b[muscle] ?? 0);
  }
  return all === 0 ? 0 : common / all;
}

const TIER_BONUS = { staple: 0.1, normal: 0, fallback: -0.2 } as const;

/** Exercises of the same pattern that train some of the same, most alike first, without those linked as easier or harder. */
export function findSubstitutes(
  exercise: Exercise,
  exercises: readonly Exercise[],
  limit: number,
): Exercise[] {
  const linked = new Set([exercise.id, ...exercise.easier, ...exercise.harder]);
  const likeness = (other: Exercise) =>
    shareMuscles(exercise.muscles, other.muscles) +
    TIER_BONUS[other.tier] +
    (other.unilateral === exercise.unilateral ? 0.05 : 0);
  return exercises
    .filter(
      ({ id, pattern, muscles }) =>
        pattern === exercise.pattern &&
        !linked.has(id) &&
        shareMuscles(exercise.muscles, muscles) > 0,
    )
    .sort((a, b) => likeness(b) - likeness(a))
    .slice(0, limit);
}

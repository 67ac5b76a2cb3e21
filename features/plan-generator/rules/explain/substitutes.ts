import type { Exercise } from '#features/exercises/rules/exercise.ts';
import { shareMuscles } from '#features/exercises/rules/find-substitutes.ts';
import type { Kit } from '#features/training-profile/rules/kit.ts';
import type { PlanInput, Reason } from '../plan-input.ts';
import { isTooHeavyAt, mayDo } from '../search/day-pool.ts';
import { exerciseCost } from '../search/exercise-cost.ts';
import { listPlaceCosts } from '../search/place-costs.ts';

const MIN_LIKENESS = 0.5;

/** Finds the usual choice that an exercise stands for, at one place; null if it stands for itself. */
export type ReplacedOf = (exercise: Exercise) => Reason | null;

/**
 * What a coach would give with this equipment, were it not for what the person avoids or never
 * wants: of each pattern the best staple, if it trains the same muscles and beats the exercise.
 */
export function findReplacedAt(kit: Kit, input: PlanInput): ReplacedOf {
  if (input.avoid.length === 0 && input.banned.length === 0) return () => null;
  const equipment = new Set(kit.equipment);
  const unlimited = { ...input, avoid: [], banned: [] };
  const possible = input.pool.filter(
    (exercise) => mayDo(exercise, equipment, unlimited) && !isTooHeavyAt(kit, exercise, unlimited),
  );
  const places = listPlaceCosts(possible, kit, input);
  const costOf = (exercise: Exercise) =>
    exerciseCost(exercise, input) + (places.get(exercise.id) ?? 0);
  const tagOf = (exercise: Exercise) => input.avoid.find((tag) => exercise.tags.includes(tag));
  const lost = possible
    .filter((one) => one.tier === 'staple' && (tagOf(one) || input.banned.includes(one.id)))
    .map((exercise) => ({ exercise, cost: costOf(exercise) }))
    .sort((a, b) => a.cost - b.cost || (a.exercise.id < b.exercise.id ? -1 : 1));
  return (exercise) => {
    const own = costOf(exercise);
    const best = lost.find(
      (other) =>
        other.exercise.pattern === exercise.pattern &&
        other.cost < own &&
        shareMuscles(exercise.muscles, other.exercise.muscles) >= MIN_LIKENESS,
    )?.exercise;
    if (!best) return null;
    const tag = tagOf(best);
    const because = tag ? ({ kind: 'avoid', tag } as const) : ({ kind: 'banned' } as const);
    return { kind: 'substitute', forExerciseId: best.id, because };
  };
}

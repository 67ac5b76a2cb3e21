import type { Exercise } from '#features/exercises/rules/exercise.ts';
import { isEquipped, suitsLevel } from '#features/exercises/rules/exercise-pool.ts';
import { shareMuscles } from '#features/exercises/rules/find-substitutes.ts';
import type { PlanDay, PlanInput, Reason } from '../plan-input.ts';

const MIN_LIKENESS = 0.5;

/**
 * The usual choice that an exercise stands for because the person avoids a part of the body or
 * never wants it: a staple of the same pattern that place and level would allow.
 */
export function findReplaced(exercise: Exercise, day: PlanDay, input: PlanInput): Reason | null {
  if (input.avoid.length === 0 && input.banned.length === 0) return null;
  const equipment = new Set(day.kit.equipment);
  let best: { id: string; likeness: number; reason: Reason } | null = null;
  for (const other of input.pool) {
    if (other.pattern !== exercise.pattern || other.tier !== 'staple' || other.id === exercise.id)
      continue;
    if (!isEquipped(other, equipment) || !suitsLevel(other, input.level)) continue;
    const tag = input.avoid.find((avoided) => other.tags.includes(avoided));
    const isBanned = input.banned.includes(other.id);
    if (!tag && !isBanned) continue;
    const likeness = shareMuscles(exercise.muscles, other.muscles);
    const isBehind =
      best && (likeness < best.likeness || (likeness === best.likeness && other.id > best.id));
    if (likeness < MIN_LIKENESS || isBehind) continue;
    const because = tag ? ({ kind: 'avoid', tag } as const) : ({ kind: 'banned' } as const);
    best = {
      id: other.id,
      likeness,
      reason: { kind: 'substitute', forExerciseId: other.id, because },
    };
  }
  return best?.reason ?? null;
}

import type { Exercise } from '#features/exercises/rules/exercise.ts';
import type { Muscle } from '#features/exercises/rules/exercise-kinds.ts';
import { sharesOf } from '#features/plan-generator/rules/figures/muscle-sets.ts';
import type { SessionContent } from '#features/training-sessions/rules/session-kinds.ts';

/** Muscles that a session worked, for the body map: 1 directly, 0.5 and 0.25 helped. Warm-ups count nothing. */
export function mapMuscles(
  { work }: Pick<SessionContent, 'work'>,
  exerciseOf: (id: string) => Pick<Exercise, 'muscles' | 'pattern'> | undefined,
): Partial<Record<Muscle, number>> {
  const largest: Partial<Record<Muscle, number>> = {};
  for (const { exerciseId, sets } of work.items) {
    if (!sets.some(({ doneAt, kind }) => doneAt !== null && kind !== 'warmUp')) continue;
    const shares = sharesOf(exerciseId === null ? undefined : exerciseOf(exerciseId));
    for (const [muscle, share] of Object.entries(shares) as [Muscle, number][]) {
      largest[muscle] = Math.max(largest[muscle] ?? 0, share);
    }
  }
  return largest;
}

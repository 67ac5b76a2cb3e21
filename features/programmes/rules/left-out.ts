import type { StressTag } from '#features/exercises/rules/exercise-kinds.ts';
import type { PlannedSession } from '#features/plan-generator/rules/plan-input.ts';

export type LeftOut = {
  /** exercises that nothing of the week has, because of what the person spares */
  exerciseIds: readonly string[];
  tags: readonly StressTag[];
  /** every session is another than it was written: what is said of the week does not hold as it stands */
  isEverywhere: boolean;
};

/** What a week of a programme leaves out to spare the person; null where that is nothing. */
export function leftOutOf(sessions: readonly Pick<PlannedSession, 'items'>[]): LeftOut | null {
  const ids = new Set<string>();
  const tags = new Set<StressTag>();
  let touched = 0;
  for (const { items } of sessions) {
    let isTouched = false;
    for (const reason of items.flatMap(({ reasons }) => reasons)) {
      if (reason.kind !== 'substitute' || reason.because.kind !== 'avoid') continue;
      ids.add(reason.forExerciseId);
      tags.add(reason.because.tag);
      isTouched = true;
    }
    if (isTouched) touched += 1;
  }
  for (const { exerciseId } of sessions.flatMap(({ items }) => items)) ids.delete(exerciseId);
  if (ids.size === 0) return null;
  return { exerciseIds: [...ids], tags: [...tags], isEverywhere: touched === sessions.length };
}

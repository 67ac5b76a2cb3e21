import {
  type Muscle,
  type MuscleShares,
  TRACKED_MUSCLES,
} from '#features/exercises/rules/exercise-kinds.ts';
import type { PlanInput } from '#features/plan-generator/rules/plan-input.ts';
import {
  type SetRange,
  setRangeOf,
  type TrackedMuscle,
} from '#features/plan-generator/rules/targets/weekly-targets.ts';

type Person = Pick<PlanInput, 'goal' | 'level' | 'recovery' | 'focus'>;

export type MuscleState = 'none' | 'short' | 'enough' | 'beyond';
export type MuscleWeek = SetRange & { muscle: TrackedMuscle; sets: number; state: MuscleState };

function stateOf(sets: number, { min, max }: SetRange): MuscleState {
  if (sets === 0) return 'none';
  if (sets < min) return 'short';
  return sets > max ? 'beyond' : 'enough';
}

/** The tracked muscles with their sets of a week against the recommended range. */
export const toMuscleWeek = (sums: ReadonlyMap<Muscle, number>, person: Person): MuscleWeek[] =>
  TRACKED_MUSCLES.map((muscle) => {
    const range = setRangeOf(person, muscle);
    const sets = sums.get(muscle) ?? 0;
    return { muscle, sets, ...range, state: stateOf(sets, range) };
  });

/** The week as shares for the body map: in the range or above, at least half of its least, some. */
export const toMuscleShares = (week: readonly MuscleWeek[]): MuscleShares =>
  Object.fromEntries(
    week.flatMap(({ muscle, sets, min }) =>
      sets === 0 ? [] : [[muscle, sets >= min ? 1 : sets * 2 >= min ? 0.5 : 0.25]],
    ),
  );

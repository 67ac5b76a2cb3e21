import type { Exercise } from '#features/exercises/rules/exercise.ts';
import { useUnitOf } from '#features/progression/web/public.ts';
import { weightText } from '#features/training-profile/web/public.ts';
import { shown } from '../../messages/plan-words.ts';

type Loaded = { exerciseId: string; loadKg: number | null };

/** "20 kg" in the unit of the exercise, or that the weight must be found; empty where nothing is added. */
export function useLoadText() {
  const unitOf = useUnitOf();
  return ({ exerciseId, loadKg }: Loaded, exercise: Exercise | undefined): string => {
    if (loadKg !== null) return weightText(loadKg, unitOf(exerciseId));
    return exercise?.loadType === 'external' && exercise.reps ? shown.findYourWeight : '';
  };
}

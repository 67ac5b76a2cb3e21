import { useUnits } from '#features/account/web/public.ts';
import type { Exercise } from '#features/exercises/rules/exercise.ts';
import { shown } from '../../messages/plan-words.ts';

type Loaded = { loadKg: number | null };

/** "20 kg", or that the weight must be found; empty where nothing is added. */
export function useLoadText() {
  const { weight } = useUnits();
  return ({ loadKg }: Loaded, exercise: Exercise | undefined): string => {
    if (loadKg !== null) {
      const { value, unit } = weight(loadKg);
      return `${value} ${unit}`;
    }
    return exercise?.loadType === 'external' && exercise.reps ? shown.findYourWeight : '';
  };
}

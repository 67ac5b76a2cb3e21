import { useUnits } from '#features/account/web/public.ts';
import { useLifts } from '#features/progression/web/public.ts';

/** The unit that an exercise’s weights are shown in: its own, else the person’s. */
export function useUnitOf(): (exerciseId: string | null) => 'kg' | 'lb' {
  const { weightUnit } = useUnits();
  const { lifts } = useLifts();
  return (exerciseId) => (exerciseId && lifts?.of(exerciseId).settings.unit) || weightUnit;
}

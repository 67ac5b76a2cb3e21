import type { Exercise } from '#features/exercises/rules/exercise.ts';
import { MUSCLE_NAMES } from '#features/exercises/web/public.ts';
import { MuscleMap } from '#features/figures/web/public.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { MUSCLES_TITLE, STRETCHES } from '../messages.ts';

/** Which muscles work, on a body and in words. */
export function MuscleCard({ exercise }: { exercise: Exercise }) {
  return (
    <Card title={MUSCLES_TITLE}>
      <MuscleMap
        muscles={exercise.muscles}
        names={MUSCLE_NAMES}
        label={exercise.pattern === 'mobility' ? STRETCHES : undefined}
      />
    </Card>
  );
}

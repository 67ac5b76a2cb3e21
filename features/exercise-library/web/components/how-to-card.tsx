import type { Exercise } from '#features/exercises/rules/exercise.ts';
import { MUSCLE_NAMES } from '#features/exercises/web/public.ts';
import { ExerciseFigure } from '#features/figures/web/public.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { HOW_TO } from '../messages.ts';
import { ExerciseSteps } from './exercise-steps.tsx';

/** `figureId` is null where no figure shows it: the muscles stand in a card of their own. */
type HowToCardProps = { exercise: Exercise; figureId: string | null };

/** The figure and the steps. */
export function HowToCard({ exercise, figureId }: HowToCardProps) {
  if (figureId === null && exercise.cues.length === 0) return null;
  return (
    <Card title={HOW_TO}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {figureId !== null && (
          <ExerciseFigure
            exerciseId={figureId}
            name={exercise.name}
            muscles={exercise.muscles}
            muscleNames={MUSCLE_NAMES}
          />
        )}
        {exercise.cues.length > 0 && <ExerciseSteps cues={exercise.cues} />}
      </div>
    </Card>
  );
}

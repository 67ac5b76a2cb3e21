import type { Exercise } from '#features/exercises/rules/exercise.ts';
import { MUSCLE_NAMES } from '#features/exercises/web/public.ts';
import { ExerciseFigure } from '#features/figures/web/public.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { HOW_TO } from '../messages.ts';

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
        {exercise.cues.length > 0 && (
          <ol className="grid grid-cols-[minmax(0,1fr)] gap-3">
            {exercise.cues.map((cue, at) => (
              <li key={`${at} ${cue}`} className="flex items-start gap-3">
                <span
                  aria-hidden
                  className="grid size-8 shrink-0 place-items-center rounded-full bg-accent-soft text-sm font-semibold text-accent tabular-nums"
                >
                  {at + 1}
                </span>
                <span dir="auto" className="min-w-0 flex-1 pt-1 wrap-anywhere">
                  {cue}
                </span>
              </li>
            ))}
          </ol>
        )}
      </div>
    </Card>
  );
}

import { SearchX } from 'lucide-react';
import { useParams } from 'wouter';
import type { Exercise } from '#features/exercises/rules/exercise.ts';
import { findExercise } from '#features/exercises/rules/exercises.ts';
import { MUSCLE_NAMES } from '#features/exercises/web/public.ts';
import { ExerciseFigure } from '#features/figures/web/public.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { useMarks } from '../api.ts';
import { LIBRARY } from '../components/exercise-addresses.ts';
import { ExerciseFacts } from '../components/exercise-facts.tsx';
import { MarkButtons } from '../components/mark-buttons.tsx';
import { MuscleCard } from '../components/muscle-card.tsx';
import { Alternatives, Variations } from '../components/related-exercises.tsx';
import {
  HOW_TO,
  LIBRARY_TITLE,
  NEVER_SUGGESTED,
  NEVER_SUGGESTED_HINT,
  NOT_FOUND_HINT,
  NOT_FOUND_TITLE,
  OPEN_LIBRARY,
  TAKE_CARE,
} from '../messages.ts';

/** One exercise: how to do it, what it trains, and what else would do. */
export function ExercisePage() {
  const { exerciseId } = useParams<{ exerciseId: string }>();
  const exercise = findExercise(exerciseId);
  return exercise ? <Shown key={exercise.id} exercise={exercise} /> : <NotFound />;
}

function Shown({ exercise }: { exercise: Exercise }) {
  const marks = useMarks();
  return (
    <>
      <PageHeader
        title={exercise.name}
        subtitle={exercise.whatFor}
        back={LIBRARY}
        actions={<MarkButtons id={exercise.id} name={exercise.name} />}
      />
      {marks.get(exercise.id) === 'never' && (
        <div className="mb-4">
          <StatusMessage tone="info" title={NEVER_SUGGESTED}>
            {NEVER_SUGGESTED_HINT}
          </StatusMessage>
        </div>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-5">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:gap-5">
          <Card title={HOW_TO}>
            <div className="mb-5">
              <ExerciseFigure
                exerciseId={exercise.id}
                name={exercise.name}
                muscles={exercise.muscles}
                muscleNames={MUSCLE_NAMES}
              />
            </div>
            <ol className="grid grid-cols-[minmax(0,1fr)] gap-3">
              {exercise.cues.map((cue, at) => (
                <li key={cue} className="flex items-start gap-3">
                  <span
                    aria-hidden
                    className="grid size-8 shrink-0 place-items-center rounded-full bg-accent-soft text-sm font-semibold text-accent tabular-nums"
                  >
                    {at + 1}
                  </span>
                  <span className="min-w-0 flex-1 pt-1 break-words">{cue}</span>
                </li>
              ))}
            </ol>
          </Card>
          {exercise.caution && (
            <StatusMessage tone="info" title={TAKE_CARE}>
              {exercise.caution}
            </StatusMessage>
          )}
          <ExerciseFacts exercise={exercise} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:gap-5">
          <MuscleCard exercise={exercise} />
          <Variations exercise={exercise} />
        </div>
        <div className="lg:col-span-2">
          <Alternatives exercise={exercise} />
        </div>
      </div>
    </>
  );
}

function NotFound() {
  return (
    <>
      <PageHeader title={LIBRARY_TITLE} back={LIBRARY} />
      <EmptyState
        icon={<SearchX size={26} />}
        title={NOT_FOUND_TITLE}
        action={<LinkButton href={LIBRARY}>{OPEN_LIBRARY}</LinkButton>}
      >
        {NOT_FOUND_HINT}
      </EmptyState>
    </>
  );
}

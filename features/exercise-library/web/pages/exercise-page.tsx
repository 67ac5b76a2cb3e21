import { SearchX } from 'lucide-react';
import { useLocation, useParams } from 'wouter';
import type { Exercise } from '#features/exercises/rules/exercise.ts';
import type { OwnExercise } from '#features/own-exercises/contract.ts';
import { OwnExerciseActions } from '#features/own-exercises/web/public.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { LoadingScreen } from '#platform/web/ui/loading-screen.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { useMarks } from '../api.ts';
import { LIBRARY } from '../components/exercise-addresses.ts';
import { ExerciseFacts } from '../components/exercise-facts.tsx';
import { HowToCard } from '../components/how-to-card.tsx';
import { MarkButtons } from '../components/mark-buttons.tsx';
import { MuscleCard } from '../components/muscle-card.tsx';
import { Alternatives, Variations } from '../components/related-exercises.tsx';
import { ShareButton } from '../components/share-button.tsx';
import { useLibrary } from '../hooks/use-library.ts';
import {
  LIBRARY_TITLE,
  NEVER_SUGGESTED,
  NEVER_SUGGESTED_HINT,
  NOT_FOUND_HINT,
  NOT_FOUND_TITLE,
  NOTES_TITLE,
  OPEN_LIBRARY,
  TAKE_CARE,
  YOURS,
} from '../messages.ts';

/** One exercise: how to do it, what it trains, and what else would do. */
export function ExercisePage() {
  const { exerciseId } = useParams<{ exerciseId: string }>();
  const { find, own, isWhole } = useLibrary();
  const exercise = find(exerciseId);
  if (exercise) return <Shown key={exercise.id} exercise={exercise} own={own.get(exercise.id)} />;
  return isWhole ? <NotFound /> : <LoadingScreen />;
}

type ShownProps = { exercise: Exercise; own: OwnExercise | undefined };

function Shown({ exercise, own }: ShownProps) {
  const marks = useMarks();
  const [, navigate] = useLocation();
  return (
    <>
      <PageHeader
        title={<bdi>{exercise.name}</bdi>}
        subtitle={own ? <Badge tone="accent">{YOURS}</Badge> : exercise.whatFor}
        back={LIBRARY}
        actions={
          <>
            <MarkButtons id={exercise.id} name={exercise.name} />
            {own ? (
              <OwnExerciseActions own={own} onDeleted={() => navigate(LIBRARY)} />
            ) : (
              <ShareButton exercise={exercise} />
            )}
          </>
        }
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
          <HowToCard exercise={exercise} figureId={own ? own.likeId : exercise.id} />
          {own?.note && (
            <Card title={NOTES_TITLE}>
              <p dir="auto" className="whitespace-pre-line wrap-anywhere">
                {own.note}
              </p>
            </Card>
          )}
          {exercise.caution && (
            <StatusMessage tone="info" title={TAKE_CARE}>
              {exercise.caution}
            </StatusMessage>
          )}
          <ExerciseFacts exercise={exercise} />
        </div>
        <MuscleCard exercise={exercise} />
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(20rem,100%),1fr))] items-start gap-4 empty:hidden lg:col-span-2 lg:gap-5">
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

import { Pencil, Play, SearchX, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { indexExercises } from '#features/exercises/rules/search-exercises.ts';
import { usePool } from '#features/own-exercises/web/public.ts';
import type { Workout } from '#features/workouts/contract.ts';
import { readWorkout } from '#features/workouts/rules/read-workout.ts';
import { useRemoveWorkout, useWorkout } from '#features/workouts/web/public.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { LoadingScreen } from '#platform/web/ui/loading-screen.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { EditOwn } from '../components/session/edit-own.tsx';
import { ownText } from '../messages/own.ts';

/** A workout that was brought along: to read, to change and to do. */
export function OwnWorkoutPage() {
  const { workoutId } = useParams<{ workoutId: string }>();
  const workout = useWorkout(workoutId);
  if (workout.data) return <Own key={workoutId} workout={workout.data} />;
  if (!workout.isError) return <LoadingScreen />;
  return (
    <>
      <PageHeader title={ownText.title} back="/workouts" />
      <EmptyState icon={<SearchX size={26} />} title={ownText.gone}>
        {ownText.goneHint}
      </EmptyState>
    </>
  );
}

function Own({ workout }: { workout: Workout }) {
  const pool = usePool();
  const [, navigate] = useLocation();
  const [isEditing, setIsEditing] = useState(false);
  const remove = useRemoveWorkout();
  const lines = useMemo(
    () => readWorkout(workout.description, indexExercises(pool.exercises)),
    [workout.description, pool],
  );
  if (!pool.isWhole) return <LoadingScreen />;

  const { name, durationMinutes, category, difficulty } = workout;
  return (
    <>
      <PageHeader
        title={<bdi className="block">{name}</bdi>}
        subtitle={ownText.facts(durationMinutes, [category, difficulty])}
        back="/workouts"
        actions={
          <>
            <IconButton
              label={ownText.edit}
              icon={<Pencil aria-hidden size={20} />}
              onClick={() => setIsEditing(true)}
            />
            <IconButton
              label={ownText.remove}
              icon={<Trash2 aria-hidden size={20} />}
              pending={remove.isPending}
              onClick={() => remove.mutate(workout, { onSuccess: () => navigate('/workouts') })}
            />
          </>
        }
      />
      <LinkButton
        href={`/workouts/log?own=${workout.id}`}
        size="lg"
        fullWidth
        icon={<Play aria-hidden size={22} className="fill-current" />}
      >
        {ownText.start}
      </LinkButton>
      <p className="mt-2 mb-4 text-sm text-muted">{ownText.unlimited}</p>
      <Card title={ownText.lines}>
        {lines.length === 0 && <p className="text-muted">{ownText.noLines}</p>}
        <ul className="grid gap-2">
          {lines.map((line) => (
            <li key={line.text}>
              <bdi className="block font-medium wrap-anywhere">{line.text}</bdi>
              {line.exerciseId && (
                <span className="block text-sm text-muted">{pool.nameOf(line.exerciseId)}</span>
              )}
            </li>
          ))}
        </ul>
      </Card>
      <Dialog open={isEditing} onOpenChange={setIsEditing} title={ownText.edit}>
        {isEditing && <EditOwn workout={workout} onDone={() => setIsEditing(false)} />}
      </Dialog>
    </>
  );
}

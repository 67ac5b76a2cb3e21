import type { Exercise } from '#features/exercises/rules/exercise.ts';
import { findExercise } from '#features/exercises/rules/exercises.ts';
import { findSubstitutes } from '#features/exercises/rules/find-substitutes.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import { useLibrary } from '../hooks/use-library.ts';
import { ALTERNATIVES, EASIER, HARDER } from '../messages.ts';
import { ExerciseRow } from './exercise-row.tsx';

const MAX_ALTERNATIVES = 6;

const findAll = (ids: readonly string[]): Exercise[] =>
  ids.map(findExercise).filter((exercise) => exercise !== undefined);

/** Easier and harder variations. */
export function Variations({ exercise }: { exercise: Exercise }) {
  return (
    <>
      <Related title={EASIER} exercises={findAll(exercise.easier)} />
      <Related title={HARDER} exercises={findAll(exercise.harder)} />
    </>
  );
}

/** Others that train the same, in two columns where there is room. */
export function Alternatives({ exercise }: { exercise: Exercise }) {
  const { exercises } = useLibrary();
  const found = findSubstitutes(exercise, exercises, MAX_ALTERNATIVES);
  return <Related title={ALTERNATIVES} exercises={found} columns="lg:grid-cols-2" />;
}

type RelatedProps = { title: string; exercises: readonly Exercise[]; columns?: string };

function Related({ title, exercises, columns }: RelatedProps) {
  const { own } = useLibrary();
  if (exercises.length === 0) return null;
  return (
    <Card title={title}>
      <ul className={classNames('-mx-2 grid grid-cols-[minmax(0,1fr)] gap-x-6', columns)}>
        {exercises.map((exercise) => (
          <ExerciseRow key={exercise.id} exercise={exercise} own={own.get(exercise.id)} />
        ))}
      </ul>
    </Card>
  );
}

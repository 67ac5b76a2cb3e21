import { Card } from '#platform/web/ui/card.tsx';
import type { Exercise } from '../../rules/exercise.ts';
import { EXERCISES, findExercise } from '../../rules/exercises.ts';
import { findSubstitutes } from '../../rules/find-substitutes.ts';
import { ALTERNATIVES, EASIER, HARDER } from '../messages.ts';
import { ExerciseRow } from './exercise-row.tsx';

const MAX_ALTERNATIVES = 6;

const findAll = (ids: readonly string[]): Exercise[] =>
  ids.map(findExercise).filter((exercise) => exercise !== undefined);

/** Easier and harder variations, and others that train the same. */
export function RelatedExercises({ exercise }: { exercise: Exercise }) {
  return (
    <>
      <Related title={EASIER} exercises={findAll(exercise.easier)} />
      <Related title={HARDER} exercises={findAll(exercise.harder)} />
      <Related
        title={ALTERNATIVES}
        exercises={findSubstitutes(exercise, EXERCISES, MAX_ALTERNATIVES)}
      />
    </>
  );
}

function Related({ title, exercises }: { title: string; exercises: readonly Exercise[] }) {
  if (exercises.length === 0) return null;
  return (
    <Card title={title}>
      <ul className="-mx-2 grid grid-cols-[minmax(0,1fr)]">
        {exercises.map((exercise) => (
          <ExerciseRow key={exercise.id} exercise={exercise} />
        ))}
      </ul>
    </Card>
  );
}

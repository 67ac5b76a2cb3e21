import { Plus, SearchX } from 'lucide-react';
import { useState } from 'react';
import type { Exercise } from '#features/exercises/rules/exercise.ts';
import type { OwnExercise } from '#features/own-exercises/contract.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import type { ExerciseMark } from '../../contract.ts';
import {
  ADD_OWN,
  addNamed,
  countFound,
  NONE_FOUND,
  NONE_FOUND_HINT,
  showMoreOf,
} from '../messages.ts';
import { ADD_EXERCISE } from './exercise-addresses.ts';
import { ExerciseRow } from './exercise-row.tsx';

/** Rows rendered at once. */
const PAGE = 40;

type ExerciseListProps = {
  exercises: readonly Exercise[];
  marks: ReadonlyMap<string, ExerciseMark['mark']>;
  own: ReadonlyMap<string, OwnExercise>;
  /** What was typed. */
  text: string;
};

/** What was found, in two columns where there is room. */
export function ExerciseList({ exercises, marks, own, text }: ExerciseListProps) {
  const [most, setMost] = useState(PAGE);
  const name = text.trim();
  return (
    <Card>
      <p role="status" className="mb-2 px-2 text-sm text-muted">
        {countFound(exercises.length)}
      </p>
      {exercises.length === 0 && (
        <EmptyState
          icon={<SearchX size={26} />}
          title={NONE_FOUND}
          action={
            <LinkButton
              href={name ? `${ADD_EXERCISE}?name=${encodeURIComponent(name)}` : ADD_EXERCISE}
              variant="secondary"
              icon={<Plus aria-hidden size={18} />}
            >
              {name ? addNamed(name) : ADD_OWN}
            </LinkButton>
          }
        >
          {NONE_FOUND_HINT}
        </EmptyState>
      )}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-6 lg:grid-cols-2">
        {exercises.slice(0, most).map((exercise) => (
          <ExerciseRow
            key={exercise.id}
            exercise={exercise}
            mark={marks.get(exercise.id)}
            own={own.get(exercise.id)}
          />
        ))}
      </ul>
      {exercises.length > most && (
        <Button variant="secondary" fullWidth className="mt-4" onClick={() => setMost(most + PAGE)}>
          {showMoreOf(exercises.length)}
        </Button>
      )}
    </Card>
  );
}

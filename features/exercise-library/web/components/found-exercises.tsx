import { NO_FILTER, searchExercises } from '#features/exercises/rules/search-exercises.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { useLibrary } from '../hooks/use-library.ts';
import { EXERCISES_FOUND } from '../messages.ts';
import { ExerciseRow } from './exercise-row.tsx';

const MAX_FOUND = 6;
const MIN_LETTERS = 3;

/** The best exercises for what is typed into the app's search; nothing for a letter or two. */
export function FoundExercises({ text }: { text: string }) {
  const { index, own } = useLibrary();
  if (text.trim().length < MIN_LETTERS) return null;
  const found = searchExercises(index(), { ...NO_FILTER, text }).slice(0, MAX_FOUND);
  if (found.length === 0) return null;
  return (
    <Card title={EXERCISES_FOUND} className="mt-4">
      <ul className="-mx-2 grid grid-cols-[minmax(0,1fr)] gap-x-6 lg:grid-cols-2">
        {found.map((exercise) => (
          <ExerciseRow key={exercise.id} exercise={exercise} own={own.get(exercise.id)} />
        ))}
      </ul>
    </Card>
  );
}

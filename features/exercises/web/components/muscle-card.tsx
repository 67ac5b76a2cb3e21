import { Card } from '#platform/web/ui/card.tsx';
import type { Exercise } from '../../rules/exercise.ts';
import type { Muscle } from '../../rules/exercise-kinds.ts';
import { MUSCLE_NAMES, MUSCLES_TITLE, STRETCHES, WORKS_DIRECTLY, WORKS_TOO } from '../messages.ts';
import { listMuscles } from './muscle-lists.ts';

/** Which muscles work, in words. */
export function MuscleCard({ exercise }: { exercise: Exercise }) {
  const { direct, helping } = listMuscles(exercise);
  return (
    <Card title={MUSCLES_TITLE}>
      <Group
        name={exercise.pattern === 'mobility' ? STRETCHES : WORKS_DIRECTLY}
        muscles={direct}
        style="border-accent/50 bg-accent-soft text-ink"
      />
      {helping.length > 0 && (
        <Group name={WORKS_TOO} muscles={helping} style="border-line bg-raised text-muted" />
      )}
    </Card>
  );
}

type GroupProps = { name: string; muscles: readonly Muscle[]; style: string };

function Group({ name, muscles, style }: GroupProps) {
  return (
    <div className="mt-3 first:mt-0">
      <h3 className="text-sm font-medium text-muted">{name}</h3>
      <ul className="mt-2 flex flex-wrap gap-2">
        {muscles.map((muscle) => (
          <li key={muscle} className={`rounded-full border px-3 py-1 text-sm font-medium ${style}`}>
            {MUSCLE_NAMES[muscle]}
          </li>
        ))}
      </ul>
    </div>
  );
}

import { Dumbbell, HeartPulse, PersonStanding } from 'lucide-react';
import type { Pattern } from '../../rules/exercise-kinds.ts';

const ICONS = { cardio: HeartPulse, mobility: PersonStanding } as const;

/** A mark for the kind of exercise. */
export function ExercisePicture({ pattern }: { pattern: Pattern }) {
  const Icon = pattern === 'cardio' || pattern === 'mobility' ? ICONS[pattern] : Dumbbell;
  return (
    <span
      aria-hidden
      className="grid size-12 shrink-0 place-items-center rounded-control bg-raised text-accent-2"
    >
      <Icon size={22} />
    </span>
  );
}

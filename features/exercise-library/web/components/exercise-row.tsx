import { Ban, ChevronRight, Star } from 'lucide-react';
import { Link } from 'wouter';
import type { Exercise } from '#features/exercises/rules/exercise.ts';
import { MUSCLE_NAMES } from '#features/exercises/web/public.ts';
import { FigureThumbnail } from '#features/figures/web/public.ts';
import type { ExerciseMark } from '../../contract.ts';
import { MARK_NAMES } from '../messages/marks.ts';
import { exerciseHref } from './exercise-addresses.ts';
import { describeKit } from './kit-text.ts';
import { listMuscles } from './muscle-lists.ts';

type ExerciseRowProps = { exercise: Exercise; mark?: ExerciseMark['mark'] | undefined };

/** One exercise in a list: its picture, what it trains and what it needs. */
export function ExerciseRow({ exercise, mark }: ExerciseRowProps) {
  const muscles = listMuscles(exercise).direct.slice(0, 3);
  return (
    <li>
      <Link
        href={exerciseHref(exercise.id)}
        className="flex min-h-16 w-full flex-wrap items-center gap-3 rounded-control px-2 py-2 transition-colors duration-150 hover:bg-hover"
      >
        <FigureThumbnail exerciseId={exercise.id} muscles={exercise.muscles} />
        <span className="min-w-24 flex-1">
          <span className="block font-medium break-words">{exercise.name}</span>
          <span className="block text-sm break-words text-muted">
            {[...muscles.map((muscle) => MUSCLE_NAMES[muscle]), describeKit(exercise)].join(' · ')}
          </span>
        </span>
        {mark && <MarkSign mark={mark} />}
        <ChevronRight aria-hidden size={20} className="shrink-0 text-faint" />
      </Link>
    </li>
  );
}

function MarkSign({ mark }: { mark: ExerciseMark['mark'] }) {
  return (
    <span className="shrink-0">
      {mark === 'favourite' ? (
        <Star aria-hidden size={18} className="fill-current text-accent" />
      ) : (
        <Ban aria-hidden size={18} className="text-faint" />
      )}
      <span className="sr-only">{MARK_NAMES[mark]}</span>
    </span>
  );
}

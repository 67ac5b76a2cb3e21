import { Ban, ChevronRight, Star } from 'lucide-react';
import { Link } from 'wouter';
import type { Exercise } from '#features/exercises/rules/exercise.ts';
import { MUSCLE_NAMES } from '#features/exercises/web/public.ts';
import { FigureThumbnail } from '#features/figures/web/public.ts';
import type { OwnExercise } from '#features/own-exercises/contract.ts';
import { PendingMark } from '#platform/web/offline/pending-mark.tsx';
import { Badge } from '#platform/web/ui/badge.tsx';
import type { ExerciseMark } from '../../contract.ts';
import { MARK_NAMES } from '../messages/marks.ts';
import { YOURS } from '../messages.ts';
import { exerciseHref } from './exercise-addresses.ts';
import { describeKit } from './kit-text.ts';
import { listMuscles } from './muscle-lists.ts';

type ExerciseRowProps = {
  exercise: Exercise;
  mark?: ExerciseMark['mark'] | undefined;
  own?: OwnExercise | undefined;
};

/** One exercise in a list: its picture, what it trains and what it needs. */
export function ExerciseRow({ exercise, mark, own }: ExerciseRowProps) {
  const muscles = listMuscles(exercise).direct.slice(0, 3);
  return (
    <li>
      <Link
        href={exerciseHref(exercise.id)}
        className="flex min-h-16 w-full flex-wrap items-center gap-3 rounded-control px-2 py-2 transition-colors duration-150 hover:bg-hover"
      >
        <FigureThumbnail exerciseId={own?.likeId ?? exercise.id} muscles={exercise.muscles} />
        <span className="min-w-24 flex-1">
          <bdi className="block font-medium wrap-anywhere">{exercise.name}</bdi>
          <span className="block text-sm break-words text-muted">
            {[...muscles.map((muscle) => MUSCLE_NAMES[muscle]), describeKit(exercise)].join(' · ')}
          </span>
        </span>
        {own && (
          <span className="flex shrink-0 items-center gap-2">
            <Badge tone="accent">{YOURS}</Badge>
            <PendingMark kind="own-exercise" ids={[own.id]} />
          </span>
        )}
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

import { useMutation } from '@tanstack/react-query';
import { PencilLine, Trash2 } from 'lucide-react';
import { Link } from 'wouter';
import { IconButton, iconButtonStyle } from '#platform/web/ui/icon-button.tsx';
import type { OwnExercise } from '../../contract.ts';
import { ownExerciseMutations } from '../api.ts';
import { pageText } from '../messages.ts';

type OwnExerciseActionsProps = { own: OwnExercise; onDeleted: () => void };

/** Changing and deleting an exercise of one's own. */
export function OwnExerciseActions({ own, onDeleted }: OwnExerciseActionsProps) {
  const remove = useMutation(ownExerciseMutations.remove);
  return (
    <>
      <Link
        href={`/workouts/exercises/${own.id}/edit`}
        aria-label={pageText.editOne(own.name)}
        className={iconButtonStyle}
      >
        <PencilLine aria-hidden size={22} />
      </Link>
      <IconButton
        label={pageText.deleteOne(own.name)}
        icon={<Trash2 aria-hidden size={22} />}
        pending={remove.isPending}
        onClick={() => remove.mutate(own, { onSuccess: onDeleted })}
      />
    </>
  );
}

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { newId } from '#platform/shared/ids.ts';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { EMPTY_OWN_EXERCISE } from '../../rules/own-exercise-draft.ts';
import { MAX_NAME_CHARACTERS } from '../../rules/own-exercise-limits.ts';
import { ownExerciseMutations } from '../api.ts';
import { OwnExerciseForm } from '../components/own-exercise-form.tsx';
import { useOwnExerciseForm } from '../components/use-own-exercise-form.ts';
import { pageText } from '../messages.ts';

/** A new exercise of one's own; `?name=` is what was searched for in vain. */
export function NewOwnExercisePage() {
  const [, navigate] = useLocation();
  const [search] = useSearchParams();
  // One record, however often it is sent.
  const [id] = useState(newId);
  const add = useMutation(ownExerciseMutations.add);
  const form = useOwnExerciseForm({
    start: {
      ...EMPTY_OWN_EXERCISE,
      name: (search.get('name') ?? '').slice(0, MAX_NAME_CHARACTERS),
    },
    send: (content) => add.mutateAsync({ ...content, id }),
    onSent: () => navigate(`/workouts/exercises/${id}`, { replace: true }),
  });
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title={pageText.addTitle}
        subtitle={pageText.addLead}
        back="/workouts/exercises"
      />
      <OwnExerciseForm form={form} action={pageText.save} />
    </div>
  );
}

import { formatDecimal, parseDecimal } from '#platform/web/forms/decimal.ts';
import { type Form, useForm } from '#platform/web/forms/use-form.ts';
import { checkOwnExercise } from '../../rules/check-own-exercise.ts';
import type { OwnExerciseDraft } from '../../rules/own-exercise-draft.ts';
import type { OwnExerciseContent } from '../../rules/own-exercise-schema.ts';

export type OwnExerciseForm = Form<OwnExerciseDraft>;

/** Steps are given to the gram. */
export const formatKg = (kg: number): string => formatDecimal(kg, 3);

type Options = {
  start: OwnExerciseDraft;
  send: (content: OwnExerciseContent) => Promise<unknown>;
  onSent: () => void;
};

/** The draft of an own exercise, checked as the server does. */
export const useOwnExerciseForm = ({ start, send, onSent }: Options): OwnExerciseForm =>
  useForm({
    start,
    check: (draft: OwnExerciseDraft) => checkOwnExercise(draft, parseDecimal),
    send,
    onSent,
    serverNames: { reps: 'low', seconds: 'low' },
  });

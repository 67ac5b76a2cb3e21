import { useMutation } from '@tanstack/react-query';
import { ownExercisesApi } from '#features/own-exercises/contract.ts';
import type { OwnExerciseInput } from '#features/own-exercises/rules/own-exercise-schema.ts';
import { mutationOf } from '#platform/web/query/mutation-of.ts';
import { ownText } from './messages.ts';

/** Adds an exercise of one's own, so that sets of the file can belong to it. */
export const useAddOwnExercise = () =>
  useMutation(
    mutationOf(ownExercisesApi.add, (body: OwnExerciseInput & { id: string }) => ({ body }), {
      failed: ownText.failed,
    }),
  );

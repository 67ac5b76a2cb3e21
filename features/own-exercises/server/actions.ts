import type { Db } from '#platform/server/db/database.ts';
import { recordActions } from '#platform/server/records/record-actions.ts';
import { toRecord } from '#platform/server/records/record-rows.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { OwnExercise } from '../contract.ts';
import { findProblems } from '../rules/check-own-exercise.ts';
import { MAX_OWN_EXERCISES } from '../rules/own-exercise-limits.ts';
import { type OwnExerciseContent, ownExerciseRows, ownExercisesOf } from './queries.ts';

export async function listOwnExercises(db: Db, owner: OwnerId): Promise<OwnExercise[]> {
  return (await ownExercisesOf(db, owner)).map(toRecord);
}

function assertFits(content: OwnExerciseContent): OwnExerciseContent {
  const fields = findProblems(content);
  const [message] = Object.values(fields);
  if (message) throw new AppError('invalid', { message, fields });
  return content;
}

export const ownExerciseActions = recordActions({
  rows: ownExerciseRows,
  sentences: {
    notFound: 'That exercise does not exist.',
    editedElsewhere: 'This exercise was changed on another device. Check it, then save again.',
  },
  limit: {
    most: MAX_OWN_EXERCISES,
    sentence: `You have ${MAX_OWN_EXERCISES} exercises of your own. Delete one that you no longer need.`,
  },
  toContent: assertFits,
  toResponse: toRecord,
});

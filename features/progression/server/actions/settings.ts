import { findExercise } from '#features/exercises/rules/exercises.ts';
import { recordActions } from '#platform/server/records/record-actions.ts';
import { toRecord } from '#platform/server/records/record-rows.ts';
import { AppError } from '#platform/shared/errors.ts';
import { toShownSettings } from '../../rules/settings.ts';
import { type ExerciseSettingsContent, exerciseSettingsRows } from '../queries/settings.ts';

/** More than there are exercises. */
const MAX_SETTINGS = 2_000;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Exercises are those of the library, and own ones by their id, which may be deleted meanwhile. */
function toContent(content: ExerciseSettingsContent): ExerciseSettingsContent {
  const { exerciseId } = content;
  if (!UUID.test(exerciseId) && !findExercise(exerciseId)) {
    const message = 'That exercise does not exist.';
    throw new AppError('invalid', { message, fields: { exerciseId: message } });
  }
  return toShownSettings(content);
}

export const exerciseSettingsActions = recordActions({
  rows: exerciseSettingsRows,
  sentences: {
    notFound: 'Those settings do not exist.',
    editedElsewhere: 'These settings were changed on another device. Check them, then save again.',
  },
  limit: {
    most: MAX_SETTINGS,
    sentence: 'You have settings for 2,000 exercises, the most there can be.',
  },
  toContent,
  toResponse: toRecord,
});

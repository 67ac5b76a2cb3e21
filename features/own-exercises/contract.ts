import type { z } from 'zod';
import { recordApi, recordSchemas } from '#platform/shared/record.ts';
import { ownExerciseContent } from './rules/own-exercise-schema.ts';

const schemas = recordSchemas(ownExerciseContent);

export const ownExercise = schemas.stored;
export type OwnExercise = z.infer<typeof ownExercise>;
export const ownExercisesApi = recordApi({
  path: '/api/own-exercises',
  ...schemas,
  notFound: 'That exercise does not exist.',
  about: ['own-exercises'],
  queued: true,
  summaries: {
    list: 'List own exercises, newest first',
    add: 'Save an own exercise; idempotent by id',
    edit: 'Change an own exercise; 409 with the current one if it changed elsewhere',
    remove: 'Delete an own exercise',
    restore: 'Undo a deletion',
  },
});

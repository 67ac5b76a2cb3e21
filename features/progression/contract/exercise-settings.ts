import { z } from 'zod';
import { exerciseId } from '#features/training-sessions/contract.ts';
import { recordApi, recordSchemas } from '#platform/shared/record.ts';
import { PROGRESSION_RULES } from '../rules/progression-rule.ts';
import { MAX_REST_SECONDS, MAX_STEP_KG, MIN_STEP_KG } from '../rules/settings.ts';

/** What a person says of one exercise. Null: as it suits the exercise, their level and their units. */
const content = z.object({
  exerciseId,
  rule: z.enum(PROGRESSION_RULES).nullable().default(null),
  unit: z.enum(['kg', 'lb']).nullable().default(null),
  stepKg: z
    .number('Enter a number.')
    .min(MIN_STEP_KG, `Use at least ${MIN_STEP_KG} kg.`)
    .max(MAX_STEP_KG, `Use at most ${MAX_STEP_KG} kg.`)
    .nullable()
    .default(null),
  restSeconds: z
    .number('Enter a number.')
    .int('Use whole seconds.')
    .min(0, 'Use 0 or more.')
    .max(MAX_REST_SECONDS, 'Use at most 15 minutes.')
    .nullable()
    .default(null),
});

const schemas = recordSchemas(content);

export const exerciseSettings = schemas.stored;
export type ExerciseSettings = z.infer<typeof exerciseSettings>;
export type NewExerciseSettings = z.input<typeof schemas.added>;

/** Of several for one exercise, as two devices may make them, the last made counts. */
export const exerciseSettingsApi = recordApi({
  path: '/api/exercise-settings',
  ...schemas,
  notFound: 'Those settings do not exist.',
  queued: true,
  summaries: {
    list: 'List what the person chose for single exercises: rule, unit, step and rest',
    add: 'Save the settings of an exercise; idempotent by id',
    edit: 'Change the settings of an exercise; 409 with the current ones if they changed elsewhere',
    remove: 'Delete the settings of an exercise: it follows the usual ones again',
    restore: 'Undo a deletion',
  },
});

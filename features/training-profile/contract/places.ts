import { z } from 'zod';
import { EQUIPMENT } from '#features/exercises/rules/equipment-kinds.ts';
import { recordApi, recordSchemas } from '#platform/shared/record.ts';
import {
  MAX_BAR_KG,
  MAX_DUMBBELL_KG,
  MAX_MACHINE_STEP_KG,
  MAX_NAME_LENGTH,
  MAX_PAIRS,
  MAX_PLATE_KG,
  MAX_PLATE_KINDS,
  MAX_WEIGHTS,
  MIN_KG,
  PLACE_KINDS,
} from '../rules/places.ts';

const kg = (most: number) => {
  const sentence = `Use ${MIN_KG} to ${most} kg.`;
  return z.number().min(MIN_KG, sentence).max(most, sentence);
};
const weights = z
  .array(kg(MAX_DUMBBELL_KG))
  .min(1, 'Give at least one weight.')
  .max(MAX_WEIGHTS, `Use at most ${MAX_WEIGHTS} weights.`);

/** What a person says of a place where they train. Weights in kg; null: not stated. */
const content = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Enter a name.')
    .max(MAX_NAME_LENGTH, `Use at most ${MAX_NAME_LENGTH} characters.`),
  kind: z.enum(PLACE_KINDS),
  equipment: z.array(z.enum(EQUIPMENT, 'Choose equipment from the list.')).max(EQUIPMENT.length),
  barKg: kg(MAX_BAR_KG).nullable().default(null),
  platesKg: z
    .array(
      z.object({
        kg: kg(MAX_PLATE_KG),
        pairs: z
          .number()
          .int()
          .min(1, `Use 1 to ${MAX_PAIRS} pairs.`)
          .max(MAX_PAIRS, `Use 1 to ${MAX_PAIRS} pairs.`),
      }),
    )
    .min(1, 'Give at least one weight.')
    .max(MAX_PLATE_KINDS, `Use at most ${MAX_PLATE_KINDS} weights of plates.`)
    .nullable()
    .default(null),
  /** for one hand */
  dumbbellsKg: weights.nullable().default(null),
  kettlebellsKg: weights.nullable().default(null),
  machineStepKg: kg(MAX_MACHINE_STEP_KG).nullable().default(null),
});

const schemas = recordSchemas(content);

export const trainingPlace = schemas.stored;
export type TrainingPlace = z.infer<typeof trainingPlace>;

export const trainingPlacesApi = recordApi({
  path: '/api/training-places',
  ...schemas,
  notFound: 'That place does not exist.',
  queued: true,
  summaries: {
    list: 'List places to train, first made first',
    add: 'Save a place; idempotent by id',
    edit: 'Change a place; 409 with the current one if it changed elsewhere',
    remove:
      'Delete a place; days that use it are left without equipment until Undo or another choice',
    restore: 'Undo a deletion',
  },
});

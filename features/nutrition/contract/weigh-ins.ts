import { z } from 'zod';
import { diaryDay } from '#features/food-log/contract.ts';
import { recordApi, recordSchemas } from '#platform/shared/record.ts';
import { timeZone } from '#platform/shared/time-zone.ts';
import { MAX_KG, MIN_KG, WEIGHT_UNITS } from '../rules/weight/weigh-in.ts';

const outOfRange = `Use ${MIN_KG} to ${MAX_KG} kg.`;

const content = z.object({
  date: diaryDay,
  /** the clock on the wall; a label like the date, never an instant */
  localTime: z
    .string()
    .max(5, 'Give the time as HH:MM.')
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Give the time as HH:MM.')
    .nullable()
    .default(null),
  timeZone: timeZone.nullable().default(null),
  /** kg, exact */
  weightKg: z.number().min(MIN_KG, outOfRange).max(MAX_KG, outOfRange),
  /** what it was typed in; it is kept in kg all the same */
  enteredUnit: z.enum(WEIGHT_UNITS).default('kg'),
});

const schemas = recordSchemas(content);

export const weighIn = schemas.stored;
export type WeighIn = z.infer<typeof weighIn>;

export const weighInsApi = recordApi({
  path: '/api/weigh-ins',
  ...schemas,
  notFound: 'That weigh-in does not exist.',
  query: z.object({ from: diaryDay }),
  about: ['weigh-ins', 'body'],
  queued: true,
  summaries: {
    list: 'List weigh-ins since a day, newest first',
    add: 'Save a weigh-in; idempotent by id',
    edit: 'Change a weigh-in; 409 with the current one if it changed elsewhere',
    remove: 'Delete a weigh-in',
    restore: 'Undo a deletion',
  },
});

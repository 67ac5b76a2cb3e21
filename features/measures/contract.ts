import { z } from 'zod';
import { recordApi, recordSchemas } from '#platform/shared/record.ts';
import { MAX_FIGURE, MAX_NAME_CHARS, MAX_UNIT_CHARS } from './rules/check-measure.ts';
import { FREQUENCIES } from './rules/kinds.ts';
import { MAX_EARLIER_UNITS } from './rules/measure.ts';

export { type ReadingsFile, readingsApi, readingsFileApi } from './contract/readings.ts';

const figure = z
  .number()
  .min(-MAX_FIGURE, 'Use a larger number.')
  .max(MAX_FIGURE, 'Use a smaller number.');
const unit = z.string().trim().max(MAX_UNIT_CHARS, `Use at most ${MAX_UNIT_CHARS} characters.`);

const content = z.object({
  /** a key of KINDS, or `own` */
  kind: z.string().min(1, 'Say which measure.').max(40, 'Use at most 40 characters.'),
  /** of an own measure; null for the others, like the fields below */
  name: z
    .string()
    .trim()
    .max(MAX_NAME_CHARS, `Use at most ${MAX_NAME_CHARS} characters.`)
    .nullable()
    .default(null),
  unit: unit.nullable().default(null),
  /** the range that a figure may have, in `unit`; null: none */
  low: figure.nullable().default(null),
  high: figure.nullable().default(null),
  /** units it had before; `factor`: one of that in `unit`, null: readings in it are a series of their own */
  earlierUnits: z
    .array(z.object({ unit, factor: z.number().positive().max(MAX_FIGURE).nullable() }))
    .max(MAX_EARLIER_UNITS)
    .default([]),
  frequency: z.enum(FREQUENCIES),
  tracked: z.boolean(),
});

const schemas = recordSchemas(content);

export const measure = schemas.stored;

/** What a person tracks. */
export const measuresApi = recordApi({
  path: '/api/measures',
  ...schemas,
  notFound: 'That measure does not exist.',
  queued: true,
  summaries: {
    list: 'List what a person measures or has measured',
    add: 'Start tracking a measure; idempotent by id',
    edit: 'Change a measure; 409 with the current one if it changed elsewhere',
    remove: 'Delete a measure',
    restore: 'Undo a deletion',
  },
});

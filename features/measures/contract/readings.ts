import { z } from 'zod';
import { diaryDay } from '#features/food-log/contract.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { recordApi, recordSchemas } from '#platform/shared/record.ts';
import { timeZone } from '#platform/shared/time-zone.ts';
import { MAX_FIGURE, MAX_UNIT_CHARS } from '../rules/check-measure.ts';
import { MAX_FILE_READINGS } from '../rules/read-file.ts';
import { METHODS } from '../rules/readings.ts';

const figure = z
  .number()
  .min(-MAX_FIGURE, 'Use a larger number.')
  .max(MAX_FIGURE, 'Use a smaller number.');
const kind = z.string().min(1, 'Say which measure.').max(40, 'Use at most 40 characters.');

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
  /** a key of KINDS, or the id of an own measure */
  kind,
  /** in `unit`, as it was typed */
  value: figure,
  /** diastolic, of blood pressure */
  second: figure.nullable().default(null),
  unit: z.string().trim().max(MAX_UNIT_CHARS, `Use at most ${MAX_UNIT_CHARS} characters.`),
  method: z.enum(METHODS).default('typed'),
});

const schemas = recordSchemas(content);

export const reading = schemas.stored;

export const readingsApi = recordApi({
  path: '/api/measure-readings',
  ...schemas,
  notFound: 'That reading does not exist.',
  query: z.object({ from: diaryDay, kind: kind.optional() }),
  about: ['measure-readings'],
  queued: true,
  summaries: {
    list: 'List readings since a day, newest first, and before it the latest of each measure',
    add: 'Save a reading; idempotent by id',
    edit: 'Change a reading; 409 with the current one if it changed elsewhere',
    remove: 'Delete a reading',
    restore: 'Undo a deletion',
  },
});

const readingsFile = z.object({
  readings: z.array(content).min(1, 'Send at least one reading.').max(MAX_FILE_READINGS),
});
export type ReadingsFile = z.infer<typeof readingsFile>;

const ids = z.array(z.uuid()).max(MAX_FILE_READINGS);

/** A file's readings at once, and their way back. */
export const readingsFileApi = {
  addFile: endpoint({
    method: 'POST',
    path: '/api/measure-readings/file',
    about: ['measure-readings'],
    access: 'signed-in',
    rate: 'bulk',
    summary: 'Save the readings of a file, all or none; what is there already is left out',
    body: readingsFile,
    bodyLimitBytes: 2_000_000,
    /** of those that are new */
    response: z.object({ ids }),
  }),
  removeFile: endpoint({
    method: 'POST',
    path: '/api/measure-readings/file/removal',
    about: ['measure-readings'],
    access: 'signed-in',
    rate: 'bulk',
    summary: 'Delete the readings that a file brought',
    body: z.object({ ids }),
    bodyLimitBytes: 400_000,
    response: z.object({ ok: z.literal(true) }),
  }),
};

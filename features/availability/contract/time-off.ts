import { z } from 'zod';
import { calendarDay } from '#platform/shared/day-schema.ts';
import { recordApi, recordSchemas } from '#platform/shared/record.ts';
import { ABOUT_TIMES, minuteOfDay } from './fields.ts';

const MAX_NOTE = 200;

const schemas = recordSchemas(
  z.object({
    fromDay: calendarDay,
    /** null: the whole day, likewise below */
    fromMinute: minuteOfDay.nullable().default(null),
    toDay: calendarDay,
    toMinute: minuteOfDay.nullable().default(null),
    /** for the person alone */
    note: z
      .string()
      .trim()
      .max(MAX_NOTE, `Use at most ${MAX_NOTE} characters.`)
      .nullable()
      .default(null),
  }),
);
export const timeOff = schemas.stored;
export type TimeOffRecord = z.infer<typeof timeOff>;

/** Time in which nobody can book, whatever the hours say. */
export const timeOffApi = recordApi({
  path: '/api/availability/time-off',
  ...schemas,
  notFound: 'That time off does not exist.',
  about: ABOUT_TIMES,
  summaries: {
    list: 'List time off that is not over, the next first',
    add: 'Take time off; idempotent by id',
    edit: 'Change time off; 409 with the current one if it changed elsewhere',
    remove: 'Delete time off',
    restore: 'Undo a deletion',
  },
});

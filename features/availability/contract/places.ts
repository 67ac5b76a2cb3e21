import { z } from 'zod';
import { recordApi, recordSchemas } from '#platform/shared/record.ts';
import { ABOUT_TIMES, travelMinutes } from './fields.ts';

const MAX_NAME = 80;
/** So that the way between any two can be given. */
export const MAX_PLACES = 20;

const named = (missing: string) =>
  z.string().trim().min(1, missing).max(MAX_NAME, `Use at most ${MAX_NAME} characters.`);

const schemas = recordSchemas(
  z.object({
    name: named('Enter a name.'),
    suburb: named('Enter a suburb.'),
    postcode: z
      .string()
      .trim()
      .max(4, 'A postcode has 4 digits.')
      .regex(/^\d{4}$/, 'A postcode has 4 digits.')
      .nullable()
      .default(null),
    /** minutes to other places, by their id; each pair stands at one of the two */
    travelMinutes: z
      .record(z.uuid('That place does not exist.'), travelMinutes)
      .meta({ maxProperties: MAX_PLACES })
      .default({}),
  }),
);
export const sessionPlace = schemas.stored;
export type SessionPlace = z.infer<typeof sessionPlace>;

/** Where a trainer meets people. */
export const sessionPlacesApi = recordApi({
  path: '/api/availability/places',
  ...schemas,
  notFound: 'That place does not exist.',
  about: ABOUT_TIMES,
  summaries: {
    list: 'List the places where you train people, first made first',
    add: 'Add a place; idempotent by id',
    edit: 'Change a place, or the way to others; 409 with the current one if it changed elsewhere',
    remove: 'Delete a place',
    restore: 'Undo a deletion',
  },
});

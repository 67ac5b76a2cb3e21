import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { recordApi, recordSchemas } from '#platform/shared/record.ts';
import { loggedItem } from '../rules/item/item-schema.ts';
import { diaryDay, mealType } from './diary-place.ts';

const content = z.object({
  item: loggedItem,
  mealType,
  /** 1 Monday to 7 Sunday */
  weekdays: z
    .array(z.number().int().min(1, 'Use 1 to 7.').max(7, 'Use 1 to 7.'))
    .min(1, 'Choose at least one day.')
    .max(7, 'Choose each day once.')
    .refine((days) => new Set(days).size === days.length, 'Choose each day once.'),
  startsOn: diaryDay,
  /** the last day; null goes on */
  endsOn: diaryDay.nullable().default(null),
});

const inOrder = {
  check: ({ startsOn, endsOn }: { startsOn: string; endsOn: string | null }) =>
    endsOn === null || endsOn >= startsOn,
  error: { message: 'The last day can’t be before the first.', path: ['endsOn'] },
};

const schemas = recordSchemas(content);

const newRecurringEntry = schemas.added.refine(inOrder.check, inOrder.error);
export const recurringEntry = schemas.stored;
export type RecurringEntry = z.infer<typeof recurringEntry>;

/**
 * What a day proposes. Nothing is logged until the person says so; then as an entry with `entryId`,
 * which is the same on every device, so that it is logged once.
 */
export const proposal = z.object({
  recurringId: z.string(),
  entryId: z.string(),
  date: z.string(),
  mealType,
  item: loggedItem,
  /** passed over for this day; can be undone */
  skipped: z.boolean(),
});
export type Proposal = z.infer<typeof proposal>;

const done = z.object({ ok: z.literal(true) });
const dayOfRecurring = z.object({ id: z.uuid('That entry does not exist.'), date: diaryDay });

export const recurringEntriesApi = {
  ...recordApi({
    path: '/api/recurring-entries',
    added: newRecurringEntry,
    edited: schemas.edited.refine(inOrder.check, inOrder.error),
    stored: recurringEntry,
    notFound: 'That entry does not exist.',
    queued: true,
    summaries: {
      list: 'List repeating foods, oldest first',
      add: 'Create a repeating food; idempotent by id',
      edit: 'Change a repeating food; 409 with the current one if it changed elsewhere',
      remove: 'Delete a repeating food; keeps logged entries',
      restore: 'Undo a deletion',
    },
  }),
  due: endpoint({
    method: 'GET',
    path: '/api/recurring-entries/due',
    about: ['recurring-entries', 'food-logs'],
    access: 'signed-in',
    rate: 'read',
    offline: 'cached',
    summary: 'List a day’s suggestions that are not logged; skipped ones are marked',
    query: z.object({ date: diaryDay }),
    response: z.array(proposal),
  }),
  skip: endpoint({
    method: 'PUT',
    path: '/api/recurring-entries/:id/skips/:date',
    access: 'signed-in',
    rate: 'write',
    summary: 'Skip a suggestion for one day; idempotent',
    params: dayOfRecurring,
    response: done,
  }),
  unskip: endpoint({
    method: 'DELETE',
    path: '/api/recurring-entries/:id/skips/:date',
    access: 'signed-in',
    rate: 'write',
    summary: 'Undo a skip; idempotent',
    params: dayOfRecurring,
    response: done,
  }),
};

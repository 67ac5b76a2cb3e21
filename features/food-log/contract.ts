import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { timeZone } from '#platform/shared/time-zone.ts';
import { dayRange } from './contract/days.ts';
import { diaryDay, mealType, version } from './contract/diary-place.ts';
import { MAX_DAYS } from './rules/days/diary-days.ts';
import { ORIGINS, SOURCE_TYPES } from './rules/entry/entry-kinds.ts';
import { loggedItem } from './rules/item/item-schema.ts';

export { dayRange, daysApi } from './contract/days.ts';
export { diaryDay, mealType } from './contract/diary-place.ts';
export { type RecurringEntry, recurringEntriesApi } from './contract/recurring-entries.ts';
export { savedMealsApi } from './contract/saved-meals.ts';
export { usualFoodsApi } from './contract/usual-foods.ts';
export type { MealType, Origin, PortionUnit } from './rules/entry/entry-kinds.ts';
export { itemFigures, loggedItem } from './rules/item/item-schema.ts';

/** The spec's field, derived from the confidence; `origin` is the real source. */
const sourceType = z.enum(SOURCE_TYPES);
const origin = z.enum(ORIGINS);

const entryFields = loggedItem.extend({
  date: diaryDay,
  mealType,
  /** percent */
  aiConfidence: z
    .number()
    .min(0, 'Use 0 to 100.')
    .max(100, 'Use 0 to 100.')
    .nullable()
    .default(null),
  /** When it was eaten by the clock on the wall; a label like the date, never an instant. */
  localTime: z
    .string()
    .max(5, 'Give the time as HH:MM.')
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Give the time as HH:MM.')
    .nullable()
    .default(null),
  timeZone: timeZone.nullable().default(null),
});

/** Body of POST. The client creates the id, so that a repeated call logs once. */
export const newFoodLogEntry = entryFields.extend({
  id: z.uuid('Give the id as a UUID.').optional(),
  origin: origin.optional(),
  /** Accepted as the specification sends it; what is stored follows from the confidence. */
  sourceType: sourceType.optional(),
  aiAnalyzed: z.boolean().default(false),
});
export type NewFoodLogEntry = z.infer<typeof newFoodLogEntry>;

/** What PUT takes: the whole entry, and the version that was read, so that two devices never overwrite each other unseen. */
export const foodLogEdit = entryFields
  .omit({ aiConfidence: true, localTime: true, timeZone: true })
  .extend({ version });
export type FoodLogEdit = z.infer<typeof foodLogEdit>;

export const foodLogEntry = entryFields.extend({
  id: z.string(),
  sourceType,
  origin,
  aiAnalyzed: z.boolean(),
  version: z.number().int(),
  createdAt: z.string(),
});
export type FoodLogEntry = z.infer<typeof foodLogEntry>;

const batchEntry = foodLogEntry.extend({
  /** its id was new, or stands in the log already, or did and is deleted since */
  outcome: z.enum(['logged', 'there-before', 'deleted-before']),
});
export type BatchEntry = z.infer<typeof batchEntry>;

const entryId = z.object({ id: z.uuid('That entry does not exist.') });

/** More than any day holds that people log by hand: all of a day can be copied, all or none. */
const MAX_ENTRIES_PER_CALL = 300;
/** With whole portions and vitamins so many entries are larger than an ordinary call. */
const BATCH_BYTES = 1_500_000;
const entryIds = z.object({
  ids: z
    .array(z.uuid('That entry does not exist.'))
    .min(1, 'Choose at least one entry.')
    .max(MAX_ENTRIES_PER_CALL, `Choose at most ${MAX_ENTRIES_PER_CALL} entries.`),
});

export const foodLogApi = {
  ways: endpoint({
    method: 'GET',
    path: '/api/food-logs/ways',
    about: [],
    access: 'signed-in',
    rate: 'read',
    summary: 'List logging methods whose service is not set up',
    response: z.object({ photoIsSetUp: z.boolean() }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/food-logs',
    access: 'signed-in',
    rate: 'write',
    offline: 'queued',
    summary: 'Log one food; idempotent by id',
    body: newFoodLogEntry,
    response: foodLogEntry,
  }),
  addMany: endpoint({
    method: 'POST',
    path: '/api/food-logs/batch',
    access: 'signed-in',
    rate: 'write',
    offline: 'queued',
    summary: 'Log several foods, all or none; idempotent by id',
    body: z.object({
      entries: z
        .array(newFoodLogEntry.extend({ id: z.uuid('Give the id as a UUID.') }))
        .min(1, 'Choose at least one food.')
        .max(MAX_ENTRIES_PER_CALL, `Log at most ${MAX_ENTRIES_PER_CALL} foods at once.`)
        .superRefine((entries, context) => {
          entries.forEach(({ id }, index) => {
            if (entries.findIndex((other) => other.id === id) === index) return;
            const message = 'Give each entry an id of its own.';
            context.addIssue({ code: 'custom', message, path: [index, 'id'] });
          });
        }),
    }),
    response: z.array(batchEntry),
    bodyLimitBytes: BATCH_BYTES,
  }),
  removeMany: endpoint({
    method: 'POST',
    path: '/api/food-logs/remove-many',
    access: 'signed-in',
    rate: 'write',
    offline: 'queued',
    summary: 'Delete several entries, all or none; idempotent',
    body: entryIds,
    response: z.object({ ok: z.literal(true) }),
  }),
  restoreMany: endpoint({
    method: 'POST',
    path: '/api/food-logs/restore-many',
    access: 'signed-in',
    rate: 'write',
    offline: 'queued',
    summary: 'Restore several deleted entries, all or none',
    body: entryIds,
    response: z.array(foodLogEntry),
  }),
  moveMany: endpoint({
    method: 'POST',
    path: '/api/food-logs/move-many',
    access: 'signed-in',
    rate: 'write',
    offline: 'queued',
    summary: 'Move entries to another day or meal, all or none; 409 if one changed elsewhere',
    body: z.object({
      moves: z
        .array(
          z.object({ id: z.uuid('That entry does not exist.'), version, date: diaryDay, mealType }),
        )
        .min(1, 'Choose at least one entry.')
        .max(MAX_ENTRIES_PER_CALL, `Choose at most ${MAX_ENTRIES_PER_CALL} entries.`),
    }),
    response: z.array(foodLogEntry),
  }),
  ofDay: endpoint({
    method: 'GET',
    path: '/api/food-logs',
    access: 'signed-in',
    rate: 'read',
    offline: 'cached',
    summary: 'List the entries of a day in logged order',
    query: z.object({ date: diaryDay }),
    response: z.array(foodLogEntry),
  }),
  ofDays: endpoint({
    method: 'GET',
    path: '/api/food-logs/of-days',
    access: 'signed-in',
    rate: 'read',
    summary: 'List entries between two days in logged order, for the offline cache',
    query: dayRange(MAX_DAYS),
    response: z.array(foodLogEntry),
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/api/food-logs/:id',
    access: 'signed-in',
    rate: 'write',
    offline: 'queued',
    summary: 'Change an entry; 409 with the current entry if it changed elsewhere',
    params: entryId,
    body: foodLogEdit,
    response: foodLogEntry,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/food-logs/:id',
    access: 'signed-in',
    rate: 'write',
    offline: 'queued',
    summary: 'Delete an entry',
    params: entryId,
    response: z.object({ ok: z.literal(true) }),
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/food-logs/:id/restore',
    access: 'signed-in',
    rate: 'write',
    offline: 'queued',
    summary: 'Undo a deletion',
    params: entryId,
    response: foodLogEntry,
  }),
};

import { z } from 'zod';
import { foodLogEdit, foodLogEntry, newFoodLogEntry } from '#features/food-log/contract.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { recordApi, recordSchemas } from '#platform/shared/record.ts';
import { leftoverContent, MAX_PORTIONS } from './rules/leftover.ts';

const schemas = recordSchemas(leftoverContent);

export const leftover = schemas.stored;
export type Leftover = z.infer<typeof leftover>;

const ABOUT = ['leftovers', 'food-logs'];
const NO_RECIPE = 'That recipe does not exist.';
const NOT_FOUND = 'Those leftovers do not exist.';

const params = z.object({ id: z.uuid(NOT_FOUND) });
const uuid = z.uuid('Give the id as a UUID.');
const done = z.object({ ok: z.literal(true) });

/** An entry with an id of the client's, so that a repeated call logs it once. */
const entry = newFoodLogEntry.extend({ id: uuid });

const portionsEaten = z
  .number('Use a number.')
  .positive('Use more than 0.')
  .max(MAX_PORTIONS, `Use at most ${MAX_PORTIONS}.`);

const write = { access: 'signed-in', rate: 'write', offline: 'queued', about: ABOUT } as const;

export const leftoversApi = {
  ...recordApi({
    path: '/api/leftovers',
    ...schemas,
    notFound: NOT_FOUND,
    about: ['leftovers'],
    queued: true,
    summaries: {
      list: 'List leftovers, the first to use up first',
      add: 'Save leftovers; idempotent by id',
      edit: 'Change leftovers; 409 with the current ones if they changed elsewhere',
      remove: 'Throw leftovers away',
      restore: 'Undo throwing away',
    },
  }),
  cooked: endpoint({
    ...write,
    method: 'POST',
    path: '/api/leftovers/cooked',
    summary:
      'Log what was eaten of a cooked recipe and keep the rest, both or none; idempotent by ids',
    body: z
      .object({ entry: entry.nullable(), leftover: schemas.added.nullable() })
      .refine((body) => body.entry !== null || body.leftover !== null, {
        message: 'Eat or keep at least one portion.',
        path: ['entry'],
      }),
    response: z.object({ entry: foodLogEntry.nullable(), leftover: leftover.nullable() }),
  }),
  undoCooked: endpoint({
    ...write,
    method: 'POST',
    path: '/api/leftovers/undo-cooked',
    summary: 'Undo logging and keeping a cooked recipe, both or none; idempotent',
    body: z.object({ entryId: uuid.nullable(), leftoverId: uuid.nullable() }),
    response: done,
  }),
  eat: endpoint({
    ...write,
    method: 'POST',
    path: '/api/leftovers/:id/eat',
    summary: 'Log portions of leftovers and take them off what is kept; idempotent by entry id',
    params,
    body: z.object({ entry, portions: portionsEaten }),
    response: foodLogEntry,
  }),
  undoEat: endpoint({
    ...write,
    method: 'POST',
    path: '/api/leftovers/:id/undo-eat',
    summary: 'Undo eating leftovers: the entry goes and the portions come back, once',
    params,
    body: z.object({
      entryId: uuid,
      /** what was asked for: a device shows it until the server has said what was taken */
      portions: portionsEaten,
    }),
    response: done,
  }),
};

/** So many entries are changed at once; older ones stay. */
export const MAX_PAST_ENTRIES = 300;
/** With all vitamins so many entries are larger than an ordinary call. */
const PAST_BYTES = 1_500_000;

export const pastEntriesApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/recipe-entries',
    about: ['food-logs'],
    access: 'signed-in',
    rate: 'read',
    summary: 'List entries logged from a recipe, the latest first',
    query: z.object({
      recipeId: z.string().min(1, NO_RECIPE).max(90, NO_RECIPE),
    }),
    response: z.array(foodLogEntry),
  }),
  change: endpoint({
    method: 'POST',
    path: '/api/recipe-entries',
    about: ['food-logs'],
    access: 'signed-in',
    rate: 'write',
    summary: 'Change entries of a recipe, all or none; 409 if one changed elsewhere',
    body: z.object({
      entries: z
        .array(foodLogEdit.extend({ id: uuid }))
        .min(1, 'Choose at least one entry.')
        .max(MAX_PAST_ENTRIES, `Choose at most ${MAX_PAST_ENTRIES} entries.`),
    }),
    response: z.array(foodLogEntry),
    bodyLimitBytes: PAST_BYTES,
  }),
};

import { z } from 'zod';
import { recordApi, recordSchemas } from '#platform/shared/record.ts';
import { loggedItem } from '../rules/item/item-schema.ts';

export const MAX_MEAL_ITEMS = 50;

const content = z.object({
  name: z.string().trim().min(1, 'Name the meal.').max(100, 'Use at most 100 characters.'),
  items: z
    .array(loggedItem)
    .min(1, 'Keep at least one food.')
    .max(MAX_MEAL_ITEMS, `Use at most ${MAX_MEAL_ITEMS} foods.`),
});

const { added, edited, stored } = recordSchemas(content);

/** Its totals follow from the items (rules/day-totals.ts). */
export const savedMeal = stored.extend({ createdAt: z.string() });
export type SavedMeal = z.infer<typeof savedMeal>;

export const savedMealsApi = recordApi({
  path: '/api/saved-meals',
  added,
  edited,
  stored: savedMeal,
  notFound: 'That meal does not exist.',
  queued: true,
  // With whole portions and vitamins 50 items are larger than an ordinary call.
  bodyLimitBytes: 500_000,
  summaries: {
    list: 'List saved meals with their foods, by name',
    add: 'Save a meal; idempotent by id',
    edit: 'Change a saved meal; 409 with the current one if it changed elsewhere',
    remove: 'Delete a saved meal; keeps logged entries',
    restore: 'Undo a deletion',
  },
});

import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { loggedItem } from '../rules/item-schema.ts';
import { version } from './diary-place.ts';

export const MAX_MEAL_ITEMS = 50;

const content = z.object({
  name: z.string().trim().min(1, 'Name the meal.').max(100, 'Use at most 100 characters.'),
  items: z
    .array(loggedItem)
    .min(1, 'Keep at least one food.')
    .max(MAX_MEAL_ITEMS, `Use at most ${MAX_MEAL_ITEMS} foods.`),
});

export const newSavedMeal = content.extend({
  /** made by the client, so that a repeated call saves one meal */
  id: z.uuid('Give the id as a UUID.'),
});
export type NewSavedMeal = z.infer<typeof newSavedMeal>;

export const savedMealEdit = content.extend({ version });
export type SavedMealEdit = z.infer<typeof savedMealEdit>;

/** Its totals follow from the items (rules/day-totals.ts). */
export const savedMeal = content.extend({
  id: z.string(),
  version: z.number().int(),
  createdAt: z.string(),
});
export type SavedMeal = z.infer<typeof savedMeal>;

const mealId = z.object({ id: z.uuid('That meal does not exist.') });
/** With whole portions and vitamins 50 items are larger than an ordinary call. */
const bodyLimitBytes = 500_000;

export const savedMealsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/saved-meals',
    access: 'signed-in',
    rate: 'read',
    offline: 'cached',
    summary: 'List saved meals with their foods, by name',
    response: z.array(savedMeal),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/saved-meals',
    access: 'signed-in',
    rate: 'write',
    summary: 'Save a meal; idempotent by id',
    body: newSavedMeal,
    response: savedMeal,
    bodyLimitBytes,
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/api/saved-meals/:id',
    access: 'signed-in',
    rate: 'write',
    summary: 'Change a saved meal; 409 with the current one if it changed elsewhere',
    params: mealId,
    body: savedMealEdit,
    response: savedMeal,
    bodyLimitBytes,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/saved-meals/:id',
    access: 'signed-in',
    rate: 'write',
    summary: 'Delete a saved meal; keeps logged entries',
    params: mealId,
    response: z.object({ ok: z.literal(true) }),
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/saved-meals/:id/restore',
    access: 'signed-in',
    rate: 'write',
    summary: 'Undo a deletion',
    params: mealId,
    response: savedMeal,
  }),
};

import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { loggedItem } from '../rules/item/item-schema.ts';
import { diaryDay, mealType } from './diary-place.ts';

/** A food in its usual portion of a meal, and when it is eaten there. */
const usualFood = loggedItem.omit({ note: true }).extend({
  mealType,
  aiAnalyzed: z.boolean(),
  /** percent */
  aiConfidence: z.number().nullable(),
  /** weekday (1 Monday to 7 Sunday), hour (null: not known) and how often, recent days counting most */
  times: z.array(z.tuple([z.number().int(), z.number().int().nullable(), z.number()])),
});
export type UsualFood = z.infer<typeof usualFood>;

export const usualFoodsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/food-logs/usual',
    // Answers from the days before: logging today does not change it.
    about: ['usual-foods'],
    access: 'signed-in',
    rate: 'read',
    offline: 'cached',
    summary: 'Foods eaten on at least two of the 90 days before a day, by meal',
    query: z.object({ date: diaryDay }),
    response: z.array(usualFood),
  }),
};

import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { mealWishes } from './rules/meal-wishes.ts';

export const MAX_WISH_LENGTH = 500;

/** Why a model that was asked did not read the wish. */
const MODEL_FAILURES = ['refused', 'unreadable', 'timeout', 'unavailable'] as const;

const readWish = z.object({
  /** `rules`: our own reader, which the device has too */
  readBy: z.enum(['model', 'rules']),
  /** null: the model read it, or none is set up */
  failure: z.enum(MODEL_FAILURES).nullable(),
  wishes: mealWishes,
  /** words of the text that say something nobody read */
  notUnderstood: z.array(z.string()),
});
export type ReadWish = z.infer<typeof readWish>;

export const mealWishesApi = {
  state: endpoint({
    method: 'GET',
    path: '/api/meal-wishes/state',
    about: [],
    access: 'signed-in',
    rate: 'read',
    offline: 'cached',
    summary: 'Get which AI service reads wishes for meals, if any',
    response: z.object({ provider: z.string().nullable() }),
  }),
  read: endpoint({
    method: 'POST',
    path: '/api/meal-wishes/read',
    about: [],
    access: 'signed-in',
    // A model's answer costs the operator.
    rate: 'bulk',
    summary: 'Read a wish for meals in plain words as constraints of a plan; stores nothing',
    body: z.object({
      text: z
        .string()
        .trim()
        .min(1, 'Say what you would like to eat.')
        .max(MAX_WISH_LENGTH, `Use at most ${MAX_WISH_LENGTH} characters.`),
    }),
    response: readWish,
  }),
};

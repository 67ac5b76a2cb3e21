import { z } from 'zod';
import { diaryDay } from '#features/food-log/contract.ts';
import { loggedItem } from '#features/food-log/rules/item/item-schema.ts';

export const PLACES = ['fridge', 'freezer'] as const;
export type Place = (typeof PLACES)[number];

export const MAX_PORTIONS = 100;
const MAX_DAYS = 1_000;

const portions = z
  .number('Use a number.')
  .positive('Use more than 0.')
  .max(MAX_PORTIONS, `Use at most ${MAX_PORTIONS}.`);

const days = z
  .number()
  .int('Use a whole number.')
  .min(0, 'Use 0 or more.')
  .max(MAX_DAYS, `Use at most ${MAX_DAYS}.`)
  .nullable()
  .default(null);

/** Cooked food that is kept. */
export const leftoverContent = z.object({
  /** recipe that it was cooked from; a label that may outlive the recipe */
  recipeId: z.string().max(100, 'Use at most 100 characters.').nullable().default(null),
  name: z.string().trim().min(1, 'Enter a name.').max(200, 'Use at most 200 characters.'),
  /** one portion, as it is logged */
  item: loggedItem,
  /** still there */
  portions,
  place: z.enum(PLACES).default('fridge'),
  cookedOn: diaryDay,
  /** last day to eat it; null: not known */
  useBy: diaryDay.nullable().default(null),
  /** days that it keeps in each place; null: not known */
  fridgeDays: days,
  freezerDays: days,
});

export type LeftoverContent = z.infer<typeof leftoverContent>;

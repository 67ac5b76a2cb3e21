import { z } from 'zod';
import { EXPECTING } from '#features/meal-planner/rules/expecting/unsafe-foods.ts';
import { ALLERGENS } from '#features/recipe-book/rules/allergen-kinds.ts';
import { RECIPE_SLOTS } from '#features/recipe-book/rules/recipe.ts';
import { findWishedFood } from './wished-foods.ts';
import { findWishedKind, MEAL_DIETS } from './wished-kinds.ts';

export const MAX_WISH_MINUTES = 240;
export const MAX_WISH_AUD = 2_000;
export const MAX_EATERS = 20;
/** Most of one food that is used up in a week, g. */
export const MAX_USE_UP_GRAMS = 50_000;
/** Most times a week that a limit may name. */
export const MAX_TIMES = 7;
const MAX_LIST = 40;

/** Monday is 1; none: any day. */
const days = z.array(z.number().int().min(1).max(7)).max(7);
/** None: any meal. */
const slots = z.array(z.enum(RECIPE_SLOTS)).max(RECIPE_SLOTS.length);
const MAX_ID_CHARACTERS = 60;
const food = z
  .string()
  .max(MAX_ID_CHARACTERS)
  .refine((id) => findWishedFood(id) !== undefined);
/** A kind of meal, or of food. */
const what = z
  .string()
  .max(MAX_ID_CHARACTERS)
  .refine((id) => findWishedKind(id) !== undefined || findWishedFood(id) !== undefined);
const aud = z.number().positive().max(MAX_WISH_AUD);
const minutes = z.number().int().min(1).max(MAX_WISH_MINUTES);

/** What a person asked of their meals in their own words. Null, false and empty: not said. */
export const mealWishes = z.object({
  diets: z.array(z.enum(MEAL_DIETS)).max(MEAL_DIETS.length),
  /** never, not even traces */
  without: z.array(z.enum(ALLERGENS)).max(ALLERGENS.length),
  avoid: z.array(food).max(MAX_LIST),
  less: z.array(what).max(MAX_LIST),
  more: z.array(what).max(MAX_LIST),
  useUp: z.array(food).max(MAX_LIST),
  /** grams of what is to be used up; left out: not said */
  useUpGrams: z
    .array(z.object({ food, grams: z.number().positive().max(MAX_USE_UP_GRAMS) }))
    .max(MAX_LIST)
    .optional(),
  /** "Thai on Friday", "soup for lunch", "high protein breakfasts" */
  asks: z.array(z.object({ what, days, slots })).max(MAX_LIST),
  /** minutes of cooking of a meal, at most */
  times: z.array(z.object({ minutes, days, slots })).max(MAX_LIST),
  /** of all cooking in a day, at most */
  dayMinutes: minutes.nullable(),
  /** meals that are not planned; `isOut`: eaten elsewhere */
  skips: z.array(z.object({ isOut: z.boolean(), days, slots })).max(MAX_LIST),
  /** AUD a week */
  budgetAud: aud.nullable(),
  /** AUD a serving */
  mealAud: aud.nullable(),
  isCheap: z.boolean(),
  /** the only days on which is cooked */
  cookDays: days,
  leftovers: z.boolean().nullable(),
  /** meals that are eaten from leftovers */
  leftoverSlots: slots,
  /** meals that are the same every day */
  same: slots,
  noRepeats: z.boolean(),
  /** who eat a whole portion */
  people: z.number().int().min(1).max(MAX_EATERS).nullable(),
  kids: z.number().int().min(1).max(MAX_EATERS).nullable(),
  /** portion of a child */
  kidShare: z.number().positive().max(1).nullable(),
  /** a day */
  snacks: z.number().int().min(0).max(6).nullable(),
  /** portion of the other adult at the table; wishes that were kept before it was read say nothing */
  partnerShare: z.number().min(1).max(3).nullable().default(null),
  /** who eat there once, beside the people of the plan */
  guests: z
    .array(z.object({ count: z.number().int().min(1).max(MAX_EATERS), days, slots }))
    .max(MAX_LIST)
    .default([]),
  /** foods and kinds of meals that are eaten at most so often in a week */
  limits: z
    .array(z.object({ what, times: z.number().int().min(1).max(MAX_TIMES) }))
    .max(MAX_LIST)
    .default([]),
  /** who eats is pregnant or breastfeeding: what is not for a baby is left out */
  expecting: z.enum(EXPECTING).nullable().default(null),
});
export type MealWishes = z.infer<typeof mealWishes>;

export const NO_MEAL_WISHES: MealWishes = {
  diets: [],
  without: [],
  avoid: [],
  less: [],
  more: [],
  useUp: [],
  asks: [],
  times: [],
  dayMinutes: null,
  skips: [],
  budgetAud: null,
  mealAud: null,
  isCheap: false,
  cookDays: [],
  leftovers: null,
  leftoverSlots: [],
  same: [],
  noRepeats: false,
  people: null,
  kids: null,
  kidShare: null,
  snacks: null,
  partnerShare: null,
  guests: [],
  limits: [],
  expecting: null,
};

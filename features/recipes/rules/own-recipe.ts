import { z } from 'zod';
import { FOOD_ID } from '#features/food-facts/rules/food-kinds.ts';
import { itemFigures } from '#features/food-log/rules/item/item-schema.ts';
import { DISH_TYPES } from '#features/recipe-book/rules/dish-types.ts';
import { CUISINES, RECIPE_SLOTS } from '#features/recipe-book/rules/recipe.ts';
import {
  MAX_AMOUNT,
  MAX_COLLECTION_CHARACTERS,
  MAX_COLLECTIONS,
  MAX_DAYS_KEPT,
  MAX_DESCRIPTION_CHARACTERS,
  MAX_GRAMS,
  MAX_INGREDIENTS,
  MAX_LINE_CHARACTERS,
  MAX_MINUTES,
  MAX_NAME_CHARACTERS,
  MAX_NOTES_CHARACTERS,
  MAX_RATING,
  MAX_SERVINGS,
  MAX_STEP_CHARACTERS,
  MAX_STEPS,
  MAX_TAG_CHARACTERS,
  MAX_TAGS,
  MAX_TOOL_CHARACTERS,
  MAX_TOOLS,
  MAX_URL_CHARACTERS,
  SOURCE_KINDS,
} from './recipe-limits.ts';

const atMost = (characters: number): string => `Use at most ${characters} characters.`;
const line = (characters: number) =>
  z.string().trim().min(1, 'Leave no line empty.').max(characters, atMost(characters));
const shortText = (characters: number) =>
  z.string().trim().max(characters, atMost(characters)).nullable().default(null);

const amount = z
  .number('Use a number.')
  .positive('Use more than 0.')
  .max(MAX_AMOUNT, `Use at most ${MAX_AMOUNT}.`)
  .nullable()
  .default(null);

const whole = (most: number) =>
  z
    .number('Use a number.')
    .int('Use a whole number.')
    .min(0, 'Use 0 or more.')
    .max(most, `Use at most ${most}.`)
    .nullable()
    .default(null);

const linkedFood = z.object({
  foodId: z.string().max(100).regex(FOOD_ID, 'That food does not exist.'),
  name: line(200),
  /** in the recipe book's food facts */
  key: z.string().max(60).nullable().default(null),
});

/** An ingredient as it was written, and how it was read. */
export const recipeLine = z.object({
  id: z.string().min(1).max(60),
  /** as written; reading it never changes it */
  text: line(MAX_LINE_CHARACTERS),
  amount,
  /** of a range: 2 to 3 onions */
  amountTo: amount,
  /** of recipe-book's measures.ts, or the line's own word */
  unit: shortText(40),
  note: shortText(200),
  /** part of the dish, such as "Dressing" */
  group: shortText(80),
  optional: z.boolean().default(false),
  /** null: not linked to a food */
  food: linkedFood.nullable().default(null),
  /** whether the person agreed to the food */
  isConfirmed: z.boolean().default(false),
  /** edible grams of the linked food; null: cannot be converted, which is not 0 */
  grams: z
    .number('Use a number.')
    .min(0, 'Use 0 or more.')
    .max(MAX_GRAMS, `Use at most ${MAX_GRAMS} g.`)
    .nullable()
    .default(null),
});
export type RecipeLine = z.infer<typeof recipeLine>;

export const recipeSource = z.object({
  kind: z.enum(SOURCE_KINDS),
  /** site, file or person it is from */
  name: shortText(200),
  url: z
    .url({ protocol: /^https?$/, error: 'Use an address that begins with http.' })
    .max(MAX_URL_CHARACTERS, atMost(MAX_URL_CHARACTERS))
    .nullable()
    .default(null),
  /** the built-in recipe it was copied from */
  builtIn: shortText(80),
});

/** What a person may say about a recipe of their own; each has this form on the device and on the server. */
export const recipeContent = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Name the recipe.')
    .max(MAX_NAME_CHARACTERS, atMost(MAX_NAME_CHARACTERS)),
  description: shortText(MAX_DESCRIPTION_CHARACTERS),
  slots: z.array(z.enum(RECIPE_SLOTS)).max(RECIPE_SLOTS.length).default([]),
  cuisine: z.enum(CUISINES).nullable().default(null),
  tags: z
    .array(line(MAX_TAG_CHARACTERS))
    .max(MAX_TAGS, `Use at most ${MAX_TAGS} tags.`)
    .default([]),
  collections: z
    .array(line(MAX_COLLECTION_CHARACTERS))
    .max(MAX_COLLECTIONS, `Use at most ${MAX_COLLECTIONS} collections.`)
    .default([]),
  servings: z
    .number('Use a number.')
    .positive('Use more than 0 servings.')
    .max(MAX_SERVINGS, `Use at most ${MAX_SERVINGS} servings.`),
  /** "12 muffins" */
  servingsNote: shortText(80),
  activeMinutes: whole(MAX_MINUTES),
  totalMinutes: whole(MAX_MINUTES),
  equipment: z
    .array(line(MAX_TOOL_CHARACTERS))
    .max(MAX_TOOLS, `Use at most ${MAX_TOOLS} tools.`)
    .default([]),
  fridgeDays: whole(MAX_DAYS_KEPT),
  freezerDays: whole(MAX_DAYS_KEPT),
  /** how it is drawn; null: guessed */
  dish: z.enum(DISH_TYPES).nullable().default(null),
  ingredients: z
    .array(recipeLine)
    .max(MAX_INGREDIENTS, `Use at most ${MAX_INGREDIENTS} ingredients.`)
    .default([]),
  steps: z
    .array(line(MAX_STEP_CHARACTERS))
    .max(MAX_STEPS, `Use at most ${MAX_STEPS} steps.`)
    .default([]),
  /** figures of one serving, typed or from a CSV file; ingredients go before them */
  typed: itemFigures.nullable().default(null),
  source: recipeSource.default({ kind: 'own', name: null, url: null, builtIn: null }),
  rating: z.number().int().min(1).max(MAX_RATING, 'Choose 1 to 5.').nullable().default(null),
  /** private: never shared */
  notes: shortText(MAX_NOTES_CHARACTERS),
  photoId: z.uuid('That photo does not exist.').nullable().default(null),
  kept: z.boolean().default(false),
});

export type OwnRecipe = z.infer<typeof recipeContent>;
/** As it may be sent: what has a default may be left out. */
export type OwnRecipeInput = z.input<typeof recipeContent>;

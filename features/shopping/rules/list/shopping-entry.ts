import { z } from 'zod';
import { SHOP_AISLES } from '#features/groceries/rules/shop-aisles.ts';
import { calendarDay } from '#platform/shared/day-schema.ts';
import {
  MAX_CHANGES,
  MAX_KEY_CHARACTERS,
  MAX_NAME_CHARACTERS,
  MAX_NEEDS,
  MAX_TEXT_CHARACTERS,
} from './limits.ts';

const MAX_GRAMS = 1_000_000;
const MAX_AMOUNT = 100_000;
const MAX_PEOPLE = 12;

const line = (characters: number) =>
  z
    .string()
    .trim()
    .min(1, 'Write what to buy.')
    .max(characters, `Use at most ${characters} characters.`);
const key = z.string().min(1).max(MAX_KEY_CHARACTERS);
const aisle = z.enum(SHOP_AISLES);
const grams = z.number().min(0).max(MAX_GRAMS);
const measured = z.object({
  value: z.number().positive().max(MAX_AMOUNT),
  unit: z.string().min(1).max(40),
});

/** The person among the eaters of the plan who did it; left out: not known, or the plan. The server says who. */
const who = z.string().min(1).max(40).optional();

/** What every change carries: the last one by its moment holds. */
const stamped = {
  /** ms since 1970, by the device that made it */
  at: z.number().int().min(0).max(8_640_000_000_000_000),
  /** taken off; it stays as a mark for devices that have not heard of it */
  gone: z.boolean(),
};

/** What one ingredient or one line by hand needs. */
export const storedNeed = z.object({
  /** key of the food facts, id of another food, or "text:…" */
  food: key,
  name: line(MAX_NAME_CHARACTERS),
  aisle,
  /** edible grams of the food as it is bought; null: cannot be converted, which is not 0 */
  grams: grams.nullable(),
  /** what is kept where there are no grams; null for "to taste" */
  amount: measured.nullable(),
  /** as the recipe writes it for these servings, or as the person wrote it */
  text: z.string().max(MAX_TEXT_CHARACTERS),
  /** the recipe weighs it cooked; the grams are those before cooking */
  isUncooked: z.boolean().optional(),
  /** the food or the weight is likely, not certain */
  isGuess: z.boolean(),
});
export type StoredNeed = z.infer<typeof storedNeed>;

/** Something at home. */
export const pantryItem = z.object({
  id: key,
  ...stamped,
  food: key,
  name: line(MAX_NAME_CHARACTERS),
  aisle,
  /** edible; null: not weighed */
  grams: grams.nullable(),
  amount: measured.nullable(),
  bestBefore: calendarDay.nullable(),
  /** the date is the usual one of such food, not read from the pack */
  isDateGuess: z.boolean(),
  isFrozen: z.boolean().optional(),
});
export type PantryItem = z.infer<typeof pantryItem>;

/** A meal, a recipe or a line by hand on the list. */
export const shoppingSource = z.object({
  id: z.uuid(),
  ...stamped,
  by: z.enum(['hand', 'recipe', 'plan']),
  title: line(MAX_NAME_CHARACTERS),
  recipeId: z.string().max(100).nullable(),
  date: calendarDay.nullable(),
  servings: z.number().positive().max(1_000).nullable(),
  needs: z.array(storedNeed).max(MAX_NEEDS),
  /** what was bought for it by the line's key: edible grams, else the count, else 0 */
  bought: z.record(key, grams).meta({ maxProperties: MAX_NEEDS }),
  /** a planned meal that was cooked or taken off: the plan does not bring it back */
  isDone: z.boolean().default(false),
  /** who is shopped for, by their ids in the plan; null: everybody */
  people: z.array(z.string().min(1).max(40)).max(MAX_PEOPLE).nullable().default(null),
  /** what was ticked for meals that are not planned any more: on the list while it stays ticked */
  isKept: z.boolean().optional(),
  /** who put it on the list */
  who,
  /** what cooking it took out of the pantry, with amounts; there once it was cooked */
  taken: z.array(pantryItem).max(MAX_NEEDS).optional(),
});
export type ShoppingSource = z.infer<typeof shoppingSource>;

/** What people did to a line of the list. */
export const lineMark = z.object({
  /** of the line: it stays while the plan changes */
  id: key,
  ...stamped,
  isTicked: z.boolean(),
  /** what the line said when it was ticked: edible grams, or its count where it has none */
  tickedGrams: grams.nullable(),
  note: z.string().trim().max(MAX_NAME_CHARACTERS).nullable(),
  /** where the person's shop has it */
  aisle: aisle.nullable(),
  /** ticked by someone with the link */
  byGuest: z.boolean(),
  /** who ticked it */
  who,
});
export type LineMark = z.infer<typeof lineMark>;

/** Places of aisles in the person's shop: 0 is the entrance, 1 the till. */
export const shopOrder = z.object({
  id: z.literal('shop'),
  ...stamped,
  places: z
    .partialRecord(aisle, z.number().min(0).max(1))
    .meta({ maxProperties: SHOP_AISLES.length }),
});
export type ShopOrder = z.infer<typeof shopOrder>;

/** Any changes of a list, in one call. */
export const shoppingChanges = z.object({
  sources: z.array(shoppingSource).max(MAX_CHANGES).default([]),
  marks: z.array(lineMark).max(MAX_CHANGES).default([]),
  pantry: z.array(pantryItem).max(MAX_CHANGES).default([]),
  order: z.array(shopOrder).max(1).default([]),
});
export type ShoppingChanges = z.infer<typeof shoppingChanges>;

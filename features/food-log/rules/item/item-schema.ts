import { z } from 'zod';
import { MAX_QUANTITY, PORTION_UNITS } from '../entry/entry-kinds.ts';
import { MAX_KCAL } from './energy.ts';
import { mapNutrients, NUTRIENTS } from './nutrients.ts';
import { OTHER_NUTRIENT_KEYS } from './other-nutrients.ts';

const MAX_AMOUNT = { g: 5_000, mg: 500_000 };

/** A nutrient of the portion. null means unknown, not zero. */
const nutrient = (unit: 'g' | 'mg') =>
  z
    .number()
    .min(0, 'Use 0 or more.')
    .max(MAX_AMOUNT[unit], `Use at most ${MAX_AMOUNT[unit]} ${unit}.`)
    .nullable()
    .default(null);

/** Vitamins, minerals and the rest, in the units of other-nutrients.ts; left out is not known. */
const otherNutrients = z.partialRecord(
  z.enum(OTHER_NUTRIENT_KEYS),
  z.number().min(0, 'Use 0 or more.').max(100_000_000, 'Use at most 100000000.'),
);

const shortText = (most: number) =>
  z.string().trim().max(most, `Use at most ${most} characters.`).nullable().default(null);

/**
 * A portion of a food with its figures, without a day: the one description of it. Types, columns, drafts and
 * copies follow from it. What stands in the first load of a page takes its keys from logged-item.ts, without zod.
 */
export const loggedItem = z.object({
  ...mapNutrients((key) => nutrient(NUTRIENTS[key])),
  foodName: z
    .string()
    .trim()
    .min(1, 'Food name is required')
    .max(200, 'Use at most 200 characters.'),
  brand: shortText(100),
  /** the food it was logged from; a label that may outlive the food */
  foodId: shortText(100),
  quantity: z
    .number()
    .positive('Use more than 0.')
    .max(MAX_QUANTITY, `Use at most ${MAX_QUANTITY}.`),
  unit: z.enum(PORTION_UNITS),
  /** what one of `unit` is, where the unit does not say it: "1 medium" */
  portionNote: shortText(100),
  /** kcal of the portion, a whole number as the specification has it; null says "not known", and has to be said */
  calories: z
    .number()
    .int('Calories are a whole number.')
    .min(0, 'Use 0 or more.')
    .max(MAX_KCAL, `Use at most ${MAX_KCAL}.`)
    .nullable(),
  /** the same before rounding, so that 500 kJ stay 500 kJ; null if whole (exact-energy.ts) */
  exactKcal: z
    .number()
    .min(0, 'Use 0 or more.')
    .max(MAX_KCAL + 1, `Use at most ${MAX_KCAL + 1}.`)
    .nullable()
    .default(null),
  otherNutrients: otherNutrients.default({}),
  note: shortText(500),
});

/** Its figures alone. */
export const itemFigures = loggedItem.pick({
  ...mapNutrients((): true => true),
  calories: true,
  exactKcal: true,
  otherNutrients: true,
});

export type LoggedItem = z.infer<typeof loggedItem>;

import { z } from 'zod';
import { calendarDay } from '#platform/shared/calendar-day.ts';
import { FIRST_DIARY_DAY, LAST_DIARY_DAY } from '../rules/diary-days.ts';
import { MAX_KCAL, MEAL_TYPES, PORTION_UNITS } from '../rules/entry-kinds.ts';
import { OTHER_NUTRIENT_KEYS } from '../rules/other-nutrients.ts';

export const mealType = z.enum(MEAL_TYPES);
export const portionUnit = z.enum(PORTION_UNITS);

/** A day the diary can open. What may be written is narrower (rules/diary-days.ts). */
export const diaryDay = calendarDay.refine(
  (day) => day >= FIRST_DIARY_DAY && day <= LAST_DIARY_DAY,
  { message: 'Choose a date between 2000 and 2099.' },
);

/** What an edit repeats of what it was made from. */
export const version = z.number().int().min(1).max(2_000_000_000);

/** A nutrient of the portion. null means unknown, not zero. */
const nutrient = (max: number, unit: string) =>
  z
    .number()
    .min(0, 'Use 0 or more.')
    .max(max, `Use at most ${max} ${unit}.`)
    .nullable()
    .default(null);

/** Amounts of the portion eaten: grams, sodium and cholesterol in mg. */
export const nutrients = z.object({
  protein: nutrient(5_000, 'g'),
  carbs: nutrient(5_000, 'g'),
  fat: nutrient(5_000, 'g'),
  fiber: nutrient(5_000, 'g'),
  sugar: nutrient(5_000, 'g'),
  sodium: nutrient(500_000, 'mg'),
  cholesterol: nutrient(500_000, 'mg'),
  saturatedFat: nutrient(5_000, 'g'),
  transFat: nutrient(5_000, 'g'),
});

/** Vitamins, minerals and the rest, in the units of rules/other-nutrients.ts; left out is not known. */
const otherNutrients = z.partialRecord(
  z.enum(OTHER_NUTRIENT_KEYS),
  z.number().min(0, 'Use 0 or more.').max(100_000_000, 'Use at most 100000000.'),
);

const shortText = (most: number) =>
  z.string().trim().max(most, `Use at most ${most} characters.`).nullable().default(null);

/** A portion of a food with its figures, without a day. */
export const loggedItem = nutrients.extend({
  foodName: z
    .string()
    .trim()
    .min(1, 'Food name is required')
    .max(200, 'Use at most 200 characters.'),
  brand: shortText(100),
  /** the food it was logged from; a label that may outlive the food */
  foodId: shortText(100),
  quantity: z.number().positive('Use more than 0.').max(100_000, 'Use at most 100000.'),
  unit: portionUnit,
  /** what one of `unit` is, where the unit does not say it: "1 medium" */
  portionNote: shortText(100),
  /** kcal of the portion, a whole number; null says "not known", and has to be said */
  calories: z
    .number()
    .int('Calories are a whole number.')
    .min(0, 'Use 0 or more.')
    .max(MAX_KCAL, `Use at most ${MAX_KCAL}.`)
    .nullable(),
  otherNutrients: otherNutrients.default({}),
  note: shortText(500),
});

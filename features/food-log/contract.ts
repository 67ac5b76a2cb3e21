import { z } from 'zod';
import { calendarDay } from '#platform/shared/calendar-day.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { timeZone } from '#platform/shared/time-zone.ts';
import { FIRST_DIARY_DAY, LAST_DIARY_DAY } from './rules/diary-days.ts';
import { MEAL_TYPES, ORIGINS, PORTION_UNITS, SOURCE_TYPES } from './rules/entry-kinds.ts';

export const mealType = z.enum(MEAL_TYPES);
export type MealType = z.infer<typeof mealType>;

export const portionUnit = z.enum(PORTION_UNITS);
export type PortionUnit = z.infer<typeof portionUnit>;

/** The spec's field, derived from the confidence; `origin` says which way was really taken. */
export const sourceType = z.enum(SOURCE_TYPES);

export const origin = z.enum(ORIGINS);
export type Origin = z.infer<typeof origin>;

/** A day the diary can open. What may be written is narrower (rules/diary-days.ts). */
export const diaryDay = calendarDay.refine(
  (day) => day >= FIRST_DIARY_DAY && day <= LAST_DIARY_DAY,
  { message: 'Choose a date between 2000 and 2099.' },
);

/** A nutrient of the portion eaten. null says "not known", which is not zero. */
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
export type Nutrients = z.infer<typeof nutrients>;

const entryFields = nutrients.extend({
  date: diaryDay,
  mealType,
  foodName: z
    .string()
    .trim()
    .min(1, 'Food name is required')
    .max(200, 'Use at most 200 characters.'),
  quantity: z.number().positive('Use more than 0.').max(100_000, 'Use at most 100000.'),
  unit: portionUnit,
  /** kcal of the portion, a whole number */
  calories: z
    .number()
    .int('Calories are a whole number.')
    .min(0, 'Use 0 or more.')
    .max(50_000, 'Use at most 50000.'),
  /** percent */
  aiConfidence: z
    .number()
    .min(0, 'Use 0 to 100.')
    .max(100, 'Use 0 to 100.')
    .nullable()
    .default(null),
  /** When it was eaten by the clock on the wall; a label like the date, never an instant. */
  localTime: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Give the time as HH:MM.')
    .nullable()
    .default(null),
  timeZone: timeZone.nullable().default(null),
});

/** What POST takes. The client makes the id, so that a repeated call logs once. */
export const newFoodLogEntry = entryFields.extend({
  id: z.uuid('Give the id as a UUID.').optional(),
  origin: origin.optional(),
  /** Accepted as the specification sends it; what is stored follows from the confidence. */
  sourceType: sourceType.optional(),
  aiAnalyzed: z.boolean().default(false),
});
export type NewFoodLogEntry = z.infer<typeof newFoodLogEntry>;

/** What PUT takes: the whole entry, and the version that was read, so that two devices never overwrite each other unseen. */
export const foodLogEdit = entryFields
  .omit({ aiConfidence: true, localTime: true, timeZone: true })
  .extend({ version: z.number().int().min(1).max(2_000_000_000) });
export type FoodLogEdit = z.infer<typeof foodLogEdit>;

export const foodLogEntry = entryFields.extend({
  id: z.string(),
  sourceType,
  origin,
  aiAnalyzed: z.boolean(),
  version: z.number().int(),
  createdAt: z.string(),
});
export type FoodLogEntry = z.infer<typeof foodLogEntry>;

const entryId = z.object({ id: z.uuid('That entry does not exist.') });

export const foodLogApi = {
  add: endpoint({
    method: 'POST',
    path: '/api/food-logs',
    access: 'signed-in',
    rate: 'write',
    summary: 'Log one food; repeating the call with the same id answers the stored entry',
    body: newFoodLogEntry,
    response: foodLogEntry,
  }),
  ofDay: endpoint({
    method: 'GET',
    path: '/api/food-logs',
    access: 'signed-in',
    rate: 'read',
    summary: 'The entries of one day, in the order they were logged',
    query: z.object({ date: diaryDay }),
    response: z.array(foodLogEntry),
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/api/food-logs/:id',
    access: 'signed-in',
    rate: 'write',
    summary: 'Change an entry; 409 with the current one when it was changed elsewhere',
    params: entryId,
    body: foodLogEdit,
    response: foodLogEntry,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/food-logs/:id',
    access: 'signed-in',
    rate: 'write',
    summary: 'Delete an entry',
    params: entryId,
    response: z.object({ ok: z.literal(true) }),
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/food-logs/:id/restore',
    access: 'signed-in',
    rate: 'write',
    summary: 'Undo a deletion',
    params: entryId,
    response: foodLogEntry,
  }),
};

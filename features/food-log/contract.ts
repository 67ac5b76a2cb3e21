import { z } from 'zod';
import { calendarDay } from '#platform/shared/calendar-day.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { timeZone } from '#platform/shared/time-zone.ts';
import { FIRST_DIARY_DAY, LAST_DIARY_DAY } from './rules/diary-days.ts';
import { MEAL_TYPES, ORIGINS, PORTION_UNITS, SOURCE_TYPES } from './rules/entry-kinds.ts';
import { OTHER_NUTRIENT_KEYS } from './rules/other-nutrients.ts';

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
  /** kcal of the portion, a whole number */
  calories: z
    .number()
    .int('Calories are a whole number.')
    .min(0, 'Use 0 or more.')
    .max(50_000, 'Use at most 50000.'),
  otherNutrients: otherNutrients.default({}),
  note: shortText(500),
});

const entryFields = loggedItem.extend({
  date: diaryDay,
  mealType,
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

const MOST_AT_ONCE = 100;
const entryIds = z.object({
  ids: z
    .array(z.uuid('That entry does not exist.'))
    .min(1, 'Choose at least one entry.')
    .max(MOST_AT_ONCE, `Choose at most ${MOST_AT_ONCE} entries.`),
});

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
  addMany: endpoint({
    method: 'POST',
    path: '/api/food-logs/batch',
    access: 'signed-in',
    rate: 'write',
    summary: 'Log several foods, all or none; repeating the call logs none twice',
    body: z.object({
      entries: z
        .array(newFoodLogEntry.extend({ id: z.uuid('Give the id as a UUID.') }))
        .min(1, 'Choose at least one food.')
        .max(MOST_AT_ONCE, `Log at most ${MOST_AT_ONCE} foods at once.`),
    }),
    response: z.array(foodLogEntry),
  }),
  removeMany: endpoint({
    method: 'POST',
    path: '/api/food-logs/remove-many',
    access: 'signed-in',
    rate: 'write',
    summary: 'Delete several entries, all or none; those already deleted stay so',
    body: entryIds,
    response: z.object({ ok: z.literal(true) }),
  }),
  restoreMany: endpoint({
    method: 'POST',
    path: '/api/food-logs/restore-many',
    access: 'signed-in',
    rate: 'write',
    summary: 'Bring several deleted entries back, all or none',
    body: entryIds,
    response: z.array(foodLogEntry),
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

import { z } from 'zod';
import { calendarDay } from '#platform/shared/calendar-day.ts';
import { endpoint } from '#platform/shared/endpoint.ts';

/** One nutrient over a day: the sum of what is known and how many entries said. */
export const nutrientTotal = z.object({
  /** null when no entry of the day says. */
  amount: z.number().nullable(),
  /** entries that give this nutrient */
  known: z.number().int(),
});
export type NutrientTotal = z.infer<typeof nutrientTotal>;

/** One step of the arithmetic behind the target, fit to be read aloud. */
export const targetStep = z.object({
  label: z.string(),
  /** the sum as text: "10 × 80 kg + 6.25 × 180 cm − 5 × 30 + 5" */
  working: z.string(),
  /** kcal after this step, exact */
  resultKcal: z.number(),
});

/** The day's targets; null until body data is known. */
export const dayTarget = z.object({
  energyKcal: z.number(),
  proteinGrams: z.number(),
  fatGrams: z.number(),
  carbsGrams: z.number(),
  fiberGrams: z.number(),
  steps: z.array(targetStep),
  /** reasons why a rule changed the target: "minor_no_deficit", "floor", … */
  notes: z.array(z.string()),
});
export type DayTarget = z.infer<typeof dayTarget>;

export const nutritionSummary = z.object({
  date: calendarDay,
  entryCount: z.number().int(),
  /** kcal */
  calories: z.number(),
  protein: nutrientTotal,
  carbs: nutrientTotal,
  fat: nutrientTotal,
  fiber: nutrientTotal,
  sugar: nutrientTotal,
  sodium: nutrientTotal,
  cholesterol: nutrientTotal,
  saturatedFat: nutrientTotal,
  transFat: nutrientTotal,
  target: dayTarget.nullable(),
});
export type NutritionSummary = z.infer<typeof nutritionSummary>;

export const nutritionApi = {
  summary: endpoint({
    method: 'GET',
    path: '/api/nutrition/summary',
    access: 'signed-in',
    rate: 'read',
    summary: "A day's totals beside its targets",
    query: z.object({ date: calendarDay }),
    response: nutritionSummary,
  }),
};

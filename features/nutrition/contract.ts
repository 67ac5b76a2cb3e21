import { z } from 'zod';
import { diaryDay } from '#features/food-log/contract.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { targetNotes } from './rules/target-step.ts';

/** One nutrient over a day: the sum of what is known and how many entries said. */
export const nutrientTotal = z.object({
  /** null when no entry of the day says; a lower bound when `known` is less than the entries. */
  amount: z.number().nullable(),
  /** entries that give this nutrient */
  known: z.number().int(),
});
export type NutrientTotal = z.infer<typeof nutrientTotal>;

/** One step of the arithmetic behind the target, fit to be read aloud. */
export const targetStep = z.object({
  label: z.string(),
  /** the sum as text: "10 × 80 kg + 6.25 × 180 cm − 5 × 30 years + 5" */
  working: z.string(),
  /** where the figures come from and why the step is taken */
  why: z.string(),
  /** kcal after this step, exact */
  resultKcal: z.number(),
});
export type TargetStep = z.infer<typeof targetStep>;

export const targetNote = z.enum(targetNotes);
export type TargetNote = z.infer<typeof targetNote>;

/** The day's targets: kcal to 10, grams to 1. */
export const dayTarget = z.object({
  energyKcal: z.number(),
  proteinGrams: z.number(),
  fatGrams: z.number(),
  carbsGrams: z.number(),
  fiberGrams: z.number(),
  /** which equations gave the energy used */
  method: z.enum(['adult', 'growing']),
  steps: z.array(targetStep),
  /** why a rule changed the target */
  notes: z.array(targetNote),
});
export type DayTarget = z.infer<typeof dayTarget>;

export const nutritionSummary = z.object({
  date: diaryDay,
  entryCount: z.number().int(),
  /** kcal */
  calories: z.number(),
  protein: nutrientTotal,
  carbs: nutrientTotal,
  fat: nutrientTotal,
  fiber: nutrientTotal,
  sugar: nutrientTotal,
  /** mg */
  sodium: nutrientTotal,
  /** mg */
  cholesterol: nutrientTotal,
  saturatedFat: nutrientTotal,
  transFat: nutrientTotal,
  /** null until body data is known */
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
    query: z.object({ date: diaryDay }),
    response: nutritionSummary,
  }),
};

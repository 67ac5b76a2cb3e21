import { z } from 'zod';
import { diaryDay } from '#features/food-log/contract.ts';
import { mapNutrients } from '#features/food-log/rules/item/nutrients.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { dayTarget } from './contract/day-target.ts';
import { UNKNOWN_NEEDS } from './rules/targets/pregnancy.ts';

export { type CheckIn, checkInsApi, type ExpenditureDay } from './contract/check-ins.ts';
export type { DayTarget, TargetNote, TargetStep } from './contract/day-target.ts';
export { targetsApi } from './contract/targets.ts';
export { type WeighIn, weighInsApi } from './contract/weigh-ins.ts';

/** One nutrient over a day: the sum of what is known and how many entries said. */
export const nutrientTotal = z.object({
  /** null when no entry of the day says; a lower bound when `known` is less than the entries. */
  amount: z.number().nullable(),
  /** entries that give this nutrient */
  known: z.number().int(),
});
export type NutrientTotal = z.infer<typeof nutrientTotal>;

export const nutritionSummary = z.object({
  date: diaryDay,
  entryCount: z.number().int(),
  /** kcal of the entries that say; null when there are entries and none does */
  calories: z.number().nullable(),
  /** entries that give their energy: with fewer than there are, `calories` is a lower bound */
  caloriesKnown: z.number().int(),
  ...mapNutrients(() => nutrientTotal),
  /** null until body data, and the stage of a pregnancy, are known */
  target: dayTarget.nullable(),
  /** why pregnancy or breastfeeding leaves the day without a target */
  unknownNeed: z.enum(UNKNOWN_NEEDS).nullable().default(null),
  /** a target that applied itself this week, until the person has seen that */
  newTarget: z
    .object({ id: z.string(), date: z.string(), energyKcal: z.number() })
    .nullable()
    .default(null),
  /** the gentle mode: numbers are hidden */
  numbersHidden: z.boolean(),
});
export type NutritionSummary = z.infer<typeof nutritionSummary>;

export const nutritionApi = {
  summary: endpoint({
    method: 'GET',
    path: '/api/nutrition/summary',
    about: ['nutrition', 'food-logs', 'weigh-ins', 'body'],
    access: 'signed-in',
    rate: 'read',
    summary: 'Get a day’s totals and targets',
    query: z.object({ date: diaryDay }),
    response: nutritionSummary,
  }),
};

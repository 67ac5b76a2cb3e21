import { z } from 'zod';
import { diaryDay } from '#features/food-log/contract.ts';
import { planMeal } from '#features/meal-plans/rules/plan-day-schema.ts';
import { MAX_MEALS_A_DAY } from '#features/meal-plans/rules/plan-kinds.ts';

const DAYS_A_WEEK = 7;

/** A day or a week of meals that is kept to be planned again. */
export const planTemplateContent = z.object({
  name: z.string().trim().min(1, 'Enter a name.').max(60, 'Use at most 60 characters.'),
  days: z
    .array(
      z.object({
        /** where it was planned first: meals know what is left over from which day by it */
        date: diaryDay,
        meals: z.array(planMeal).min(1).max(MAX_MEALS_A_DAY),
      }),
    )
    .min(1, 'Give at least one day.')
    .max(DAYS_A_WEEK, `Use at most ${DAYS_A_WEEK} days.`),
});
export type PlanTemplateContent = z.infer<typeof planTemplateContent>;

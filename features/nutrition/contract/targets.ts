import { z } from 'zod';
import { TARGET_MODES, WEEKLY_PERCENT } from '../rules/target-settings.ts';

const { least, most } = WEEKLY_PERCENT;

const grams = z
  .number()
  .min(0, 'Use 0 or more.')
  .max(1_000, 'Use at most 1000 g.')
  .nullable()
  .default(null);

const fields = z.object({
  mode: z.enum(TARGET_MODES),
  /** percent of body weight a week, below 0 to lose; null follows the goals */
  weeklyPercent: z
    .number()
    .min(least, `Use ${least} to ${most} % a week.`)
    .max(most, `Use ${least} to ${most} % a week.`)
    .nullable()
    .default(null),
  /** kcal; needed in the mode `manual` */
  manualEnergyKcal: z
    .number()
    .min(800, 'Use 800 to 6000 kcal.')
    .max(6_000, 'Use 800 to 6000 kcal.')
    .nullable()
    .default(null),
  manualProteinGrams: grams,
  manualFatGrams: grams,
  pregnancy: z.boolean().default(false),
  safeMode: z.boolean().default(false),
});

export const targetSettings = fields.extend({ version: z.number().int().min(0) });

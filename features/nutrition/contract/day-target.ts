import { z } from 'zod';
import { TARGET_METHODS, targetNotes } from '../rules/targets/target-step.ts';

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

/** The day's targets: kcal to 10, or as they were typed, grams to 1. */
export const dayTarget = z.object({
  energyKcal: z.number(),
  proteinGrams: z.number(),
  fatGrams: z.number(),
  carbsGrams: z.number(),
  fiberGrams: z.number(),
  /** where the energy used comes from */
  method: z.enum(TARGET_METHODS),
  steps: z.array(targetStep),
  /** why a rule changed the target */
  notes: z.array(targetNote),
});
export type DayTarget = z.infer<typeof dayTarget>;

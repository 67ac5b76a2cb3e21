import type { FitnessLevel, Goal } from '#features/account/contract.ts';
import type { Macros } from './macros.ts';
import type { Activity } from './maintenance.ts';
import type { PregnancyNeed } from './pregnancy.ts';
import type { Body } from './resting-energy.ts';
import type { TargetMethod, TargetNote, TargetStep } from './target-step.ts';

export type TargetInput = Body & {
  fitnessLevel: FitnessLevel;
  goals: readonly Goal[];
  activity: Activity;
  /** `weightKg` is the trend's and not that of the last weigh-in, which the profile shows */
  weightIsTrend?: boolean | undefined;
  /** pregnant or breastfeeding: nothing is taken away */
  pregnancy?: boolean | undefined;
  /** what that adds; without it nothing is known of the stage */
  pregnancyNeed?: PregnancyNeed | undefined;
  /** the gentle mode: nothing is taken away */
  safeMode?: boolean | undefined;
};

/** A day's targets: kcal to 10, grams to 1, with the arithmetic that led there. */
export type DayTarget = Macros & {
  energyKcal: number;
  fiberGrams: number;
  /** where the energy used comes from */
  method: TargetMethod;
  steps: TargetStep[];
  notes: TargetNote[];
};

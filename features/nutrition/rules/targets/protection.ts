import { isMinor } from '#features/account/rules.ts';
import { bodyMassIndex, UNDERWEIGHT_BMI } from './body-mass-index.ts';
import { clean, type TargetNote } from './target-step.ts';

/** Reason for no calorie deficit, whatever the goals, rate or mode. */
export const PROTECTIONS = ['minor', 'underweight', 'pregnancy', 'safe_mode'] as const;
export type Protection = (typeof PROTECTIONS)[number];

/** Inputs of protection: years, kg, cm and the person's settings. */
export type Protected = {
  ageYears: number;
  weightKg: number;
  heightCm: number;
  pregnancy?: boolean | undefined;
  safeMode?: boolean | undefined;
};

/**
 * Whether a deficit is out of the question: under 18 (AAP 2016, Pediatrics 138:e20161649), during pregnancy
 * and breastfeeding, in the gentle mode for eating disorders, and below a BMI of 18.5. Null: it is not.
 */
export function protectionOf(person: Protected): Protection | null {
  if (isMinor(person.ageYears)) return 'minor';
  if (person.pregnancy) return 'pregnancy';
  if (person.safeMode) return 'safe_mode';
  return bodyMassIndex(person.weightKg, person.heightCm) < UNDERWEIGHT_BMI ? 'underweight' : null;
}

/** From this BMI on a deficit is taken in full; down to 18.5 ever less of it. */
const FULL_DEFICIT_BMI = 20;

/**
 * The share of a deficit that may be taken, 0 to 1: none from the protected, and evenly more from BMI 18.5 to 20, so
 * that a tenth of a kilogram never decides over hundreds of kilocalories.
 */
export function deficitShareOf(person: Protected): number {
  if (protectionOf(person)) return 0;
  const above = bodyMassIndex(person.weightKg, person.heightCm) - UNDERWEIGHT_BMI;
  return Math.min(1, above / (FULL_DEFICIT_BMI - UNDERWEIGHT_BMI));
}

/** The lowest energy at a share of the deficit: from that of the protected (0) to the usual one (1), kcal. */
export const easeLimit = (protectedKcal: number, usualKcal: number, share: number): number =>
  clean(usualKcal + (1 - share) * Math.max(0, protectedKcal - usualKcal));

/** Whether protection comes from what the person said or their age, so that no tenth of a kilogram changes it. */
export const isAlwaysProtected = (protection: Protection | null): boolean =>
  protection !== null && protection !== 'underweight';

/** Note that a deficit was prevented. */
export const protectionNote: Record<Protection, TargetNote> = {
  minor: 'minor_no_deficit',
  underweight: 'underweight_no_deficit',
  pregnancy: 'pregnancy_no_deficit',
  safe_mode: 'safe_mode_no_deficit',
};

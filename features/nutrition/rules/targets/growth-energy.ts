import type { Gender } from '#features/account/contract.ts';
import type { Body } from './resting-energy.ts';

/** The physical activity coefficients of the IOM equations, least to most active. */
const coefficients = {
  male: [1.0, 1.13, 1.26, 1.42],
  female: [1.0, 1.16, 1.31, 1.56],
} as const;

/**
 * The IOM activity coefficient that stands for an activity multiplier: 1.2 is sedentary, 1.375 low
 * active, 1.55 active, 1.725 and above very active; between them the limits 1.3, 1.5 and 1.7.
 */
export function growthActivityCoefficient(gender: Gender, activity: number): number {
  const [sedentary, lowActive, active, veryActive] = coefficients[gender];
  if (activity < 1.3) return sedentary;
  if (activity < 1.5) return lowActive;
  return activity < 1.7 ? active : veryActive;
}

/** The terms of the equation for one gender: constant, per year, per kg, per metre. */
export const growthTerms = {
  male: { constant: 88.5, perYear: 61.9, perKg: 26.7, perMetre: 903 },
  female: { constant: 135.3, perYear: 30.8, perKg: 10.0, perMetre: 934 },
} as const;

/** What growing itself takes from 9 to 18 years, kcal a day. */
export const GROWTH_KCAL = 25;

/**
 * Estimated energy requirement at 9 to 18 years, kcal a day, growth included
 * (Institute of Medicine, Dietary Reference Intakes, 2005).
 */
export function growthEnergy({ gender, ageYears, weightKg, heightCm }: Body, activity: number) {
  const terms = growthTerms[gender];
  const moving = terms.perKg * weightKg + (terms.perMetre * heightCm) / 100;
  return (
    terms.constant -
    terms.perYear * ageYears +
    growthActivityCoefficient(gender, activity) * moving +
    GROWTH_KCAL
  );
}

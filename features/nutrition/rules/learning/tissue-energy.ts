import { bodyMassIndex } from '../targets/body-mass-index.ts';
import type { Body } from '../targets/resting-energy.ts';

/** kcal in a kilogram of fat tissue and of lean tissue (Hall 2008, Int J Obes 32:573-6). */
const FAT_KCAL_PER_KG = 9440;
const LEAN_KCAL_PER_KG = 1816;

/**
 * Body fat in percent from BMI, age and gender (Deurenberg 1991, Br J Nutr 65:105-14), kept between 8
 * and 50, outside of which the equation says nothing.
 */
export function bodyFatPercent({ gender, ageYears, weightKg, heightCm }: Body): number {
  const bmi = bodyMassIndex(weightKg, heightCm);
  const percent = 1.2 * bmi + 0.23 * ageYears - 10.8 * (gender === 'male' ? 1 : 0) - 5.4;
  return Math.min(50, Math.max(8, percent));
}

/**
 * kcal in the next kilogram that is gained or lost: how much of it is lean follows from the fat there
 * is (Forbes' partition, p = 1.7 / (1.7 + fat mass in kg), in Hall's form).
 */
export function tissueKcalPerKg(body: Body): number {
  const fatMassKg = (body.weightKg * bodyFatPercent(body)) / 100;
  const lean = 1.7 / (1.7 + fatMassKg);
  return 1 / ((1 - lean) / FAT_KCAL_PER_KG + lean / LEAN_KCAL_PER_KG);
}

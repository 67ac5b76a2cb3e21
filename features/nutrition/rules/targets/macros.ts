import type { Gender } from '#features/account/contract.ts';
import { KCAL_PER_GRAM } from '#features/food-log/rules/item/nutrients.ts';
import type { Direction } from './direction.ts';

/** Protein never takes more of the energy than this. */
export const PROTEIN_SHARE_MAX = 0.35;

type Split = { proteinPerKg: number; fatShare: number; fatPerKgMin: number; fatPerKgMax: number };

/** Protein in g/kg (Morton 2018, Iraki 2019, Hector 2018, ISSN 2017, NHMRC), fat as a share of energy. */
const splits: Record<Direction | 'minor', Split> = {
  lose: { proteinPerKg: 1.8, fatShare: 0.28, fatPerKgMin: 0.6, fatPerKgMax: Infinity },
  recompose: { proteinPerKg: 1.8, fatShare: 0.28, fatPerKgMin: 0.6, fatPerKgMax: Infinity },
  build: { proteinPerKg: 1.8, fatShare: 0.25, fatPerKgMin: 0.5, fatPerKgMax: 1.5 },
  fit: { proteinPerKg: 1.5, fatShare: 0.28, fatPerKgMin: 0, fatPerKgMax: Infinity },
  healthy: { proteinPerKg: 1.2, fatShare: 0.3, fatPerKgMin: 0, fatPerKgMax: Infinity },
  minor: { proteinPerKg: 1.2, fatShare: 0.3, fatPerKgMin: 0, fatPerKgMax: Infinity },
};

export type Macros = { proteinGrams: number; fatGrams: number; carbsGrams: number };

/**
 * Shares the energy among protein, fat and carbohydrate: exact grams, and whether protein was capped. Protein is at
 * least what pregnancy and breastfeeding ask for, and at most its share of `proteinOfKcal`.
 */
export function macrosOf(
  energyKcal: number,
  referenceWeightKg: number,
  plan: Direction | 'minor',
  { leastProteinGrams = 0, proteinOfKcal = energyKcal } = {},
): Macros & { proteinCapped: boolean } {
  const split = splits[plan];
  const proteinMost =
    (PROTEIN_SHARE_MAX * Math.min(energyKcal, proteinOfKcal)) / KCAL_PER_GRAM.protein;
  const proteinWanted = Math.max(leastProteinGrams, split.proteinPerKg * referenceWeightKg);
  const proteinGrams = Math.min(proteinWanted, proteinMost);
  const left = energyKcal - KCAL_PER_GRAM.protein * proteinGrams;
  const fatGrams = Math.min(
    Math.max(
      (split.fatShare * energyKcal) / KCAL_PER_GRAM.fat,
      split.fatPerKgMin * referenceWeightKg,
    ),
    split.fatPerKgMax * referenceWeightKg,
    left / KCAL_PER_GRAM.fat,
  );
  const rest = left - KCAL_PER_GRAM.fat * fatGrams;
  return {
    proteinGrams,
    fatGrams,
    carbsGrams: rest / KCAL_PER_GRAM.carbs,
    proteinCapped: proteinWanted > proteinMost,
  };
}

/**
 * Fibre in grams a day: the adequate intake by age and gender (NHMRC), or 14 g for each 1000 kcal
 * if that is more. Exact.
 */
export function fiberOf(energyKcal: number, gender: Gender, ageYears: number): number {
  return Math.max(adequateFibreGrams(gender, ageYears), (14 * energyKcal) / 1000);
}

function adequateFibreGrams(gender: Gender, ageYears: number): number {
  if (gender === 'male') return ageYears < 14 ? 24 : ageYears < 19 ? 28 : 30;
  return ageYears < 14 ? 20 : ageYears < 19 ? 22 : 25;
}

/** Body mass index, kg/m². */
export function bodyMassIndex(weightKg: number, heightCm: number): number {
  return weightKg / (heightCm / 100) ** 2;
}

/** Below this an adult never gets less energy than they use. The exact value counts, not the shown one. */
export const UNDERWEIGHT_BMI = 18.5;

/**
 * The weight that grams per kg are reckoned on: one's own, or the weight at BMI 25 from BMI 30 on,
 * because fat tissue needs hardly any protein.
 */
export function referenceWeightKg(weightKg: number, heightCm: number): number {
  return bodyMassIndex(weightKg, heightCm) >= 30 ? 25 * (heightCm / 100) ** 2 : weightKg;
}

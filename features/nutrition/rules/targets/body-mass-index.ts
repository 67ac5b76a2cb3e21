/** Body mass index, kg/m². */
export function bodyMassIndex(weightKg: number, heightCm: number): number {
  return weightKg / (heightCm / 100) ** 2;
}

/** Below this an adult never gets less energy than they use. The exact value counts, not the shown one. */
export const UNDERWEIGHT_BMI = 18.5;

/** Up to this BMI grams per kg are reckoned on one's own weight. */
const OWN_WEIGHT_BMI = 30;
/** From this BMI on they are reckoned on the weight at BMI 25. */
const REFERENCE_WEIGHT_BMI = 35;

/**
 * The weight that grams per kg are reckoned on: one's own up to BMI 30, and the weight at BMI 25 from BMI 35 on,
 * because fat tissue needs hardly any protein. It moves evenly from one to the other.
 */
export function referenceWeightKg(weightKg: number, heightCm: number): number {
  const bmi = bodyMassIndex(weightKg, heightCm);
  if (bmi <= OWN_WEIGHT_BMI) return weightKg;
  const share = Math.min(1, (bmi - OWN_WEIGHT_BMI) / (REFERENCE_WEIGHT_BMI - OWN_WEIGHT_BMI));
  const referenceKg = 25 * (heightCm / 100) ** 2;
  return weightKg + share * (referenceKg - weightKg);
}

/** 1 kcal in kJ (the thermochemical calorie, which Australian labels use). */
export const KJ_PER_KCAL = 4.184;
/** One avoirdupois pound in kilograms, exact. */
export const KG_PER_LB = 0.45359237;
/** One inch in centimetres, exact. */
export const CM_PER_INCH = 2.54;
/** One mass ounce in grams, exact. */
export const GRAMS_PER_OZ = 28.349523125;

export const kcalToKj = (kcal: number): number => kcal * KJ_PER_KCAL;
export const kjToKcal = (kj: number): number => kj / KJ_PER_KCAL;
export const kgToLb = (kg: number): number => kg / KG_PER_LB;
export const lbToKg = (lb: number): number => lb * KG_PER_LB;
export const cmToInches = (cm: number): number => cm / CM_PER_INCH;
export const inchesToCm = (inches: number): number => inches * CM_PER_INCH;

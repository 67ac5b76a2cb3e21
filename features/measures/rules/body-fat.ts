/**
 * Share of body fat from girths, in percent, by the equations of the US Navy: Hodgdon and Beckett, Naval Health
 * Research Center reports 84-11 (men) and 84-29 (women), 1984, in their metric form. All lengths in cm. Against
 * underwater weighing the standard error of estimate was 3.5 percentage points for men and 3.7 for women.
 */
export type NavyInput = {
  gender: 'male' | 'female';
  heightCm: number;
  neckCm: number;
  waistCm: number;
  /** women only */
  hipsCm: number | null;
};

/** Percentage points, by the reports. */
export const NAVY_ERROR = { male: 3.5, female: 3.7 } as const;

/** Percent, to one decimal; null where the girths cannot be one person's. */
export function navyBodyFat(input: NavyInput): number | null {
  const { gender, heightCm, neckCm, waistCm, hipsCm } = input;
  const around = gender === 'male' ? waistCm - neckCm : waistCm + (hipsCm ?? Number.NaN) - neckCm;
  if (!(around > 0) || !(heightCm > 0)) return null;
  const density =
    gender === 'male'
      ? 1.0324 - 0.19077 * Math.log10(around) + 0.15456 * Math.log10(heightCm)
      : 1.29579 - 0.35004 * Math.log10(around) + 0.221 * Math.log10(heightCm);
  const percent = Math.round((495 / density - 450) * 10) / 10;
  return percent >= 2 && percent <= 75 ? percent : null;
}

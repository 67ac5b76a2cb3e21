import type { FitnessLevel, Gender } from '#features/account/contract.ts';

/** Largest share of the energy used that a deficit may take. */
export const DEFICIT_SHARE = 0.2;
/** Largest deficit, kcal a day (AHA/ACC/TOS 2013 prescribe 500 to 750). */
export const DEFICIT_KCAL = 750;
/** Largest share of body weight to lose in a week (Garthe 2011: slower keeps more lean mass). */
export const WEEKLY_LOSS_SHARE = 0.0075;
/** The rule of thumb for a kilogram of body weight, kcal. It errs on the gentle side for lean people. */
export const KCAL_PER_KG = 7700;
/** Largest surplus, kcal a day. */
export const SURPLUS_KCAL = 350;

/** Surplus as a share of the energy used; the more trained, the slower muscle grows (Iraki 2019). */
export const surplusShare: Record<FitnessLevel, number> = {
  beginner: 0.12,
  intermediate: 0.08,
  advanced: 0.05,
};

export type DeficitLimit = 'share' | 'weekly_loss' | 'kcal';

/** The deficit of a person who wants to lose weight, kcal a day: the smallest of the three limits. */
export function deficitOf(
  maintenanceKcal: number,
  weightKg: number,
): { kcal: number; limit: DeficitLimit } {
  const byShare = DEFICIT_SHARE * maintenanceKcal;
  const byWeeklyLoss = (WEEKLY_LOSS_SHARE * weightKg * KCAL_PER_KG) / 7;
  const kcal = Math.min(byShare, byWeeklyLoss, DEFICIT_KCAL);
  if (kcal === byShare) return { kcal, limit: 'share' };
  return { kcal, limit: kcal === byWeeklyLoss ? 'weekly_loss' : 'kcal' };
}

/** The surplus of a person who wants to build muscle, kcal a day, and whether the cap decided. */
export function surplusOf(
  maintenanceKcal: number,
  level: FitnessLevel,
): { kcal: number; capped: boolean } {
  const byShare = surplusShare[level] * maintenanceKcal;
  return { kcal: Math.min(byShare, SURPLUS_KCAL), capped: byShare > SURPLUS_KCAL };
}

/**
 * The least energy a deficit may leave, kcal a day: 1200 for women and 1500 for men, below which
 * nutrients run short (Academy of Nutrition and Dietetics 2014), and never under 0.9 of rest.
 */
export function energyFloor(gender: Gender, restingKcal: number): number {
  return Math.max(gender === 'male' ? 1500 : 1200, 0.9 * restingKcal);
}

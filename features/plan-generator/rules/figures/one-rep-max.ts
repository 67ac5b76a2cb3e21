/** Formulas that estimate the one-rep max in kg from a set of r reps to failure (domain sheet 3.1). */
export const ONE_REP_MAX_FORMULAS = {
  epley: (kg: number, reps: number) => (reps === 1 ? kg : kg * (1 + reps / 30)),
  brzycki: (kg: number, reps: number) => (36 * kg) / (37 - reps),
  lombardi: (kg: number, reps: number) => kg * reps ** 0.1,
  oConner: (kg: number, reps: number) => kg * (1 + 0.025 * reps),
  mayhew: (kg: number, reps: number) => (100 * kg) / (52.2 + 41.9 * Math.exp(-0.055 * reps)),
  wathan: (kg: number, reps: number) => (100 * kg) / (48.8 + 53.8 * Math.exp(-0.075 * reps)),
  lander: (kg: number, reps: number) => (100 * kg) / (101.3 - 2.67123 * reps),
} as const;

/** Reps above which an estimate is rough, and above which there is none. */
const MAX_SURE_REPS = 10;
export const MAX_ESTIMATE_REPS = 12;

export type EstimatedMax = { kg: number; isRough: boolean };

/**
 * The one-rep max in kg: the mean of Epley and Brzycki, rough for 11 and 12 reps, null above and
 * for less than one rep (domain sheet 3.1).
 */
export function estimateOneRepMax(kg: number, reps: number): EstimatedMax | null {
  if (reps < 1 || reps > MAX_ESTIMATE_REPS || kg <= 0) return null;
  const { epley, brzycki } = ONE_REP_MAX_FORMULAS;
  return { kg: (epley(kg, reps) + brzycki(kg, reps)) / 2, isRough: reps > MAX_SURE_REPS };
}

/** One-rep max in kg from five reps to failure (Reynolds 2006, J Strength Cond Res 20:584-92). */
export const FIVE_REP_FORMULAS = {
  chestPress: (kg: number) => 1.1307 * kg + 0.6999,
  legPress: (kg: number) => 1.097 * kg + 14.2546,
} as const;

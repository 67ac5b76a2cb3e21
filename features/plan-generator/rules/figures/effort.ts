/** Percent of the one-rep max by (reps - 1 + reps in reserve), in half steps (Tuchscherer's chart). */
const PERCENT_OF_MAX = [
  100, 97.8, 95.5, 93.9, 92.2, 90.7, 89.2, 87.8, 86.3, 85, 83.7, 82.4, 81.1, 79.9, 78.6, 77.4, 76.2,
  75.1, 73.9, 72.3, 70.7, 69.4, 68, 66.7, 65.3, 64, 62.6, 61.3, 59.9, 58.6, 57.4,
] as const;

/** Effort on a scale to 10 as reps in reserve, and back: both are 10 less the other. */
export const toReserve = (rpe: number): number => 10 - rpe;

/**
 * Percent of the one-rep max for so many reps with so many in reserve. Quarter points lie between
 * their neighbours; null outside the chart, which ends at 16 reps to failure (domain sheet 3.2).
 */
export function percentOfMax(reps: number, reserve: number): number | null {
  const at = (reps - 1 + reserve) * 2;
  const [below, above] = [
    PERCENT_OF_MAX[Math.floor(at)],
    PERCENT_OF_MAX[Math.min(Math.ceil(at), PERCENT_OF_MAX.length - 1)],
  ];
  if (reps < 1 || reserve < 0 || below === undefined || above === undefined) return null;
  if (at > PERCENT_OF_MAX.length - 1) return null;
  return below + (above - below) * (at - Math.floor(at));
}

/** The one-rep max in kg from a set that was not to failure; null outside the chart. */
export function maxFromEffort(kg: number, reps: number, reserve: number): number | null {
  const percent = percentOfMax(reps, reserve);
  return percent === null ? null : (kg * 100) / percent;
}

/** The load nearest to the wanted one on a grid of steps, kg. */
export const toGrid = (kg: number, stepKg: number): number => Math.round(kg / stepKg) * stepKg;

const SHARE_PER_REP = 0.03;
const MAX_CORRECTION = 0.1;

/**
 * The load of the next set, kg: 3 % for each rep that the reserve differed from the plan, at most
 * 10 % at once (domain sheet 3.2).
 */
export function correctLoad(kg: number, planned: number, actual: number, stepKg: number): number {
  const share = Math.max(
    -MAX_CORRECTION,
    Math.min(MAX_CORRECTION, (actual - planned) * SHARE_PER_REP),
  );
  return toGrid(kg * (1 + share), stepKg);
}

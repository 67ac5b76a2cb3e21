import type { Goal } from '#features/account/contract.ts';
import type { DayPattern } from './day-pattern.ts';
import { directionOf } from './direction.ts';

/** `formula` follows the profile, `automatic` what the log teaches, `manual` the person's own figures. */
export const TARGET_MODES = ['formula', 'automatic', 'manual'] as const;
export type TargetMode = (typeof TARGET_MODES)[number];

/**
 * Percent of body weight a week that may be asked for. A loss stops where energy-limits.ts stops it
 * (0.75 % a week); gains beyond half a percent are mostly fat (Iraki et al. 2019, Sports 7:154).
 */
export const WEEKLY_PERCENT = { least: -0.75, most: 0.5 } as const;

/** What screens offer of it. */
export const WEEKLY_RATES = [-0.75, -0.5, -0.25, 0, 0.25, 0.5] as const;

/** How a person wants their target made. */
export type TargetSettings = {
  mode: TargetMode;
  /** percent of body weight a week; null follows the goals */
  weeklyPercent: number | null;
  manualEnergyKcal: number | null;
  manualProteinGrams: number | null;
  manualFatGrams: number | null;
  /** pregnant or breastfeeding */
  pregnancy: boolean;
  /** numbers out of sight, nothing taken away */
  safeMode: boolean;
  /** in the mode `automatic`: proposals are accepted by themselves on the day they are due */
  appliesItself: boolean;
  dayPattern: DayPattern;
  /** 1 Monday to 7 Sunday, for the pattern `chosen` */
  higherDays: number[];
  /** percent on top of the mean of the week, on its higher days (day-pattern.ts) */
  higherPercent: number;
};

export const DEFAULT_SETTINGS: TargetSettings = {
  mode: 'formula',
  weeklyPercent: null,
  manualEnergyKcal: null,
  manualProteinGrams: null,
  manualFatGrams: null,
  pregnancy: false,
  safeMode: false,
  appliesItself: false,
  dayPattern: 'even',
  higherDays: [],
  higherPercent: 10,
};

/** The rate a week, percent of body weight: what was chosen, or what suits the goals. */
export function weeklyPercentOf(chosen: number | null, goals: readonly Goal[]): number {
  if (chosen !== null) return chosen;
  const direction = directionOf(goals);
  if (direction === 'lose') return -0.5;
  return direction === 'build' ? 0.25 : 0;
}

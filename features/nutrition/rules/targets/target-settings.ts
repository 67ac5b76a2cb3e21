import type { Goal } from '#features/account/contract.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { kcalToKj } from '#platform/shared/units.ts';
import type { EnergyUnit } from '../learning/energy-balance.ts';
import type { DayPattern } from './day-pattern.ts';
import { directionOf } from './direction.ts';
import type { PregnancyStage } from './pregnancy.ts';

/** `formula` follows the profile, `automatic` what the log teaches, `manual` the person's own figures. */
export const TARGET_MODES = ['formula', 'automatic', 'manual'] as const;
export type TargetMode = (typeof TARGET_MODES)[number];

/**
 * Percent of body weight a week that may be asked for. A loss stops where energy-limits.ts stops it
 * (0.75 % a week); gains beyond half a percent are mostly fat (Iraki et al. 2019, Sports 7:154).
 */
export const WEEKLY_PERCENT = { least: -0.75, most: 0.5 } as const;

/** The daily energy, kcal, that can be one's own figure; beyond it the unit or a digit is wrong. */
export const OWN_KCAL = { least: 800, most: 6_000 } as const;
/** Grams of protein or fat a day, likewise. */
export const MAX_OWN_GRAMS = 1_000;

/** Why a daily energy in kcal cannot be one's own figure, in the unit it is typed in; null when it can. */
export function ownEnergyProblem(kcal: number, unit: EnergyUnit): string | null {
  const { least, most } = OWN_KCAL;
  if (kcal >= least && kcal <= most) return null;
  if (unit === 'kcal') return `Use ${least} to ${most} kcal.`;
  return `Use ${Math.ceil(kcalToKj(least) / 10) * 10} to ${Math.floor(kcalToKj(most) / 10) * 10} kJ.`;
}

/** Why grams of protein or fat a day cannot be one's own figure; null when they can. */
export function ownGramsProblem(grams: number): string | null {
  if (grams < 0) return 'Use 0 or more.';
  return grams > MAX_OWN_GRAMS ? `Use at most ${MAX_OWN_GRAMS} g.` : null;
}

/** What screens offer of it. */
export const WEEKLY_RATES = [-0.75, -0.5, -0.25, 0, 0.25, 0.5] as const;

/** Target settings. */
export type TargetSettings = {
  mode: TargetMode;
  /** percent of body weight a week; null follows the goals */
  weeklyPercent: number | null;
  manualEnergyKcal: number | null;
  manualProteinGrams: number | null;
  manualFatGrams: number | null;
  pregnancy: boolean;
  /** null: not said */
  pregnancyStage: PregnancyStage | null;
  /** the due date, or the baby's birthday when breastfeeding; null: not said */
  pregnancyDate: CalendarDay | null;
  /** numbers hidden, nothing taken away */
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
  pregnancyStage: null,
  pregnancyDate: null,
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

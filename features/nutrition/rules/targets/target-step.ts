/** One step of the arithmetic behind a target, fit to be read aloud. */
export type TargetStep = {
  label: string;
  /** the sum as text, one that can be checked by hand: "1,780 × 1.55" */
  working: string;
  /** where the figures come from and why this step is taken */
  why: string;
  /** kcal after this step, exact */
  resultKcal: number;
};

/** Why a rule changed the target; screens put it into words. */
export const targetNotes = [
  'activity_assumed',
  'minor_no_deficit',
  'underweight_no_deficit',
  'floor',
  'maintenance_below_floor',
  'recomposition',
  'reference_weight',
  'protein_share_cap',
  'pregnancy_no_deficit',
  'safe_mode_no_deficit',
  'weekly_change_limit',
  'near_underweight',
] as const;
export type TargetNote = (typeof targetNotes)[number];

/** A figure as the steps write it: grouped, at most two decimals ("1,380.25"). */
export const figure = (value: number): string =>
  value.toLocaleString('en-AU', { maximumFractionDigits: 2 });

/** A sum without the noise of binary fractions, so that 1740 is not a hair above 1740. */
export const clean = (kcal: number): number => Math.round(kcal * 1e6) / 1e6;

/** Where the energy used comes from: equations for adults or growing people, the log, or the person's own figure. */
export const TARGET_METHODS = ['adult', 'growing', 'learnt', 'own'] as const;
export type TargetMethod = (typeof TARGET_METHODS)[number];
